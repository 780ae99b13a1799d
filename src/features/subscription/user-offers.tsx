import { useEffect, useEffectEvent, useState } from "react";
import { PENDING_SUBSCRIPTION_DELAY_MS } from "@/config/limits.ts";
import { planModel } from "@/lib/env.ts";
import { clearPendingSubscription, pendingSubscription } from "@/lib/pending-subscription.ts";
import { Button } from "@/ui/button.tsx";
import { Panel } from "@/ui/panel.tsx";
import { OfferCards } from "./offer-cards.tsx";
import { type OfferId, offerById } from "./offers.ts";
import { SubscriptionPanel } from "./subscription-panel.tsx";
import { usePaymentPage } from "./use-payment-page.ts";
import { useSubscription } from "./use-subscription.ts";

/** What a signed-in user has paid for, or can buy. */
export default function UserOffers({ userId }: { userId: string }) {
  const { subscription, isChecking } = useSubscription(userId, { isWatched: true });
  const payment = usePaymentPage();
  const isSubscribed = subscription?.isSubscribed ?? false;
  usePendingPurchase(subscription !== null, isSubscribed, payment.startCheckout);

  const label = payment.isBusy || (isChecking && !subscription) ? "Laddar..." : null;
  return (
    <>
      {subscription?.isSubscribed ? (
        <SubscriptionPanel subscription={subscription}>
          <Button disabled={payment.isBusy} onClick={payment.openPortal}>
            {label ?? "Hantera prenumeration"}
          </Button>
        </SubscriptionPanel>
      ) : (
        <OfferCards
          action={(offer) => (
            <Button disabled={label !== null} onClick={() => payment.startCheckout(offer.id)}>
              {label ?? offer.action}
            </Button>
          )}
        />
      )}
      <div aria-live="polite">
        {payment.blockedUrl && (
          <Panel tone="honey" className="mt-5">
            Din webbläsare stoppade den nya fliken.{" "}
            <a
              href={payment.blockedUrl}
              target="_blank"
              rel="noopener"
              className="prose-link font-semibold"
            >
              Öppna betalsidan
            </a>
          </Panel>
        )}
      </div>
    </>
  );
}

/** Takes up the purchase that signing in came between, once it is known that nothing is paid. */
function usePendingPurchase(
  isKnown: boolean,
  isSubscribed: boolean,
  start: (offer: OfferId) => void,
): void {
  const resume = useEffectEvent(start);
  const [wanted, setWanted] = useState(() => offerById(planModel, pendingSubscription()));
  useEffect(clearPendingSubscription, []);
  useEffect(() => {
    if (!wanted || !isKnown || isSubscribed) return;
    const timer = setTimeout(() => {
      setWanted(null);
      resume(wanted.id);
    }, PENDING_SUBSCRIPTION_DELAY_MS);
    return () => clearTimeout(timer);
  }, [wanted, isKnown, isSubscribed]);
}
