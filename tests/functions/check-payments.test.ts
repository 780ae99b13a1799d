/** What check-subscription makes of what Stripe tells, and of Stripe telling nothing. */
import assert from "node:assert/strict";
import { newUser, type User, withSettings } from "./backend.ts";
import {
  buy,
  call,
  check,
  checkout,
  customerOf,
  DAY,
  happen,
  NONE,
  patchRow,
  press,
  prices,
  rowOf,
  stripe,
  subscribe,
  subscriptionOf,
  urlOf,
  withFault,
} from "./payments.ts";

/** A user who has paid for nothing, and the customer that it is. */
async function newCustomer(): Promise<{ readonly user: User; readonly customer: string }> {
  const user = await newUser();
  await urlOf(await checkout(user));
  return { user, customer: (await customerOf(user)) ?? "" };
}

/** When the period of a subscription ends, as check-subscription writes it. */
async function endOf(customer: string, id: string): Promise<string> {
  const { data } = await stripe.subscriptions.list({ customer, status: "all" });
  const found = data.find((subscription) => subscription.id === id);
  return new Date((found?.items.data[0]?.current_period_end ?? 0) * 1000).toISOString();
}

async function pressPortal(user: User, action: string): Promise<void> {
  const url = await urlOf(await call("customer-portal", user));
  await press(url, { action, subscription: await subscriptionOf(user) });
}

async function answerOf(user: User): Promise<unknown> {
  const answer = await call("check-subscription", user);
  assert.equal(answer.status, 200);
  return answer.json();
}

// What was bought ---------------------------------------------------------------------------------

for (const [plan, tier] of [
  [undefined, null],
  ["plus-month", "Plus"],
  ["plus-year", "Plus"],
] as const) {
  Deno.test(`buying ${plan ?? "Premium"} gives the tier ${tier}, and renews`, async () => {
    const user = await newUser();
    await buy(user, plan);
    const customer = (await customerOf(user)) ?? "";
    const end = await endOf(customer, await subscriptionOf(user));
    const told = { subscribed: true, subscription_tier: tier, subscription_end: end };
    assert.deepEqual(await answerOf(user), told);
    const { subscription_end, updated_at, ...row } = await rowOf(user);
    assert.deepEqual(row, {
      user_id: user.id,
      subscribed: true,
      subscription_tier: tier,
      renews: true,
    });
    assert.equal(Date.parse(subscription_end), Date.parse(end));
    assert.ok(Date.now() - Date.parse(updated_at) < DAY);
  });
}

Deno.test("an open checkout gives nothing", async () => {
  const { user } = await newCustomer();
  assert.deepEqual(await check(user), NONE);
  assert.equal((await rowOf(user)).subscribed, false);
});

const BASIC = { subscribed: true, subscription_tier: "Basic", subscription_end: null };

Deno.test("buying Basic gives it for good, without renewal", async () => {
  const user = await newUser();
  await buy(user, "basic");
  assert.deepEqual(await check(user), BASIC);
  assert.equal((await rowOf(user)).renews, false);
});

Deno.test("a refunded Basic gives nothing", async () => {
  const user = await newUser();
  await buy(user, "basic");
  assert.deepEqual(await check(user), BASIC);
  const { data } = await stripe.checkout.sessions.list({
    customer: (await customerOf(user)) ?? "",
    expand: ["data.payment_intent.latest_charge"],
  });
  const payment = data[0]?.payment_intent;
  assert.ok(typeof payment === "object" && payment !== null);
  await happen("refund", payment.id);
  assert.deepEqual(await check(user), NONE);
});

Deno.test("a subscription goes before Basic while it lasts", async () => {
  const user = await newUser();
  await buy(user, "basic");
  await buy(user, "plus-month");
  const customer = (await customerOf(user)) ?? "";
  const id = await subscriptionOf(user);
  assert.deepEqual(await check(user), {
    subscribed: true,
    subscription_tier: "Plus",
    subscription_end: await endOf(customer, id),
  });
  await pressPortal(user, "cancel");
  await happen("pass-period", id);
  assert.deepEqual(await check(user), BASIC);
});

