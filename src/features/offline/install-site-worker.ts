import { whenIdle } from "@/lib/when-idle.ts";

/** What a page asks for itself comes first, even after it has loaded, in milliseconds. */
const QUIET_MS = 3000;

/**
 * Makes the built site work without a network, some time after the page has come to rest; nothing in
 * development, nor in a browser that keeps no sites.
 */
export function installSiteWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  whenIdle(() => setTimeout(install, QUIET_MS));
}

function install(): void {
  import("./site-worker.ts")
    .then(({ followSiteWorker }) => followSiteWorker())
    .catch((error: unknown) => console.warn("The site cannot be kept for offline use", error));
}
