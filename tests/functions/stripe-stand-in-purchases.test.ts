/** What becomes of purchases in the stand-in, and the events that it sends about them. */
import assert from "node:assert/strict";
import {
  events,
  oreOf,
  passDays,
  paymentsOf,
  prices,
  signedEvent,
  standInUrl,
  stripe,
  submit,
  trigger,
} from "./payments.ts";
import { buy, laterTypes, newCustomer, openCheckout, typesOf } from "./stand-in-purchases.ts";

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
    {
      amount: oreOf("premium"),
      amount_refunded: 0,
      disputed: false,
      refunded: false,
      status: "succeeded",
    },
  );
  assert.equal((await stripe.checkout.sessions.retrieve(session)).invoice, invoice.id);
  assert.deepEqual(await typesOf(customer), [
    "payment_intent.succeeded",
    "invoice.created",
    "customer.subscription.created",
    "invoice.finalized",
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
  const price = oreOf("basic");
  const part = 900;
  const before = await typesOf(customer);
  const chargeOf = async () => (await stripe.charges.list({ payment_intent: payment })).data[0];
  await assert.rejects(
    stripe.refunds.create({ payment_intent: payment, amount: price + 1 }),
    /greater than unrefunded amount/,
  );
  await stripe.refunds.create({ payment_intent: payment, amount: part });
  const partly = await chargeOf();
  assert.deepEqual([partly?.amount_refunded, partly?.refunded], [part, false]);
  const rest = await stripe.refunds.create({ payment_intent: payment });
  assert.deepEqual([rest.amount, rest.status], [price - part, "succeeded"]);
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
    assert.deepEqual((await laterTypes(customer, before)).slice(0, 3), [
      "charge.dispute.created",
      "charge.dispute.funds_withdrawn",
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
    "invoice.created",
    "customer.subscription.updated",
    "invoice.finalized",
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
