/** The stand-in rejects the requests that Stripe rejects; unknown and malformed parameters have their own file. */
import assert from "node:assert/strict";
import Stripe from "npm:stripe@23.1.0";
import {
  foreignKeys,
  latestRequests,
  prices,
  requestsDuring,
  standInUrl,
  stripe,
  trigger,
  withFault,
} from "./payments.ts";
import { KEY, send, session } from "./stand-in-api.ts";

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

Deno.test("a restricted key may call only what it is not forbidden", async () => {
  const restricted = { authorization: `Bearer ${KEY.replace("sk_", "rk_")}` };
  const forbid = async (forbiddenPaths: readonly string[]) => {
    const setup = await (await fetch(`${standInUrl}/setup`)).json();
    const body = JSON.stringify({ ...setup, forbiddenPaths });
    await (await fetch(`${standInUrl}/setup`, { method: "PUT", body })).body?.cancel();
  };
  await forbid(["charges"]);
  try {
    const { status, body } = await send("charges", null, restricted);
    assert.equal(status, 403);
    assert.equal(body.error.type, "invalid_request_error");
    assert.equal((await send("charges/ch_x", null, restricted)).status, 403);
    assert.equal((await send("customers", null, restricted)).status, 200);
    assert.equal((await send("charges", null)).status, 200);
  } finally {
    await forbid([]);
  }
});

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

// Request ids -------------------------------------------------------------------------------------

Deno.test("a request has an id of its own, also when it is refused or repeated", async () => {
  const key = newKey();
  const first = await send("customers", {}, key);
  const again = await send("customers", {}, key);
  const refused = await send("customers", { unicorn: "1" });
  const ids = [first, again, refused].map(({ headers }) => headers.get("request-id") ?? "");
  for (const id of ids) assert.match(id, /^req_\w+$/);
  assert.equal(new Set(ids).size, 3);
  assert.equal(first.headers.get("original-request"), ids[0]);
  assert.equal(again.headers.get("original-request"), ids[0]);
  assert.equal(again.headers.get("idempotency-key"), key["idempotency-key"]);
});

Deno.test("Stripe's client knows the id of a request, and an event the request that caused it", async () => {
  const { id: customer } = await stripe.customers.create({});
  const idempotencyKey = crypto.randomUUID();
  const email = "ny@example.se";
  const { lastResponse } = await stripe.customers.update(customer, { email }, { idempotencyKey });
  const { data } = await stripe.events.list({ type: "customer.updated", limit: 1 });
  assert.deepEqual(data[0]?.request, {
    id: lastResponse.requestId,
    idempotency_key: idempotencyKey,
  });
  await assert.rejects(stripe.customers.retrieve("cus_x"), (error) => {
    assert.ok(error instanceof Stripe.errors.StripeInvalidRequestError);
    assert.match(error.requestId ?? "", /^req_\w+$/);
    return true;
  });
});

Deno.test("an event that no request has caused names none", async () => {
  const { id: customer } = await stripe.customers.create({});
  await trigger("delete", customer);
  const { data } = await stripe.events.list({ type: "customer.deleted", limit: 1 });
  assert.deepEqual(data[0]?.request, { id: null, idempotency_key: null });
});

Deno.test("a refusal for too many requests says which limit was reached", async () => {
  await withFault("429", async () => {
    const { status, headers, body } = await send("customers", {});
    assert.equal(status, 429);
    assert.equal(headers.get("stripe-rate-limited-reason"), "global-rate");
    assert.equal(body.error.code, "rate_limit");
    await assert.rejects(stripe.customers.create({}), Stripe.errors.StripeRateLimitError);
  });
});

Deno.test("while a request is changing an object, no other one may, which can be repeated", async () => {
  const { body: one } = await send("customers", {});
  const { body: other } = await send("customers", {});
  const key = newKey();
  const change = (id: string, headers = {}) =>
    send(`customers/${id}`, { email: "ny@example.se" }, headers);
  let first: ReturnType<typeof send> | undefined;
  await withFault(
    "slow",
    async () => {
      first = change(one.id);
      while (!(await latestRequests()).includes(`POST customers/${one.id}`));
      const { status, headers, body } = await change(one.id, key);
      assert.deepEqual([status, body.error.code], [429, "lock_timeout"]);
      assert.equal(headers.get("stripe-should-retry"), "true");
      assert.equal(headers.get("stripe-rate-limited-reason"), null);
      assert.equal((await send(`customers/${one.id}`, null)).status, 200);
      assert.equal((await change(other.id)).status, 200);
    },
    `POST customers/${one.id}`,
    1,
  );
  assert.equal((await first)?.status, 200);
  const again = await change(one.id, key);
  assert.deepEqual([again.status, again.headers.get("idempotent-replayed")], [200, null]);
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

Deno.test("requests to the API are counted", async () => {
  const requests = await requestsDuring(async () => {
    await send("customers", {});
  });
  assert.deepEqual(requests, ["POST customers"]);
});
