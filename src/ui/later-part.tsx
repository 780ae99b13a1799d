import { type ComponentType, lazy, memo, Suspense, useState } from "react";
import { lazyPart } from "./lazy-part.tsx";
import { useIsHydrating } from "./use-is-hydrating.ts";

type Load = () => Promise<{ default: ComponentType }>;

interface Later {
  /** Shown once the moment has come, by {@link LaterPart}. */
  readonly part: ComponentType;
  /** Says that the moment has come. */
  readonly begin: () => void;
}

/**
 * A part of a page whose code is asked for at a moment of the page's own choice. Where the page is
 * prerendered the moment has come already.
 *
 * @param load asks for the code; the first one given is the one that counts
 */
export function useLater(load: Load): Later {
  const isHydrating = useIsHydrating();
  const [later] = useState(() => createLater(load, isHydrating));
  return later;
}

function createLater(load: Load, isPrerendered: boolean): Later {
  let begin = () => {};
  const moment = new Promise<void>((resolve) => {
    begin = resolve;
  });
  if (typeof window === "undefined") begin();
  const loadThen = () => moment.then(load);
  return {
    part: isPrerendered ? lazy(() => loadThen().catch(keepWhatStands)) : lazyPart(loadThen),
    begin,
  };
}

/** What the build drew can be read without its code, which is waited for until the page is left. */
function keepWhatStands(error: unknown): Promise<never> {
  console.warn("A part of the page could not be loaded", error);
  return new Promise(() => {});
}

/**
 * Keeps the height of the window free until its part has come; prerendered, the part's text stands
 * there from the start. It is remembered, because a part that is drawn again before the browser has
 * taken it over loses what the build drew.
 */
export const LaterPart = memo(function LaterPart({ part: Part }: Pick<Later, "part">) {
  return (
    <Suspense fallback={<div className="min-h-screen" />}>
      <Part />
    </Suspense>
  );
});
