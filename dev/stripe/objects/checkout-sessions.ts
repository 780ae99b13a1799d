import type Stripe from "stripe";
import { paymentOf } from "../find.ts";
import type { Account, CheckoutSession } from "../model.ts";
import { priceOf, taxOf } from "../prices.ts";
import { type DeepPartial, listObject } from "./format.ts";
import { priceObject, taxRates } from "./prices.ts";

export function sessionObject(
  account: Account,
  session: CheckoutSession,
): DeepPartial<Stripe.Checkout.Session> {
  const { amount } = priceOf(session);
  const { customText } = session;
  return {
    id: session.id,
    object: "checkout.session",
    allowed_payment_method_types: session.paymentMethods,
    amount_subtotal: amount,
    amount_total: amount,
    cancel_url: session.cancelUrl,
    client_reference_id: session.clientReferenceId,
    consent: session.requiresTerms
      ? { promotions: null, terms_of_service: session.hasAcceptedTerms ? "accepted" : null }
      : null,
    consent_collection: session.requiresTerms
      ? { payment_method_reuse_agreement: null, promotions: null, terms_of_service: "required" }
      : null,
    created: session.created,
    currency: "sek",
    custom_text: {
      after_submit: textObject(customText.afterSubmit),
      shipping_address: null,
      submit: textObject(customText.submit),
      terms_of_service_acceptance: textObject(customText.terms),
    },
    customer: session.customerId,
    expires_at: session.expiresAt,
    invoice: session.invoiceId,
    livemode: account.isLive,
    metadata: session.metadata,
    mode: session.mode,
    // The payment of a subscription belongs to its invoice.
    payment_intent: session.mode === "payment" ? session.paymentId : null,
    payment_status: isPaid(account, session) ? "paid" : "unpaid",
    status: session.status,
    submit_type: session.submitType,
    subscription: session.status === "complete" ? session.subscriptionId : null,
    success_url: session.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: taxOf(session) },
    url: session.status === "open" ? session.url : null,
  };
}

/** The line items of a session, which are included only on request. */
export function lineItemList(account: Account, session: CheckoutSession) {
  const price = priceOf(session);
  const amount_tax = taxOf(session);
  const item: DeepPartial<Stripe.LineItem> = {
    id: session.id.replace("cs_", "li_"),
    object: "item",
    amount_subtotal: price.amount,
    amount_tax,
    amount_total: price.amount,
    currency: "sek",
    description: price.name,
    price: priceObject(account, price),
    quantity: 1,
    taxes: taxRates(session).map((rate) => ({ amount: amount_tax, rate })),
  };
  return listObject(`/v1/checkout/sessions/${session.id}/line_items`, [item]);
}

function isPaid(account: Account, { paymentId, status }: CheckoutSession): boolean {
  if (status !== "complete" || paymentId === null) return false;
  return paymentOf(account, { paymentId }).status === "succeeded";
}

function textObject(message: string | null) {
  return message === null ? null : { message };
}
