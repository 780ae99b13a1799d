/** Purchases in the stand-in by Stripe's own client, without the functions of the site. */
import assert from "node:assert/strict";
import { events, paymentsOf, prices, stripe, submit } from "./payments.ts";

/** Creates a customer, and returns the id. */
export async function newCustomer(): Promise<string> {
  return (await stripe.customers.create({ email: "asta@example.se" })).id;
}

/** An open checkout of a customer, for a subscription or a single payment. */
export function openCheckout(customer: string, price: string = prices.premium) {
  return stripe.checkout.sessions.create({
    customer,
    line_items: [{ price, quantity: 1 }],
    mode: price === prices.basic ? "payment" : "subscription",
    success_url: "https://namnfynd.example/tack",
  });
}

/**
 * Buys something, and returns the ids of the session, the payment and the subscription.
 *
 * @param action what is pressed on the page of the checkout
 */
export async function buy(customer: string, price?: string, action = "pay") {
  const { id, url } = await openCheckout(customer, price);
  await submit(url ?? "", { action });
  const { subscription } = await stripe.checkout.sessions.retrieve(id);
  const [payment] = await paymentsOf(customer);
  assert.ok(payment);
  return {
    session: id,
    payment: payment.id,
    subscription: typeof subscription === "string" ? subscription : "",
  };
}

/** The types of the events about a customer, oldest first. */
export async function typesOf(customer: string) {
  return (await events(customer)).map(({ type }) => type);
}

/** The events after those of the purchase. */
export async function laterTypes(customer: string, earlier: readonly string[]) {
  return (await typesOf(customer)).slice(earlier.length);
}
