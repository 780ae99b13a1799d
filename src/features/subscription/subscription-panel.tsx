import { BadgeCheck, TriangleAlert } from "lucide";
import { isPaidOnce } from "@/config/commerce.ts";
import { formatDate } from "@/lib/format.ts";
import { Icon } from "@/ui/icon.tsx";
import { Panel } from "@/ui/panel.tsx";
import { PortalButton } from "./portal-button.tsx";
import { describeProblem, PROBLEM_HEADINGS, PROBLEM_NAMES } from "./problem.ts";
import type { Subscription } from "./subscription.ts";

/** What the user has bought, or a subscription that lacks a payment. */
export function SubscriptionPanel({ subscription }: { subscription: Subscription }) {
  const { plan, problem } = subscription;
  return (
    <Panel
      tone={problem ? "falu" : "pine"}
      aria-labelledby="prenumeration"
      className="grid justify-items-start gap-3 sm:p-8"
    >
      <p
        className={`inline-flex items-center gap-2 rounded-full px-3.5 py-1 text-sm font-semibold sm:text-base ${problem ? "bg-falu text-falu-ink" : "bg-pine text-ground"}`}
      >
        <Icon icon={problem ? TriangleAlert : BadgeCheck} className="size-5" />
        {badgeOf(subscription)}
      </p>
      <h2 id="prenumeration">
        {plan === "Gratis" && problem ? PROBLEM_HEADINGS[problem] : `Du har ${plan}`}
      </h2>
      <p className="max-w-[58ch] text-ink-soft">
        {problem ? describeProblem(problem, subscription) : describePeriod(subscription)}
      </p>
      <PortalButton subscription={subscription} />
    </Panel>
  );
}

function badgeOf({ plan, problem }: Subscription): string {
  if (problem) return PROBLEM_NAMES[problem];
  return isPaidOnce(plan) ? "Aktiv plan" : "Aktiv prenumeration";
}

function describePeriod({ plan, end, renews }: Subscription): string {
  if (isPaidOnce(plan)) return "Det är ett engångsköp och gäller tills vidare.";
  return end ? `${renews ? "Förnyas" : "Gäller till"} ${formatDate(end)}.` : "Gäller tills vidare.";
}
