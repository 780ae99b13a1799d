/** What check-subscription makes of renewals and cancellations, and of several subscriptions. */
import assert from "node:assert/strict";
import { newUser, storedCustomer, storedSubscription } from "./backend.ts";
import { checkSubscriptionOf, NOT_SUBSCRIBED } from "./calls.ts";
import { newCustomer, periodEndOf, renewing, submitInPortal } from "./paid-plans.ts";
import {
  buy,
  checkWhenStale,
  DAY,
  prices,
  stripe,
  subscribe,
  subscriptionOf,
  trigger,
} from "./payments.ts";

Deno.test("a cancelled subscription is valid until its end and does not renew", async () => {
  const user = await newUser();
  await buy(user);
  const before = await checkSubscriptionOf(user);
  await submitInPortal(user, "cancel");
  assert.deepEqual(await checkWhenStale(user), { ...before, renews: false });
  await submitInPortal(user, "resume");
  assert.deepEqual(await checkWhenStale(user), before);
  await submitInPortal(user, "cancel");
  await trigger("pass-period", await subscriptionOf(user));
  assert.deepEqual(await checkWhenStale(user), NOT_SUBSCRIBED);
});

Deno.test("a renewed subscription ends with its next period", async () => {
  const user = await newUser();
  await buy(user);
  const id = await subscriptionOf(user);
  await trigger("pass-period", id);
  const end = await periodEndOf((await storedCustomer(user)) ?? "", id);
  assert.ok(Date.parse(end) > Date.now());
  assert.deepEqual(await checkWhenStale(user), renewing(null, end));
});

Deno.test("an immediately cancelled subscription is valid for its paid period", async () => {
  const user = await newUser();
  await buy(user);
  const before = await checkSubscriptionOf(user);
  await trigger("cancel-now", await subscriptionOf(user));
  assert.deepEqual(await checkWhenStale(user), { ...before, renews: false });
});

Deno.test("a failed renewal gives a grace period of a week, not a paid period", async () => {
  const user = await newUser();
  await buy(user, "plus-month");
  const id = await subscriptionOf(user);
  await trigger("fail-renewal", id);
  const customer = (await storedCustomer(user)) ?? "";
  const { data } = await stripe.subscriptions.list({ customer, status: "all" });
  const start = data[0]?.items.data[0]?.current_period_start ?? 0;
  const graceEnd = new Date(start * 1000 + 7 * DAY).toISOString();
  assert.deepEqual(await checkWhenStale(user), {
    ...renewing("Plus", graceEnd),
    payment_failed: true,
  });
  const { access_until } = await storedSubscription(user);
  assert.equal(Date.parse(access_until ?? ""), Date.parse(graceEnd), "the week is not extended");
  await trigger("pass-week", id);
  assert.deepEqual(await checkWhenStale(user), { ...NOT_SUBSCRIBED, payment_failed: true });
  await trigger("pay", id);
  assert.deepEqual(await checkWhenStale(user), renewing("Plus", await periodEndOf(customer, id)));
});

Deno.test("a subscription that is cancelled after a failed renewal is no longer valid", async () => {
  const user = await newUser();
  await buy(user);
  const id = await subscriptionOf(user);
  await trigger("fail-renewal", id);
  await trigger("cancel-now", id);
  assert.ok(Date.parse(await periodEndOf((await storedCustomer(user)) ?? "", id)) > Date.now());
  assert.deepEqual(await checkWhenStale(user), NOT_SUBSCRIBED);
});

Deno.test("the best of several counts: active, then in grace, then cancelled with time left", async () => {
  const { user, customer } = await newCustomer();
  const year = await subscribe(customer, prices.plusYear);
  const month = await subscribe(customer, prices.premium);
  const endOfYear = await periodEndOf(customer, year);
  const plus = renewing("Plus", endOfYear);
  assert.deepEqual(await checkWhenStale(user), plus, "the one that ends last");
  await trigger("cancel-now", year);
  assert.deepEqual(await checkWhenStale(user), renewing(null, await periodEndOf(customer, month)));
  await trigger("fail-renewal", month);
  assert.equal((await checkWhenStale(user)).subscription_tier, null);
  await trigger("pass-week", month);
  assert.deepEqual(await checkWhenStale(user), { ...plus, renews: false, payment_failed: true });
});

for (const action of ["cancel-at", "cancel-at-period-end"]) {
  Deno.test(`a cancellation by only "${action}" ends the renewal`, async () => {
    const user = await newUser();
    await buy(user);
    const before = await checkSubscriptionOf(user);
    const id = await subscriptionOf(user);
    await trigger(action, id);
    assert.deepEqual(await checkWhenStale(user), { ...before, renews: false });
    await trigger("pass-period", id);
    assert.deepEqual(await checkWhenStale(user), NOT_SUBSCRIBED);
  });
}

for (const [status, paymentFailed] of [
  ["incomplete", false],
  ["incomplete-expired", false],
  ["unpaid", true],
  ["paused", true],
] as const) {
  Deno.test(`a subscription that is ${status} gives no plan`, async () => {
    const user = await newUser();
    await buy(user);
    await trigger(status, await subscriptionOf(user));
    assert.deepEqual(await checkWhenStale(user), {
      ...NOT_SUBSCRIBED,
      payment_failed: paymentFailed,
    });
  });
}

for (const [action, renewsAfter] of [
  ["pause", false],
  ["pause-payments", true],
] as const) {
  Deno.test(`the operator's "${action}" is no failed payment, and leaves what is paid for`, async () => {
    const user = await newUser();
    await buy(user);
    const before = await checkSubscriptionOf(user);
    const id = await subscriptionOf(user);
    await trigger(action, id);
    const paused = { ...before, renews: false, on_hold: "paused" };
    assert.deepEqual(await checkWhenStale(user), paused);
    await trigger("unpause", id);
    assert.deepEqual(await checkWhenStale(user), before);
    await trigger(action, id);
    await trigger("pass-period", id);
    assert.equal((await checkWhenStale(user)).subscribed, renewsAfter);
  });
}

Deno.test("a trial counts as paid", async () => {
  const user = await newUser();
  await buy(user);
  const before = await checkSubscriptionOf(user);
  await trigger("trialing", await subscriptionOf(user));
  assert.deepEqual(await checkWhenStale(user), before);
});

Deno.test("a subscription is valid for twelve hours while its renewal lags", async () => {
  const user = await newUser();
  await buy(user);
  const id = await subscriptionOf(user);
  await trigger("lag", id);
  const end = await periodEndOf((await storedCustomer(user)) ?? "", id);
  assert.ok(Date.parse(end) <= Date.now());
  assert.deepEqual(await checkWhenStale(user), renewing(null, end));
  await trigger("catch-up", id);
  assert.ok(Date.parse((await checkWhenStale(user)).subscription_end ?? "") > Date.now());
});
