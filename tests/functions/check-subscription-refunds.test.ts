/** When a refund or a dispute ends a plan, by check-subscription. */
import assert from "node:assert/strict";
import { newUser } from "./backend.ts";
import { checkSubscriptionOf, NOT_SUBSCRIBED } from "./calls.ts";
import { BASIC, paymentOf } from "./paid-plans.ts";
import { buy, checkWhenStale, subscriptionOf, trigger } from "./payments.ts";

Deno.test("Basic ends with a full refund, not with a partial one", async () => {
  const user = await newUser();
  await buy(user, "basic");
  const payment = await paymentOf(user);
  await trigger("refund-part", payment);
  assert.deepEqual(await checkWhenStale(user), BASIC);
  await trigger("refund", payment);
  assert.deepEqual(await checkWhenStale(user), NOT_SUBSCRIBED);
});

Deno.test("Basic ends with a dispute, and is back when the dispute is won", async () => {
  for (const [outcome, expected] of [
    ["win-dispute", BASIC],
    ["lose-dispute", NOT_SUBSCRIBED],
  ] as const) {
    const user = await newUser();
    await buy(user, "basic");
    const payment = await paymentOf(user);
    await trigger("dispute", payment);
    assert.deepEqual(await checkWhenStale(user), NOT_SUBSCRIBED);
    await trigger(outcome, payment);
    assert.deepEqual(await checkWhenStale(user), expected);
  }
});

Deno.test("a refunded subscription goes on, and ends at once when it is cancelled", async () => {
  for (const cancel of ["cancel-at-period-end", "cancel-now"]) {
    const user = await newUser();
    await buy(user);
    const before = await checkSubscriptionOf(user);
    await trigger("refund", await paymentOf(user));
    assert.deepEqual(await checkWhenStale(user), before);
    await trigger(cancel, await subscriptionOf(user));
    assert.deepEqual(await checkWhenStale(user), NOT_SUBSCRIBED);
  }
});

Deno.test("a disputed subscription gives no plan until the dispute is won, and is cancelled", async () => {
  const user = await newUser();
  await buy(user);
  const before = await checkSubscriptionOf(user);
  const payment = await paymentOf(user);
  await trigger("dispute", payment);
  assert.deepEqual(await checkWhenStale(user), { ...NOT_SUBSCRIBED, on_hold: "disputed" });
  await trigger("win-dispute", payment);
  assert.deepEqual(await checkWhenStale(user), { ...before, renews: false });
});

Deno.test("a dispute of an earlier payment does not end the paid period", async () => {
  const user = await newUser();
  await buy(user);
  const first = await paymentOf(user);
  await trigger("pass-period", await subscriptionOf(user));
  await trigger("dispute", first);
  assert.equal((await checkWhenStale(user)).subscribed, true);
});

Deno.test("after a dispute and a failed renewal there is no week of grace", async () => {
  const user = await newUser();
  await buy(user);
  await trigger("dispute", await paymentOf(user));
  await trigger("fail-renewal", await subscriptionOf(user));
  assert.deepEqual(await checkWhenStale(user), {
    ...NOT_SUBSCRIBED,
    payment_failed: true,
    on_hold: "disputed",
  });
});

Deno.test("Basic remains when a disputed subscription ends", async () => {
  const user = await newUser();
  await buy(user, "basic");
  await buy(user, "plus-month");
  await trigger("dispute", await paymentOf(user));
  assert.deepEqual(await checkWhenStale(user), { ...BASIC, on_hold: "disputed" });
});
