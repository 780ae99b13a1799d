import { isPaidOnce, type Period, type Plan } from "@/config/commerce.ts";

/** What a user has paid for. */
export interface Subscription {
  readonly plan: Plan;
  /** When the paid time ends unless it is renewed; null when it never does, or there is none. */
  readonly end: Date | null;
  /** Whether it is charged again at its end. */
  readonly renews: boolean;
  /** How often it is paid from its end on; null for what is paid once. */
  readonly period: Period | null;
  /**
   * What is the matter with a subscription, also with one that gives no access any more: a payment is
   * missing, or was taken back by the buyer's bank, or the operator has paused it.
   */
  readonly problem: "unpaid" | "disputed" | "paused" | null;
}

/** The plan that the user has time left of, and until when; null when nothing paid for is left. */
export function paidPlanOf({
  plan,
  problem,
  end,
}: Subscription): { readonly name: Plan; readonly end: Date | null } | null {
  if (plan === "Gratis" || (problem === "unpaid" && !isPaidOnce(plan))) return null;
  return { name: plan, end };
}
