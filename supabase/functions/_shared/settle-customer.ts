import { settleDisputes } from "./dispute.ts";
import { stopDrafts } from "./end-subscription.ts";
import { HttpError } from "./http.ts";
import { MailError } from "./mail.ts";
import type { FetchedState } from "./paid-plan.ts";
import { confirmPurchases } from "./purchase-confirmation.ts";
import { type Account, type RefreshOptions, refreshPlan } from "./refresh.ts";
import { settleOpenNotices } from "./settle-notice.ts";
import { RETRIES, StripeCallError, withStripe } from "./stripe.ts";

/**
 * Finishes what is open about a customer, and stores what is then paid for: withdrawals and refunds that the
 * bank has refused, drafts of ended subscriptions, disputes, and confirmations of purchases. It is the same for
 * an event, at a visit, by the hourly job and in `npm run reconcile -- --fix`, so that none of them depends on
 * another. Safe to repeat.
 *
 * @returns whether no confirmation of a purchase is left to send
 * @throws StripeCallError when Stripe fails; what is stored then is what was fetched before
 */
export async function settleCustomer(
  account: Account,
  customerId: string,
  options: RefreshOptions,
): Promise<boolean> {
  await settleOpenNotices({ id: account.id, customerId });
  const state = await refreshPlan(account, customerId, options);
  if (!state) return true;
  await settleState(account, customerId, state);
  return sendConfirmations(account, customerId);
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

/** A mail that fails is left to a later call. */
async function sendConfirmations({ id }: Account, customerId: string): Promise<boolean> {
  try {
    await confirmPurchases(id, customerId);
    return true;
  } catch (error) {
    const isLeft = error instanceof MailError || error instanceof HttpError;
    if (!isLeft || error instanceof StripeCallError) throw error;
    console.error(`A purchase of the user ${id} is not confirmed: ${error.message}`);
    return false;
  }
}
