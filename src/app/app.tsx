import { EntryMemory } from "@/features/generator/entry-memory.tsx";
import { NavigationMemory } from "@/ui/page-heading.tsx";
import { Toasts } from "@/ui/toasts.tsx";
import { AccountRuntime } from "./account-runtime.tsx";
import { AppRoutes } from "./app-routes.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

/** The frame around every page. */
export function App() {
  return (
    <div className="flex min-h-screen flex-col">
      <a
        href="#innehall"
        className="sr-only z-50 rounded-control bg-falu px-4 py-2 text-falu-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Hoppa till innehållet
      </a>
      <Header />
      <main
        id="innehall"
        tabIndex={-1}
        className="mx-auto w-full max-w-page grow px-5 pt-6 outline-none"
      >
        <NavigationMemory>
          <EntryMemory>
            <AppRoutes />
          </EntryMemory>
        </NavigationMemory>
      </main>
      <Footer />
      <Toasts />
      <AccountRuntime />
    </div>
  );
}
