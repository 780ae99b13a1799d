/** The stand-in rejects what Stripe rejects, beyond what Stripe's types already check. */
import assert from "node:assert/strict";
import { newUser, signIn, storedCustomer, storedSubscription } from "./backend.ts";
import { call, urlFrom } from "./calls.ts";
import { checkout, checkWhenStale, prices, standInUrl, submit } from "./payments.ts";

const KEY = Deno.env.get("STRIPE_SECRET_KEY") ?? "";

/** Sends a request to the stand-in's API; null removes a header. */
async function send(
  path: string,
  form: Record<string, string> | null,
  changed: Record<string, string | null> = {},
) {
  const headers = new Headers({
    authorization: `Bearer ${KEY}`,
    "stripe-version": "2026-10-28.endive",
  });
  for (const [name, value] of Object.entries(changed)) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  const response = await fetch(`${standInUrl}/v1/${path}`, {
    ...(form && { method: "POST", body: new URLSearchParams(form) }),
    headers,
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

async function session(changed: Record<string, string | null> = {}) {
  const { body: customer } = await send("customers", {});
  const form: Record<string, string> = {
    customer: customer.id,
    mode: "subscription",
    success_url: "https://namnfynd.example/tack",
    "line_items[0][price]": prices.premium,
    "line_items[0][quantity]": "1",
  };
  for (const [name, value] of Object.entries(changed)) {
    if (value === null) delete form[name];
    else form[name] = value;
  }
  return send("checkout/sessions", form);
}

Deno.test("a valid checkout session is created", async () => {
  const { status, body } = await session({ locale: "sv", "metadata[plan]": "premium" });
  assert.equal(status, 200, JSON.stringify(body));
  assert.equal(body.object, "checkout.session");
});

for (const [what, changed, param] of [
  ["no success_url", { success_url: null }, "success_url"],
  ["a success_url that is a path", { success_url: "/tack" }, "success_url"],
  ["an empty value", { cancel_url: "" }, "cancel_url"],
  ["no mode", { mode: null }, "mode"],
  ["no price", { "line_items[0][price]": null }, "line_items[0][price]"],
  ["an unknown price", { "line_items[0][price]": "price_x" }, "line_items[0][price]"],
  ["no quantity", { "line_items[0][quantity]": null }, "line_items[0][quantity]"],
  ["an unknown customer", { customer: "cus_x" }, "customer"],
  ["another currency", { currency: "eur" }, "currency"],
  ["a long reference", { client_reference_id: "x".repeat(201) }, "client_reference_id"],
  [
    "Swish for a subscription",
    { "allowed_payment_method_types[0]": "swish" },
    "allowed_payment_method_types",
  ],
  ["a one-time price for a subscription", { "line_items[0][price]": prices.basic }, undefined],
  ["a recurring price for one payment", { mode: "payment" }, undefined],
  [
    "a subscription's data with one payment",
    {
      mode: "payment",
      "line_items[0][price]": prices.basic,
      "subscription_data[metadata][plan]": "basic",
    },
    "subscription_data",
  ],
] as const) {
  Deno.test(`a checkout with ${what} is refused`, async () => {
    const { status, body } = await session(changed);
    assert.equal(status, 400);
    assert.equal(body.error.type, "invalid_request_error");
    assert.equal(body.error.param, param);
  });
}

for (const [what, headers, status] of [
  ["no key", { authorization: null }, 401],
  ["a wrong key", { authorization: `Bearer ${KEY}x` }, 401],
  ["no version", { "stripe-version": null }, 400],
  ["another version", { "stripe-version": "2024-06-20" }, 400],
] as const) {
  Deno.test(`a request with ${what} is refused`, async () => {
    const { status: actual, body } = await send("customers", {}, headers);
    assert.equal(actual, status);
    assert.equal(body.error.type, "invalid_request_error");
  });
}

Deno.test("an unknown path or method is refused", async () => {
  assert.equal((await send("unicorns", null)).status, 404);
  assert.equal((await send("subscriptions", {})).status, 404);
});

Deno.test("an idempotency key repeats the response to the same request, and refuses another", async () => {
  const key = { "idempotency-key": crypto.randomUUID() };
  const first = await send("customers", { email: "a@example.se" }, key);
  const again = await send("customers", { email: "a@example.se" }, key);
  assert.deepEqual(again.body, first.body);
  assert.equal(again.headers.get("idempotent-replayed"), "true");
  const other = await send("customers", { email: "b@example.se" }, key);
  assert.equal(other.status, 400);
  assert.equal(other.body.error.type, "idempotency_error");
});

Deno.test("a refused request can be corrected and sent again with its idempotency key", async () => {
  const key = { "idempotency-key": crypto.randomUUID() };
  assert.equal((await send("customers", { email: "nej" }, key)).status, 400);
  assert.equal((await send("customers", { email: "ja@example.se" }, key)).status, 200);
});

Deno.test("Swish is offered for a one-time payment, and not for a subscription", async () => {
  const user = await newUser();
  const page = async (plan: string) =>
    (await fetch(await urlFrom(await checkout(user, plan)))).text();
  assert.match(await page("basic"), /Swish/);
  assert.doesNotMatch(await page("plus-month"), /Swish/);
});

Deno.test("a checkout can be paid once", async () => {
  const user = await newUser();
  const url = await urlFrom(await checkout(user));
  await submit(url, { action: "pay" });
  assert.equal((await submit(url, { action: "pay" })).status, 200);
  assert.match(await (await fetch(url)).text(), /redan betald/);
  assert.equal((await fetch(`${standInUrl}/checkout/cs_test_x`)).status, 404);
});

Deno.test("the pages escape the name of a customer", async () => {
  await send("customers", { email: "<b>@example.se" });
  assert.doesNotMatch(await (await fetch(standInUrl)).text(), /<b>/);
});

Deno.test("the seeded subscriber has the stored subscription as a customer", async () => {
  const user = await signIn("premium@example.se");
  const before = await storedSubscription(user);
  assert.notEqual(await storedCustomer(user), null);
  const response = await checkWhenStale(user);
  const after = await storedSubscription(user);
  assert.deepEqual(response, {
    subscribed: true,
    subscription_tier: null,
    subscription_end: new Date(after.subscription_end ?? "").toISOString(),
    renews: true,
    payment_failed: false,
  });
  const seconds = (row: typeof before) => Math.floor(Date.parse(row.subscription_end ?? "") / 1000);
  assert.equal(after.renews, before.renews);
  assert.ok(Math.abs(seconds(after) - seconds(before)) <= 1);
  const portal = await urlFrom(await call("customer-portal", user));
  assert.match(await (await fetch(portal)).text(), /Avsluta prenumerationen/);
});
