import type { Subscription } from "./subscription-api.ts";

/** The name of what the user has: the tier, "Premium" without one, or "Gratis" (SPEC section 2). */
export function membershipName({ isSubscribed, tier }: Subscription): string {
  return isSubscribed ? (tier ?? "Premium") : "Gratis";
}
