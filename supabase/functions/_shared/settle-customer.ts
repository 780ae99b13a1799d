import { settleDisputes } from "./dispute.ts";
import { stopDrafts } from "./end-subscription.ts";
import type { FetchedState } from "./paid-plan.ts";
import { type Account, type RefreshOptions, refreshPlan } from "./refresh.ts";
import { settleOpenNotices } from "./settle-notice.ts";
import { RETRIES, withStripe } from "./stripe.ts";

/**
 * Finishes what is open about a customer, and stores what is then paid for: for an event, at a visit and
 * in `npm run reconcile -- --fix`, so that none of them depends on another. Safe to repeat.
 *
 * @throws StripeCallError when Stripe fails; what is stored then is what was fetched before
 */
export async function settleCustomer(
  account: Account,
  customerId: string,
  options: RefreshOptions,
): Promise<void> {
  await settleOpenNotices({ id: account.id, customerId });
  const state = await refreshPlan(account, customerId, options);
  if (state) await settleState(account, customerId, state);
}

async function settleState(
  account: Account,
  customerId: string,
  { isDisputed, endedWithDraft }: FetchedState,
): Promise<void> {
  for (const subscription of endedWithDraft) {
    await withStripe((stripe) => stopDrafts(stripe, { subscription }), RETRIES);
  }
  if (isDisputed && (await settleDisputes(account.id, customerId))) {
    await refreshPlan(account, customerId, { isShared: false });
  }
}
