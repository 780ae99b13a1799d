import { type ComponentType, memo, Suspense, useState } from "react";
import { lazyPart } from "./lazy-part.tsx";

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
export function useLater(load: () => Promise<{ default: ComponentType }>): Later {
  const [later] = useState(() => createLater(load));
  return later;
}

function createLater(load: () => Promise<{ default: ComponentType }>): Later {
  let begin = () => {};
  const moment = new Promise<void>((resolve) => {
    begin = resolve;
  });
  if (typeof window === "undefined") begin();
  return { part: lazyPart(() => moment.then(load)), begin };
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
