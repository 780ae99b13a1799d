import { Suspense, useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { useLacksFeature } from "@/access/entitlement/entitlement-store.ts";
import { createdAccount } from "@/access/session/created-account.ts";
import { useSession } from "@/access/session/session-store.ts";
import { GUARANTEE_DAYS, PRODUCTS } from "@/config/commerce.ts";
import { backendAddress } from "@/lib/env.ts";
import { formatDuration } from "@/lib/format.ts";
import { clearPendingSubscription } from "@/lib/pending-subscription.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { lazyPage } from "@/ui/lazy.tsx";
import { Link } from "@/ui/link.tsx";
import { Section } from "@/ui/section.tsx";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";
import { ProductCards } from "./product-cards.tsx";
import { VisitorProducts, WaitingPurchase } from "./visitor-products.tsx";

const UserProducts = lazyPage(() => import("./user-products.tsx"));

/** What to know before a purchase. */
export function PurchaseNotes() {
  return (
    <Section heading="Bra att veta" className="mt-14 max-w-[62ch]">
      <ul className="grid gap-3 text-ink-soft">
        <li>
          Du säger upp när du vill och har Premium kvar perioden ut. Är du inte nöjd hör du av dig
          inom {formatDuration(GUARANTEE_DAYS, "day")} från köpet, så får du pengarna tillbaka.
        </li>
        <li>
          Skapade du kontot för att köpa, och bekräftade adressen på en annan enhet? Logga in där du
          började, så fortsätter köpet. Du kan också logga in och köpa här.
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
  );
}

/** Last in its list, so that nothing moves when it leaves. */
function TryFirst() {
  const isVisitor = useSession().status === "signed-out";
  const hasNoPlan = useLacksFeature("unlimited_favorites");
  if (!isVisitor && !hasNoPlan) return null;
  return (
    <li>
      Vill du börja gratis? Prova till exempel{" "}
      <Link to="/anvandarnamn" className="prose-link">
        användarnamn
      </Link>
      , helt utan konto.
    </li>
  );
}

/** For a visitor who comes back from the payment page without having paid. */
export function CancelledNote() {
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

/** The plans, and what this visitor can do with each. */
export function Products() {
  const session = useSession();
  const isVisitor = session.status === "signed-out";
  const isHydrating = useIsHydrating();
  // A visitor who comes back without having signed in has given up the purchase, or waits for the mail that
  // confirms the account. A page that is hydrating does not know yet whether its visitor is signed in.
  useEffect(() => {
    if (isVisitor && !isHydrating && createdAccount() === null) clearPendingSubscription();
  }, [isVisitor, isHydrating]);

  const loading = (
    <ProductCards action={(id) => <BusyButton isBusy>{PRODUCTS[id].action}</BusyButton>} />
  );
  if (!backendAddress) return <ProductCards action={() => <NotForSale />} />;
  if (isVisitor) {
    return (
      <>
        {!isHydrating && <WaitingPurchase />}
        <VisitorProducts />
        <p className="mt-6">
          Har du ett konto?{" "}
          <Link to="/auth?mode=login" className="prose-link">
            Logga in
          </Link>
          . Annars kan du{" "}
          <Link to="/auth?mode=signup" className="prose-link">
            skapa konto
          </Link>
          .
        </p>
      </>
    );
  }
  if (session.status !== "signed-in") {
    return (
      <>
        {session.status === "unreachable" && (
          <p role="alert" className="mb-6 rounded-card bg-honey-tint p-4">
            Vi kunde inte kontrollera vem som är inloggad. Kontrollera nätet och ladda om sidan om
            en stund.
          </p>
        )}
        {loading}
      </>
    );
  }
  return (
    <Suspense fallback={loading}>
      <UserProducts userId={session.user.id} />
    </Suspense>
  );
}

function NotForSale() {
  return <p className="text-ink-soft">Det går inte att skapa konto här ännu.</p>;
}
