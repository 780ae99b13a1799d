/** The hour after a period's end, in which the invoice of the renewal is a draft and nothing is charged. */
import assert from "node:assert/strict";
import { reconcileCustomer } from "../../scripts/reconcile/customer.ts";
import { ledger } from "../../scripts/reconcile/ledger.ts";
import {
  ageNotices,
  countRows,
  newUser,
  storedCustomer,
  storedSubscription,
  type User,
} from "./backend.ts";
import { assertResponse, call, checkSubscriptionOf, NOT_SUBSCRIBED, urlFrom } from "./calls.ts";
import { SUBSCRIBED } from "./checkouts.ts";
import { paymentOf, periodEndOf, renewing, submitInPortal } from "./paid-plans.ts";
import {
  buy,
  checkout,
  checkWhenStale,
  DAY,
  oreOf,
  paymentsOf,
  stripe,
  subscriptionOf,
  trigger,
  withFault,
} from "./payments.ts";
import { withMailServer } from "./smtp.ts";
import { laterTypes, newCustomer, buy as purchase, typesOf } from "./stand-in-purchases.ts";
import { deliverAll, eventOf, eventsOf } from "./webhook.ts";
import { contractOf, notice, receiptOf, refundsOf, withdrawCall } from "./withdrawals.ts";

/** A subscriber in the hour after the first period, with all ids. */
async function newRenewal() {
  const user = await newUser();
  await buy(user);
  await withMailServer(async () => deliverAll(await eventsOf(user)));
  const subscription = await subscriptionOf(user);
  await trigger("reach-period", subscription);
  return { user, subscription, customer: (await storedCustomer(user)) ?? "" };
}

async function draftOf(subscription: string) {
  const { data } = await stripe.invoices.list({ subscription, status: "draft" });
  assert.equal(data.length, 1);
  const [draft] = data;
  assert.ok(draft);
  return draft;
}

/** What reconcile says about a user; null when nothing differs. */
async function differenceOf(user: User, isFixing = false): Promise<string | null> {
  const customer = { user_id: user.id, customer_id: (await storedCustomer(user)) ?? "" };
  return (await reconcileCustomer(customer, isFixing))?.line ?? null;
}

// The stand-in ------------------------------------------------------------------------------------

Deno.test("the invoice of a renewal is a draft for an hour, while its period has begun", async () => {
  const customer = await newCustomer();
  const { subscription } = await purchase(customer);
  const before = await typesOf(customer);
  const { items } = await stripe.subscriptions.retrieve(subscription);
  await trigger("reach-period", subscription);

  const renewed = await stripe.subscriptions.retrieve(subscription, { expand: ["latest_invoice"] });
  assert.equal(renewed.status, "active");
  const length =
    (items.data[0]?.current_period_end ?? 0) - (items.data[0]?.current_period_start ?? 0);
  assert.ok(length > 27 * 24 * 3600);
  assert.ok((renewed.items.data[0]?.current_period_start ?? 0) * 1000 <= Date.now());
  assert.ok((renewed.items.data[0]?.current_period_end ?? 0) * 1000 > Date.now() + 27 * DAY);
  const draft = await draftOf(subscription);
  assert.ok(typeof renewed.latest_invoice === "object" && renewed.latest_invoice);
  assert.deepEqual(renewed.latest_invoice.id, draft.id);
  const { amount_due, amount_paid, attempted, auto_advance, billing_reason } = draft;
  assert.deepEqual(
    { amount_due, amount_paid, attempted, auto_advance, billing_reason },
    {
      amount_due: oreOf("premium"),
      amount_paid: 0,
      attempted: false,
      auto_advance: true,
      billing_reason: "subscription_cycle",
    },
  );
  const { payments } = await stripe.invoices.retrieve(draft.id, { expand: ["payments"] });
  assert.deepEqual(payments?.data, []);
  assert.equal((await paymentsOf(customer)).length, 1);
  assert.equal((await stripe.charges.list({ customer })).data.length, 1);
  assert.deepEqual(await laterTypes(customer, before), [
    "invoice.created",
    "customer.subscription.updated",
  ]);

  await trigger("pass-hour", subscription);
  assert.equal((await stripe.invoices.retrieve(draft.id)).status, "paid");
  assert.equal((await paymentsOf(customer)).length, 2);
  assert.deepEqual((await laterTypes(customer, before)).slice(2), [
    "invoice.finalized",
    "payment_intent.succeeded",
    "invoice.paid",
  ]);
});

Deno.test("the payment of a draft can fail", async () => {
  const { subscription } = await purchase(await newCustomer());
  await trigger("reach-period", subscription);
  const { id } = await draftOf(subscription);
  await trigger("fail-renewal", subscription);
  assert.equal((await stripe.invoices.retrieve(id)).status, "open");
  assert.equal((await stripe.subscriptions.retrieve(subscription)).status, "past_due");
});

