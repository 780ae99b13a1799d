/** What a user has paid for. */
export interface Subscription {
  readonly isSubscribed: boolean;
  /** "Basic" or "Plus"; null for the single Premium plan, and without a subscription. */
  readonly tier: string | null;
  /** When the paid time ends unless it is renewed; null when it never does, or there is none. */
  readonly end: Date | null;
  /** Whether it is charged again at its end. */
  readonly renews: boolean;
  /** Whether a subscription lacks a payment, also one that gives no access any more. */
  readonly hasPaymentFailed: boolean;
}

/** The name of the plan: its tier, or "Premium" without one, or "Gratis". */
export function membershipName({ isSubscribed, tier }: Subscription): string {
  return isSubscribed ? (tier ?? "Premium") : "Gratis";
}

/** Whether the plan was paid once and never ends: a subscription can be bought on top of it. */
export function isPaidOnce({ isSubscribed, tier }: Subscription): boolean {
  return isSubscribed && tier === "Basic";
}

/** The plan that the user has time left of, and until when; null when nothing paid for is left. */
export function paidPlanOf(
  subscription: Subscription,
): { readonly name: string; readonly end: Date | null } | null {
  const { isSubscribed, hasPaymentFailed, end } = subscription;
  if (!isSubscribed || (hasPaymentFailed && !isPaidOnce(subscription))) return null;
  return { name: membershipName(subscription), end };
}
