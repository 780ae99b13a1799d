import { useEffect, useState } from "react";
import { isPaidOnce, type Plan, PRODUCT_IDS, PRODUCTS } from "@/config/commerce.ts";
import { PURCHASE_CHECK_INTERVAL_MS, PURCHASE_CHECK_LIMIT_MS } from "@/config/limits.ts";
import { ownBenefits } from "@/lib/plan-matrix.ts";
import { BenefitList } from "@/ui/benefit-list.tsx";
import { Button } from "@/ui/button.tsx";
import { useSubscription } from "./use-subscription.ts";

interface PurchaseOutcomeProps {
  readonly userId: string;
  /** The product that was bought, as the address of the page names it; null when it does not. */
  readonly product: string | null;
  /** The features of the user's plan; null while they are unknown. */
  readonly features: ReadonlySet<string> | null;
}

/** Polls the subscription until it is active or half a minute has passed, and reports which. */
export default function PurchaseOutcome({ userId, product, features }: PurchaseOutcomeProps) {
  const { subscription, checkAgain } = useSubscription(userId);
  const isActive = subscription !== null && isBought(product, subscription.plan);
  const [round, setRound] = useState(0);
  const [lateRound, setLateRound] = useState<number | null>(null);
  const isLate = lateRound === round;

  useEffect(() => {
    if (isActive || isLate) return;
    const polling = setInterval(checkAgain, PURCHASE_CHECK_INTERVAL_MS);
    const deadline = setTimeout(() => setLateRound(round), PURCHASE_CHECK_LIMIT_MS);
    return () => {
      clearInterval(polling);
      clearTimeout(deadline);
    };
  }, [isActive, isLate, round, checkAgain]);

  return (
    <div aria-live="polite" className="grid max-w-[58ch] justify-items-start gap-4">
      {isActive && <BoughtPlan name={subscription.plan} features={features} />}
      {!isActive && !isLate && (
        <p className="text-ink-soft">Ett ögonblick, vi väntar på besked om betalningen …</p>
      )}
      {!isActive && isLate && (
        <>
          <p>
            Vi har inte fått besked om betalningen än. Det kan ta några minuter. Har du betalat
            behöver du inte göra det igen.
          </p>
          <Button variant="quiet" onClick={() => setRound(round + 1)}>
            Kontrollera igen
          </Button>
        </>
      )}
    </div>
  );
}

/**
 * Who has a plan that was paid once, and has then bought a subscription, has the former until the
 * latter is active.
 */
function isBought(product: string | null, plan: Plan): boolean {
  if (plan === "Gratis") return false;
  if (!isPaidOnce(plan) || product === null) return true;
  return PRODUCT_IDS.some((id) => id === product && PRODUCTS[id].plan === plan);
}

function BoughtPlan({ name, features }: { name: Plan } & Pick<PurchaseOutcomeProps, "features">) {
  const benefits = features ? ownBenefits(features) : [];
  return (
    <>
      <p>Betalningen är klar och {name} är aktiverat.</p>
      <p className="text-ink-soft">
        En bekräftelse kommer med e-post inom några minuter.{" "}
        {(!features || features.has("favorites_sync")) && "Dina favoriter sparas nu i ditt konto."}
      </p>
      {benefits.length > 0 && (
        <div>
          <h2 className="text-lg">Det här ingår i {name}</h2>
          <BenefitList benefits={benefits} className="mt-3 gap-x-8 sm:grid-cols-2" />
        </div>
      )}
    </>
  );
}
