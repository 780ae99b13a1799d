import { Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { useEntitledFeatures } from "@/access/entitlement/entitlement-store.ts";
import { useSession } from "@/access/session/session-store.ts";
import { LinkButton } from "@/ui/button.tsx";
import { lazyPage, lazyWithFallback } from "@/ui/lazy.tsx";
import { Link } from "@/ui/link.tsx";
import { MotifPanel } from "@/ui/motif-panel.tsx";
import { OfflineNote } from "@/ui/offline-note.tsx";
import { PageHeading } from "@/ui/page-heading.tsx";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";

const PurchaseOutcome = lazyPage(() => import("@/features/subscription/purchase-outcome.tsx"));

const UnsavedFavoritesNote = lazyWithFallback(
  () => import("@/saved/favorites/unsaved-favorites-note.tsx"),
);

/** /tack, where the payment provider redirects to after a purchase */
export default function ThanksPage() {
  const session = useSession();
  const isHydrating = useIsHydrating();
  const features = useEntitledFeatures();
  const [parameters] = useSearchParams();
  return (
    <div className="py-6 lg:py-12">
      <MotifPanel motif="cradle" tone="falu">
        <div>
          <PageHeading>Tack för ditt köp!</PageHeading>
          <OfflineNote
            className="mt-5"
            text="Du är offline. Vi kan visa ditt medlemskap när du har nät igen."
          />
        </div>
        {session.status === "signed-in" && (
          <Suspense fallback={null}>
            <PurchaseOutcome
              userId={session.user.id}
              product={parameters.get("product")}
              features={features}
            />
            <UnsavedFavoritesNote />
          </Suspense>
        )}
        {session.status !== "signed-in" && (
          // Keeps its space until it is known who is signed in.
          <p
            className={`text-ink-soft ${isHydrating || session.status === "restoring" ? "invisible" : ""}`}
          >
            <Link to="/auth?mode=login" className="prose-link">
              Logga in
            </Link>{" "}
            för att se ditt medlemskap.
          </p>
        )}
        <div className="grid w-full gap-3 sm:flex sm:flex-wrap">
          <LinkButton to="/namngenerator">Till generatorn</LinkButton>
          <LinkButton variant="quiet" to="/">
            Till startsidan
          </LinkButton>
          <LinkButton variant="quiet" to="/om">
            Kontakta oss
          </LinkButton>
        </div>
      </MotifPanel>
    </div>
  );
}
