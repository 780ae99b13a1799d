import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "@/app/app.tsx";
import { PageRouter } from "@/app/page-router.tsx";
import { startPrintedAddress } from "@/app/printed-address.ts";
import { restoreSession } from "@/features/auth/session/restore-session.ts";
import { registerServiceWorker } from "@/features/offline/register-service-worker.ts";
import { startAnalytics } from "@/lib/analytics.ts";
import { takeCarriedSecrets } from "@/lib/carried-secrets.ts";
import { startErrorReports } from "@/lib/error-reports.ts";
import { createDefaultPolicy } from "@/lib/trusted-types.ts";
import "./styles.css";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element #root");
const container = root;

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

// A transition shows the first page as soon as its chunk has loaded; React would hold it back for
// a third of a second after an empty frame.
startTransition(() => {
  // The build prerenders every page; the development server does not.
  if (container.firstElementChild) hydrateRoot(container, app);
  else createRoot(container).render(app);
});

startPrintedAddress();
startErrorReports();
// A script could still read the address that the document was requested with.
if (!hadSecrets) startAnalytics();
