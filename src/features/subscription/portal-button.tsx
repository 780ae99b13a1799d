import { isPaidOnce } from "@/config/commerce.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { BlockedTab } from "./blocked-tab.tsx";
import type { Subscription } from "./subscription.ts";
import { usePaymentPage } from "./use-payment-page.ts";

/** Opens the customer portal, where a subscription is paid, changed or cancelled. */
export function PortalButton({ subscription }: { subscription: Subscription }) {
  const { isBusy, blocked, openPortal } = usePaymentPage();
  const hasSubscription = !isPaidOnce(subscription.plan) || subscription.problem !== null;
  return (
    <div>
      <BusyButton
        variant={hasSubscription ? "primary" : "quiet"}
        isBusy={isBusy}
        onClick={openPortal}
      >
        {hasSubscription ? "Hantera prenumeration" : "Öppna kundportalen"}
      </BusyButton>
      {blocked && <BlockedTab url={blocked.url} />}
    </div>
  );
}
