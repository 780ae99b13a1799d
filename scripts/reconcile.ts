/**
 * Lists where the stored plans and Stripe disagree; docs/deployment.md says when and how to run it.
 * Runs in Deno, with the code and the environment of the edge functions.
 */
import { serviceClient } from "../supabase/functions/_shared/clients.ts";
import { planOfTier } from "../supabase/functions/_shared/commerce.ts";
import { type Contract, listContracts } from "../supabase/functions/_shared/contracts.ts";
import { customerExists } from "../supabase/functions/_shared/customers.ts";
import { HttpError } from "../supabase/functions/_shared/http.ts";
import { MailError } from "../supabase/functions/_shared/mail.ts";
import { noticesOf, numberOf } from "../supabase/functions/_shared/notice.ts";
import { fetchPlanState, type PlanState } from "../supabase/functions/_shared/paid-plan.ts";
import {
  confirmedPurchases,
  confirmPurchase,
} from "../supabase/functions/_shared/purchase-confirmation.ts";
import { refreshPlan } from "../supabase/functions/_shared/refresh.ts";
import { idOf } from "../supabase/functions/_shared/returned-payments.ts";
import { settleOpenNotices } from "../supabase/functions/_shared/settle-notice.ts";
import { RETRIES, StripeCallError, withStripe } from "../supabase/functions/_shared/stripe.ts";
import { stripeAccount } from "../supabase/functions/_shared/stripe-account.ts";
import { readSubscriber } from "../supabase/functions/_shared/subscribers.ts";
import { canBeCharged } from "../supabase/functions/_shared/subscriptions.ts";

/** Fewer than `max_rows`, at which the API cuts an answer off. */
const PAGE_SIZE = 500;

interface Customer {
  readonly user_id: string;
  readonly customer_id: string;
}

/**
 * Compares every customer of the site with Stripe.
 *
 * @param isFixing whether to store what Stripe says where it differs
 * @param print takes one line per difference
 * @returns how many differences remain
 */
export async function reconcile(isFixing: boolean, print: (line: string) => void): Promise<number> {
  const known = new Set<string>();
  let remaining = 0;
  for await (const customer of storedCustomers()) {
    known.add(customer.customer_id);
    const found = await reconcileCustomer(customer, isFixing);
    if (found === null) continue;
    print(found.line);
    if (!found.isFixed) remaining++;
  }
  for (const line of await unownedSubscriptions(known)) {
    print(line);
    remaining++;
  }
  return remaining;
}

/** Compares one customer with Stripe; returns null when nothing differs. */
export async function reconcileCustomer(
  customer: Customer,
  isFixing: boolean,
): Promise<{ readonly line: string; readonly isFixed: boolean } | null> {
  const { user_id, customer_id } = customer;
  const { problem, canBeFixed } = await compare(customer);
  const unfinished = async () => [
    ...(await openNotices(user_id)),
    ...(canBeFixed ? await unconfirmedPurchases(customer) : []).map(
      ({ id }) => `no confirmation of ${id}`,
    ),
  ];
  const open = await unfinished();
  if (problem === null && open.length === 0) return null;
  let isFixed = false;
  if (isFixing && canBeFixed) {
    await settleOpenNotices({ id: user_id, customerId: customer_id });
    await confirmPurchases(customer);
    await refreshPlan({ id: user_id }, customer_id, { isShared: false });
    isFixed = (await unfinished()).length === 0;
  }
  const problems = [problem, ...open].filter((one) => one !== null).join("; ");
  return { line: `${user_id} (${customer_id}): ${problems}${isFixed ? " (fixed)" : ""}`, isFixed };
}

async function unconfirmedPurchases({
  user_id,
  customer_id,
}: Customer): Promise<readonly Contract[]> {
  const contracts = await withStripe((stripe) => listContracts(stripe, customer_id), RETRIES);
  const confirmed = await confirmedPurchases(user_id);
  return contracts.filter(({ id }) => !confirmed.has(id));
}

/** Sends the confirmations that are missing; one that fails is missing still. */
async function confirmPurchases(customer: Customer): Promise<void> {
  const { data, error } = await serviceClient()
    .rpc("account_of_customer", { customer: customer.customer_id })
    .maybeSingle();
  if (error) throw error;
  if (!data) return;
  for (const purchase of await unconfirmedPurchases(customer)) {
    try {
      await confirmPurchase(purchase, { id: customer.user_id, email: data.email });
    } catch (error) {
      if (!(error instanceof MailError || error instanceof HttpError)) throw error;
      console.error(error.message);
    }
  }
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

/** Those in the account and mode of the secret key. */
async function* storedCustomers(): AsyncGenerator<Customer> {
  const account = await stripeAccount();
  let after = "00000000-0000-0000-0000-000000000000";
  while (true) {
    const { data, error } = await serviceClient()
      .from("stripe_customers")
      .select("user_id, customer_id")
      .match({ account_id: account.id, is_live: account.isLive })
      .gt("user_id", after)
      .order("user_id")
      .limit(PAGE_SIZE);
    if (error) throw error;
    yield* data;
    const last = data.at(-1);
    if (last === undefined || data.length < PAGE_SIZE) return;
    after = last.user_id;
  }
}

async function compare({ user_id, customer_id }: Customer): Promise<{
  readonly problem: string | null;
  readonly canBeFixed: boolean;
}> {
  try {
    const actual = await withStripe(async (stripe) =>
      (await customerExists(stripe, customer_id)) ? fetchPlanState(stripe, customer_id) : null,
    );
    return {
      problem: actual ? difference(await readSubscriber(user_id), actual) : "deleted in Stripe",
      canBeFixed: true,
    };
  } catch (error) {
    if (error instanceof StripeCallError && error.details.reason === "customer-unknown") {
      return { problem: "Stripe does not know the customer", canBeFixed: false };
    }
    throw error;
  }
}

/** What differs, as "name: stored, but in Stripe actual"; null when nothing does. */
function difference(stored: PlanState | null, actual: PlanState): string | null {
  const [ours, theirs] = [fields(stored), fields(actual)];
  const differing = Object.entries(theirs).flatMap(([name, value]) => {
    const own = ours[name];
    return own === value ? [] : [`${name}: ${own}, but in Stripe ${value}`];
  });
  return differing.length === 0 ? null : differing.join("; ");
}

function fields(state: PlanState | null): Readonly<Record<string, string>> {
  const plan = state?.paidPlan;
  return {
    plan: plan ? planOfTier(plan.tier) : "none",
    // Stripe counts in whole seconds.
    end: plan?.end?.replace(/\.\d+Z$/, "Z") ?? "none",
    renews: String(plan?.renews ?? false),
    payment_failed: String(state?.paymentFailed ?? false),
    on_hold: state?.hold ?? "none",
  };
}

/** Subscriptions that charge a customer whom no user has. */
function unownedSubscriptions(known: ReadonlySet<string>): Promise<readonly string[]> {
  return withStripe(async (stripe) => {
    const problems: string[] = [];
    // Without a status, all that have not ended.
    for await (const subscription of stripe.subscriptions.list({ limit: 100 })) {
      const customer = idOf(subscription.customer) ?? "";
      if (!canBeCharged(subscription) || known.has(customer)) continue;
      const user = subscription.metadata.user_id ?? "an unknown user";
      problems.push(`${subscription.id} charges ${customer}, whom no user has (bought by ${user})`);
    }
    return problems;
  });
}

if (import.meta.main) {
  const remaining = await reconcile(Deno.args.includes("--fix"), console.log);
  console.log(`Differences that remain: ${remaining}`);
  if (remaining > 0) Deno.exit(1);
}
