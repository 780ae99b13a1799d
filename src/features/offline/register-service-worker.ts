import { DOWNLOAD_CACHE } from "@/config/worker-caches.ts";
import { isDataScarce } from "@/lib/data-scarcity.ts";
import { whenIdle } from "@/lib/when-idle.ts";

/** How long after the page has loaded, so that its own requests come first, in milliseconds. */
const DELAY_MS = 3000;

/**
 * Lets a worker keep what is visited, in production builds, where the browser supports it. Where data is scarce there is
 * none until the visitor asks to download the site.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  if (isDataScarce() && !navigator.serviceWorker.controller) return;
  whenIdle(() => setTimeout(register, DELAY_MS));
}

function register(): void {
  import("./service-worker-updates.ts")
    .then(({ registerAndOfferUpdates }) => registerAndOfferUpdates())
    .then(updateDownload)
    .catch((error: unknown) => console.warn("The service worker cannot be registered", error));
}

/** Fetches what a release has changed of the downloaded site, or the rest of a download that was not finished. */
async function updateDownload(): Promise<void> {
  if (isDataScarce() || !(await caches.has(DOWNLOAD_CACHE))) return;
  const { startDownload } = await import("./site-download.ts");
  await startDownload();
}
