/**
 * The whole site for use without a network, if the visitor asks for it (docs/decisions/0011-offline.md). That it has been
 * asked for is remembered by its cache alone, which a browser that needs the room removes as a whole.
 */
import { atom, type ReadableAtom } from "nanostores";
import { DOWNLOAD_CACHE, DOWNLOAD_LIST } from "@/config/worker-caches.ts";
import { limitConcurrency } from "@/lib/limit-concurrency.ts";
import { registerAndOfferUpdates } from "./service-worker-updates.ts";
import { fetchFile, fetchSiteFiles, parseSiteFiles, type SiteFiles } from "./site-files-api.ts";

/** Files that are fetched at a time. */
const FILES_AT_A_TIME = 6;

export type SiteDownload =
  /** Not looked for yet, not asked for, begun by an earlier visit, or kept as a whole. */
  | { readonly kind: "unknown" | "none" | "begun" | "complete" }
  | { readonly kind: "running"; readonly done: number; readonly of: number }
  | { readonly kind: "failed"; readonly error: unknown };

const state = atom<SiteDownload>({ kind: "unknown" });
let running: AbortController | null = null;

export const siteDownload: ReadableAtom<SiteDownload> = state;

/** Whether the browser can keep the site: not where the connection is not secure, nor in a private window of Firefox. */
export function canDownload(): boolean {
  return "caches" in window && "serviceWorker" in navigator;
}

/** Finds out what is kept from earlier. */
export async function lookForDownload(): Promise<void> {
  if (running) return;
  const isBegun = await caches.has(DOWNLOAD_CACHE);
  const isComplete = (await keptList()) !== null;
  if (running) return;
  state.set({ kind: isComplete ? "complete" : isBegun ? "begun" : "none" });
}

/** Fetches what is missing of the site, also what an earlier attempt, or an earlier release, has not. */
export async function startDownload(): Promise<void> {
  if (running) return;
  const ending = new AbortController();
  running = ending;
  state.set({ kind: "running", done: 0, of: 0 });
  try {
    // Not registered yet for a visitor who saves data. It answers with what is kept.
    if (!(await navigator.serviceWorker.getRegistration())) await registerAndOfferUpdates();
    await download(ending.signal);
    state.set({ kind: "complete" });
  } catch (error) {
    if (ending.signal.aborted) return;
    ending.abort();
    console.warn("The site could not be downloaded", error);
    state.set({ kind: "failed", error });
  } finally {
    if (running === ending) running = null;
  }
}

/** Removes what has been downloaded, and ends a download. */
export async function removeDownload(): Promise<void> {
  running?.abort();
  running = null;
  await caches.delete(DOWNLOAD_CACHE);
  state.set({ kind: "none" });
}

async function download(signal: AbortSignal): Promise<void> {
  const list = await fetchSiteFiles(signal);
  const cache = await caches.open(DOWNLOAD_CACHE);
  // The worker may still be that of the last release, which needs its files.
  const earlier = (await keptList())?.files ?? [];
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = list.files.filter((path) => !kept.has(path));
  let done = list.files.length - missing.length;
  const show = () => state.set({ kind: "running", done, of: list.files.length });
  show();
  const limited = limitConcurrency(FILES_AT_A_TIME);
  await Promise.all(
    missing.map((path) =>
      limited(async () => {
        signal.throwIfAborted();
        const response = await fetchFile(path, signal);
        signal.throwIfAborted();
        await cache.put(path, response);
        done += 1;
        if (!signal.aborted) show();
      }),
    ),
  );
  signal.throwIfAborted();
  await cache.put(DOWNLOAD_LIST, new Response(JSON.stringify(list)));
  const needed = new Set([...list.files, ...earlier, DOWNLOAD_LIST]);
  await Promise.all(
    [...kept].filter((path) => !needed.has(path)).map((path) => cache.delete(path)),
  );
}

/** The list of what is kept as a whole; null without one. */
async function keptList(): Promise<SiteFiles | null> {
  const kept = await caches.match(DOWNLOAD_LIST, { cacheName: DOWNLOAD_CACHE });
  return kept ? parseSiteFiles(await kept.text()) : null;
}
