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

// A transition shows the first page as soon as its chunk has loaded; React would hold it back for
// a third of a second after an empty frame.
startTransition(() => {
  // The build prerenders every page; the development server does not.
  if (container.firstElementChild) hydrateRoot(container, app);
  else createRoot(container).render(app);
});

startOutsideServices();
