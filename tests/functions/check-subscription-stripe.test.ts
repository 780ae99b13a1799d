/** How check-subscription evaluates what Stripe returns, and how it handles its outages. */
import assert from "node:assert/strict";
import * as v from "npm:valibot@1.5.0";
import {
  backendUrl,
  newUser,
  publishableKey,
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
  foreignKeys,
  paymentsOf,
  prices,
  requestsDuring,
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

/** The response for a subscription that renews at this end. */
function renewing(subscription_tier: string | null, subscription_end: string) {
  return {
    subscribed: true,
    subscription_tier,
    subscription_end,
    renews: true,
    payment_failed: false,
  };
}

/** The end of a subscription's period, formatted as by check-subscription. */
async function periodEndOf(customer: string, id: string): Promise<string> {
  const list = stripe.subscriptions.list({ customer, status: "all", limit: 100 });
  const found = (await Array.fromAsync(list)).find((subscription) => subscription.id === id);
  return new Date((found?.items.data[0]?.current_period_end ?? 0) * 1000).toISOString();
}

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

/** The id of the user's latest payment. */
async function paymentOf(user: User): Promise<string> {
  const [latest] = await paymentsOf((await storedCustomer(user)) ?? "");
  return latest?.id ?? "";
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
    assert.deepEqual(await checkSubscriptionOf(user), renewing(tier, end));
    const { subscription_end, access_until, updated_at, ...row } = await storedSubscription(user);
    assert.deepEqual(row, {
      user_id: user.id,
      subscribed: true,
      subscription_tier: tier,
      renews: true,
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

const BASIC = { ...NOT_SUBSCRIBED, subscribed: true, subscription_tier: "Basic" };

Deno.test("buying Basic gives it without an end or renewal", async () => {
  const user = await newUser();
  await buy(user, "basic");
  assert.deepEqual(await checkWhenStale(user), BASIC);
});

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

// Renewal and cancellation ------------------------------------------------------------------------

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
  Deno.test(`a cancellation by "${action}" alone ends the renewal`, async () => {
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

// Refunds and disputes ----------------------------------------------------------------------------

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

Deno.test("a disputed subscription gives no plan until the dispute is won", async () => {
  const user = await newUser();
  await buy(user);
  const before = await checkSubscriptionOf(user);
  const payment = await paymentOf(user);
  await trigger("dispute", payment);
  assert.deepEqual(await checkWhenStale(user), NOT_SUBSCRIBED);
  await trigger("win-dispute", payment);
  assert.deepEqual(await checkWhenStale(user), before);
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
  assert.deepEqual(await checkWhenStale(user), { ...NOT_SUBSCRIBED, payment_failed: true });
});

Deno.test("Basic remains when a disputed subscription ends", async () => {
  const user = await newUser();
  await buy(user, "basic");
  await buy(user, "plus-month");
  await trigger("dispute", await paymentOf(user));
  assert.deepEqual(await checkWhenStale(user), BASIC);
});

// Long lists --------------------------------------------------------------------------------------

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

// Sharing -----------------------------------------------------------------------------------------

Deno.test("parallel checks share one refresh", async () => {
  const user = await newUser();
  await buy(user);
  const responses: unknown[] = [];
  const requests = await requestsDuring(async () => {
    responses.push(
      ...(await Promise.all(Array.from({ length: 20 }, () => checkSubscriptionOf(user)))),
    );
  });
  assert.deepEqual(
    requests.filter((request) => request.startsWith("GET customers/")).length,
    1,
    requests.join(),
  );
  const expected = await checkSubscriptionOf(user);
  assert.equal(expected.subscribed, true);
  for (const response of responses) assert.deepEqual(response, expected);
});

Deno.test("a refresh that failed does not keep the next check waiting", async () => {
  const user = await newUser();
  await buy(user);
  await withFault("500", async () => {
    assert.deepEqual(await checkSubscriptionOf(user), NOT_SUBSCRIBED);
  });
  assert.equal((await checkSubscriptionOf(user)).subscribed, true);
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

/** Whether a policy lets the user do what only subscribers may. */
async function hasFeature({ token }: User): Promise<boolean> {
  const response = await fetch(`${backendUrl}/rest/v1/rpc/has_feature`, {
    method: "POST",
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ feature: "name_lists" }),
  });
  assert.equal(response.status, 200);
  return v.parse(v.boolean(), await response.json());
}

Deno.test("a period that ends during an outage gives access for twelve hours more", async () => {
  const user = await newUser();
  await buy(user);
  await checkSubscriptionOf(user);
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  await withFault("down", async () => {
    for (const [change, isValid] of [
      [{ subscription_end: hoursAgo(11) }, true],
      [{ subscription_end: hoursAgo(13) }, false],
      [{ subscription_end: hoursAgo(1), renews: false }, false],
      [{ subscription_end: hoursAgo(1), renews: true, payment_failed: true }, false],
    ] as const) {
      await updateSubscription(user, change);
      assert.equal((await checkWhenStale(user)).subscribed, isValid, JSON.stringify(change));
      assert.equal(await hasFeature(user), isValid, JSON.stringify(change));
    }
  });
});

for (const [what, key] of Object.entries(foreignKeys)) {
  Deno.test(`with the key ${what}, customer and plan are kept and the log is loud`, async () => {
    const user = await newUser();
    await buy(user);
    const before = await checkSubscriptionOf(user);
    const customer = await storedCustomer(user);
    const logged = await withSettings({ STRIPE_SECRET_KEY: key }, async () => {
      assert.deepEqual(await checkWhenStale(user), before);
    });
    assert.match(logged, /PAYMENTS ARE DOWN/);
    assert.equal(await storedCustomer(user), customer);
    assert.deepEqual(await checkWhenStale(user), before);
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
  assert.deepEqual(await checkWhenStale(user), { ...before, renews: false });
  assert.equal(await storedCustomer(user), null);
});

Deno.test("a missing service key is an error", async () => {
  const user = await newUser();
  await withSettings({ SUPABASE_SERVICE_ROLE_KEY: "" }, async () => {
    await assertError(await call("check-subscription", user), 500, FAILED);
  });
});
