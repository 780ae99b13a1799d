/** Calls of the payment functions, and what a buyer and time do meanwhile. */
import assert from "node:assert/strict";
import Stripe from "npm:stripe@23.1.0";
import { handle as checkSubscription } from "../../supabase/functions/check-subscription/handler.ts";
import { handle as createCheckout } from "../../supabase/functions/create-checkout/handler.ts";
import { handle as customerPortal } from "../../supabase/functions/customer-portal/handler.ts";
import { backendUrl, publishableKey, secretKey, type User, withSettings } from "./backend.ts";

export const standInUrl = `${backendUrl}/_local/stripe`;

export const NONE = { subscribed: false, subscription_tier: null, subscription_end: null };
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

/** A client of the stand-in's API, for what no function does. */
export const stripe = new Stripe(setting("STRIPE_SECRET_KEY"), {
  maxNetworkRetries: 0,
  telemetry: false,
  httpClient: Stripe.createFetchHttpClient((url, init) =>
    fetch(String(url).replace("https://api.stripe.com", standInUrl), init),
  ),
});

export const FUNCTIONS = {
  "check-subscription": checkSubscription,
  "create-checkout": createCheckout,
  "customer-portal": customerPortal,
} as const;

/** Calls a function as the site does. */
export function call(
  name: keyof typeof FUNCTIONS,
  user: User | null,
  init: RequestInit = {},
): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("apikey", publishableKey);
  if (user) headers.set("authorization", `Bearer ${user.token}`);
  const url = `http://127.0.0.1/functions/v1/${name}`;
  return FUNCTIONS[name](new Request(url, { method: "POST", ...init, headers }));
}

/** Asks for a checkout of a plan, or of Premium. */
export function checkout(user: User, plan?: string): Promise<Response> {
  return call(
    "create-checkout",
    user,
    plan === undefined ? {} : { body: JSON.stringify({ plan }) },
  );
}

/** What check-subscription answers once what is stored has aged. */
export async function check(user: User): Promise<unknown> {
  await patchRow(user, { updated_at: new Date(Date.now() - DAY).toISOString() });
  const answer = await call("check-subscription", user);
  assert.equal(answer.status, 200);
  return answer.json();
}

/** The address that a function answered. */
export async function urlOf(answer: Response): Promise<string> {
  const body: unknown = await answer.json();
  assert.equal(answer.status, 200, JSON.stringify(body));
  assert.ok(typeof body === "object" && body !== null && "url" in body);
  assert.deepEqual(Object.keys(body), ["url"]);
  assert.ok(typeof body.url === "string");
  return body.url;
}

export async function assertError(answer: Response, status: number, message: string) {
  assert.equal(answer.status, status);
  assert.deepEqual(await answer.json(), { error: message });
}

/** Presses a button of one of the stand-in's pages. */
export async function press(url: string, fields: Record<string, string>): Promise<Response> {
  const body = new URLSearchParams(fields);
  const answer = await fetch(url, { method: "POST", body, redirect: "manual" });
  await answer.body?.cancel();
  return answer;
}

/** Buys a plan, and answers where the buyer is sent. */
export async function buy(user: User, plan?: string): Promise<string> {
  const answer = await press(await urlOf(await checkout(user, plan)), { action: "pay" });
  assert.equal(answer.status, 303);
  return answer.headers.get("location") ?? "";
}

/** Buys at a price beside the functions, which would refuse a second subscription. */
export async function subscribe(customer: string, price: string): Promise<string> {
  const { url } = await stripe.checkout.sessions.create({
    customer,
    line_items: [{ price, quantity: 1 }],
    mode: "subscription",
    success_url: "https://namnfynd.example/tack",
  });
  await press(url ?? "", { action: "pay" });
  const { data } = await stripe.subscriptions.list({ customer, status: "all" });
  return data[0]?.id ?? "";
}

/** Lets something happen to a subscription, a payment or a customer, on the stand-in's test page. */
export async function happen(action: string, id: string): Promise<void> {
  const answer = await press(standInUrl, { action, id });
  assert.equal(answer.status, 303);
}

/** The customer's only subscription. */
export async function subscriptionOf(user: User): Promise<string> {
  const customer = (await customerOf(user)) ?? "";
  const { data } = await stripe.subscriptions.list({ customer, status: "all" });
  assert.equal(data.length, 1);
  return data[0]?.id ?? "";
}

/** Lets the stand-in fail for a while; answers what the functions logged. */
export function withFault(fault: string, run: () => Promise<void>): Promise<string> {
  return withSettings({}, async () => {
    await press(standInUrl, { action: "fault", fault });
    try {
      await run();
    } finally {
      await press(standInUrl, { action: "fault", fault: "none" });
    }
  });
}

/** The stored customer of a user. */
export async function customerOf(user: User): Promise<string | null> {
  const [row] = await rest("GET", `stripe_customers?user_id=eq.${user.id}`);
  return row?.customer_id ?? null;
}

/** What the table of subscribers has of a user. */
export async function rowOf(user: User) {
  const [row] = await rest("GET", `subscribers?user_id=eq.${user.id}`);
  return row;
}

/** Changes it. */
export async function patchRow(user: User, change: Record<string, unknown>): Promise<void> {
  await rest("PATCH", `subscribers?user_id=eq.${user.id}`, change);
}

async function rest(method: string, path: string, body?: object) {
  const answer = await fetch(`${backendUrl}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: secretKey,
      authorization: `Bearer ${secretKey}`,
      "content-type": "application/json",
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return text === "" ? [] : JSON.parse(text);
}
