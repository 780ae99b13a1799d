/** What a user has bought, and until when it can be withdrawn from. */
import type Stripe from "npm:stripe@23.1.0";
import { GUARANTEE_DAYS, PRODUCTS, type ProductId, WITHDRAWAL_DAYS } from "./commerce.ts";
import { isPaid, priceIds } from "./paid-plan.ts";
import { findSoldProduct, productOfInvoice } from "./prices.ts";
import { idOf } from "./returned-payments.ts";
import { addDays, nextWorkingDay, swedishDay } from "./stockholm-days.ts";
import { listSubscriptions } from "./subscriptions.ts";

export type Phase = "withdrawal" | "guarantee" | "over";

/**
 * A paid checkout session, a subscription that was paid after its session had expired, or the invoice of a switch to
 * a longer period.
 */
export interface Contract {
  readonly id: string;
  /** The user for whom the site opened the checkout; null for what was sold in another way. */
  readonly buyerId: string | null;
  readonly customerId: string | null;
  readonly product: ProductId;
  readonly boughtAt: Date;
  /** In öre. */
  readonly amount: number;
  /** The VAT that it includes, in öre; 0 when Stripe was given no tax rate. */
  readonly vat: number;
  readonly subscriptionId: string | null;
  /** The one-time payment; null for a subscription. */
  readonly paymentId: string | null;
  /** The invoice of the purchase; null for a one-time payment without one. */
  readonly invoiceId: string | null;
  /** Whether a one-time payment was refunded. */
  readonly isRefunded: boolean;
  /** Whether a running subscription was switched to the product; the amount is then less what was left. */
  readonly isSwitch: boolean;
}

/** What {@link contractOf} reads of a session. */
const CONTRACT_FIELDS = ["line_items", "subscription", "payment_intent.latest_charge"];

/** The contracts of a customer, newest first. */
export async function listContracts(
  stripe: Stripe,
  customerId: string,
): Promise<readonly Contract[]> {
  const sessions = await Array.fromAsync(
    stripe.checkout.sessions.list({
      customer: customerId,
      limit: 100,
      expand: CONTRACT_FIELDS.map((field) => `data.${field}`),
    }),
  );
  const contracts = sessions.filter(isPaid).map(contractOf);
  return newestFirst([
    ...(await lateContracts(stripe, customerId, sessions)),
    ...(await switchContracts(stripe, sessions)),
    ...contracts,
  ]);
}

export function newestFirst(contracts: readonly Contract[]): readonly Contract[] {
  return contracts.toSorted((a, b) => b.boughtAt.getTime() - a.boughtAt.getTime());
}

/** Of the customer's subscriptions those that no session has, since they were paid after it had expired. */
async function lateContracts(
  stripe: Stripe,
  customerId: string,
  sessions: readonly Stripe.Checkout.Session[],
): Promise<readonly Contract[]> {
  const known = new Set(sessions.filter(isPaid).map(({ subscription }) => idOf(subscription)));
  // What is paid in an open session has that session soon.
  const open = sessions.filter(({ status }) => status === "open");
  const firstOpened = Math.min(...open.map(({ created }) => created));
  const others = (await listSubscriptions(stripe, customerId)).filter(
    ({ id, metadata, created }) =>
      !known.has(id) && metadata.user_id !== undefined && created < firstOpened,
  );
  const found = await Promise.all(
    others.map((subscription) => contractOfSubscription(stripe, subscription)),
  );
  return found.filter((contract) => contract !== null);
}

/** The switches to a longer period that the subscriptions of sessions have had. */
async function switchContracts(
  stripe: Stripe,
  sessions: readonly Stripe.Checkout.Session[],
): Promise<readonly Contract[]> {
  const found = await Promise.all(
    sessions.map(async ({ subscription }) => {
      // Another period begins a new cycle. Most subscriptions never have one, and are not asked for invoices.
      const isSwitched =
        subscription !== null &&
        typeof subscription === "object" &&
        subscription.billing_cycle_anchor !== subscription.start_date;
      if (!isSwitched) return [];
      const invoices = stripe.invoices.list({
        subscription: subscription.id,
        status: "paid",
        limit: 100,
      });
      return (await Array.fromAsync(invoices)).map(contractOfSwitch);
    }),
  );
  return found.flat().filter((contract) => contract !== null);
}

