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
 * Loads the code and the data of the page at a path before it is opened, unless the visitor is offline
 * or saves data.
 *
 * @throws whatever its code or data cannot be loaded for
 */
export async function preloadPage(pages: readonly PreloadablePage[], path: string): Promise<void> {
  if (!navigator.onLine || navigator.connection?.saveData) return;
  const match = matchRoutes([...pages], path)?.at(-1);
  if (!match) return;
  const page = await match.route.preload();
  await page.head?.(match.params);
}
