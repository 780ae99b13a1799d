import { useEffect, useEffectEvent, useState } from "react";

interface TypedText {
  /** What is in the field. */
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  /** Sends the text without waiting for a pause. */
  readonly flush: () => void;
}

/**
 * The text of a field whose value is elsewhere, such as in the page address: it is sent there when the
 * visitor pauses, and replaced when the value changes otherwise.
 *
 * @param read the part of the text that is sent
 */
export function useTypedText(
  value: string,
  delayMs: number,
  read: (typed: string) => string,
  onChange: (text: string) => void,
): TypedText {
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  // Not what was typed: the visitor has gone back, or reset the filters.
  if (seen !== value) {
    setSeen(value);
    if (value !== sent) {
      setTyped(value);
      setSent(value);
    }
  }

  const text = read(typed);
  const send = useEffectEvent(() => {
    setSent(text);
    onChange(text);
  });
  useEffect(() => {
    if (text === sent) return;
    const timer = setTimeout(send, delayMs);
    return () => clearTimeout(timer);
  }, [text, sent, delayMs]);

  function flush() {
    if (text === sent) return;
    setSent(text);
    onChange(text);
  }

  return { typed, setTyped, flush };
}
