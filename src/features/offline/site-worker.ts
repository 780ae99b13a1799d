/**
 * The service worker, which keeps the site for when there is no network (decision 11). A new version
 * of the site waits until the visitor asks for it: nobody is torn out of what they are doing.
 */
import { dismissToast, showWithAction } from "@/ui/toast-store.ts";

/** How long a page that stays open goes without asking for a new version, in milliseconds. */
const CHECK_INTERVAL_MS = 60 * 60 * 1000;

const NEW_VERSION = "En ny version av Namnfynd finns. Ladda om när det passar dig.";

const OLD_PAGE =
  "Namnfynd har uppdaterats i en annan flik. Ladda om den här när det passar dig, så att allt fungerar.";

/** Installs the worker, and offers each new version that it brings. */
export async function followSiteWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  let controller = serviceWorker.controller;
  let isSwitching = false;
  let offerId: number | null = null;
  const registration = await serviceWorker.register("/sw.js");

  function offer(text: string): void {
    if (offerId !== null) dismissToast(offerId);
    offerId = showWithAction("notice", text, {
      label: "Ladda om",
      spoken: "Ladda om sidan för att få den nya versionen",
      run: switchVersion,
    });
  }

  function switchVersion(): void {
    if (registration.waiting) {
      isSwitching = true;
      registration.waiting.postMessage({ type: "SKIP_WAITING" });
    } else {
      window.location.reload();
    }
  }

  /** Without an active one before it, the worker is the first and makes nothing new. */
  function offerIfNewer(worker: ServiceWorker | null): void {
    if (worker?.state === "installed" && registration.active) offer(NEW_VERSION);
  }

  function watch(worker: ServiceWorker | null): void {
    worker?.addEventListener("statechange", () => offerIfNewer(worker));
  }

  registration.addEventListener("updatefound", () => watch(registration.installing));
  watch(registration.installing);
  offerIfNewer(registration.waiting);

  serviceWorker.addEventListener("controllerchange", () => {
    const wasControlled = controller !== null;
    controller = serviceWorker.controller;
    if (isSwitching) window.location.reload();
    else if (wasControlled && controller) offer(OLD_PAGE);
  });

  checkWhenSeen(registration);
}

/** A page that is left open asks for a new version when it is looked at again. */
function checkWhenSeen(registration: ServiceWorkerRegistration): void {
  let lastCheck = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden" || !navigator.onLine) return;
    if (Date.now() - lastCheck < CHECK_INTERVAL_MS) return;
    lastCheck = Date.now();
    registration.update().catch((error: unknown) => {
      console.warn("A new version of the site could not be looked for", error);
    });
  });
}
