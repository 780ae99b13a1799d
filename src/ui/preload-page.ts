import { createContext } from "react";

/** Loads the page of a path in advance; a missing page or network is ignored. Set by the app. */
export const PreloadPage = createContext<(path: string) => void>(() => {});

/**
 * Loads the page of each link on which the pointer or focus rests, or that a finger touches.
 *
 * @returns a function that ends it
 */
export function preloadLinkedPages(preload: (path: string) => void): () => void {
  const ending = new AbortController();
  for (const type of ["pointerover", "touchstart", "focusin"]) {
    document.addEventListener(
      type,
      ({ target }) => {
        const link = target instanceof Element ? target.closest("a") : null;
        if (link?.origin === location.origin && link.pathname !== location.pathname) {
          preload(link.pathname);
        }
      },
      { passive: true, signal: ending.signal },
    );
  }
  return () => ending.abort();
}
