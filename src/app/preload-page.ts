import { matchRoutes } from "react-router-dom";
import { MISSING_PAGE } from "@/config/stand-ins.ts";
import { isDataScarce } from "@/lib/data-scarcity.ts";
import { loadInAdvance } from "@/lib/load-in-advance.ts";
import type { PageHead, RouteParams } from "@/lib/page-head.ts";
import { whenIdle } from "@/lib/when-idle.ts";
import { READING_TIME_MS } from "@/ui/use-preload-in-view.ts";

/** A page that can be loaded in advance. */
export interface PreloadablePage {
  readonly path: string;
  /** Whether it is about the visitor: most come without an account, and its code is large. */
  readonly isPersonal: boolean;
  /** Loads its code. */
  readonly preload: () => Promise<{
    /** Fetches what the page of a path shows. */
    readonly head?: (params: RouteParams) => Promise<PageHead>;
  }>;
}

/** All that a page needs, or its code, unless the page is personal. */
export type PreloadedParts = "code and data" | "public code";

/**
 * Loads parts of the page at a path before it is opened.
 *
 * @throws when no page has the path, and whatever its code or data cannot be loaded for
 */
export async function preloadPage(
  pages: readonly PreloadablePage[],
  path: string,
  parts: PreloadedParts,
): Promise<void> {
  const match = matchRoutes([...pages], path)?.at(-1);
  if (!match || match.route.path === MISSING_PAGE) throw new Error(`No page has the path ${path}`);
  if (parts === "public code" && match.route.isPersonal) return;
  const page = await match.route.preload();
  if (parts === "code and data") await page.head?.(match.params);
}

/**
 * Loads the page of each link on which the pointer or focus rests, or that a finger touches, unless data is scarce.
 *
 * @param signal ends it
 */
export function preloadLinkedPages(
  preload: (path: string) => Promise<void>,
  signal: AbortSignal,
): void {
  for (const type of ["pointerover", "touchstart", "focusin"]) {
    document.addEventListener(
      type,
      ({ target }) => {
        const link = target instanceof Element ? target.closest("a") : null;
        if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
        if (!navigator.onLine || isDataScarce()) return;
        preload(link.pathname).catch((error: unknown) => {
          console.info("A page could not be loaded in advance", error);
        });
      },
      { passive: true, signal },
    );
  }
}

/**
 * Loads the code of the pages to which the links in view lead, each once, when the browser is idle and nothing on
 * the page has changed for a while, or a press has just shown them, as in a menu.
 *
 * @param signal ends it
 */
export function preloadPagesInView(
  preloadCode: (path: string) => Promise<void>,
  signal: AbortSignal,
): void {
  const known = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look() {
    if (signal.aborted) return;
    // Those of the header last, if enough is left for them. Few go back by the breadcrumbs or the logo.
    const paths = ["main a:not(.breadcrumbs a)", "header nav a"].flatMap((selector) =>
      byKind(
        [...document.querySelectorAll<HTMLAnchorElement>(selector)]
          .filter((link) => link.origin === location.origin && isInView(link))
          .map(({ pathname }) => pathname),
      ),
    );
    for (const path of paths) {
      if (known.has(path)) continue;
      known.add(path);
      loadInAdvance(() => preloadCode(path));
    }
  }

  function wait() {
    clearTimeout(timer);
    timer = setTimeout(() => whenIdle(look), READING_TIME_MS);
  }

  const changes = new MutationObserver(wait);
  changes.observe(document.body, { childList: true, subtree: true });
  document.addEventListener("scroll", wait, { passive: true, signal });
  document.addEventListener("click", () => whenIdle(look), { signal });
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    changes.disconnect();
  });
  wait();
}

/** Each path once, those first of whose kind of page most are linked, such as the pages of the suggested names. */
function byKind(paths: readonly string[]): string[] {
  const kinds = new Map<string, string[]>();
  for (const path of new Set(paths)) {
    const [, kind = ""] = path.split("/");
    kinds.set(kind, [...(kinds.get(kind) ?? []), path]);
  }
  return [...kinds.values()].sort((one, other) => other.length - one.length).flat();
}

function isInView(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
}
