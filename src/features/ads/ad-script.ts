/** Google's script for advertisements, loaded once for all slots. */

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

/**
 * Adds a script to the page; rejects when it cannot be loaded, as when an extension blocks it.
 *
 * @param crossOrigin whether it is requested by CORS, which not every server of scripts answers
 */
export function loadScript(url: string, crossOrigin: "anonymous" | null = null): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = url;
    script.async = true;
    script.crossOrigin = crossOrigin;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new Error(`${url} cannot be loaded`)));
    document.head.append(script);
  });
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
