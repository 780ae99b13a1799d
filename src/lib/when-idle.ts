/** How long a browser that cannot tell when it is idle (Safari) is left alone, in milliseconds. */
const WAIT_MS = 2000;

/** Runs something that is not urgent, once the page has loaded and has nothing else to do. */
export function whenIdle(run: () => void): void {
  function wait() {
    if ("requestIdleCallback" in window) window.requestIdleCallback(() => run());
    else setTimeout(run, WAIT_MS);
  }
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
}
