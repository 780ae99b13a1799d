import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "@/app/app.tsx";
import { restoreSession } from "@/features/auth/session-store.ts";
import { installSiteWorker } from "@/features/offline/install-site-worker.ts";
import { startOutsideServices } from "@/lib/outside-services.ts";
import "./styles.css";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element #root");
const container = root;

restoreSession();
installSiteWorker();

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

// In a transition the first page is shown when its code has come; an empty frame shown before it
// would hold it back a third of a second.
startTransition(() => {
  // The build has drawn every page; the development server draws none.
  if (container.firstElementChild) hydrateRoot(container, app);
  else createRoot(container).render(app);
});

startOutsideServices();