Deno.test("a draft that does not advance is never charged, and a paid invoice cannot be changed", async () => {
  const customer = await newCustomer();
  const { subscription } = await purchase(customer);
  const { data } = await stripe.invoices.list({ subscription });
  await assert.rejects(stripe.invoices.update(data[0]?.id ?? "", { auto_advance: false }));
  await trigger("reach-period", subscription);
  const { id } = await draftOf(subscription);
  await stripe.invoices.update(id, { auto_advance: false });
  await trigger("pass-week", subscription);
  assert.equal((await stripe.invoices.retrieve(id)).status, "draft");
  assert.equal((await paymentsOf(customer)).length, 1);
});

Deno.test("the draft of a subscription that was cancelled at once is still charged", async () => {
  const customer = await newCustomer();
  const { subscription } = await purchase(customer);
  await trigger("reach-period", subscription);
  await stripe.subscriptions.cancel(subscription);
  await trigger("pass-hour", subscription);
  assert.equal((await paymentsOf(customer)).length, 2);
});

// The plan ----------------------------------------------------------------------------------------

Deno.test("a subscriber keeps the plan in the hour, by a visit and by the event", async () => {
  const { user, subscription, customer } = await newRenewal();
  const next = renewing(null, await periodEndOf(customer, subscription));
  assert.ok(Date.parse(next.subscription_end) > Date.now() + 27 * DAY);
  assert.deepEqual(await checkWhenStale(user), next);
  await deliverAll([await eventOf(user, "customer.subscription.updated")]);
  assert.deepEqual(await checkSubscriptionOf(user), next);
  await assertResponse(await checkout(user), 409, { error: SUBSCRIBED });
  await trigger("pass-hour", subscription);
  await deliverAll([await eventOf(user, "invoice.paid")]);
  assert.deepEqual(await checkSubscriptionOf(user), {
    ...next,
    subscription_end: await periodEndOf(customer, subscription),
  });
});

Deno.test("a payment that fails after the hour leaves the week of grace, not the period", async () => {
  const { user, subscription } = await newRenewal();
  await checkWhenStale(user);
  await trigger("fail-renewal", subscription);
  await deliverAll([await eventOf(user, "invoice.payment_failed")]);
  const { access_until, payment_failed } = await storedSubscription(user);
  assert.equal(payment_failed, true);
  assert.ok(Date.parse(access_until ?? "") < Date.now() + 7 * DAY);
});

Deno.test("a cancellation in the hour is for the end of the period that is about to be charged", async () => {
  const { user, subscription, customer } = await newRenewal();
  await submitInPortal(user, "cancel");
  const end = await periodEndOf(customer, subscription);
  assert.deepEqual(await checkWhenStale(user), { ...renewing(null, end), renews: false });
  await trigger("pass-hour", subscription);
  assert.equal((await paymentsOf(customer)).length, 2);
  assert.equal((await checkWhenStale(user)).subscribed, true);
});

Deno.test("a refund of the period before takes nothing of the one that is about to be charged", async () => {
  const { user, subscription, customer } = await newRenewal();
  await trigger("refund", await paymentOf(user));
  await trigger("cancel-at-period-end", subscription);
  const end = await periodEndOf(customer, subscription);
  assert.deepEqual(await checkWhenStale(user), { ...renewing(null, end), renews: false });
});

