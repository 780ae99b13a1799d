/** Which features work on this build: docs/specification.md, "Plans and prices". */
import type { FeatureKey } from "@/config/plans.ts";
import { contactReceiver } from "./contact-settings.ts";
import { adUnit, backendAddress, resolverUrl } from "./env.ts";

/** Whether a plan that has the feature gives it here; pages list no others. */
export function isAvailable(feature: FeatureKey): boolean {
  // Without accounts nobody has a plan.
  if (!backendAddress) return false;
  if (feature === "no_ads") return adUnit !== null;
  if (feature === "domain_check") return resolverUrl !== null;
  // Only the function marks messages.
  if (feature === "priority_support") return contactReceiver === "function";
  return true;
}
