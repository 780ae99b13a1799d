/** Nobody pays twice, whatever is requested at once or again. */
import assert from "node:assert/strict";
import {
  lockBilling,
  newUser,
  passSharedPage,
  siteUrl,
  storedCustomer,
  unlockBilling,
} from "./backend.ts";
import { assertError, call, urlFrom } from "./calls.ts";
import { IN_PROGRESS, SUBSCRIBED, sessionsOf, TOO_MANY } from "./checkouts.ts";
import {
  buy,
  checkout,
  checkWhenStale,
  paymentsOf,
  prices,
  requestsDuring,
  stripe,
  submit,
  subscriptionOf,
  trigger,
} from "./payments.ts";

Deno.test("100 requests at once create one customer and one checkout, in a few calls", async () => {
  const user = await newUser();
  const responses: Response[] = [];
  const requests = await requestsDuring(async () => {
    responses.push(...(await Promise.all(Array.from({ length: 100 }, () => checkout(user)))));
  });
  const urls = new Set<string>();
  for (const response of responses) {
    if (response.status === 429) {
      const wait = Number(response.headers.get("retry-after"));
      assert.ok(wait >= 1 && wait <= 60, `${wait}`);
      await assertError(response, 429, TOO_MANY);
    } else {
      urls.add(await urlFrom(response));
    }
  }
  assert.equal(urls.size, 1);
  assert.equal(responses.filter(({ status }) => status === 200).length, 10);
  assert.equal(requests.filter((request) => request === "POST customers").length, 1);
  // With the price and the account, which a new instance asks for.
  assert.ok(requests.length <= 8, requests.join("\n"));
  assert.equal((await sessionsOf(await storedCustomer(user))).length, 1);
});

Deno.test("concurrent requests for two plans leave one open checkout", async () => {
  const user = await newUser();
  await Promise.all([
    checkout(user, "plus-month").then(urlFrom),
    checkout(user, "plus-year").then(urlFrom),
  ]);
  const sessions = await sessionsOf(await storedCustomer(user));
  assert.equal(sessions.filter(({ status }) => status === "open").length, 1);
});

Deno.test("a request waits for another call of the user that changes payments", async () => {
  const user = await newUser();
  const lock = await lockBilling(user);
  const waiting = checkout(user);
  await unlockBilling(user, lock);
  await urlFrom(await waiting);
});

Deno.test("a request that has waited in vain is refused, without a call to Stripe", async () => {
  const user = await newUser();
  await lockBilling(user);
  const requests = await requestsDuring(async () => {
    await assertError(await checkout(user), 409, IN_PROGRESS, "payment-in-progress");
  });
  assert.deepEqual(requests, []);
});

Deno.test("a second request returns the open checkout", async () => {
  const user = await newUser();
  const first = await urlFrom(await checkout(user));
  await passSharedPage(user);
  assert.equal(await urlFrom(await checkout(user)), first);
});

Deno.test("all surplus checkouts are closed, however many are open", async () => {
  const user = await newUser();
  await urlFrom(await checkout(user, "plus-month"));
  const customer = (await storedCustomer(user)) ?? "";
  await Promise.all(
    Array.from({ length: 101 }, () =>
      stripe.checkout.sessions.create({
        customer,
        line_items: [{ price: prices.plusMonth, quantity: 1 }],
        mode: "subscription",
        success_url: siteUrl,
      }),
    ),
  );
  const url = await urlFrom(await checkout(user, "plus-year"));
  const open = await Array.fromAsync(
    stripe.checkout.sessions.list({ customer, status: "open", limit: 100 }),
  );
  assert.deepEqual(
    open.map((session) => session.url),
    [url],
  );
});

for (const [outcome, status] of [
  ["succeed", 409],
  ["fail", 200],
] as const) {
  Deno.test(`while Basic is being paid nothing else is sold; then it will ${outcome}`, async () => {
    const user = await newUser();
    const url = await urlFrom(await checkout(user, "basic"));
    await submit(url, { action: "start" });
    await passSharedPage(user);
    for (const plan of ["basic", "plus-month"]) {
      await assertError(await checkout(user, plan), 409, IN_PROGRESS, "payment-in-progress");
    }
    const [payment] = await paymentsOf((await storedCustomer(user)) ?? "");
    await trigger(outcome, payment?.id ?? "");
    const response = await checkout(user, "basic");
    assert.equal(response.status, status);
    await response.body?.cancel();
  });
}

