import { HttpError } from "../_shared/http.ts";
import type { Plan } from "../_shared/plans.ts";
import type { PaidPlan } from "../_shared/subscriptions.ts";

/** @throws HttpError 409 when the plan adds nothing to the one that is already paid for */
export function requireNotOwned(owned: PaidPlan | null, plan: Plan): void {
  if (owned === null || (owned.tier === "Basic" && plan.tier !== "Basic")) return;
  throw new HttpError(
    409,
    owned.tier === "Basic" ? "Du har redan Basic." : "Du har redan en aktiv prenumeration.",
  );
}
