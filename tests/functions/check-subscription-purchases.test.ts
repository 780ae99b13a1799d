/** Which plan check-subscription finds after a purchase. */
import assert from "node:assert/strict";
import { newUser, storedCustomer, storedSubscription, withSettings } from "./backend.ts";
import { checkSubscriptionOf, NOT_SUBSCRIBED } from "./calls.ts";
import {
  BASIC,
  newCustomer,
  paymentOf,
  periodEndOf,
  renewing,
  submitInPortal,
} from "./paid-plans.ts";
import {
  buy,
  checkWhenStale,
  DAY,
  prices,
  stripe,
  submit,
  subscribe,
  subscriptionOf,
  trigger,
} from "./payments.ts";

for (const [plan, tier] of [
  [undefined, null],
  ["plus-month", "Plus"],
  ["plus-year", "Plus"],
] as const) {
  Deno.test(`buying ${plan ?? "Premium"} gives a renewing subscription with the tier ${tier}`, async () => {
    const user = await newUser();
    await buy(user, plan);
    const customer = (await storedCustomer(user)) ?? "";
    const end = await periodEndOf(customer, await subscriptionOf(user));
    assert.deepEqual(await checkSubscriptionOf(user), renewing(tier, end));
    const { subscription_end, access_until, updated_at, ...row } = await storedSubscription(user);
    assert.deepEqual(row, {
      user_id: user.id,
      subscribed: true,
      subscription_tier: tier,
      renews: true,
      period: plan === "plus-year" ? "year" : "month",
      on_hold: null,
      payment_failed: false,
      ended_at: null,
    });
    assert.equal(Date.parse(access_until ?? ""), Date.parse(end) + DAY / 2);
    assert.equal(Date.parse(subscription_end ?? ""), Date.parse(end));
    assert.ok(Date.now() - Date.parse(updated_at) < DAY);
  });
}

Deno.test("an unpaid checkout gives no plan", async () => {
  const { user } = await newCustomer();
  assert.deepEqual(await checkWhenStale(user), NOT_SUBSCRIBED);
  assert.equal((await storedSubscription(user)).subscribed, false);
});

Deno.test("buying Basic gives it without an end or renewal", async () => {
  const user = await newUser();
  await buy(user, "basic");
  assert.deepEqual(await checkWhenStale(user), BASIC);
});

Deno.test("a subscription takes precedence over Basic until it ends", async () => {
  const user = await newUser();
  await buy(user, "basic");
  await buy(user, "plus-month");
  const customer = (await storedCustomer(user)) ?? "";
  const id = await subscriptionOf(user);
  assert.deepEqual(await checkWhenStale(user), renewing("Plus", await periodEndOf(customer, id)));
  await submitInPortal(user, "cancel");
  await trigger("pass-period", id);
  assert.deepEqual(await checkWhenStale(user), BASIC);
});

Deno.test("the tier comes from the price, or from the metadata once the price is replaced", async () => {
  const [basic, plus] = [await newUser(), await newUser()];
  await buy(basic, "basic");
  await buy(plus, "plus-month");
  const tiers = async () => {
    const responses = [await checkWhenStale(basic), await checkWhenStale(plus)];
    return responses.map(({ subscription_tier }) => subscription_tier);
  };
  const replaced = { STRIPE_PRICE_BASIC: "price_new", STRIPE_PRICE_PLUS_MONTH: "price_newPlus" };
  await withSettings(replaced, async () => {
    assert.deepEqual(await tiers(), ["Basic", "Plus"]);
  });
  const swapped = { STRIPE_PRICE_PLUS_MONTH: "", STRIPE_PRICE_PREMIUM: prices.plusMonth };
  await withSettings(swapped, async () => {
    assert.deepEqual(await tiers(), ["Basic", null]);
  });
});

Deno.test("a subscription at an unknown price counts as Premium", async () => {
  const { user, customer } = await newCustomer();
  const id = await subscribe(customer, prices.plusYear);
  await withSettings({ STRIPE_PRICE_PLUS_YEAR: "" }, async () => {
    assert.deepEqual(await checkWhenStale(user), renewing(null, await periodEndOf(customer, id)));
  });
});

// Long lists --------------------------------------------------------------------------------------

/** Makes a one-time purchase without the functions, which would refuse a second one. */
async function buyOnce(customer: string, price: string): Promise<void> {
  const { url } = await stripe.checkout.sessions.create({
    customer,
    line_items: [{ price, quantity: 1 }],
    mode: "payment",
    success_url: "https://namnfynd.example/tack",
  });
  await submit(url ?? "", { action: "pay" });
}

Deno.test("the oldest of more than 100 subscriptions counts", async () => {
  const { user, customer } = await newCustomer();
  const oldest = await subscribe(customer, prices.plusMonth);
  for (let count = 0; count < 100; count++) {
    await trigger("incomplete-expired", await subscribe(customer, prices.premium));
  }
  assert.deepEqual(
    await checkWhenStale(user),
    renewing("Plus", await periodEndOf(customer, oldest)),
  );
});

Deno.test("the oldest of more than 100 purchases counts", async () => {
  const user = await newUser();
  await buy(user, "basic");
  const customer = (await storedCustomer(user)) ?? "";
  for (let count = 0; count < 100; count++) {
    await buyOnce(customer, prices.basic);
    await trigger("refund", await paymentOf(user));
  }
  assert.deepEqual(await checkWhenStale(user), BASIC);
});
