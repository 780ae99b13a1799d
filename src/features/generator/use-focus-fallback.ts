import { useEffect, useRef } from "react";

/**
 * Moves focus when a change has removed the focused element from the page; otherwise a keyboard
 * user would have to start over from the top. Where nothing had focus, as on a first load, none is
 * moved.
 * @param moveFocus must be the same function in every render
 * @param watched values whose change can remove elements
 */
export function useFocusFallback(moveFocus: () => void, watched: readonly unknown[]): void {
  const previous = useRef(watched);
  const focused = useRef<EventTarget | null>(null);

  useEffect(() => {
    // What was focused before hydration has sent its event already.
    focused.current = document.activeElement;
    const remember = ({ target }: FocusEvent) => {
      focused.current = target;
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, []);

  useEffect(() => {
    const hasChanged = watched.some((value, i) => value !== previous.current[i]);
    previous.current = watched;
    const isLost = focused.current instanceof Element && !focused.current.isConnected;
    if (hasChanged && isLost && document.activeElement === document.body) moveFocus();
  });
}
