/** What the site and Stripe say about one customer, and the repair of what differs. */
import type Stripe from "npm:stripe@23.1.0";
import { planOfTier } from "../../supabase/functions/_shared/commerce.ts";
import {
  type Contract,
  formatAmount,
  listContracts,
} from "../../supabase/functions/_shared/contracts.ts";
import { customerExists, findCustomerId } from "../../supabase/functions/_shared/customers.ts";
import { openDisputes } from "../../supabase/functions/_shared/dispute.ts";
import { draftsToCharge, stopDraft } from "../../supabase/functions/_shared/end-subscription.ts";
import { noticesOf, numberOf } from "../../supabase/functions/_shared/notice.ts";
import { fetchPlanState, type PlanState } from "../../supabase/functions/_shared/paid-plan.ts";
import { withoutConfirmation } from "../../supabase/functions/_shared/purchase-confirmation.ts";
import {
  fetchReturnedPayments,
  idOf,
  latestPaymentsOf,
} from "../../supabase/functions/_shared/returned-payments.ts";
import { settleCustomer } from "../../supabase/functions/_shared/settle-customer.ts";
import { RETRIES, StripeCallError, withStripe } from "../../supabase/functions/_shared/stripe.ts";
import { readSubscriber } from "../../supabase/functions/_shared/subscribers.ts";
import {
  awaitsCharge,
  canBeCharged,
  listSubscriptions,
  validSubscriptions,
} from "../../supabase/functions/_shared/subscriptions.ts";

/** How long Stripe can wait before it finalizes a draft: when a webhook does not answer, three days. */
const DRAFT_SECONDS = 3 * 24 * 3600;

export interface Customer {
  readonly user_id: string;
  readonly customer_id: string;
}

/**
 * Compares one customer with Stripe.
 *
 * @param isFixing whether to finish what the site can finish by itself
 * @returns null when nothing differs
 * @throws StripeCallError when Stripe does not answer
 */
export async function reconcileCustomer(
  customer: Customer,
  isFixing: boolean,
): Promise<{ readonly line: string; readonly isFixed: boolean } | null> {
  const { problems, canBeFixed } = await compare(customer);
  if (problems.length === 0) return null;
  const line = `${customer.user_id} (${customer.customer_id}): ${problems.join("; ")}`;
  if (!(isFixing && canBeFixed)) return { line, isFixed: false };
  await fix(customer);
  const { problems: left } = await compare(customer);
  if (left.length === 0) return { line: `${line} (fixed)`, isFixed: true };
  const isChanged = left.join() !== problems.join();
  return { line: isChanged ? `${line} (left: ${left.join("; ")})` : line, isFixed: false };
}

async function fix(customer: Customer): Promise<void> {
  const { user_id: userId, customer_id: id } = customer;
  if (await withStripe((stripe) => customerExists(stripe, id), RETRIES)) {
    await stopStrayDrafts(id);
  }
  await settleCustomer({ id: userId }, id, { isShared: false });
}

interface Comparison {
  readonly problems: readonly string[];
  readonly canBeFixed: boolean;
}

async function compare({ user_id: userId, customer_id: id }: Customer): Promise<Comparison> {
  // A customer that was deleted in Stripe has been forgotten by the repair.
  if ((await findCustomerId(userId)) !== id) return { problems: [], canBeFixed: false };
  try {
    return await withStripe(async (stripe) => {
      const isThere = await customerExists(stripe, id);
      const problems = isThere ? await problemsOf(stripe, userId, id) : ["deleted in Stripe"];
      return { problems: [...problems, ...(await openNotices(userId))], canBeFixed: true };
    }, RETRIES);
  } catch (error) {
    if (error instanceof StripeCallError && error.details.reason === "customer-unknown") {
      const problems = ["Stripe does not know the customer", ...(await openNotices(userId))];
      return { problems, canBeFixed: false };
    }
    throw error;
  }
}

async function problemsOf(stripe: Stripe, userId: string, id: string): Promise<readonly string[]> {
  const state = await fetchPlanState(stripe, id);
  const contracts = await listContracts(stripe, id);
  return [
    ...differences(await readSubscriber(userId), state),
    ...(await moneyProblems(stripe, id, state, contracts)),
    ...(state.isDisputed ? await openDisputes(stripe, id) : []).map(
      (dispute) => `dispute ${dispute}: not followed up`,
    ),
    ...(await withoutConfirmation(userId, contracts)).map(
      (contract) => `no confirmation of ${contract.id}`,
    ),
  ];
}

/** What differs, as "name: stored, but in Stripe actual". */
function differences(stored: PlanState | null, actual: PlanState): readonly string[] {
  const [ours, theirs] = [fields(stored), fields(actual)];
  return Object.entries(theirs).flatMap(([name, value]) => {
    const own = ours[name];
    return own === value ? [] : [`${name}: ${own}, but in Stripe ${value}`];
  });
}

