import { type ReactNode, useDeferredValue } from "react";
import { useNavigationType } from "react-router-dom";
import { useIsHydrating } from "./use-is-hydrating.ts";

/**
 * What is below the heading of a page: after a navigation the heading is shown before this is rendered, which takes
 * a phone a moment. What is prerendered, or comes back with the position that it was scrolled to, is not held back.
 */
export function LaterPart({ children }: { children: ReactNode }) {
  const isHydrating = useIsHydrating();
  const isReturn = useNavigationType() === "POP";
  const isDue = useDeferredValue(true, isHydrating || isReturn);
  return isDue ? children : <div className="min-h-screen" />;
}
