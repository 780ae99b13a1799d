/** Google's script for advertisements, loaded once for all slots. */

declare global {
  interface Window {
    adsbygoogle?: unknown[] & { requestNonPersonalizedAds?: 1 };
  }
}

let loading: Promise<void> | null = null;

/** @throws when the script cannot be loaded, for example because an extension blocks it */
export function loadAdScript(clientId: string): Promise<void> {
  loading ??= new Promise((resolve, reject) => {
    adQueue();
    const script = document.createElement("script");
    script.src = `https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${encodeURIComponent(clientId)}`;
    script.async = true;
    script.crossOrigin = "anonymous";
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new Error("The ad script cannot be loaded")));
    document.head.append(script);
  });
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
