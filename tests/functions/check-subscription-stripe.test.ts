/** How check-subscription evaluates what Stripe returns, and how it handles its outages. */
import assert from "node:assert/strict";
import {
  newUser,
  storedCustomer,
  storedSubscription,
  type User,
  updateSubscription,
  withSettings,
} from "./backend.ts";
import {
  assertError,
  call,
  checkSubscriptionOf,
  FAILED,
  NOT_SUBSCRIBED,
  urlFrom,
} from "./calls.ts";
import {
  buy,
  checkout,
  checkWhenStale,
  DAY,
  prices,
  stripe,
  submit,
  subscribe,
  subscriptionOf,
  trigger,
  withFault,
} from "./payments.ts";

/** Creates a user with a customer who has paid for nothing. */
async function newCustomer(): Promise<{ readonly user: User; readonly customer: string }> {
  const user = await newUser();
  await urlFrom(await checkout(user));
  return { user, customer: (await storedCustomer(user)) ?? "" };
}

/** The end of a subscription's period, formatted as by check-subscription. */
async function periodEndOf(customer: string, id: string): Promise<string> {
  const { data } = await stripe.subscriptions.list({ customer, status: "all" });
  const found = data.find((subscription) => subscription.id === id);
  return new Date((found?.items.data[0]?.current_period_end ?? 0) * 1000).toISOString();
}

/** Cancels or resumes the subscription in the customer portal. */
async function submitInPortal(user: User, action: string): Promise<void> {
  const url = await urlFrom(await call("customer-portal", user));
  await submit(url, { action, subscription: await subscriptionOf(user) });
}

// Purchases ---------------------------------------------------------------------------------------

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
    const expected = { subscribed: true, subscription_tier: tier, subscription_end: end };
    assert.deepEqual(await checkSubscriptionOf(user), expected);
    const { subscription_end, updated_at, ...row } = await storedSubscription(user);
    assert.deepEqual(row, {
      user_id: user.id,
      subscribed: true,
      subscription_tier: tier,
      renews: true,
    });
    assert.equal(Date.parse(subscription_end ?? ""), Date.parse(end));
    assert.ok(Date.now() - Date.parse(updated_at) < DAY);
  });
}

Deno.test("an unpaid checkout gives no plan", async () => {
  const { user } = await newCustomer();
  assert.deepEqual(await checkWhenStale(user), NOT_SUBSCRIBED);
  assert.equal((await storedSubscription(user)).subscribed, false);
});

const BASIC = { subscribed: true, subscription_tier: "Basic", subscription_end: null };

Deno.test("buying Basic gives it without an end or renewal", async () => {
  const user = await newUser();
  await buy(user, "basic");
  assert.deepEqual(await checkWhenStale(user), BASIC);
  assert.equal((await storedSubscription(user)).renews, false);
});

Deno.test("a refunded Basic gives no plan", async () => {
  const user = await newUser();
  await buy(user, "basic");
  assert.deepEqual(await checkWhenStale(user), BASIC);
  const { data } = await stripe.checkout.sessions.list({
    customer: (await storedCustomer(user)) ?? "",
    expand: ["data.payment_intent.latest_charge"],
  });
  const payment = data[0]?.payment_intent;
  assert.ok(typeof payment === "object" && payment !== null);
  await trigger("refund", payment.id);
  assert.deepEqual(await checkWhenStale(user), NOT_SUBSCRIBED);
});

Deno.test("a subscription takes precedence over Basic until it ends", async () => {
  const user = await newUser();
  await buy(user, "basic");
  await buy(user, "plus-month");
  const customer = (await storedCustomer(user)) ?? "";
  const id = await subscriptionOf(user);
  assert.deepEqual(await checkWhenStale(user), {
    subscribed: true,
    subscription_tier: "Plus",
    subscription_end: await periodEndOf(customer, id),
  });
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
    assert.deepEqual(await checkWhenStale(user), {
      subscribed: true,
      subscription_tier: null,
      subscription_end: await periodEndOf(customer, id),
    });
  });
});

// Renewal and cancellation ------------------------------------------------------------------------

Deno.test("a cancelled subscription is valid until its end and does not renew", async () => {
  const user = await newUser();
  await buy(user);
  const before = await checkSubscriptionOf(user);
  await submitInPortal(user, "cancel");
  assert.deepEqual(await checkWhenStale(user), before);
  assert.equal((await storedSubscription(user)).renews, false);
  await submitInPortal(user, "resume");
  assert.deepEqual(await checkWhenStale(user), before);
  assert.equal((await storedSubscription(user)).renews, true);
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
  assert.deepEqual(await checkWhenStale(user), {
    subscribed: true,
    subscription_tier: null,
    subscription_end: end,
  });
});

Deno.test("an immediately cancelled subscription is valid for its paid period", async () => {
  const user = await newUser();
  await buy(user);
  const before = await checkSubscriptionOf(user);
  await trigger("cancel-now", await subscriptionOf(user));
  assert.deepEqual(await checkWhenStale(user), before);
  assert.equal((await storedSubscription(user)).renews, false);
});

