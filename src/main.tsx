import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "@/app/app.tsx";
import { restoreSession } from "@/features/auth/session-store.ts";
import "./styles.css";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element #root");

restoreSession();

// In a transition the first page is shown when its code has come; an empty frame shown before it
// would hold it back a third of a second.
startTransition(() => {
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>,
  );
});