Deno.test("while a paid checkout is being processed nothing else is sold", async () => {
  const user = await newUser();
  await submit(await urlFrom(await checkout(user, "basic")), { action: "pay-later" });
  await passSharedPage(user);
  await assertError(await checkout(user, "basic"), 409, IN_PROGRESS, "payment-in-progress");
});

Deno.test("a payment that succeeds after its checkout has expired is not asked for again", async () => {
  const user = await newUser();
  await submit(await urlFrom(await checkout(user, "basic")), { action: "start" });
  await passSharedPage(user);
  const customer = (await storedCustomer(user)) ?? "";
  const [session] = await sessionsOf(customer);
  await stripe.checkout.sessions.expire(session?.id ?? "");
  await assertError(await checkout(user, "basic"), 409, IN_PROGRESS, "payment-in-progress");
  const [payment] = await paymentsOf(customer);
  await trigger("succeed", payment?.id ?? "");
  await assertError(await checkout(user, "basic"), 409, "Du har redan Basic.");
  assert.equal((await checkWhenStale(user)).subscription_tier, "Basic");
});

Deno.test("a subscription whose first payment has not succeeded is not sold again", async () => {
  const user = await newUser();
  await buy(user);
  const id = await subscriptionOf(user);
  await trigger("incomplete", id);
  await assertError(await checkout(user), 409, IN_PROGRESS, "payment-in-progress");
  await trigger("incomplete-expired", id);
  await urlFrom(await checkout(user));
});

for (const status of ["unpaid", "paused"]) {
  Deno.test(`a subscription that is ${status} leads to the portal`, async () => {
    const user = await newUser();
    await buy(user);
    await trigger(status, await subscriptionOf(user));
    assert.match(await urlFrom(await checkout(user)), /\/portal\//);
  });
}

Deno.test("a request for another plan expires the open checkout", async () => {
  const user = await newUser();
  const first = await urlFrom(await checkout(user, "plus-month"));
  const second = await urlFrom(await checkout(user, "plus-year"));
  assert.notEqual(second, first);
  assert.equal((await submit(first, { action: "pay" })).status, 410);
  assert.equal((await submit(second, { action: "pay" })).status, 303);
});

Deno.test("another card can be tried after a declined one", async () => {
  const user = await newUser();
  const url = await urlFrom(await checkout(user));
  assert.equal((await submit(url, { action: "decline" })).status, 200);
  await passSharedPage(user);
  assert.equal(await urlFrom(await checkout(user)), url);
  assert.equal((await submit(url, { action: "pay" })).status, 303);
});

for (const plan of [undefined, "plus-month", "basic"]) {
  Deno.test(`a subscriber cannot also buy ${plan ?? "premium"}`, async () => {
    const user = await newUser();
    await buy(user, "plus-month");
    await assertError(await checkout(user, plan), 409, SUBSCRIBED);
    assert.equal((await sessionsOf(await storedCustomer(user))).length, 1);
  });
}

Deno.test("a cancelled subscription with paid time left cannot be bought again", async () => {
  const user = await newUser();
  await buy(user);
  const portal = await urlFrom(await call("customer-portal", user));
  await submit(portal, { action: "cancel", subscription: await subscriptionOf(user) });
  await assertError(await checkout(user), 409, SUBSCRIBED);
});

Deno.test("a stored subscription without a customer cannot be bought again", async () => {
  const user = await newUser({ subscribed: true });
  await assertError(await checkout(user), 409, SUBSCRIBED);
  assert.equal(await storedCustomer(user), null);
});

Deno.test("Basic can be bought once, and Plus in addition to it", async () => {
  const user = await newUser();
  await buy(user, "basic");
  await assertError(await checkout(user, "basic"), 409, "Du har redan Basic.");
  await urlFrom(await checkout(user, "plus-year"));
});

Deno.test("a subscription that has ended can be bought again", async () => {
  const user = await newUser();
  await buy(user);
  const id = await subscriptionOf(user);
  const portal = await urlFrom(await call("customer-portal", user));
  await submit(portal, { action: "cancel", subscription: id });
  await trigger("pass-period", id);
  await buy(user);
});

Deno.test("a subscription with a missing payment leads to the portal, not to a second one", async () => {
  const user = await newUser();
  await buy(user);
  const id = await subscriptionOf(user);
  await trigger("fail-renewal", id);
  await assertError(await checkout(user), 409, SUBSCRIBED);
  await trigger("pass-week", id);
  const url = await urlFrom(await checkout(user));
  assert.match(url, /\/portal\//);
  await submit(url, { action: "pay", subscription: id });
  await assertError(await checkout(user), 409, SUBSCRIBED);
});
