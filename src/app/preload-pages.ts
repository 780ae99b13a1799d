import { matchRoutes } from "react-router-dom";
import type { PageHead, RouteParams } from "@/lib/page-head.ts";

/** A page that can be loaded in advance. */
export interface PreloadablePage {
  readonly path: string;
  /** Loads its code. */
  readonly preload: () => Promise<{
    /** Fetches what the page of a path shows. */
    readonly head?: (params: RouteParams) => Promise<PageHead>;
  }>;
}

/**
 * Loads the code and the data of the page at a path before it is opened, unless the visitor saves
 * data. Fails silently: the page itself says so when it is opened.
 */
export async function preloadPage(pages: readonly PreloadablePage[], path: string): Promise<void> {
  if (navigator.connection?.saveData) return;
  const match = matchRoutes([...pages], path)?.at(-1);
  if (!match) return;
  try {
    const page = await match.route.preload();
    await page.head?.(match.params);
  } catch (error) {
    console.info("A page could not be loaded in advance", error);
  }
}

/**
 * Loads the page of each link on which the pointer or focus rests, or that a finger touches.
 *
 * @param preload takes the path of the link
 * @returns a function that ends it
 */
export function preloadLinkedPages(preload: (path: string) => void): () => void {
  const listeners = new AbortController();
  for (const type of ["pointerover", "touchstart", "focusin"]) {
    document.addEventListener(
      type,
      ({ target }) => {
        const link = target instanceof Element ? target.closest("a") : null;
        if (link?.origin === location.origin && link.pathname !== location.pathname) {
          preload(link.pathname);
        }
      },
      { passive: true, signal: listeners.signal },
    );
  }
  return () => listeners.abort();
}
