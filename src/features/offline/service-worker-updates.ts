/**
 * The service worker, which keeps what is visited for offline use (decision 11). A new version waits until
 * the visitor asks for it, so that no page reloads in the middle of something.
 */
import { dismissToast, showWithAction } from "@/ui/toast-store.ts";

/** How often a page that stays open checks for a new version, in milliseconds. */
const CHECK_INTERVAL_MS = 60 * 60 * 1000;

const NEW_VERSION = "En ny version av Namnfynd finns. Ladda om när det passar dig.";

const UPDATED_IN_OTHER_TAB =
  "Namnfynd har uppdaterats i en annan flik. Ladda om den här när det passar dig, så att allt fungerar.";

/** Registers the worker, shows a toast for each new version, and keeps what is to be kept. */
export async function registerAndOfferUpdates(): Promise<void> {
  const { serviceWorker } = navigator;
  let controller = serviceWorker.controller;
  const isFirstVisit = controller === null;
  let isActivating = false;
  let toastId: number | null = null;
  const registration = await serviceWorker.register("/sw.js");

  function offerReload(text: string): void {
    if (toastId !== null) dismissToast(toastId);
    toastId = showWithAction("notice", text, {
      label: "Ladda om",
      spoken: "Ladda om sidan för att få den nya versionen",
      run: reload,
    });
  }

  function reload(): void {
    if (registration.waiting) {
      isActivating = true;
      registration.waiting.postMessage({ type: "SKIP_WAITING" });
    } else {
      window.location.reload();
    }
  }

  /** A worker is an update only if another one is active already. */
  function offerIfUpdate(worker: ServiceWorker | null): void {
    if (worker?.state === "installed" && registration.active) offerReload(NEW_VERSION);
  }

  function watch(worker: ServiceWorker | null): void {
    worker?.addEventListener("statechange", () => offerIfUpdate(worker));
  }

  registration.addEventListener("updatefound", () => watch(registration.installing));
  watch(registration.installing);
  offerIfUpdate(registration.waiting);

  serviceWorker.addEventListener("controllerchange", () => {
    const wasControlled = controller !== null;
    controller = serviceWorker.controller;
    if (isActivating) window.location.reload();
    else if (wasControlled && controller) offerReload(UPDATED_IN_OTHER_TAB);
  });

  checkWhenVisible(registration);
  if (isFirstVisit) {
    import("./keep-first-page.ts")
      .then(({ keepFirstPage }) => keepFirstPage())
      .catch((error: unknown) => console.info("The first page cannot be kept", error));
  }
}

/** Checks for a new version when a page that was left open becomes visible again. */
function checkWhenVisible(registration: ServiceWorkerRegistration): void {
  let lastCheck = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden" || !navigator.onLine) return;
    if (Date.now() - lastCheck < CHECK_INTERVAL_MS) return;
    lastCheck = Date.now();
    registration.update().catch((error: unknown) => {
      console.warn("The check for a new version failed", error);
    });
  });
}
