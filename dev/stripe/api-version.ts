import type Stripe from "stripe";

/** The version that the stand-in implements: the one that the types of the SDK describe. */
export const API_VERSION: Stripe.LatestApiVersion = "2026-10-28.endive";
