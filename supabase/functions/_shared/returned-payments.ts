import type Stripe from "npm:stripe@23.1.0";

/** The payments of a customer that did not stay with the site, by the ids of their intents. */
export interface ReturnedPayments {
  /**
   * Refunded in full, or withdrawn from, even if the bank has refused the refund. A partial refund leaves
   * the purchase valid.
   */
  readonly refunded: ReadonlySet<string>;
  /** Disputed, and not won. */
  readonly disputed: ReadonlySet<string>;
  /** Whether there has been a dispute, even if it was won or was only an inquiry. */
  readonly isDisputed: boolean;
}

/** The metadata of a charge and its refund that name the notice with which its buyer withdrew. */
export const WITHDRAWAL = "withdrawal";

/** Only these take the money: an inquiry ("warning_…") takes none, and a won dispute returns it. */
const DISPUTES_THAT_TAKE: readonly string[] = [
  "needs_response",
  "under_review",
  "appeal_needs_response",
  "appeal_under_review",
  "lost",
];

/** Fetches what became of a customer's payments after they succeeded. */
export async function fetchReturnedPayments(
  stripe: Stripe,
  customerId: string,
): Promise<ReturnedPayments> {
  const refunded = new Set<string>();
  const disputed = new Set<string>();
  let isDisputed = false;
  for await (const charge of stripe.charges.list({ customer: customerId, limit: 100 })) {
    const intent = idOf(charge.payment_intent);
    if (intent === null) continue;
    if (charge.refunded || isWithdrawn(charge)) refunded.add(intent);
    isDisputed ||= charge.disputed;
    if (charge.disputed && (await isTaken(stripe, charge.id))) disputed.add(intent);
  }
  return { refunded, disputed, isDisputed };
}

/** Whether the buyer has withdrawn from what the charge has paid for. */
export function isWithdrawn(charge: Stripe.Charge | null): boolean {
  return charge?.metadata[WITHDRAWAL] !== undefined;
}

async function isTaken(stripe: Stripe, chargeId: string): Promise<boolean> {
  for await (const { status } of stripe.disputes.list({ charge: chargeId, limit: 100 })) {
    if (takesMoney(status)) return true;
  }
  return false;
}

/** Whether a dispute of this status keeps the money from the site. */
export function takesMoney(status: Stripe.Dispute["status"]): boolean {
  return DISPUTES_THAT_TAKE.includes(status);
}

/** The intents of the latest payment of a subscription; none before its first one. */
export async function latestPaymentsOf(
  stripe: Stripe,
  { id }: Stripe.Subscription,
): Promise<readonly string[]> {
  const { data } = await stripe.invoices.list({
    subscription: id,
    status: "paid",
    limit: 1,
    expand: ["data.payments"],
  });
  return data
    .flatMap(({ payments }) => payments?.data ?? [])
    .filter(({ status }) => status === "paid")
    .flatMap(({ payment }) => idOf(payment.payment_intent) ?? []);
}

/** The id of an object that Stripe sends as its id, or whole if it was expanded. */
export function idOf(object: string | { readonly id: string } | null | undefined): string | null {
  return (typeof object === "string" ? object : object?.id) ?? null;
}
