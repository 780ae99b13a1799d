import { isPaidOnce, type Plan } from "@/config/commerce.ts";

/** What a user has paid for. */
export interface Subscription {
  readonly plan: Plan;
  /** When the paid time ends unless it is renewed; null when it never does, or there is none. */
  readonly end: Date | null;
  /** Whether it is charged again at its end. */
  readonly renews: boolean;
  /** Whether a subscription lacks a payment, also one that gives no access any more. */
  readonly hasPaymentFailed: boolean;
}

/** The plan that the user has time left of, and until when; null when nothing paid for is left. */
export function paidPlanOf({
  plan,
  hasPaymentFailed,
  end,
}: Subscription): { readonly name: Plan; readonly end: Date | null } | null {
  if (plan === "Gratis" || (hasPaymentFailed && !isPaidOnce(plan))) return null;
  return { name: plan, end };
}
