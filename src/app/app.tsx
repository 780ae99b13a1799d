import { useStore } from "@nanostores/react";
import { Suspense, useEffect } from "react";
import { VisitMemory } from "@/features/generator/visit-memory.tsx";
import { applyTheme, followStoredTheme } from "@/features/theme/stored-theme.ts";
import { shownAddress } from "@/lib/shown-address.ts";
import type { AddressDialogProps } from "@/ui/address-dialog.tsx";
import { lazyOnPress } from "@/ui/lazy.tsx";
import { NavigationMemory } from "@/ui/page-heading.tsx";
import { Toasts } from "@/ui/toasts.tsx";
import { AccountRuntime } from "./account-runtime.tsx";
import { AppRoutes } from "./app-routes.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { PagePathProvider } from "./page-path.tsx";

const AddressDialog = lazyOnPress<AddressDialogProps>(
  () => import("@/ui/address-dialog.tsx"),
  "Länken kunde inte visas. Kontrollera nätet och försök igen.",
);

/** The frame around every page. */
export function App() {
  // The footer, where a theme is chosen, may not be loaded.
  useEffect(() => followStoredTheme(applyTheme), []);
  return (
    <PagePathProvider>
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
        <ShownAddress />
        <AccountRuntime />
      </div>
    </PagePathProvider>
  );
}

/** The dialog of {@link shownAddress}. */
function ShownAddress() {
  const shown = useStore(shownAddress, { ssr: "initial" });
  return (
    shown && (
      <Suspense>
        <AddressDialog {...shown} onClose={() => shownAddress.set(null)} />
      </Suspense>
    )
  );
}
