import { whenIdle } from "@/lib/when-idle.ts";

/** How long after the page has loaded, so that its own requests come first, in milliseconds. */
const DELAY_MS = 3000;

/** Makes the site available offline: in production builds, where the browser supports it. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  whenIdle(() => setTimeout(register, DELAY_MS));
}

function register(): void {
  import("./service-worker-updates.ts")
    .then(({ registerAndOfferUpdates }) => registerAndOfferUpdates())
    .catch((error: unknown) => console.warn("The service worker cannot be registered", error));
}
