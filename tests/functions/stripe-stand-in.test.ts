/** The stand-in rejects what Stripe rejects, beyond what Stripe's types already check. */
import assert from "node:assert/strict";
import { newUser, signIn, storedCustomer, storedSubscription } from "./backend.ts";
import { call, urlFrom } from "./calls.ts";
import {
  checkout,
  checkWhenStale,
  events,
  foreignKeys,
  passDays,
  paymentsOf,
  prices,
  requestsDuring,
  signedEvent,
  standInUrl,
  stripe,
  submit,
  trigger,
  withFault,
} from "./payments.ts";

const KEY = Deno.env.get("STRIPE_SECRET_KEY") ?? "";

/** Sends a request to the stand-in's API; null removes a header. */
async function send(
  path: string,
  form: Record<string, string> | null,
  changed: Record<string, string | null> = {},
  signal: AbortSignal | null = null,
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
    signal,
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
  [
    "a payment's data with a subscription",
    { "payment_intent_data[description]": "x" },
    "payment_intent_data",
  ],
  ["an invoice for a subscription", { "invoice_creation[enabled]": "true" }, "invoice_creation"],
  ["an unknown tax rate", { "subscription_data[default_tax_rates][0]": "txr_x" }, "tax_rates"],
  [
    "a long text",
    { "custom_text[submit][message]": "x".repeat(1201) },
    "custom_text[submit][message]",
  ],
  [
    "a text about terms that it does not ask for",
    { "custom_text[terms_of_service_acceptance][message]": "x" },
    "custom_text[terms_of_service_acceptance]",
  ],
  [
    "an expiry in a minute",
    { expires_at: String(Math.floor(Date.now() / 1000) + 60) },
    "expires_at",
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

// Idempotency -------------------------------------------------------------------------------------

const newKey = () => ({ "idempotency-key": crypto.randomUUID() });

Deno.test("an idempotency key repeats the response to the same request, and refuses another", async () => {
  const key = newKey();
  const first = await send("customers", { email: "a@example.se" }, key);
  assert.equal(first.headers.get("idempotent-replayed"), null);
  const again = await send("customers", { email: "a@example.se" }, key);
  assert.deepEqual(again.body, first.body);
  assert.equal(again.headers.get("idempotent-replayed"), "true");
  const other = await send("customers", { email: "b@example.se" }, key);
  assert.equal(other.status, 400);
  assert.equal(other.body.error.type, "idempotency_error");
});

Deno.test("a request with invalid parameters can be corrected and sent again with its key", async () => {
  const key = newKey();
  assert.equal((await send("customers", { email: "nej" }, key)).status, 400);
  assert.equal((await send("customers", { email: "ja@example.se" }, key)).status, 200);
});

Deno.test("the error of a request that was executed is repeated", async () => {
  const key = newKey();
  const portal = { customer: "cus_x", return_url: "https://namnfynd.example" };
  const first = await send("billing_portal/sessions", portal, key);
  assert.equal(first.body.error.code, "resource_missing");
  const again = await send("billing_portal/sessions", portal, key);
  assert.equal(again.status, first.status);
  assert.deepEqual(again.body, first.body);
  assert.equal(again.headers.get("idempotent-replayed"), "true");
});

Deno.test("a 500 is repeated after the fault, and only for its key", async () => {
  const key = newKey();
  await withFault("500", async () => {
    assert.equal((await send("customers", {}, key)).status, 500);
  });
  const again = await send("customers", {}, key);
  assert.equal(again.status, 500);
  assert.equal(again.headers.get("idempotent-replayed"), "true");
  assert.equal((await send("customers", {}, newKey())).status, 200);
});

for (const [fault, status] of [
  ["429", 429],
  ["wrong-key", 401],
] as const) {
  Deno.test(`nothing is stored for a request that the fault "${fault}" refuses`, async () => {
    const key = newKey();
    await withFault(fault, async () => {
      assert.equal((await send("customers", {}, key)).status, status);
    });
    assert.equal((await send("customers", {}, key)).status, 200);
  });
}

Deno.test("a key is in use while its request is being executed", async () => {
  const key = newKey();
  let answered: ReturnType<typeof send> | undefined;
  await withFault("slow", async () => {
    answered = send("customers", {}, key);
    let other = await send("customers", {}, key, AbortSignal.timeout(5000));
    // The two requests may overtake each other.
    if (other.status !== 409) other = await answered;
    assert.equal(other.status, 409);
    assert.equal(other.body.error.code, "idempotency_key_in_use");
  });
  const again = await send("customers", {}, key);
  assert.equal((await answered)?.body.id, again.body.id);
});

Deno.test("a request whose answer is lost has been executed", async () => {
  const key = newKey();
  let answered: ReturnType<typeof send> | undefined;
  await withFault("lost", async () => {
    const email = `${crypto.randomUUID()}@example.se`;
    answered = send("customers", { email }, key);
    while (!(await (await fetch(standInUrl)).text()).includes(email));
  });
  assert.equal((await answered)?.status, 200);
});

Deno.test("a fault can be limited to some requests", async () => {
  await withFault(
    "500",
    async () => {
      assert.equal((await send("customers", {})).status, 200);
      assert.equal((await session()).status, 500);
    },
    "POST checkout/sessions",
  );
});

// Accounts and modes ------------------------------------------------------------------------------

Deno.test("an object belongs to the account and mode of its key", async () => {
  const { body: customer } = await send("customers", {});
  const retrieve = (key: string) =>
    send(`customers/${customer.id}`, null, { authorization: `Bearer ${key}` });
  assert.equal((await retrieve(KEY)).status, 200);
  const live = await retrieve(foreignKeys.live);
  assert.equal(live.status, 404);
  assert.equal(live.body.error.code, "resource_missing");
  assert.equal(
    live.body.error.message,
    `No such customer: '${customer.id}'; a similar object exists in test mode, but a live mode key was used to make this request.`,
  );
  const other = await retrieve(foreignKeys.otherAccount);
  assert.equal(other.body.error.message, `No such customer: '${customer.id}'`);
});

Deno.test("objects and events of the live mode say so", async () => {
  const authorization = `Bearer ${foreignKeys.live}`;
  const { body: customer } = await send("customers", {}, { authorization });
  assert.equal(customer.livemode, true);
  await send(`customers/${customer.id}`, { email: "ny@example.se" }, { authorization });
  const { body: list } = await send("events?type=customer.updated", null, { authorization });
  assert.equal(list.data[0].livemode, true);
  assert.equal(list.data[0].data.object.id, customer.id);
});

// Purchases ---------------------------------------------------------------------------------------

async function newCustomer(): Promise<string> {
  return (await stripe.customers.create({ email: "asta@example.se" })).id;
}

/** An open checkout of a customer, for a subscription or a single payment. */
function openCheckout(customer: string, price: string = prices.premium) {
  return stripe.checkout.sessions.create({
    customer,
    line_items: [{ price, quantity: 1 }],
    mode: price === prices.basic ? "payment" : "subscription",
    success_url: "https://namnfynd.example/tack",
  });
}

/** Buys something, and returns the ids of the session, the payment and the subscription. */
async function buy(customer: string, price?: string, action = "pay") {
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

const typesOf = async (customer: string) => (await events(customer)).map(({ type }) => type);

/** The events after those of the purchase. */
async function laterTypes(customer: string, earlier: readonly string[]) {
  return (await typesOf(customer)).slice(earlier.length);
}

Deno.test("a subscription's invoice names its payment intent, and that its charge", async () => {
  const customer = await newCustomer();
  const { payment, session, subscription } = await buy(customer);
  const { latest_invoice: invoice } = await stripe.subscriptions.retrieve(subscription, {
    expand: ["latest_invoice.payments"],
  });
  assert.ok(typeof invoice === "object" && invoice);
  assert.equal(invoice.payments?.data[0]?.payment.payment_intent, payment);
  assert.equal(invoice.parent?.subscription_details?.subscription, subscription);
  const { data: charges } = await stripe.charges.list({ customer, payment_intent: payment });
  assert.equal(charges.length, 1);
  const { amount, amount_refunded, disputed, refunded, status } = charges[0] ?? {};
  assert.deepEqual(
    { amount, amount_refunded, disputed, refunded, status },
    { amount: 2900, amount_refunded: 0, disputed: false, refunded: false, status: "succeeded" },
  );
  assert.equal((await stripe.checkout.sessions.retrieve(session)).invoice, invoice.id);
  assert.deepEqual(await typesOf(customer), [
    "payment_intent.succeeded",
    "customer.subscription.created",
    "invoice.paid",
    "checkout.session.completed",
  ]);
});

Deno.test("a property that is no reference cannot be expanded, nor can five levels", async () => {
  const customer = await newCustomer();
  const { subscription } = await buy(customer);
  for (const path of ["status", "nothing", "latest_invoice.payments.data.payment.payment_intent"]) {
    await assert.rejects(
      stripe.subscriptions.retrieve(subscription, { expand: [path] }),
      /cannot (be )?expand/,
    );
  }
});

Deno.test("lists have pages and can be limited to a time", async () => {
  const customer = await newCustomer();
  const ids: string[] = [];
  for (let count = 0; count < 3; count++) ids.unshift((await openCheckout(customer)).id);
  const first = await stripe.checkout.sessions.list({ customer, limit: 2 });
  assert.deepEqual([first.data.map(({ id }) => id), first.has_more], [ids.slice(0, 2), true]);
  const second = await stripe.checkout.sessions.list({
    customer,
    limit: 2,
    starting_after: ids[1] ?? "",
  });
  assert.deepEqual([second.data.map(({ id }) => id), second.has_more], [ids.slice(2), false]);
  await passDays(customer, 1);
  const { id: recent } = await openCheckout(customer);
  const gte = Math.floor(Date.now() / 1000) - 3600;
  const { data } = await stripe.checkout.sessions.list({ customer, created: { gte } });
  assert.deepEqual(
    data.map(({ id }) => id),
    [recent],
  );
});

Deno.test("a payment is refunded in part, then wholly, then not again", async () => {
  const customer = await newCustomer();
  const { payment } = await buy(customer, prices.basic);
  const before = await typesOf(customer);
  const chargeOf = async () => (await stripe.charges.list({ payment_intent: payment })).data[0];
  await assert.rejects(
    stripe.refunds.create({ payment_intent: payment, amount: 3901 }),
    /greater than unrefunded amount/,
  );
  await stripe.refunds.create({ payment_intent: payment, amount: 900 });
  const partly = await chargeOf();
  assert.deepEqual([partly?.amount_refunded, partly?.refunded], [900, false]);
  const rest = await stripe.refunds.create({ payment_intent: payment });
  assert.deepEqual([rest.amount, rest.status], [3000, "succeeded"]);
  assert.equal((await chargeOf())?.refunded, true);
  await assert.rejects(stripe.refunds.create({ payment_intent: payment }), {
    code: "charge_already_refunded",
  });
  assert.deepEqual(
    (await laterTypes(customer, before)).filter((type) => type === "charge.refunded").length,
    2,
  );
});

for (const [outcome, isRefundable] of [
  ["won", true],
  ["lost", false],
] as const) {
  Deno.test(`a dispute is opened and ${outcome}`, async () => {
    const customer = await newCustomer();
    const { payment } = await buy(customer, prices.basic);
    const before = await typesOf(customer);
    await trigger("dispute", payment);
    const statuses = async () => {
      const { data } = await stripe.disputes.list({ payment_intent: payment });
      return data.map(({ status }) => status);
    };
    assert.deepEqual(await statuses(), ["needs_response"]);
    await assert.rejects(stripe.refunds.create({ payment_intent: payment }), {
      code: "charge_disputed",
    });
    await trigger(outcome === "won" ? "win-dispute" : "lose-dispute", payment);
    assert.deepEqual(await statuses(), [outcome]);
    const { data: charges } = await stripe.charges.list({ payment_intent: payment });
    assert.equal(charges[0]?.disputed, true);
    const refund = stripe.refunds.create({ payment_intent: payment });
    if (isRefundable) await refund;
    else await assert.rejects(refund, { code: "charge_disputed" });
    assert.deepEqual((await laterTypes(customer, before)).slice(0, 2), [
      "charge.dispute.created",
      "charge.dispute.closed",
    ]);
  });
}

Deno.test("a subscription is cancelled once", async () => {
  const customer = await newCustomer();
  const { subscription } = await buy(customer);
  const { status, ended_at } = await stripe.subscriptions.cancel(subscription);
  assert.equal(status, "canceled");
  assert.notEqual(ended_at, null);
  await assert.rejects(stripe.subscriptions.cancel(subscription), { code: "resource_missing" });
  assert.equal((await typesOf(customer)).at(-1), "customer.subscription.deleted");
});

Deno.test("a failed renewal leaves an open invoice, until it is paid", async () => {
  const customer = await newCustomer();
  const { subscription } = await buy(customer);
  const before = await typesOf(customer);
  await trigger("fail-renewal", subscription);
  const state = async () => {
    const { status } = await stripe.subscriptions.retrieve(subscription);
    const { data } = await stripe.invoices.list({ subscription });
    return [status, data.map((invoice) => invoice.status), (await paymentsOf(customer))[0]?.status];
  };
  assert.deepEqual(await state(), ["past_due", ["open", "paid"], "requires_payment_method"]);
  await trigger("pay", subscription);
  assert.deepEqual(await state(), ["active", ["paid", "paid"], "succeeded"]);
  assert.deepEqual(await laterTypes(customer, before), [
    "payment_intent.payment_failed",
    "invoice.payment_failed",
    "customer.subscription.updated",
    "payment_intent.succeeded",
    "invoice.paid",
    "customer.subscription.updated",
  ]);
});

Deno.test("a renewal can lag behind the end of its period", async () => {
  const { subscription } = await buy(await newCustomer());
  const end = async () => {
    const { status, items } = await stripe.subscriptions.retrieve(subscription);
    assert.equal(status, "active");
    return items.data[0]?.current_period_end ?? 0;
  };
  await trigger("lag", subscription);
  assert.ok((await end()) * 1000 <= Date.now());
  await trigger("catch-up", subscription);
  assert.ok((await end()) * 1000 > Date.now());
});

for (const [action, status] of [
  ["trialing", "trialing"],
  ["incomplete", "incomplete"],
  ["incomplete-expired", "incomplete_expired"],
  ["unpaid", "unpaid"],
  ["paused", "paused"],
] as const) {
  Deno.test(`a subscription can be ${status}`, async () => {
    const customer = await newCustomer();
    const { subscription } = await buy(customer);
    await trigger(action, subscription);
    assert.equal((await stripe.subscriptions.retrieve(subscription)).status, status);
    const { data } = await stripe.subscriptions.list({ customer, status });
    assert.equal(data.length, 1);
    assert.equal((await typesOf(customer)).at(-1), "customer.subscription.updated");
  });
}

for (const [action, hasTime, isAtPeriodEnd] of [
  ["cancel-at", true, false],
  ["cancel-at-period-end", false, true],
] as const) {
  Deno.test(`the cancellation ${action} sets only its own field, and ends the subscription`, async () => {
    const { subscription } = await buy(await newCustomer());
    await trigger(action, subscription);
    const { cancel_at, cancel_at_period_end } = await stripe.subscriptions.retrieve(subscription);
    assert.deepEqual([cancel_at !== null, cancel_at_period_end], [hasTime, isAtPeriodEnd]);
    await trigger("pass-period", subscription);
    assert.equal((await stripe.subscriptions.retrieve(subscription)).status, "canceled");
  });
}

for (const [action, status, event] of [
  ["succeed", "paid", "checkout.session.async_payment_succeeded"],
  ["fail", "unpaid", "checkout.session.async_payment_failed"],
] as const) {
  Deno.test(`a payment that the bank confirms later can ${action}`, async () => {
    const customer = await newCustomer();
    const { payment, session } = await buy(customer, prices.basic, "pay-later");
    const before = await stripe.checkout.sessions.retrieve(session);
    assert.deepEqual([before.status, before.payment_status], ["complete", "unpaid"]);
    await trigger(action, payment);
    const after = await stripe.checkout.sessions.retrieve(session);
    assert.deepEqual([after.status, after.payment_status], ["complete", status]);
    assert.equal((await typesOf(customer)).at(-1), event);
  });
}

for (const price of [prices.basic, prices.premium]) {
  Deno.test(`a payment of ${price} can succeed after its session has expired`, async () => {
    const customer = await newCustomer();
    const { payment, session } = await buy(customer, price, "start");
    assert.equal((await stripe.paymentIntents.retrieve(payment)).status, "processing");
    await stripe.checkout.sessions.expire(session);
    await trigger("succeed", payment);
    assert.equal((await stripe.paymentIntents.retrieve(payment)).status, "succeeded");
    assert.equal((await stripe.checkout.sessions.retrieve(session)).status, "expired");
    const { data } = await stripe.subscriptions.list({ customer });
    assert.deepEqual(
      data.map(({ status }) => status),
      price === prices.premium ? ["active"] : [],
    );
  });
}

Deno.test("a deleted customer has no running subscription, and is known as deleted", async () => {
  const customer = await newCustomer();
  const { subscription } = await buy(customer);
  await trigger("delete", customer);
  assert.equal((await stripe.customers.retrieve(customer)).deleted, true);
  assert.equal((await stripe.subscriptions.retrieve(subscription)).status, "canceled");
  assert.deepEqual((await typesOf(customer)).slice(-2), [
    "customer.subscription.deleted",
    "customer.deleted",
  ]);
});

Deno.test("what is not possible in a state is refused", async () => {
  const customer = await newCustomer();
  const { payment, subscription } = await buy(customer);
  for (const [action, id] of [
    ["win-dispute", payment],
    ["resume", subscription],
    ["pass-period", "sub_x"],
    ["fly", subscription],
  ] as const) {
    assert.equal((await submit(standInUrl, { action, id })).status, 409);
  }
});

// Events ------------------------------------------------------------------------------------------

Deno.test("an event has the object as it was, and its signature is that of its body", async () => {
  const customer = await newCustomer();
  const { subscription } = await buy(customer);
  await stripe.subscriptions.cancel(subscription);
  const created = (await events(customer)).find(
    ({ type }) => type === "customer.subscription.created",
  );
  assert.ok(created);
  assert.ok("status" in created.data.object);
  assert.equal(created.data.object.status, "active");
  assert.deepEqual(await stripe.events.retrieve(created.id), created);
  const verify = async ({ headers, body }: RequestInit) =>
    stripe.webhooks.constructEventAsync(
      String(body),
      new Headers(headers).get("stripe-signature") ?? "",
      Deno.env.get("STRIPE_WEBHOOK_SECRET") ?? "",
    );
  assert.equal((await verify(await signedEvent(created))).id, created.id);
  const minutesAgo = Math.floor(Date.now() / 1000) - 360;
  for (const changed of [{ secret: "whsec_x" }, { timestamp: minutesAgo }]) {
    await assert.rejects(verify(await signedEvent(created, changed)));
  }
});

Deno.test("requests to the API are counted", async () => {
  const requests = await requestsDuring(async () => {
    await newCustomer();
  });
  assert.deepEqual(requests, ["POST customers"]);
});

// Pages -------------------------------------------------------------------------------------------

const TERMS = {
  "consent_collection[terms_of_service]": "required",
  "custom_text[terms_of_service_acceptance][message]": "Jag godkänner [villkoren](https://x.se/v).",
  "custom_text[submit][message]": "29 kr i månaden <inklusive moms>.",
};

Deno.test("the checkout page shows the texts, and cannot be paid without accepting the terms", async () => {
  const { body } = await session({ ...TERMS, submit_type: "subscribe" });
  const html = await (await fetch(body.url)).text();
  assert.match(html, /<input type="checkbox" name="terms" required \/>/);
  assert.match(html, /Jag godkänner <a href="https:\/\/x\.se\/v"[^>]*>villkoren<\/a>\./);
  assert.match(html, /29 kr i månaden &#60;inklusive moms&#62;\./);
  assert.match(html, />Prenumerera<\/button>/);
  assert.equal((await submit(body.url, { action: "pay", terms: "" })).status, 200);
  assert.equal((await stripe.checkout.sessions.retrieve(body.id)).status, "open");
  assert.equal((await submit(body.url, { action: "pay" })).status, 303);
  const { consent, status } = await stripe.checkout.sessions.retrieve(body.id);
  assert.deepEqual([status, consent?.terms_of_service], ["complete", "accepted"]);
});

Deno.test("a tax rate is included in the price", async () => {
  const rate = Deno.env.get("STRIPE_TAX_RATE") ?? "";
  const { body } = await session({ "subscription_data[default_tax_rates][0]": rate });
  assert.deepEqual([body.amount_total, body.total_details.amount_tax], [2900, 580]);
  await submit(body.url, { action: "pay" });
  const { data } = await stripe.subscriptions.list({ customer: body.customer });
  assert.equal(data[0]?.default_tax_rates?.[0]?.inclusive, true);
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
