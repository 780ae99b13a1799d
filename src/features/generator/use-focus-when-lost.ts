import { useEffect, useRef } from "react";

/**
 * Moves focus on when a change has taken the focused element off the page; without it a keyboard
 * would have to start from the top.
 * @param moveFocus stable over renders
 * @param watched what may take elements away; compared one by one
 */
export function useFocusWhenLost(moveFocus: () => void, watched: readonly unknown[]): void {
  const earlier = useRef(watched);
  useEffect(() => {
    const hasChanged = watched.some((value, i) => value !== earlier.current[i]);
    earlier.current = watched;
    if (hasChanged && document.activeElement === document.body) moveFocus();
  });
}
