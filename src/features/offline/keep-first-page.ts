import { ASSETS_CACHE, NAME_FILES_CACHE, NAME_PAGES_CACHE } from "@/config/worker-caches.ts";

/**
 * Keeps what a first visit has loaded before there was a worker to keep it. It comes from the cache of the browser, so
 * nothing is fetched twice.
 *
 * @throws what the browser does not let it keep it for
 */
export async function keepFirstPage(): Promise<void> {
  // What is loaded from then on is kept by the worker.
  await untilControlled();
  const paths = pathsOf("resource");
  await Promise.all([
    keep(ASSETS_CACHE, paths.filter(isIn("/assets/"))),
    keep(NAME_FILES_CACHE, paths.filter(isIn("/namndata/"))),
    keep(NAME_PAGES_CACHE, pathsOf("navigation").filter(isPageOfName)),
  ]);
}

/** Waits until the requests of the page go through the worker. */
function untilControlled(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return Promise.resolve();
  return new Promise((resolve) => {
    serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true });
  });
}

/** The paths of this site that the page has loaded, each once. */
function pathsOf(type: "navigation" | "resource"): readonly string[] {
  const addresses = performance.getEntriesByType(type).map(({ name }) => new URL(name));
  const own = addresses.filter(({ origin }) => origin === location.origin);
  return [...new Set(own.map(({ pathname }) => pathname))];
}

function isIn(folder: string): (path: string) => boolean {
  return (path) => path.startsWith(folder);
}

/** Another document may have answered for a name that has no page of its own. */
function isPageOfName(path: string): boolean {
  const isOwn = document.getElementById("root")?.dataset.standIn === undefined;
  return isOwn && /^\/(?:efter)?namn\//.test(path);
}

async function keep(cacheName: string, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  const cache = await caches.open(cacheName);
  await cache.addAll(
    paths.map((path) => new Request(location.origin + path, { cache: "force-cache" })),
  );
}
