/** Subscriptions of users, for tests of the components that show them. */
import type { Subscription } from "@/features/subscription/subscription.ts";

export const NONE: Subscription = {
  plan: "Gratis",
  end: null,
  renews: false,
  period: null,
  problem: null,
};

/** Renewed on 21 November 2027. */
export const PREMIUM: Subscription = {
  ...NONE,
  plan: "Premium",
  end: new Date(2027, 10, 21),
  renews: true,
  period: "month",
};
