import { useEffect } from "react";
import { VisitMemory } from "@/features/generator/visit-memory.tsx";
import { applyTheme, followStoredTheme } from "@/features/theme/stored-theme.ts";
import { NavigationMemory } from "@/ui/page-heading.tsx";
import { Toasts } from "@/ui/toasts.tsx";
import { AccountRuntime } from "./account-runtime.tsx";
import { AppRoutes } from "./app-routes.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

/** The frame around every page. */
export function App() {
  // The footer, where a theme is chosen, may not be loaded.
  useEffect(() => followStoredTheme(applyTheme), []);
  return (
    <div className="site">
      <a href="#innehall" className="skip-link">
        Hoppa till innehållet
      </a>
      <Header />
      <main id="innehall" tabIndex={-1}>
        <NavigationMemory>
          <VisitMemory>
            <AppRoutes />
          </VisitMemory>
        </NavigationMemory>
      </main>
      <Footer />
      <Toasts />
      <AccountRuntime />
    </div>
  );
}