Deno.test("the price tells the tier, and the plan noted at checkout when it is replaced", async () => {
  const [basic, plus] = [await newUser(), await newUser()];
  await buy(basic, "basic");
  await buy(plus, "plus-month");
  const tiers = async () => {
    const answers = [await check(basic), await check(plus)];
    return answers.map((answer) => Object.entries(answer ?? {})[1]?.[1]);
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

Deno.test("a subscription at a price that nobody knows counts as Premium", async () => {
  const { user, customer } = await newCustomer();
  const id = await subscribe(customer, prices.plusYear);
  await withSettings({ STRIPE_PRICE_PLUS_YEAR: "" }, async () => {
    assert.deepEqual(await check(user), {
      subscribed: true,
      subscription_tier: null,
      subscription_end: await endOf(customer, id),
    });
  });
});

// Time and what people do -------------------------------------------------------------------------

Deno.test("a cancelled subscription lasts until its end, and is not charged again", async () => {
  const user = await newUser();
  await buy(user);
  const told = await answerOf(user);
  await pressPortal(user, "cancel");
  assert.deepEqual(await check(user), told);
  assert.equal((await rowOf(user)).renews, false);
  await pressPortal(user, "resume");
  assert.deepEqual(await check(user), told);
  assert.equal((await rowOf(user)).renews, true);
  await pressPortal(user, "cancel");
  await happen("pass-period", await subscriptionOf(user));
  assert.deepEqual(await check(user), NONE);
});

Deno.test("a subscription that renews goes on in its next period", async () => {
  const user = await newUser();
  await buy(user);
  const id = await subscriptionOf(user);
  await happen("pass-period", id);
  const end = await endOf((await customerOf(user)) ?? "", id);
  assert.ok(Date.parse(end) > Date.now());
  assert.deepEqual(await check(user), {
    subscribed: true,
    subscription_tier: null,
    subscription_end: end,
  });
});

Deno.test("one that is cancelled at once lasts for what is paid", async () => {
  const user = await newUser();
  await buy(user);
  const told = await answerOf(user);
  await happen("cancel-now", await subscriptionOf(user));
  assert.deepEqual(await check(user), told);
  assert.equal((await rowOf(user)).renews, false);
});

Deno.test("a renewal that fails has a week's grace, and no paid period", async () => {
  const user = await newUser();
  await buy(user, "plus-month");
  const id = await subscriptionOf(user);
  await happen("fail-renewal", id);
  const customer = (await customerOf(user)) ?? "";
  const { data } = await stripe.subscriptions.list({ customer, status: "all" });
  const start = data[0]?.items.data[0]?.current_period_start ?? 0;
  assert.deepEqual(await check(user), {
    subscribed: true,
    subscription_tier: "Plus",
    subscription_end: new Date(start * 1000 + 7 * DAY).toISOString(),
  });
  assert.equal((await rowOf(user)).renews, true);
  await happen("pass-week", id);
  assert.deepEqual(await check(user), NONE);
});

Deno.test("one that is cancelled for want of payment has no time left", async () => {
  const user = await newUser();
  await buy(user);
  const id = await subscriptionOf(user);
  await happen("fail-renewal", id);
  await happen("cancel-now", id);
  assert.ok(Date.parse(await endOf((await customerOf(user)) ?? "", id)) > Date.now());
  assert.deepEqual(await check(user), NONE);
});

Deno.test("of several the best counts: active, then in grace, then cancelled with time left", async () => {
  const { user, customer } = await newCustomer();
  const year = await subscribe(customer, prices.plusYear);
  const month = await subscribe(customer, prices.premium);
  const endOfYear = await endOf(customer, year);
  const plus = { subscribed: true, subscription_tier: "Plus", subscription_end: endOfYear };
  assert.deepEqual(await check(user), plus, "the one that ends last");
  await happen("cancel-now", year);
  const premium = { subscribed: true, subscription_tier: null };
  assert.deepEqual(await check(user), {
    ...premium,
    subscription_end: await endOf(customer, month),
  });
  await happen("fail-renewal", month);
  assert.equal(Object.entries((await check(user)) ?? {})[1]?.[1], null);
  await happen("pass-week", month);
  assert.deepEqual(await check(user), plus);
});

// How often Stripe is asked -----------------------------------------------------------------------

/** Whether a check asks Stripe when the stored row has this age. */
async function asksStripe(user: User, age: number): Promise<boolean> {
  await patchRow(user, { updated_at: new Date(Date.now() - age).toISOString() });
  const logged = await withFault("500", async () => {
    await answerOf(user);
  });
  return logged.includes("Stripe failed");
}

Deno.test("a subscription that was told in this minute is not asked for", async () => {
  const user = await newUser();
  await buy(user);
  await answerOf(user);
  assert.equal(await asksStripe(user, 30_000), false);
  assert.equal(await asksStripe(user, 61_000), true);
});

for (const plan of [undefined, "basic"]) {
  Deno.test(`who has ${plan ?? "nothing"} and may be buying is asked for after seconds`, async () => {
    const { user } = await newCustomer();
    if (plan) await buy(user, plan);
    await answerOf(user);
    assert.equal(await asksStripe(user, 0), false);
    assert.equal(await asksStripe(user, 6_000), true);
  });
}

Deno.test("a subscription whose time is over is asked for, however fresh", async () => {
  const user = await newUser();
  await buy(user);
  await answerOf(user);
  await patchRow(user, { subscription_end: new Date(Date.now() - DAY).toISOString() });
  assert.equal(await asksStripe(user, 6_000), true);
});

Deno.test("who comes back from the portal is asked for at once", async () => {
  const user = await newUser();
  await buy(user);
  await answerOf(user);
  await pressPortal(user, "cancel");
  await answerOf(user);
  assert.equal((await rowOf(user)).renews, false);
});

Deno.test("Stripe is not asked for someone without a customer", async () => {
  const user = await newUser({ subscribed: true });
  assert.equal(await asksStripe(user, DAY), false);
});

// When Stripe tells nothing -----------------------------------------------------------------------

for (const fault of ["slow", "down", "429", "500"]) {
  Deno.test(`with the fault "${fault}" what is stored stands until its end`, async () => {
    const user = await newUser();
    await buy(user, "plus-month");
    const told = await answerOf(user);
    const { updated_at: _, ...before } = await rowOf(user);
    const logged = await withFault(fault, async () => {
      assert.deepEqual(await check(user), told);
      const { updated_at: __, ...after } = await rowOf(user);
      assert.deepEqual(after, before);
      await patchRow(user, { subscription_end: new Date(Date.now() - DAY).toISOString() });
      if (fault !== "slow") assert.deepEqual(await check(user), NONE);
    });
    assert.match(logged, /Stripe failed/);
    assert.deepEqual(await check(user), told, "Stripe is believed again");
  });
}

Deno.test("without a key, with a wrong one or behind a closed port it stands too", async () => {
  const user = await newUser();
  await buy(user);
  const told = await answerOf(user);
  for (const [name, value] of [
    ["STRIPE_SECRET_KEY", ""],
    ["STRIPE_SECRET_KEY", "sk_test_wrong"],
    ["STRIPE_API_URL", "http://127.0.0.1:1"],
  ] as const) {
    const logged = await withSettings({ [name]: value }, async () => {
      assert.deepEqual(await check(user), told);
    });
    assert.notEqual(logged, "");
    assert.doesNotMatch(logged, /sk_test|@example/);
  }
});

Deno.test("a customer deleted in Stripe is forgotten; what is paid lasts, and is not charged", async () => {
  const user = await newUser();
  await buy(user);
  const told = await answerOf(user);
  await happen("delete", (await customerOf(user)) ?? "");
  assert.deepEqual(await check(user), told);
  assert.equal(await customerOf(user), null);
  assert.equal((await rowOf(user)).renews, false);
});

Deno.test("a database that cannot be read is an error", async () => {
  const user = await newUser();
  await withSettings({ SUPABASE_SERVICE_ROLE_KEY: "" }, async () => {
    const answer = await call("check-subscription", user);
    assert.equal(answer.status, 500);
    assert.deepEqual(await answer.json(), { error: "Något gick fel. Försök igen." });
  });
});
