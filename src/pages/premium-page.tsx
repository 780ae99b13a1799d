import { Suspense, useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { REFUND_GUARANTEE_DAYS } from "@/config/commitments.ts";
import { useSession } from "@/features/auth/session/session-store.ts";
import { useLacksFeature } from "@/features/plan-features/entitlement-store.ts";
import { OfferCards } from "@/features/subscription/offer-cards.tsx";
import { OfferStructuredData } from "@/features/subscription/offer-structured-data.tsx";
import { VisitorOffers } from "@/features/subscription/visitor-offers.tsx";
import { backendAddress } from "@/lib/env.ts";
import { formatDuration } from "@/lib/format-duration.ts";
import { clearPendingSubscription } from "@/lib/pending-subscription.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { lazyPage } from "@/ui/lazy.tsx";
import { Link } from "@/ui/link.tsx";
import { OfflineNote } from "@/ui/offline-note.tsx";
import { Lead, PageHeading } from "@/ui/page-heading.tsx";
import { Section } from "@/ui/section.tsx";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";

const UserOffers = lazyPage(() => import("@/features/subscription/user-offers.tsx"));

const LEAD =
  "Alla generatorer är gratis. Premium är för dig som vill spara fler namn, dela listor och se mer av statistiken.";

/** /premium */
export default function PremiumPage() {
  return (
    <div className="pt-6">
      <PageHeading>Premium</PageHeading>
      <Lead className="mb-8">{LEAD}</Lead>
      <OfflineNote
        className="mb-6"
        text="Du är offline. För att köpa eller hantera Premium behöver du nät."
      />
      <CancelledNote />
      <h2 className="sr-only">Planer</h2>
      <Offers />
      {backendAddress && <OfferStructuredData description={LEAD} />}
      <Section heading="Bra att veta" className="mt-14 max-w-[62ch]">
        <ul className="grid gap-3 text-ink-soft">
          <li>
            Du säger upp när du vill och har Premium kvar perioden ut. Är du inte nöjd hör du av dig
            inom {formatDuration(REFUND_GUARANTEE_DAYS, "day")} från köpet, så får du pengarna
            tillbaka.
          </li>
          <li>Betalningen sköts av Stripe. Vi ser aldrig ditt kortnummer.</li>
          <li>
            Undrar du något?{" "}
            <Link to="/om" className="prose-link">
              Hör av dig till oss
            </Link>
            .
          </li>
          <TryFirst />
        </ul>
      </Section>
    </div>
  );
}

/** Last in its list, so that nothing moves when it leaves. */
function TryFirst() {
  const isVisitor = useSession().status === "signed-out";
  const hasNoPlan = useLacksFeature("unlimited_favorites");
  if (!isVisitor && !hasNoPlan) return null;
  return (
    <li>
      Vill du prova först? Börja med{" "}
      <Link to="/anvandarnamn" className="prose-link">
        användarnamn
      </Link>
      , helt utan konto.
    </li>
  );
}

/** For somebody who comes back from the payment page without having paid. */
function CancelledNote() {
  const [params] = useSearchParams();
  const isHydrating = useIsHydrating();
  return (
    <div role="status">
      {!isHydrating && params.has("avbrutet") && (
        <p className="mb-6 rounded-card bg-honey-tint p-4">
          Köpet avbröts och inget har betalats. Du kan börja om när du vill.
        </p>
      )}
    </div>
  );
}

function Offers() {
  const session = useSession();
  const isVisitor = session.status === "signed-out" || session.status === "unreachable";
  const isHydrating = useIsHydrating();
  // A visitor who comes back without having signed in has given up the purchase. A page that is
  // hydrating does not know yet whether its visitor is signed in.
  useEffect(() => {
    if (isVisitor && !isHydrating) clearPendingSubscription();
  }, [isVisitor, isHydrating]);

  const loading = <OfferCards action={({ action }) => <BusyButton isBusy>{action}</BusyButton>} />;
  if (!backendAddress) return <OfferCards action={() => <NotForSale />} />;
  if (isVisitor) {
    return (
      <>
        <VisitorOffers />
        <p className="mt-6">
          Har du redan ett konto?{" "}
          <Link to="/auth?mode=login" className="prose-link">
            Logga in
          </Link>{" "}
          eller{" "}
          <Link to="/auth?mode=signup" className="prose-link">
            skapa konto
          </Link>
          .
        </p>
      </>
    );
  }
  if (session.status === "restoring") return loading;
  return (
    <Suspense fallback={loading}>
      <UserOffers userId={session.user.id} />
    </Suspense>
  );
}

function NotForSale() {
  return <p className="text-ink-soft">Det går inte att skapa konto här ännu.</p>;
}
