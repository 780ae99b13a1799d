import { useEffect, useRef } from "react";

/** A name is on screen for at least this many milliseconds: a second press in haste is not about it. */
const SHOWN_MS = 300;

/** Returns whether the name has been on screen for long enough to be answered. */
export function useShownLongEnough(name: string | null): () => boolean {
  /** By performance.now(). */
  const since = useRef(Number.NEGATIVE_INFINITY);
  const before = useRef<string | null>(null);
  useEffect(() => {
    // The first name has been there since the page was opened.
    if (before.current !== null && name !== before.current) since.current = performance.now();
    before.current = name;
  }, [name]);
  return () => performance.now() - since.current >= SHOWN_MS;
}