Deno.test("what was ended at once in the hour gives no plan, and is not charged", async () => {
  const { user, subscription, customer } = await newRenewal();
  await trigger("cancel-now", subscription);
  assert.deepEqual(await checkWhenStale(user), NOT_SUBSCRIBED);
  await deliverAll([await eventOf(user, "customer.subscription.deleted")]);
  await trigger("pass-hour", subscription);
  assert.equal((await paymentsOf(customer)).length, 1);
  // A new one can be bought.
  assert.match(await urlFrom(await checkout(user)), /\/checkout\//);
});

Deno.test("a dispute in the hour ends the subscription at once, so that nothing more is charged", async () => {
  const { user, subscription, customer } = await newRenewal();
  await trigger("dispute", await paymentOf(user));
  const event = await eventOf(user, "charge.dispute.created");
  await withMailServer(async (mails) => {
    await deliverAll([event]);
    assert.equal(mails.length, 1);
    assert.match(mails[0]?.text ?? "", /Därför har vi avslutat prenumerationen/);
    assert.doesNotMatch(mails[0]?.text ?? "", /Hantera prenumeration/);
  });
  await trigger("pass-hour", subscription);
  assert.equal((await paymentsOf(customer)).length, 1);
  assert.equal((await storedSubscription(user)).subscribed, false);
});

// Withdrawals and deletions -----------------------------------------------------------------------

Deno.test("a withdrawal that is carried out in the hour pays back what was charged, and charges no more", async () => {
  const user = await newUser();
  await buy(user);
  const id = await contractOf(user);
  const subscription = await subscriptionOf(user);
  await withMailServer(async () => {
    // The notice comes in time, while Stripe does not answer.
    await withFault("down", async () => {
      assert.equal(
        (await receiptOf(await withdrawCall(user, notice(user, id)))).outcome,
        "received",
      );
    });
    await trigger("reach-period", subscription);
    await ageNotices(user, 30);
    const { outcome } = await receiptOf(await withdrawCall(user, notice(user, id)));
    assert.equal(outcome, "refunded");
  });
  assert.equal((await draftOf(subscription)).auto_advance, false);
  await trigger("pass-hour", subscription);
  assert.deepEqual(await refundsOf(user), [oreOf("premium")]);
  assert.deepEqual(await checkWhenStale(user), NOT_SUBSCRIBED);
});

Deno.test("an account whose subscription renews is not deleted in the hour", async () => {
  const { user } = await newRenewal();
  await assertResponse(await call("delete-account", user), 409, {
    error: "Avsluta prenumerationen först. Sedan kan du radera kontot.",
    reason: "subscription-renews",
  });
});

Deno.test("after a cancellation in the hour the account is deleted, and the draft is never charged", async () => {
  const { user, subscription, customer } = await newRenewal();
  await submitInPortal(user, "cancel");
  await withFault(
    "500",
    async () => {
      const response = await call("delete-account", user);
      assert.equal(response.status, 503);
      await response.body?.cancel();
    },
    "POST invoices",
  );
  assert.equal(await countRows(user, "profiles"), 1);
  await assertResponse(await call("delete-account", user), 200, { deleted: true });
  await trigger("pass-hour", subscription);
  assert.equal((await draftOf(subscription)).auto_advance, false);
  assert.equal((await paymentsOf(customer)).length, 1);
});

// Reconcile ---------------------------------------------------------------------------------------

Deno.test("reconcile finds nothing wrong in the hour, and the ledger has no payment", async () => {
  const { user } = await newRenewal();
  await checkWhenStale(user);
  assert.equal(await differenceOf(user), null);
  const day = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
  const lines = (await ledger(day(-40), day(1))).split("\r\n");
  assert.equal(lines.filter((line) => line.includes(user.id)).length, 1);
});

Deno.test("a plan whose draft was stopped, or is days late, is found", async () => {
  const [stopped, late] = [await newRenewal(), await newRenewal()];
  await stripe.invoices.update((await draftOf(stopped.subscription)).id, { auto_advance: false });
  await trigger("lag", late.subscription);
  for (const { user, subscription } of [stopped, late]) {
    await checkWhenStale(user);
    const line = await differenceOf(user);
    assert.match(line ?? "", new RegExp(`: ${subscription} gives a plan without a payment$`));
  }
});

Deno.test("the draft of a subscription that ended is stopped by a visit, when its event was lost", async () => {
  const { user, subscription } = await newRenewal();
  await trigger("cancel-now", subscription);
  assert.equal((await draftOf(subscription)).auto_advance, true);
  await checkWhenStale(user);
  assert.equal((await draftOf(subscription)).auto_advance, false);
});

Deno.test("a draft of an ended subscription is found, and stopped with --fix", async () => {
  const { user, subscription, customer } = await newRenewal();
  await trigger("cancel-now", subscription);
  const { id } = await draftOf(subscription);
  const line = await differenceOf(user);
  assert.match(
    line ?? "",
    new RegExp(`; the draft ${id} of an ended subscription will be charged$`),
  );
  assert.equal(await differenceOf(user, true), `${line} (fixed)`);
  await trigger("pass-hour", subscription);
  assert.equal((await paymentsOf(customer)).length, 1);
});

Deno.test("an older draft of an ended subscription is stopped with --fix too", async () => {
  const { user, subscription } = await newRenewal();
  const { id } = await draftOf(subscription);
  await stripe.invoices.update(id, { auto_advance: false });
  await trigger("pass-period", subscription);
  await stripe.invoices.update(id, { auto_advance: true });
  await trigger("cancel-now", subscription);
  await withMailServer(async () => {
    assert.match((await differenceOf(user)) ?? "", new RegExp(`the draft ${id} of an ended`));
    await differenceOf(user, true);
  });
  assert.equal((await stripe.invoices.retrieve(id)).auto_advance, false);
});
