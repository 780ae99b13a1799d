import { useEffect, useRef } from "react";

/**
 * Moves focus when a change has removed the focused element from the page; otherwise a keyboard
 * user would have to start over from the top.
 * @param moveFocus must be the same function in every render
 * @param watched values whose change can remove elements
 */
export function useFocusFallback(moveFocus: () => void, watched: readonly unknown[]): void {
  const previous = useRef(watched);
  useEffect(() => {
    const hasChanged = watched.some((value, i) => value !== previous.current[i]);
    previous.current = watched;
    if (hasChanged && document.activeElement === document.body) moveFocus();
  });
}
