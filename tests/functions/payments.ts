/** Purchases in the payment stand-in, and what happens to them later. */
import assert from "node:assert/strict";
import Stripe from "npm:stripe@23.1.0";
import * as v from "npm:valibot@1.5.0";
import { PRODUCTS, type ProductId } from "../../supabase/functions/_shared/commerce.ts";
import {
  backendUrl,
  passSharedPage,
  storedCustomer,
  type User,
  updateSubscription,
  withSettings,
} from "./backend.ts";
import { call, checkSubscriptionOf, urlFrom } from "./calls.ts";

export const standInUrl = `${backendUrl}/_local/stripe`;

export const DAY = 86_400_000;

export const prices = {
  premium: setting("STRIPE_PRICE_PREMIUM"),
  basic: setting("STRIPE_PRICE_BASIC"),
  plusMonth: setting("STRIPE_PRICE_PLUS_MONTH"),
  plusYear: setting("STRIPE_PRICE_PLUS_YEAR"),
};

function setting(name: string): string {
  return Deno.env.get(name) ?? "";
}

/** What a product costs, in öre. */
export function oreOf(product: ProductId): number {
  return PRODUCTS[product].price * 100;
}

/** A client of the stand-in's API, for calls that no function makes. */
export const stripe = new Stripe(setting("STRIPE_SECRET_KEY"), {
  maxNetworkRetries: 0,
  telemetry: false,
  httpClient: Stripe.createFetchHttpClient((url, init) =>
    fetch(String(url).replace("https://api.stripe.com", standInUrl), init),
  ),
});

/** The keys to the live mode of the same account, and to another account. */
export const foreignKeys = {
  live: setting("STRIPE_SECRET_KEY").replace("sk_test_", "sk_live_"),
  otherAccount: setting("STRIPE_SECRET_KEY").replace("sk_test_local", "sk_test_other"),
};

/** Calls create-checkout for a product, or for Premium. */
export function checkout(user: User, product?: string): Promise<Response> {
  return call(
    "create-checkout",
    user,
    product === undefined ? {} : { body: JSON.stringify({ product }) },
  );
}

/** What check-subscription returns once the stored row is stale. */
export async function checkWhenStale(user: User) {
  await updateSubscription(user, { updated_at: new Date(Date.now() - DAY).toISOString() });
  return checkSubscriptionOf(user);
}

/** Submits a form of one of the stand-in's pages; the terms of a checkout are accepted. */
export async function submit(url: string, fields: Record<string, string>): Promise<Response> {
  const body = new URLSearchParams({ terms: "on", ...fields });
  const response = await fetch(url, { method: "POST", body, redirect: "manual" });
  await response.body?.cancel();
  return response;
}

/** Buys a product and returns the address that the buyer is redirected to. */
export async function buy(user: User, product?: string): Promise<string> {
  const response = await submit(await urlFrom(await checkout(user, product)), { action: "pay" });
  assert.equal(response.status, 303);
  // Nobody pays within seconds.
  await passSharedPage(user);
  return response.headers.get("location") ?? "";
}

/** Starts a subscription without the functions, which would refuse a second one. */
export async function subscribe(customer: string, price: string): Promise<string> {
  const { url } = await stripe.checkout.sessions.create({
    customer,
    line_items: [{ price, quantity: 1 }],
    mode: "subscription",
    success_url: "https://namnfynd.example/tack",
  });
  await submit(url ?? "", { action: "pay" });
  const { data } = await stripe.subscriptions.list({ customer, status: "all" });
  return data[0]?.id ?? "";
}

/** Triggers an event of a subscription, a payment or a customer on the stand-in's test page. */
export async function trigger(action: string, id: string): Promise<void> {
  const response = await submit(standInUrl, { action, id });
  assert.equal(response.status, 303);
}

/** The customer's payments, newest first. */
export async function paymentsOf(customer: string): Promise<readonly Stripe.PaymentIntent[]> {
  const { data } = await stripe.paymentIntents.list({ customer, limit: 100 });
  return data;
}

/** The requests to the stand-in's API while `run` runs, for example `GET customers/cus_1`. */
export async function requestsDuring(run: () => Promise<void>): Promise<readonly string[]> {
  const before = await latestRequests();
  await run();
  return (await latestRequests()).slice(before.length);
}

/** The requests to the stand-in's API since it started. */
export async function latestRequests(): Promise<readonly string[]> {
  const response = await fetch(`${standInUrl}/requests`);
  return v.parse(v.array(v.string()), await response.json());
}

/** Lets time pass for all purchases of a customer. */
export async function passDays(customer: string, days: number): Promise<void> {
  for (let passed = 0; passed < days; passed++) await trigger("pass-day", customer);
}

/** The id of the user's only subscription. */
export async function subscriptionOf(user: User): Promise<string> {
  const customer = (await storedCustomer(user)) ?? "";
  const { data } = await stripe.subscriptions.list({ customer, status: "all" });
  assert.equal(data.length, 1);
  return data[0]?.id ?? "";
}

/**
 * Makes the stand-in fail while `run` runs; returns what the functions logged.
 *
 * @param fault "slow" answers once the fault is over, "lost" as well but executes requests before
 * @param requests the start of method and path of those that fail, as `POST checkout/sessions`
 * @param times how many of them fail
 */
export function withFault(
  fault: string,
  run: () => Promise<void>,
  requests = "",
  times = Number.MAX_SAFE_INTEGER,
): Promise<string> {
  return withSettings({}, async () => {
    await submit(standInUrl, { action: "fault", fault, requests, times: String(times) });
    try {
      await run();
    } finally {
      await submit(standInUrl, { action: "fault", fault: "none" });
    }
  });
}

// Events ------------------------------------------------------------------------------------------

/** The events about a customer and what belongs to it, in the order of their creation. */
export async function events(customer: string): Promise<readonly Stripe.Event[]> {
  const ids = new Set([customer, ...(await paymentsOf(customer)).map(({ id }) => id)]);
  const found: Stripe.Event[] = [];
  for await (const event of stripe.events.list({ limit: 100 })) {
    const { object } = event.data;
    const related = [
      "id" in object && object.id,
      "customer" in object && object.customer,
      "payment_intent" in object && object.payment_intent,
    ];
    if (related.some((id) => typeof id === "string" && ids.has(id))) found.push(event);
  }
  return found.reverse();
}

interface Signature {
  /** Of the webhook, unless the signature is to be forged. */
  readonly secret?: string;
  /** In seconds since 1970; now, unless the event is to be late. */
  readonly timestamp?: number;
}

/** The request with which Stripe sends an event to the webhook. */
export async function signedEvent(
  event: object,
  { secret = setting("STRIPE_WEBHOOK_SECRET"), timestamp }: Signature = {},
): Promise<RequestInit> {
  const payload = JSON.stringify(event);
  const signature = await stripe.webhooks.generateTestHeaderStringAsync({
    payload,
    secret,
    timestamp: timestamp ?? Math.floor(Date.now() / 1000),
  });
  return {
    method: "POST",
    headers: { "content-type": "application/json", "stripe-signature": signature },
    body: payload,
  };
}