Deno.test("a failed renewal gives a grace period of a week, not a paid period", async () => {
  const user = await newUser();
  await buy(user, "plus-month");
  const id = await subscriptionOf(user);
  await trigger("fail-renewal", id);
  const customer = (await storedCustomer(user)) ?? "";
  const { data } = await stripe.subscriptions.list({ customer, status: "all" });
  const start = data[0]?.items.data[0]?.current_period_start ?? 0;
  assert.deepEqual(await checkWhenStale(user), {
    subscribed: true,
    subscription_tier: "Plus",
    subscription_end: new Date(start * 1000 + 7 * DAY).toISOString(),
  });
  assert.equal((await storedSubscription(user)).renews, true);
  await trigger("pass-week", id);
  assert.deepEqual(await checkWhenStale(user), NOT_SUBSCRIBED);
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
  const plus = { subscribed: true, subscription_tier: "Plus", subscription_end: endOfYear };
  assert.deepEqual(await checkWhenStale(user), plus, "the one that ends last");
  await trigger("cancel-now", year);
  const premium = { subscribed: true, subscription_tier: null };
  assert.deepEqual(await checkWhenStale(user), {
    ...premium,
    subscription_end: await periodEndOf(customer, month),
  });
  await trigger("fail-renewal", month);
  assert.equal((await checkWhenStale(user)).subscription_tier, null);
  await trigger("pass-week", month);
  assert.deepEqual(await checkWhenStale(user), plus);
});

// Freshness ---------------------------------------------------------------------------------------

/** Whether a check calls Stripe when the stored row has this age. */
async function callsStripe(user: User, age: number): Promise<boolean> {
  await updateSubscription(user, { updated_at: new Date(Date.now() - age).toISOString() });
  const logged = await withFault("500", async () => {
    await checkSubscriptionOf(user);
  });
  return logged.includes("Stripe failed");
}

Deno.test("a subscription is fresh for a minute", async () => {
  const user = await newUser();
  await buy(user);
  await checkSubscriptionOf(user);
  assert.equal(await callsStripe(user, 30_000), false);
  assert.equal(await callsStripe(user, 61_000), true);
});

for (const plan of [undefined, "basic"]) {
  Deno.test(`the row of a customer with ${plan ?? "no plan"} is fresh for five seconds`, async () => {
    const { user } = await newCustomer();
    if (plan) await buy(user, plan);
    await checkSubscriptionOf(user);
    assert.equal(await callsStripe(user, 0), false);
    assert.equal(await callsStripe(user, 6_000), true);
  });
}

Deno.test("a subscription that has ended is fresh for five seconds", async () => {
  const user = await newUser();
  await buy(user);
  await checkSubscriptionOf(user);
  await updateSubscription(user, { subscription_end: new Date(Date.now() - DAY).toISOString() });
  assert.equal(await callsStripe(user, 6_000), true);
});

Deno.test("opening the portal invalidates the stored row", async () => {
  const user = await newUser();
  await buy(user);
  await checkSubscriptionOf(user);
  await submitInPortal(user, "cancel");
  await checkSubscriptionOf(user);
  assert.equal((await storedSubscription(user)).renews, false);
});

Deno.test("Stripe is not called for a user without a customer", async () => {
  const user = await newUser({ subscribed: true });
  assert.equal(await callsStripe(user, DAY), false);
});

// Outages -----------------------------------------------------------------------------------------

for (const fault of ["slow", "down", "429", "500"]) {
  Deno.test(`during the fault "${fault}" the stored plan is valid until its end`, async () => {
    const user = await newUser();
    await buy(user, "plus-month");
    const response = await checkSubscriptionOf(user);
    const { updated_at: _, ...row } = await storedSubscription(user);
    const logged = await withFault(fault, async () => {
      assert.deepEqual(await checkWhenStale(user), response);
      const { updated_at: __, ...rowAfter } = await storedSubscription(user);
      assert.deepEqual(rowAfter, row);
      await updateSubscription(user, {
        subscription_end: new Date(Date.now() - DAY).toISOString(),
      });
      if (fault !== "slow") assert.deepEqual(await checkWhenStale(user), NOT_SUBSCRIBED);
    });
    assert.match(logged, /Stripe failed/);
    assert.deepEqual(await checkWhenStale(user), response, "fetched again after the fault");
  });
}

Deno.test("with a missing or wrong key, or an unreachable address, the stored plan is valid", async () => {
  const user = await newUser();
  await buy(user);
  const before = await checkSubscriptionOf(user);
  for (const [name, value] of [
    ["STRIPE_SECRET_KEY", ""],
    ["STRIPE_SECRET_KEY", "sk_test_wrong"],
    ["STRIPE_API_URL", "http://127.0.0.1:1"],
  ] as const) {
    const logged = await withSettings({ [name]: value }, async () => {
      assert.deepEqual(await checkWhenStale(user), before);
    });
    assert.notEqual(logged, "");
    assert.doesNotMatch(logged, /sk_test|@example/);
  }
});

Deno.test("a customer that was deleted in Stripe keeps the paid time, without renewal", async () => {
  const user = await newUser();
  await buy(user);
  const before = await checkSubscriptionOf(user);
  await trigger("delete", (await storedCustomer(user)) ?? "");
  assert.deepEqual(await checkWhenStale(user), before);
  assert.equal(await storedCustomer(user), null);
  assert.equal((await storedSubscription(user)).renews, false);
});

Deno.test("a missing service key is an error", async () => {
  const user = await newUser();
  await withSettings({ SUPABASE_SERVICE_ROLE_KEY: "" }, async () => {
    await assertError(await call("check-subscription", user), 500, FAILED);
  });
});
