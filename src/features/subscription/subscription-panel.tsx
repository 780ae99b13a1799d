import { BadgeCheck, TriangleAlert } from "lucide";
import { formatDate } from "@/lib/format.ts";
import { Icon } from "@/ui/icon.tsx";
import { Panel } from "@/ui/panel.tsx";
import { PortalButton } from "./portal-button.tsx";
import { isPaidOnce, membershipName, type Subscription } from "./subscription.ts";

/** What the user has bought, or a subscription that lacks a payment. */
export function SubscriptionPanel({ subscription }: { subscription: Subscription }) {
  const { isSubscribed, hasPaymentFailed } = subscription;
  return (
    <Panel
      tone={hasPaymentFailed ? "falu" : "pine"}
      aria-labelledby="prenumeration"
      className="grid justify-items-start gap-3 sm:p-8"
    >
      <p
        className={`inline-flex items-center gap-2 rounded-full px-3.5 py-1 text-sm font-semibold sm:text-base ${hasPaymentFailed ? "bg-falu text-falu-ink" : "bg-pine text-ground"}`}
      >
        <Icon icon={hasPaymentFailed ? TriangleAlert : BadgeCheck} className="size-5" />
        {badgeOf(subscription)}
      </p>
      <h2 id="prenumeration">
        {isSubscribed
          ? `Du har ${membershipName(subscription)}`
          : "Din prenumeration är inte betald"}
      </h2>
      <p className="max-w-[58ch] text-ink-soft">
        {hasPaymentFailed ? describeFailedPayment(subscription) : describePeriod(subscription)}
      </p>
      <PortalButton subscription={subscription} />
    </Panel>
  );
}

function badgeOf(subscription: Subscription): string {
  if (subscription.hasPaymentFailed) return "Betalningen misslyckades";
  return isPaidOnce(subscription) ? "Aktiv plan" : "Aktiv prenumeration";
}

function describePeriod(subscription: Subscription): string {
  const { end, renews } = subscription;
  if (isPaidOnce(subscription)) return "Det är ett engångsköp och gäller tills vidare.";
  return end ? `${renews ? "Förnyas" : "Gäller till"} ${formatDate(end)}.` : "Gäller tills vidare.";
}

/** What a failed payment means, and what to do about it. */
export function describeFailedPayment(subscription: Subscription): string {
  const { isSubscribed, end } = subscription;
  if (!isSubscribed) {
    return "Byt kort eller betala i kundportalen, så får du tillbaka det du har köpt. Du behöver inte köpa något nytt. Du kan också säga upp prenumerationen där.";
  }
  const remaining = `Du har kvar ${membershipName(subscription)}${end ? ` till ${formatDate(end)}` : ""}.`;
  return `${remaining} Byt kort eller betala i kundportalen, så fortsätter prenumerationen.`;
}