/** Null for the invoice of anything but a paid switch to the year: one to the month is a renewal, when the year is over. */
function contractOfSwitch(invoice: Stripe.Invoice): Contract | null {
  const { id, billing_reason: reason, created, customer, parent, status, total } = invoice;
  const details = parent?.subscription_details;
  const product = productOfInvoice(invoice, null);
  if (reason !== "subscription_update" || status !== "paid" || !details || product === null) {
    return null;
  }
  if (PRODUCTS[product].period !== "year") return null;
  return {
    id,
    buyerId: details.metadata?.user_id ?? null,
    customerId: idOf(customer),
    product,
    boughtAt: new Date(created * 1000),
    amount: total,
    vat: taxIn(invoice),
    subscriptionId: idOf(details.subscription),
    paymentId: null,
    invoiceId: id,
    isRefunded: false,
    isSwitch: true,
  };
}

function taxIn({ total_taxes }: Stripe.Invoice): number {
  return (total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
}

/** The contract with this id; null when it is not paid. */
export async function retrieveContract(stripe: Stripe, id: string): Promise<Contract | null> {
  if (id.startsWith("in_")) return contractOfSwitch(await stripe.invoices.retrieve(id));
  if (id.startsWith("sub_")) {
    return contractOfSubscription(stripe, await stripe.subscriptions.retrieve(id));
  }
  const session = await stripe.checkout.sessions.retrieve(id, { expand: CONTRACT_FIELDS });
  return isPaid(session) ? contractOf(session) : null;
}

/** @param session with its {@link CONTRACT_FIELDS} expanded */
function contractOf(session: Stripe.Checkout.Session): Contract {
  return {
    id: session.id,
    buyerId: session.metadata?.user_id ?? null,
    customerId: idOf(session.customer),
    product: productOf(session),
    boughtAt: new Date(purchaseTime(session) * 1000),
    amount: session.amount_total ?? 0,
    vat: session.total_details?.amount_tax ?? 0,
    subscriptionId: idOf(session.subscription),
    paymentId: idOf(session.payment_intent),
    invoiceId: idOf(session.invoice),
    isRefunded: chargeOf(session)?.refunded ?? false,
    isSwitch: false,
  };
}

/** Null for a subscription whose first invoice is not paid. */
async function contractOfSubscription(
  stripe: Stripe,
  subscription: Stripe.Subscription,
): Promise<Contract | null> {
  const { id, metadata, items, start_date: started, customer } = subscription;
  const invoices = stripe.invoices.list({ subscription: id, status: "paid", limit: 100 });
  // Newest first.
  const first = (await Array.fromAsync(invoices)).at(-1);
  if (!first) return null;
  const prices = items.data.map(({ price }) => price.id);
  return {
    id,
    buyerId: metadata.user_id ?? null,
    customerId: idOf(customer),
    // What was bought first, whatever it was switched to.
    product: findSoldProduct([], metadata) ?? findSoldProduct(prices, null) ?? "premium",
    boughtAt: new Date(started * 1000),
    amount: first.total,
    vat: taxIn(first),
    subscriptionId: id,
    paymentId: null,
    invoiceId: first.id,
    isRefunded: false,
    isSwitch: false,
  };
}

/** The product of a session; a price that is not known any more counts as Premium. */
function productOf(session: Stripe.Checkout.Session): ProductId {
  return findSoldProduct(priceIds(session), session.metadata) ?? "premium";
}

/** A session may have been open for hours before it was paid. */
function purchaseTime(session: Stripe.Checkout.Session): number {
  const { subscription, created } = session;
  const started = typeof subscription === "object" ? subscription?.start_date : undefined;
  return started ?? chargeOf(session)?.created ?? created;
}

function chargeOf({ payment_intent }: Stripe.Checkout.Session): Stripe.Charge | null {
  const charge = typeof payment_intent === "object" ? payment_intent?.latest_charge : null;
  return typeof charge === "object" ? charge : null;
}

/** The last day of the right of withdrawal. */
export function lastWithdrawalDay(boughtAt: Date): string {
  return nextWorkingDay(addDays(swedishDay(boughtAt), WITHDRAWAL_DAYS));
}

/**
 * What a buyer may do on a day, in Sweden's calendar. The day of purchase is day 0.
 *
 * @returns the phase and its last day; for "over" the last day of the guarantee
 */
export function phaseOn(
  now: Date,
  boughtAt: Date,
): { readonly phase: Phase; readonly lastDay: string } {
  const today = swedishDay(now);
  const withdrawalEnds = lastWithdrawalDay(boughtAt);
  if (today <= withdrawalEnds) return { phase: "withdrawal", lastDay: withdrawalEnds };
  const guaranteeEnds = addDays(swedishDay(boughtAt), GUARANTEE_DAYS);
  return { phase: today <= guaranteeEnds ? "guarantee" : "over", lastDay: guaranteeEnds };
}

/** 2900 öre → "29 kr", 2950 → "29,50 kr". */
export function formatAmount(ore: number): string {
  return (ore / 100).toLocaleString("sv-SE", {
    style: "currency",
    currency: "SEK",
    trailingZeroDisplay: "stripIfInteger",
  });
}
