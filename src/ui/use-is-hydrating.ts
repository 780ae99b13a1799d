import { useSyncExternalStore } from "react";

const followNothing = () => () => {};

/**
 * True while a prerendered page is made and while the browser takes it over, when what is drawn must
 * be what the build drew; false from the render after that, and on every page opened later.
 */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    followNothing,
    () => false,
    () => true,
  );
}
