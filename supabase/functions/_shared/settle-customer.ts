import { settleDisputes } from "./dispute.ts";
import { type Account, type RefreshOptions, refreshPlan } from "./refresh.ts";
import { settleOpenNotices } from "./settle-notice.ts";

/**
 * Finishes what is open about a customer, and stores what is then paid for: for an event, at a visit and
 * in `npm run reconcile -- --fix`, so that none of them depends on another. Safe to repeat.
 *
 * @throws StripeCallError when Stripe fails; nothing is stored then
 */
export async function settleCustomer(
  account: Account,
  customerId: string,
  options: RefreshOptions,
): Promise<void> {
  await settleOpenNotices({ id: account.id, customerId });
  const state = await refreshPlan(account, customerId, options);
  if (state?.isDisputed && (await settleDisputes(account.id, customerId))) {
    await refreshPlan(account, customerId, { isShared: false });
  }
}
