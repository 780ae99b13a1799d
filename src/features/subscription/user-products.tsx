import { useEffect, useEffectEvent, useState } from "react";
import { COLUMN_OF_PLAN, type Plan, PRODUCTS, type ProductId } from "@/config/commerce.ts";
import { PENDING_SUBSCRIPTION_DELAY_MS } from "@/config/limits.ts";
import { planModel } from "@/lib/env.ts";
import { clearPendingSubscription, pendingSubscription } from "@/lib/pending-subscription.ts";
import { ownBenefits } from "@/lib/plan-matrix.ts";
import { BenefitList } from "@/ui/benefit-list.tsx";
import { BusyButton } from "@/ui/busy-button.tsx";
import { Button } from "@/ui/button.tsx";
import { Panel } from "@/ui/panel.tsx";
import { usePlanMatrix } from "@/ui/use-plan-matrix.ts";
import { BlockedTab } from "./blocked-tab.tsx";
import { PeriodSwitch } from "./period-switch.tsx";
import { ProductCard, ProductCards } from "./product-cards.tsx";
import { otherPeriodOf, productById, productsFor } from "./products.ts";
import type { Subscription } from "./subscription.ts";
import { SubscriptionPanel } from "./subscription-panel.tsx";
import { usePaymentPage } from "./use-payment-page.ts";
import { useSubscription } from "./use-subscription.ts";

/** What a signed-in user has bought or can buy. */
export default function UserProducts({ userId }: { userId: string }) {
  const { subscription, isChecking, checkAgain } = useSubscription(userId, {
    refetchOnFocus: true,
  });
  const payment = usePaymentPage();
  usePendingPurchase(subscription, payment.startCheckout);

  const isBusy = payment.isBusy || (isChecking && !subscription);
  const action = (product: ProductId) => (
    <>
      <BusyButton isBusy={isBusy} onClick={() => payment.startCheckout(product)}>
        {PRODUCTS[product].action}
      </BusyButton>
      {payment.blocked?.product === product && <BlockedTab url={payment.blocked.url} />}
    </>
  );
  const plan = subscription?.plan ?? "Gratis";
  const hasBought = subscription && (plan !== "Gratis" || subscription.problem !== null);
  const otherPeriod = subscription && otherPeriodOf(planModel, subscription);
  const additions = hasBought ? productsFor(planModel, subscription) : [];
  return (
    <>
      {hasBought ? (
        <>
          <SubscriptionPanel subscription={subscription} />
          {otherPeriod && subscription.end && (
            <PeriodSwitch
              subscription={{ ...subscription, end: subscription.end }}
              product={otherPeriod}
              payment={payment}
            />
          )}
          {plan !== "Gratis" && <OwnBenefits plan={plan} />}
        </>
      ) : (
        <>
          {!subscription && !isChecking && <CheckFailed onRetry={checkAgain} />}
          <ProductCards action={action} />
        </>
      )}
      {additions.length > 0 && (
        <section aria-labelledby="tillagg" className="mt-10">
          <h2 id="tillagg">Vill du ha mer än Basic?</h2>
          <p className="mt-2 mb-5 max-w-[58ch] text-ink-soft">
            Lägg till en prenumeration. Basic har du kvar om du säger upp den.
          </p>
          <div className="grid gap-5 md:grid-cols-2">
            {additions.map((product) => (
              <ProductCard key={product} product={product} action={action} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}

/** Above what is for sale: who has paid must not buy again because a check has failed. */
function CheckFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Panel tone="honey" aria-label="Din plan" className="mb-5 grid justify-items-start gap-3">
      <p>
        Vi kunde inte kontrollera vilken plan du har. Har du redan betalat behöver du inte köpa
        igen.
      </p>
      <Button variant="quiet" onClick={onRetry}>
        Försök igen
      </Button>
    </Panel>
  );
}

/** What the user's plan has, each with the way to it. */
function OwnBenefits({ plan }: { plan: Plan }) {
  const matrix = usePlanMatrix();
  const benefits = ownBenefits(matrix[COLUMN_OF_PLAN[plan]]);
  if (benefits.length === 0) return null;
  return (
    <section aria-labelledby="ingar" className="mt-10">
      <h2 id="ingar">Det här ingår</h2>
      <BenefitList benefits={benefits} className="mt-3 gap-x-8 sm:grid-cols-2 lg:grid-cols-3" />
    </section>
  );
}

/** Resumes the purchase that was interrupted by signing in, unless it adds nothing. */
function usePendingPurchase(
  subscription: Subscription | null,
  start: (product: ProductId) => void,
): void {
  const resume = useEffectEvent(start);
  const [wanted, setWanted] = useState(() => productById(planModel, pendingSubscription()));
  const canBuy =
    wanted !== null &&
    subscription !== null &&
    productsFor(planModel, subscription).includes(wanted);
  useEffect(clearPendingSubscription, []);
  useEffect(() => {
    if (!canBuy) return;
    const timer = setTimeout(() => {
      setWanted(null);
      resume(wanted);
    }, PENDING_SUBSCRIPTION_DELAY_MS);
    return () => clearTimeout(timer);
  }, [wanted, canBuy]);
}
