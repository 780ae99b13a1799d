/** Calls the functions as the site does, and checks their responses. */
import assert from "node:assert/strict";
import * as v from "npm:valibot@1.5.0";
import { handle as checkSubscription } from "../../supabase/functions/check-subscription/handler.ts";
import { handle as createCheckout } from "../../supabase/functions/create-checkout/handler.ts";
import { handle as customerPortal } from "../../supabase/functions/customer-portal/handler.ts";
import { handle as deleteAccount } from "../../supabase/functions/delete-account/handler.ts";
import { publishableKey, type User } from "./backend.ts";

const FUNCTIONS = {
  "check-subscription": checkSubscription,
  "create-checkout": createCheckout,
  "customer-portal": customerPortal,
  "delete-account": deleteAccount,
} as const;

export type FunctionName = keyof typeof FUNCTIONS;

export const FUNCTION_NAMES: readonly FunctionName[] = [
  "check-subscription",
  "create-checkout",
  "customer-portal",
  "delete-account",
];

/** The error for everything that is not the caller's fault. */
export const FAILED = "Något gick fel. Försök igen.";

/** What check-subscription returns for a user without a plan. */
export const NOT_SUBSCRIBED = {
  subscribed: false,
  subscription_tier: null,
  subscription_end: null,
  renews: false,
  payment_failed: false,
  on_hold: null,
};

/** Calls a function, signed in unless the user is null. */
export function call(
  name: FunctionName,
  user: User | null,
  init: RequestInit = {},
): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("apikey", publishableKey);
  if (user) headers.set("authorization", `Bearer ${user.token}`);
  const url = `http://127.0.0.1/functions/v1/${name}`;
  return FUNCTIONS[name](new Request(url, { method: "POST", ...init, headers }));
}

const SUBSCRIPTION_RESPONSE = v.strictObject({
  subscribed: v.boolean(),
  subscription_tier: v.nullable(v.string()),
  subscription_end: v.nullable(v.string()),
  renews: v.boolean(),
  payment_failed: v.boolean(),
  on_hold: v.nullable(v.string()),
});

/** Calls check-subscription, which must succeed. */
export async function checkSubscriptionOf(user: User) {
  const response = await call("check-subscription", user);
  assert.equal(response.status, 200);
  return v.parse(SUBSCRIPTION_RESPONSE, await response.json());
}

export async function assertResponse(
  response: Response,
  status: number,
  body: unknown,
): Promise<void> {
  assert.equal(response.status, status);
  assert.match(response.headers.get("content-type") ?? "", /^application\/json/);
  assert.deepEqual(await response.json(), body);
}

export async function assertError(
  response: Response,
  status: number,
  message: string,
  reason?: string,
): Promise<void> {
  await assertResponse(response, status, { error: message, ...(reason && { reason }) });
}

/** The address in a response of create-checkout or customer-portal. */
export async function urlFrom(response: Response): Promise<string> {
  const body: unknown = await response.json();
  assert.equal(response.status, 200, JSON.stringify(body));
  assert.ok(typeof body === "object" && body !== null && "url" in body);
  assert.deepEqual(Object.keys(body), ["url"]);
  assert.ok(typeof body.url === "string");
  return body.url;
}