function fields(state: PlanState | null): Readonly<Record<string, string>> {
  const plan = state?.paidPlan;
  return {
    plan: plan ? planOfTier(plan.tier) : "none",
    // Stripe counts in whole seconds.
    end: plan?.end?.replace(/\.\d+Z$/, "Z") ?? "none",
    renews: String(plan?.renews ?? false),
    // Only what is paid by the year is reminded of.
    period: plan?.period ?? "none",
    payment_failed: String(state?.paymentFailed ?? false),
    on_hold: state?.hold ?? "none",
  };
}

/** Whether what was paid and what is given for it agree; a person has to decide about the rest. */
async function moneyProblems(
  stripe: Stripe,
  customer: string,
  { paidPlan }: PlanState,
  contracts: readonly Contract[],
): Promise<readonly string[]> {
  const { refunded, disputed } = await fetchReturnedPayments(stripe, customer);
  const isKept = (payment: string | null) =>
    payment !== null && !refunded.has(payment) && !disputed.has(payment);
  const subscriptions = await listSubscriptions(stripe, customer);

  const running = subscriptions.filter(canBeCharged).map(({ id }) => id);
  const once = contracts.filter(({ paymentId }) => isKept(paymentId));
  const problems: string[] = [];
  if (running.length > 1) problems.push(`${running.length} subscriptions run: ${running.join()}`);
  if (once.length > 1) {
    problems.push(`Basic is paid ${once.length} times: ${once.map(({ id }) => id).join()}`);
  }
  if (once.length > 0 && paidPlan === null) problems.push(`${once[0]?.id} is paid, without a plan`);

  const ofPurchases = new Set([
    ...contracts.flatMap(({ paymentId }) => paymentId ?? []),
    ...(await paymentsOfInvoices(stripe, customer)),
  ]);
  for await (const charge of stripe.charges.list({ customer, limit: 100 })) {
    const payment = idOf(charge.payment_intent);
    if (!charge.paid || !isKept(payment) || ofPurchases.has(payment ?? "")) continue;
    problems.push(`the charge ${charge.id} of ${formatAmount(charge.amount)} pays for nothing`);
  }

  for (const { subscription } of validSubscriptions(subscriptions, Date.now() / 1000)) {
    const isCharged = awaitsCharge(subscription)
      ? isOnItsWay(subscription)
      : (await latestPaymentsOf(stripe, subscription)).length > 0;
    if (!isCharged) problems.push(`${subscription.id} gives a plan without a payment`);
  }
  for (const { id } of await strayDrafts(stripe, customer, subscriptions)) {
    problems.push(`the draft ${id} of an ended subscription will be charged`);
  }
  return problems;
}

/** Whether the draft of a subscription will be charged; Stripe can be days late, not more. */
function isOnItsWay({ latest_invoice }: Stripe.Subscription): boolean {
  if (typeof latest_invoice !== "object" || latest_invoice === null) return false;
  const { auto_advance, created } = latest_invoice;
  return auto_advance === true && created > Date.now() / 1000 - DRAFT_SECONDS;
}

/** Drafts that Stripe will charge although their subscription has ended. */
async function strayDrafts(
  stripe: Stripe,
  customer: string,
  subscriptions: readonly Stripe.Subscription[],
): Promise<readonly Stripe.Invoice[]> {
  const running = subscriptions.filter(canBeCharged).map(({ id }) => id);
  const drafts = await Array.fromAsync(draftsToCharge(stripe, { customer }));
  return drafts.filter(({ parent }) => {
    const subscription = idOf(parent?.subscription_details?.subscription);
    return subscription !== null && !running.includes(subscription);
  });
}

async function stopStrayDrafts(customerId: string): Promise<void> {
  await withStripe(async (stripe) => {
    const subscriptions = await listSubscriptions(stripe, customerId);
    for (const { id } of await strayDrafts(stripe, customerId, subscriptions)) {
      await stopDraft(stripe, id);
    }
  }, RETRIES);
}

async function paymentsOfInvoices(stripe: Stripe, customer: string): Promise<readonly string[]> {
  const payments: string[] = [];
  for await (const invoice of stripe.invoices.list({
    customer,
    status: "paid",
    limit: 100,
    expand: ["data.payments"],
  })) {
    for (const { payment } of invoice.payments?.data ?? []) {
      payments.push(idOf(payment.payment_intent) ?? "");
    }
  }
  return payments;
}

/** The notices of withdrawal from contracts that are not paid back, in words. */
async function openNotices(userId: string): Promise<readonly string[]> {
  return [...(await noticesOf(userId)).values()]
    .filter(({ outcome }) => outcome !== "refunded")
    .map((notice) => {
      const state = notice.isRefundFailed ? "has a refund that the bank refused" : notice.outcome;
      return `withdrawal ${numberOf(notice)}: ${state}`;
    });
}
