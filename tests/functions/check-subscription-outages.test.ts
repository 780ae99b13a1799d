/** When check-subscription calls Stripe, and what is valid when Stripe does not answer. */
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
import { assertError, call, checkSubscriptionOf, FAILED, NOT_SUBSCRIBED } from "./calls.ts";
import { newCustomer, submitInPortal } from "./paid-plans.ts";
import {
  buy,
  checkWhenStale,
  DAY,
  foreignKeys,
  requestsDuring,
  trigger,
  withFault,
} from "./payments.ts";

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
    assert.match(logged, /another account or mode/);
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
