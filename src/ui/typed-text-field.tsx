import { type ComponentProps, memo, useEffect, useEffectEvent, useState } from "react";
import { FILTER_TEXT_DEBOUNCE_MS } from "@/config/limits.ts";
import { FilterTextField } from "./text-field.tsx";

interface TypedTextFieldProps
  extends Omit<ComponentProps<typeof FilterTextField>, "onChange" | "onBlur"> {
  readonly maxLength: number;
  /** The part of the text that is sent; all of it unless stated. */
  readonly parse?: (typed: string) => string;
  readonly onSend: (text: string) => void;
  /** How long a pause sends it, in milliseconds. */
  readonly delayMs?: number | undefined;
}

/**
 * A text field among filters, whose value is in the page address: it is sent there when the visitor pauses or leaves
 * the field, and replaced when the value changes otherwise.
 */
export const TypedTextField = memo(function TypedTextField({
  value,
  maxLength,
  parse = (typed) => shorten(typed, maxLength),
  onSend,
  delayMs = FILTER_TEXT_DEBOUNCE_MS,
  ...field
}: TypedTextFieldProps) {
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

  const text = parse(typed);
  function send() {
    if (text === sent) return;
    setSent(text);
    onSend(text);
  }
  const sendAfterPause = useEffectEvent(send);
  useEffect(() => {
    if (text === sent) return;
    const timer = setTimeout(sendAfterPause, delayMs);
    return () => clearTimeout(timer);
  }, [text, sent, delayMs]);

  return (
    <FilterTextField
      {...field}
      value={typed}
      maxLength={maxLength}
      onChange={setTyped}
      onBlur={send}
    />
  );
});

/** Cuts a text off at the limit, without a half of a character. */
function shorten(text: string, maxLength: number): string {
  return text
    .trim()
    .slice(0, maxLength)
    .replace(/\p{Cs}$/u, "")
    .trim();
}
