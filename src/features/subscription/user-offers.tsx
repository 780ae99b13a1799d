import { useEffect, useEffectEvent, useState } from "react";
import { PENDING_SUBSCRIPTION_DELAY_MS } from "@/config/limits.ts";
import { planModel } from "@/lib/env.ts";
import { clearPendingSubscription, pendingSubscription } from "@/lib/pending-subscription.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { ExternalLink } from "@/ui/external-link.tsx";
import { Panel } from "@/ui/panel.tsx";
import { OfferCards } from "./offer-cards.tsx";
import { type OfferId, offerById } from "./offers.ts";
import { SubscriptionPanel } from "./subscription-panel.tsx";
import { usePaymentPage } from "./use-payment-page.ts";
import { useSubscription } from "./use-subscription.ts";

/** What a signed-in user has bought or can buy. */
export default function UserOffers({ userId }: { userId: string }) {
  const { subscription, isChecking } = useSubscription(userId, { refetchOnFocus: true });
  const payment = usePaymentPage();
  const isSubscribed = subscription?.isSubscribed ?? false;
  usePendingPurchase(subscription !== null, isSubscribed, payment.startCheckout);

  const isBusy = payment.isBusy || (isChecking && !subscription);
  return (
    <>
      {subscription?.isSubscribed ? (
        <SubscriptionPanel subscription={subscription}>
          <BusyButton isBusy={isBusy} onClick={payment.openPortal}>
            Hantera prenumeration
          </BusyButton>
        </SubscriptionPanel>
      ) : (
        <OfferCards
          action={(offer) => (
            <BusyButton isBusy={isBusy} onClick={() => payment.startCheckout(offer.id)}>
              {offer.action}
            </BusyButton>
          )}
        />
      )}
      <div aria-live="polite">
        {payment.blockedUrl && (
          <Panel tone="honey" className="mt-5">
            Din webbläsare stoppade den nya fliken.{" "}
            <ExternalLink href={payment.blockedUrl} className="font-semibold">
              Öppna betalsidan
            </ExternalLink>
          </Panel>
        )}
      </div>
    </>
  );
}

/** Resumes the purchase that was interrupted by signing in, unless the user already subscribes. */
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
