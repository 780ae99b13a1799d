/** The rarer states of payments in the stand-in: approval by the buyer, inquiries, evidence. */
import assert from "node:assert/strict";
import { EVENT_TYPES } from "../../supabase/functions/stripe-webhook/event-types.ts";
import { paymentsOf, prices, stripe, submit, trigger } from "./payments.ts";
import { buy, laterTypes, newCustomer, openCheckout, typesOf } from "./stand-in-purchases.ts";

async function statusOf(payment: string) {
  return (await stripe.paymentIntents.retrieve(payment)).status;
}

async function disputeOf(payment: string) {
  const { data } = await stripe.disputes.list({ payment_intent: payment });
  return data[0];
}

// Approval (3-D Secure) ---------------------------------------------------------------------------

for (const price of [prices.basic, prices.premium]) {
  Deno.test(`nothing is bought at ${price} before the buyer approves the payment`, async () => {
    const customer = await newCustomer();
    const { id, url } = await openCheckout(customer, price);
    await submit(url ?? "", { action: "ask" });
    const [payment] = await paymentsOf(customer);
    assert.equal(payment?.status, "requires_action");
    assert.equal(payment.latest_charge, null);
    assert.deepEqual((await stripe.charges.list({ customer })).data, []);
    const { data: subscriptions } = await stripe.subscriptions.list({ customer, status: "all" });
    assert.deepEqual(subscriptions, []);
    assert.deepEqual((await stripe.invoices.list({ customer })).data, []);
    assert.equal((await stripe.checkout.sessions.retrieve(id)).status, "open");

    const response = await submit(url ?? "", { action: "approve" });
    assert.equal(response.headers.get("location"), "https://namnfynd.example/tack");
    const session = await stripe.checkout.sessions.retrieve(id);
    assert.deepEqual([session.status, session.payment_status], ["complete", "paid"]);
    assert.equal(session.subscription !== null, price === prices.premium);
    assert.equal(await statusOf(payment.id), "succeeded");
    assert.equal((await stripe.charges.list({ customer })).data.length, 1);
  });
}

Deno.test("a payment that the buyer refuses can be tried again", async () => {
  const customer = await newCustomer();
  const { id, url } = await openCheckout(customer);
  await submit(url ?? "", { action: "ask" });
  await submit(url ?? "", { action: "refuse" });
  assert.equal((await stripe.checkout.sessions.retrieve(id)).status, "open");
  await submit(url ?? "", { action: "pay" });
  const payments = await paymentsOf(customer);
  assert.deepEqual(
    payments.map(({ status }) => status),
    ["succeeded", "requires_payment_method"],
  );
  const { data } = await stripe.subscriptions.list({ customer, status: "all" });
  assert.equal(data.length, 1);
});

Deno.test("a payment that waits for approval is cancelled with its checkout", async () => {
  const customer = await newCustomer();
  const { session, payment } = await buy(customer, prices.basic, "ask");
  await stripe.checkout.sessions.expire(session);
  assert.equal(await statusOf(payment), "canceled");
});

Deno.test("a renewal can wait for approval, and is then paid", async () => {
  const customer = await newCustomer();
  const { subscription } = await buy(customer);
  const before = await typesOf(customer);
  await trigger("ask-renewal", subscription);
  assert.equal((await stripe.subscriptions.retrieve(subscription)).status, "past_due");
  const [payment] = await paymentsOf(customer);
  assert.equal(payment?.status, "requires_action");
  assert.deepEqual(await laterTypes(customer, before), [
    "invoice.created",
    "customer.subscription.updated",
    "invoice.finalized",
    "payment_intent.requires_action",
    "invoice.payment_action_required",
    "invoice.payment_failed",
    "customer.subscription.updated",
  ]);
  await trigger("succeed", payment.id);
  assert.equal((await stripe.subscriptions.retrieve(subscription)).status, "active");
});

Deno.test("a subscription exists only when its first payment has succeeded", async () => {
  const customer = await newCustomer();
  const { payment, session } = await buy(customer, prices.premium, "start");
  const subscriptions = async () =>
    (await stripe.subscriptions.list({ customer, status: "all" })).data.map(({ status }) => status);
  assert.deepEqual(await subscriptions(), []);
  await trigger("fail", payment);
  assert.deepEqual(await subscriptions(), []);
  const { url } = await stripe.checkout.sessions.retrieve(session);
  await submit(url ?? "", { action: "start" });
  await trigger("succeed", (await paymentsOf(customer))[0]?.id ?? "");
  assert.deepEqual(await subscriptions(), ["active"]);
});

// Inquiries and disputes --------------------------------------------------------------------------

Deno.test("an inquiry takes no money, and can be closed", async () => {
  const customer = await newCustomer();
  const { payment } = await buy(customer, prices.basic);
  const before = await typesOf(customer);
  await trigger("inquire", payment);
  const inquiry = await disputeOf(payment);
  assert.deepEqual(
    [inquiry?.status, inquiry?.is_charge_refundable],
    ["warning_needs_response", true],
  );
  await trigger("close-inquiry", payment);
  assert.equal((await disputeOf(payment))?.status, "warning_closed");
  assert.deepEqual(await laterTypes(customer, before), [
    "charge.dispute.created",
    "charge.dispute.closed",
  ]);
  await stripe.refunds.create({ payment_intent: payment });
});

Deno.test("an inquiry can become a dispute, which is reviewed and won", async () => {
  const customer = await newCustomer();
  const { payment } = await buy(customer, prices.basic);
  const before = await typesOf(customer);
  const statuses: (string | undefined)[] = [];
  for (const action of ["inquire", "escalate", "submit-evidence", "win-dispute"]) {
    await trigger(action, payment);
    statuses.push((await disputeOf(payment))?.status);
    const isTaken = action === "escalate" || action === "submit-evidence";
    if (!isTaken) continue;
    await assert.rejects(stripe.refunds.create({ payment_intent: payment }), {
      code: "charge_disputed",
    });
  }
  assert.deepEqual(statuses, ["warning_needs_response", "needs_response", "under_review", "won"]);
  assert.deepEqual(await laterTypes(customer, before), [
    "charge.dispute.created",
    "charge.dispute.updated",
    "charge.dispute.funds_withdrawn",
    "charge.dispute.updated",
    "charge.dispute.closed",
    "charge.dispute.funds_reinstated",
  ]);
});

// Events ------------------------------------------------------------------------------------------

Deno.test("every event that the webhook asks for is sent in some state", async () => {
  const sent = new Set<string>();
  const run = async (action: string, then: readonly string[], price?: string) => {
    const customer = await newCustomer();
    const { payment, subscription } = await buy(customer, price, action);
    for (const each of then)
      await trigger(each, each === "delete" ? customer : subscription || payment);
    for (const type of await typesOf(customer)) sent.add(type);
  };
  await run("pay", ["pause", "unpause", "cancel-now"]);
  await run("pay", ["ask-renewal", "delete"]);
  await run("pay", ["inquire", "escalate", "win-dispute", "refund", "refund-fail"], prices.basic);
  await run("pay-later", ["succeed"], prices.basic);
  await run("pay-later", ["fail"], prices.basic);
  const customer = await newCustomer();
  await stripe.checkout.sessions.expire((await openCheckout(customer)).id);
  for (const type of await typesOf(customer)) sent.add(type);
  assert.deepEqual(
    EVENT_TYPES.filter((type) => !sent.has(type)),
    [],
  );
});
