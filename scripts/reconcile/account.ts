/** What belongs to no customer whom the site knows: subscriptions, plans and refunds. */
import { serviceClient } from "../../supabase/functions/_shared/clients.ts";
import { planOfTier } from "../../supabase/functions/_shared/commerce.ts";
import { formatAmount } from "../../supabase/functions/_shared/contracts.ts";
import { HttpError } from "../../supabase/functions/_shared/http.ts";
import { hasFailed } from "../../supabase/functions/_shared/refund.ts";
import { idOf } from "../../supabase/functions/_shared/returned-payments.ts";
import {
  followUpRefund,
  noticeOfRefund,
  REFUND_DAYS,
} from "../../supabase/functions/_shared/settle-notice.ts";
import { RETRIES, withStripe } from "../../supabase/functions/_shared/stripe.ts";
import { stripeAccount } from "../../supabase/functions/_shared/stripe-account.ts";
import { readSubscriber } from "../../supabase/functions/_shared/subscribers.ts";
import { canBeCharged } from "../../supabase/functions/_shared/subscriptions.ts";
import type { Customer } from "./customer.ts";

/** Fewer than `max_rows`, at which the API cuts an answer off. */
const PAGE_SIZE = 500;

/** The customers in the account and mode of the secret key, by the ids of their users. */
export async function* storedCustomers(after: string): AsyncGenerator<Customer> {
  const account = await stripeAccount();
  for await (const page of pages(after, (last) =>
    serviceClient()
      .from("stripe_customers")
      .select("user_id, customer_id")
      .match({ account_id: account.id, is_live: account.isLive })
      .gt("user_id", last)
      .order("user_id")
      .limit(PAGE_SIZE),
  )) {
    yield* page;
  }
}

async function* pages<Row extends { readonly user_id: string }>(
  after: string,
  fetchPage: (
    last: string,
  ) => PromiseLike<{ readonly data: readonly Row[] | null; readonly error: unknown }>,
): AsyncGenerator<readonly Row[]> {
  let last = after;
  while (true) {
    const { data, error } = await fetchPage(last);
    if (error) throw error;
    const page = data ?? [];
    yield page;
    const end = page.at(-1);
    if (end === undefined || page.length < PAGE_SIZE) return;
    last = end.user_id;
  }
}

/** Subscriptions that charge a customer whom no user has. */
export function unownedSubscriptions(): Promise<readonly string[]> {
  return withStripe(async (stripe) => {
    const problems: string[] = [];
    // Without a status, all that have not ended.
    for await (const subscription of stripe.subscriptions.list({ limit: 100 })) {
      const customer = idOf(subscription.customer) ?? "";
      if (!canBeCharged(subscription) || (await isKnown(customer))) continue;
      const user = subscription.metadata.user_id ?? "an unknown user";
      problems.push(`${subscription.id} charges ${customer}, whom no user has (bought by ${user})`);
    }
    return problems;
  }, RETRIES);
}

async function isKnown(customer: string): Promise<boolean> {
  const { data, error } = await serviceClient()
    .from("stripe_customers")
    .select("user_id")
    .eq("customer_id", customer)
    .maybeSingle();
  if (error) throw error;
  return data !== null;
}

/** Plans that are stored for users who are no customers in this account and mode. */
export async function plansWithoutCustomer(after: string): Promise<readonly string[]> {
  const customers = new Set<string>();
  for await (const { user_id } of storedCustomers(after)) customers.add(user_id);
  const problems: string[] = [];
  for await (const page of pages(after, (last) =>
    serviceClient()
      .from("subscribers")
      .select("user_id")
      .eq("subscribed", true)
      .gt("user_id", last)
      .order("user_id")
      .limit(PAGE_SIZE),
  )) {
    for (const { user_id } of page) {
      const plan = customers.has(user_id) ? null : (await readSubscriber(user_id))?.paidPlan;
      if (plan) {
        const until = plan.end === null ? "" : ` until ${plan.end}`;
        problems.push(`${user_id} has ${planOfTier(plan.tier)}${until}, and is no customer`);
      }
    }
  }
  return problems;
}

/**
 * The refunds of the last months that have not arrived, and were not replaced by another one or in
 * another way.
 *
 * @param isFixing whether to tell those whom a refused one concerns, also of accounts that were deleted
 */
export function openRefunds(isFixing: boolean): Promise<readonly string[]> {
  return withStripe(async (stripe) => {
    const problems: string[] = [];
    const since = Math.floor(Date.now() / 1000) - REFUND_DAYS * 24 * 3600;
    // Newest first: what replaces a refund comes before it.
    const replaced = new Set<string | null>();
    for await (const refund of stripe.refunds.list({ limit: 100, created: { gte: since } })) {
      const payment = idOf(refund.payment_intent);
      const { status } = refund;
      if (status === "succeeded" || status === "pending") replaced.add(payment);
      if (status === "succeeded" || (hasFailed(refund) && replaced.has(payment))) continue;
      if ((await noticeOfRefund(refund))?.isSettledByHand) continue;
      if (isFixing && hasFailed(refund)) await followUpOrLog(refund.id);
      const made = new Date(refund.created * 1000).toISOString().slice(0, 10);
      problems.push(
        `the refund ${refund.id} of ${formatAmount(refund.amount)} for ${payment}, made on ${made}, is ${status}`,
      );
    }
    return problems;
  }, RETRIES);
}

/** What fails is left to the next run, and stops none of the other refunds. */
async function followUpOrLog(refundId: string): Promise<void> {
  try {
    await followUpRefund(refundId);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    console.error(`The refund ${refundId} was not followed up: ${error.message}`);
  }
}
