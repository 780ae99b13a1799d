/** Delay in browsers without `requestIdleCallback` (Safari), in milliseconds. */
const FALLBACK_DELAY_MS = 2000;

/** Runs something that is not urgent, when the page has loaded and the browser is idle. */
export function whenIdle(run: () => void): void {
  function wait() {
    if ("requestIdleCallback" in window) window.requestIdleCallback(() => run());
    else setTimeout(run, FALLBACK_DELAY_MS);
  }
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
}
