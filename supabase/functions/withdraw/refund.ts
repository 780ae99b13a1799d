import type Stripe from "npm:stripe@23.1.0";
import type { Contract } from "../_shared/contracts.ts";
import { idOf } from "../_shared/returned-payments.ts";
import { isAlreadyRefunded, RETRIES } from "../_shared/stripe.ts";

/**
 * Cancels a contract at once and refunds all its payments. Safe to repeat.
 *
 * @param withdrawalId noted in Stripe
 */
export async function cancelAndRefund(
  stripe: Stripe,
  { subscriptionId, paymentId }: Pick<Contract, "subscriptionId" | "paymentId">,
  withdrawalId: string,
): Promise<void> {
  // Stripe repeats its answer to a key, and a later call is to try again.
  const key = `withdrawal-${withdrawalId}-${crypto.randomUUID()}`;
  if (subscriptionId !== null) await cancel(stripe, subscriptionId, withdrawalId, key);
  const payments = subscriptionId === null ? [paymentId] : await paymentsOf(stripe, subscriptionId);
  for (const payment of payments) {
    if (payment !== null) await refund(stripe, payment, withdrawalId, key);
  }
}

async function cancel(
  stripe: Stripe,
  subscriptionId: string,
  withdrawalId: string,
  key: string,
): Promise<void> {
  const { status } = await stripe.subscriptions.retrieve(subscriptionId);
  if (status === "canceled" || status === "incomplete_expired") return;
  await stripe.subscriptions.cancel(
    subscriptionId,
    { cancellation_details: { comment: `Withdrawal ${withdrawalId}` } },
    { idempotencyKey: `${key}-cancel`, ...RETRIES },
  );
}

async function paymentsOf(stripe: Stripe, subscriptionId: string): Promise<readonly string[]> {
  const { data } = await stripe.invoices.list({
    subscription: subscriptionId,
    status: "paid",
    limit: 100,
    expand: ["data.payments"],
  });
  return data
    .flatMap(({ payments }) => payments?.data ?? [])
    .flatMap(({ status, payment: { payment_intent } }) => {
      const id = idOf(payment_intent);
      return status === "paid" && id !== null ? [id] : [];
    });
}

async function refund(
  stripe: Stripe,
  paymentId: string,
  withdrawalId: string,
  key: string,
): Promise<void> {
  try {
    const { status } = await stripe.refunds.create(
      {
        payment_intent: paymentId,
        reason: "requested_by_customer",
        metadata: { withdrawal: withdrawalId },
      },
      { idempotencyKey: `${key}-refund-${paymentId}`, ...RETRIES },
    );
    if (status === "failed" || status === "canceled") {
      throw new Error(`The refund of ${paymentId} is ${status}`);
    }
  } catch (error) {
    if (!isAlreadyRefunded(error)) throw error;
  }
}
