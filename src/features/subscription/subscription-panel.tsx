import { BadgeCheck, TriangleAlert } from "lucide";
import { isPaidOnce } from "@/config/commerce.ts";
import { formatDate } from "@/lib/format.ts";
import { Icon } from "@/ui/icon.tsx";
import { Panel } from "@/ui/panel.tsx";
import { PortalButton } from "./portal-button.tsx";
import type { Subscription } from "./subscription.ts";

/** What the user has bought, or a subscription that lacks a payment. */
export function SubscriptionPanel({ subscription }: { subscription: Subscription }) {
  const { plan, hasPaymentFailed } = subscription;
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
        {plan === "Gratis" ? "Din prenumeration är inte betald" : `Du har ${plan}`}
      </h2>
      <p className="max-w-[58ch] text-ink-soft">
        {hasPaymentFailed ? describeFailedPayment(subscription) : describePeriod(subscription)}
      </p>
      <PortalButton subscription={subscription} />
    </Panel>
  );
}

function badgeOf({ plan, hasPaymentFailed }: Subscription): string {
  if (hasPaymentFailed) return "Betalningen misslyckades";
  return isPaidOnce(plan) ? "Aktiv plan" : "Aktiv prenumeration";
}

function describePeriod({ plan, end, renews }: Subscription): string {
  if (isPaidOnce(plan)) return "Det är ett engångsköp och gäller tills vidare.";
  return end ? `${renews ? "Förnyas" : "Gäller till"} ${formatDate(end)}.` : "Gäller tills vidare.";
}

/** What a failed payment means, and what to do about it. */
export function describeFailedPayment({ plan, end }: Subscription): string {
  if (plan === "Gratis") {
    return "Byt kort eller betala i kundportalen, så får du tillbaka det du har köpt. Du behöver inte köpa något nytt. Du kan också säga upp prenumerationen där.";
  }
  const remaining = `Du har kvar ${plan}${end ? ` till ${formatDate(end)}` : ""}.`;
  return `${remaining} Byt kort eller betala i kundportalen, så fortsätter prenumerationen.`;
}
