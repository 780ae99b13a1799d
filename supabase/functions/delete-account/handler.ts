import { withBillingLock } from "../_shared/billing-lock.ts";
import { requireCaller } from "../_shared/caller.ts";
import { serviceClient } from "../_shared/clients.ts";
import { findCustomers } from "../_shared/customers.ts";
import { jsonHandler } from "../_shared/http.ts";
import { throttle } from "../_shared/throttle.ts";
import { endPayments, requireNoRenewal } from "./end-payments.ts";

/** Deletes the caller's account, unless Stripe can still charge for it. */
export const handle = jsonHandler(async (request): Promise<{ readonly deleted: true }> => {
  const user = await requireCaller(request);
  await throttle(user, "delete-account");
  await withBillingLock(user.id, async (lock) => {
    const { ownId, hasOthers } = await findCustomers(user.id);
    if (ownId !== null) await endPayments(ownId);
    if (hasOthers) await requireNoRenewal(user.id);
    const { error } = await serviceClient().rpc("delete_account", { account: user.id, lock });
    if (error) throw error;
  });
  return { deleted: true };
});
