/** What a user has paid for. */
export interface Subscription {
  readonly isSubscribed: boolean;
  /** "Basic" or "Plus"; null for the single Premium plan, and without a subscription. */
  readonly tier: string | null;
  /** When the paid time ends unless it is renewed; null when it never does, or there is none. */
  readonly end: Date | null;
  /** Whether it is charged again at its end. */
  readonly renews: boolean;
}

/** The name of the plan: its tier, or "Premium" without one, or "Gratis". */
export function membershipName({ isSubscribed, tier }: Subscription): string {
  return isSubscribed ? (tier ?? "Premium") : "Gratis";
}
