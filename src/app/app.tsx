import { VisitMemory } from "@/features/generator/visit-memory.tsx";
import { NavigationMemory } from "@/ui/page-heading.tsx";
import { Toasts } from "@/ui/toasts.tsx";
import { AccountRuntime } from "./account-runtime.tsx";
import { AppRoutes } from "./app-routes.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

/** The frame around every page. */
export function App() {
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
