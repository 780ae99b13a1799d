import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

/**
 * True while a page is prerendered and on its first render in the browser, which must match the
 * prerendered HTML. False on every later render, and on pages opened by navigation.
 */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
}
