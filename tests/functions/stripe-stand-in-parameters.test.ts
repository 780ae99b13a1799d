/** The stand-in refuses the parameters that Stripe refuses, with Stripe's codes. */
import assert from "node:assert/strict";
import Stripe from "npm:stripe@23.1.0";
import { prices, stripe } from "./payments.ts";
import { send, session } from "./stand-in-api.ts";

const LONG = "x".repeat(501);

for (const [what, changed, param, code] of [
  ["an unknown parameter", { unicorn: "1" }, "unicorn", "parameter_unknown"],
  ["a misspelt parameter", { succes_url: "https://x.example" }, "succes_url", "parameter_unknown"],
  [
    "an unknown parameter inside another",
    { "line_items[0][qty]": "1" },
    "line_items[0][qty]",
    "parameter_unknown",
  ],
  [
    "a parameter that this version no longer has",
    { "payment_method_types[0]": "card" },
    "payment_method_types",
    "parameter_unknown",
  ],
  ["no mode", { mode: null }, "mode", "parameter_missing"],
  ["a mode that does not exist", { mode: "subscribe" }, "mode", undefined],
  ["an empty text", { client_reference_id: "" }, "client_reference_id", "parameter_invalid_empty"],
  ["an address that is none", { cancel_url: "/premium" }, "cancel_url", "url_invalid"],
  ["a quantity of 0", quantity("0"), "line_items[0][quantity]", "parameter_invalid_integer"],
  ["half a quantity", quantity("0.5"), "line_items[0][quantity]", "parameter_invalid_integer"],
  [
    "an e-mail address beside the customer",
    { customer_email: "a@example.se" },
    "customer_email",
    undefined,
  ],
  ["a long value of metadata", { "metadata[note]": LONG }, "metadata", undefined],
  ["a long key of metadata", { [`metadata[${"k".repeat(41)}]`]: "1" }, "metadata", undefined],
  [
    "long metadata of the subscription",
    { "subscription_data[metadata][note]": LONG },
    "subscription_data[metadata]",
    undefined,
  ],
  ["a second thing to buy", secondItem(), "line_items", undefined],
] as const) {
  Deno.test(`a checkout with ${what} is refused with Stripe's code`, async () => {
    const { status, body } = await session(changed);
    assert.equal(status, 400, JSON.stringify(body));
    assert.equal(body.error.type, "invalid_request_error");
    assert.equal(body.error.param, param);
    assert.equal(body.error.code, code);
  });
}

function quantity(text: string) {
  return { "line_items[0][quantity]": text };
}

function secondItem() {
  return { "line_items[1][price]": prices.premium, "line_items[1][quantity]": "1" };
}

Deno.test("metadata can have 50 keys of 40 characters, with values of 500", async () => {
  const form = Object.fromEntries(
    Array.from({ length: 50 }, (_, index) => [
      `metadata[${String(index).padStart(40, "k")}]`,
      "x".repeat(500),
    ]),
  );
  const { status, body } = await send("customers", form);
  assert.equal(status, 200);
  const more = await send(`customers/${body.id}`, { "metadata[one_more]": "1" });
  assert.equal(more.body.error.param, "metadata");
  const [first] = Object.keys(body.metadata);
  const replaced = await send(`customers/${body.id}`, {
    [`metadata[${first}]`]: "",
    "metadata[one_more]": "1",
  });
  assert.equal(replaced.status, 200);
  assert.equal(Object.keys(replaced.body.metadata).length, 50);
  assert.ok(!Object.hasOwn(replaced.body.metadata, first ?? ""));
});

for (const [what, path, form] of [
  ["a customer", "customers", { unicorn: "1" }],
  ["a charge", "charges/ch_x", { unicorn: "1" }],
  ["a refund", "refunds", { payment_intent: "pi_x", unicorn: "1" }],
  ["a credit note", "credit_notes", creditNote({ unicorn: "1" })],
  ["a session of the portal", "billing_portal/sessions", portal({ unicorn: "1" })],
  ["a list of customers' invoices", "invoices?unicorn=1", null],
  ["a list of subscriptions", "subscriptions?unicorn=1", null],
  ["a list of payments", "payment_intents?unicorn=1", null],
  ["a list of charges", "charges?unicorn=1", null],
  ["a list of refunds", "refunds?unicorn=1", null],
  ["a list of disputes", "disputes?unicorn=1", null],
  ["a list of events", "events?unicorn=1", null],
  ["an invoice", "invoices/in_x?unicorn=1", null],
  ["the account", "account?unicorn=1", null],
  ["a list of customers", "customers?unicorn=1", null],
  ["a list of prices", "prices?unicorn=1", null],
  ["a list of tax rates", "tax_rates?unicorn=1", null],
  ["a list of tax ids", "tax_ids?unicorn=1", null],
  ["a list of webhook endpoints", "webhook_endpoints?unicorn=1", null],
  ["a list of the portal's settings", "billing_portal/configurations?unicorn=1", null],
] as const) {
  Deno.test(`an unknown parameter is refused for ${what}`, async () => {
    const { status, body } = await send(path, form);
    assert.equal(status, 400, JSON.stringify(body));
    assert.equal(body.error.code, "parameter_unknown");
    assert.equal(body.error.param, "unicorn");
  });
}

function creditNote(more: Record<string, string>) {
  return { invoice: "in_x", amount: "1", "refunds[0][refund]": "re_x", ...more };
}

function portal(more: Record<string, string>) {
  return { customer: "cus_x", return_url: "https://namnfynd.example", ...more };
}

for (const [what, request] of [
  ["a filter of payments that only other lists have", "payment_intents?charge=ch_x"],
  ["a filter of refunds that only other lists have", "refunds?customer=cus_x"],
  ["a status that subscriptions do not have", "subscriptions?status=cancelled"],
  ["a time of creation, which webhook endpoints are not listed by", "webhook_endpoints?created=1"],
  ["a page of 101 entries", "events?limit=101"],
  ["a type of events beside types", "events?type=a.b&types[0]=a.b"],
] as const) {
  Deno.test(`${what} is refused`, async () => {
    assert.equal((await send(request, null)).status, 400);
  });
}

Deno.test("a refund is of a charge or of a payment, not of both", async () => {
  const { status, body } = await send("refunds", { charge: "ch_x", payment_intent: "pi_x" });
  assert.equal(status, 400);
  assert.equal(
    body.error.message,
    "You may only specify one of these parameters: charge, payment_intent.",
  );
});

Deno.test("Stripe's client reports a refused parameter", async () => {
  const parameters = { email: "a@example.se", metadata: { note: LONG } };
  await assert.rejects(stripe.customers.create(parameters), (error) => {
    assert.ok(error instanceof Stripe.errors.StripeInvalidRequestError);
    assert.equal(error.param, "metadata");
    return true;
  });
});
