import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { restoreSession } from "@/access/session/restore-session.ts";
import { App } from "@/app/app.tsx";
import { PageRouter } from "@/app/page-router.tsx";
import { startPrintedAddress } from "@/app/printed-address.ts";
import { registerServiceWorker } from "@/features/offline/register-service-worker.ts";
import { startAnalytics } from "@/lib/analytics.ts";
import { takeCarriedSecrets } from "@/lib/carried-secrets.ts";
import { startErrorReports } from "@/lib/error-reports.ts";
import {
  isChangedByOthers,
  removeForeignNodes,
  tolerateForeignChanges,
} from "@/lib/foreign-changes.ts";
import { createDefaultPolicy } from "@/lib/trusted-types.ts";
import "./styles.css";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element #root");
const container = root;

tolerateForeignChanges();
const hadSecrets = takeCarriedSecrets();
// The part after "#" can change within the document. The router listens later, so it gets the rest.
window.addEventListener("popstate", takeCarriedSecrets);
createDefaultPolicy();
restoreSession();
registerServiceWorker();

const app = (
  <StrictMode>
    <PageRouter>
      <App />
    </PageRouter>
  </StrictMode>
);

if (isChangedByOthers()) removeForeignNodes(container);

/** React has rendered a part of the page again, since the prerendered one was not as expected. */
function handleRecoverableError(error: unknown) {
  if (isChangedByOthers()) console.info("Others changed the page before it was hydrated", error);
  else reportError(error);
}

// A transition shows the first page as soon as its chunk has loaded; React would hold it back for
// a third of a second after an empty frame.
startTransition(() => {
  // The build prerenders every page; the development server does not.
  if (container.firstElementChild) {
    hydrateRoot(container, app, { onRecoverableError: handleRecoverableError });
  } else {
    createRoot(container).render(app);
  }
});

startPrintedAddress();
startErrorReports();
// A script could still read the address that the document was requested with.
if (!hadSecrets) startAnalytics();
