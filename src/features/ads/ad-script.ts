/** Google's script for advertisements, loaded once for all slots. */
import { loadScript } from "./load-script.ts";

declare global {
  interface Window {
    adsbygoogle?: unknown[] & { requestNonPersonalizedAds?: 1 };
  }
}

let loading: Promise<void> | null = null;

/** @throws when the script cannot be loaded */
export function loadAdScript(clientId: string): Promise<void> {
  adQueue();
  loading ??= loadScript(
    `https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${encodeURIComponent(clientId)}`,
    "anonymous",
  );
  return loading;
}

/** Requests an advertisement for the next empty slot of the page. */
export function requestAd(): void {
  adQueue().push({});
}

/** The queue that the script processes; its advertisements are not personalized. */
function adQueue(): unknown[] {
  window.adsbygoogle ??= [];
  window.adsbygoogle.requestNonPersonalizedAds = 1;
  return window.adsbygoogle;
}
