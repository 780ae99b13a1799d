import assert from "node:assert/strict";
import { reportMissingSettings } from "../../supabase/functions/_shared/prices.ts";
import { newUser, siteUrl, storedCustomer, updateSubscription, withSettings } from "./backend.ts";
import { assertError, call, FAILED, urlFrom } from "./calls.ts";
import {
  buy,
  checkout,
  checkWhenStale,
  DAY,
  prices,
  standInUrl,
  stripe,
  submit,
  subscriptionOf,
  trigger,
  withFault,
} from "./payments.ts";

const SUBSCRIBED = "Du har redan en aktiv prenumeration.";
const OUTAGE = "Betaltjänsten svarar inte just nu. Försök igen om en stund.";
const NOT_SET_UP = "Betalningen är inte inställd än.";

async function sessionsOf(customer: string | null) {
  const { data } = await stripe.checkout.sessions.list({
    customer: customer ?? "",
    expand: ["data.line_items"],
  });
  return data;
}

// Plans -------------------------------------------------------------------------------------------

for (const [plan, price, mode, methods] of [
  [undefined, prices.premium, "subscription", ["card"]],
  ["premium", prices.premium, "subscription", ["card"]],
  ["basic", prices.basic, "payment", ["card", "swish"]],
  ["plus-month", prices.plusMonth, "subscription", ["card"]],
  ["plus-year", prices.plusYear, "subscription", ["card"]],
] as const) {
  Deno.test(`a request for ${plan ?? "no plan"} opens a checkout at the right price`, async () => {
    const user = await newUser();
    const url = await urlFrom(await checkout(user, plan));
    const [session, ...others] = await sessionsOf(await storedCustomer(user));
    assert.deepEqual(others, []);
    assert.equal(session?.url, url);
    assert.equal(session?.line_items?.data[0]?.price?.id, price);
    assert.equal(session?.mode, mode);
    assert.deepEqual(session?.allowed_payment_method_types, methods);
    assert.equal(session?.client_reference_id, user.id);
    assert.equal(session?.success_url, `${siteUrl}/tack?session_id={CHECKOUT_SESSION_ID}`);
    assert.equal(session?.cancel_url, `${siteUrl}/premium`);
  });
}

Deno.test("an empty object requests Premium", async () => {
  const user = await newUser();
  await urlFrom(await call("create-checkout", user, { body: "{}" }));
  const [session] = await sessionsOf(await storedCustomer(user));
  assert.equal(session?.line_items?.data[0]?.price?.id, prices.premium);
});

Deno.test("the buyer returns to the site, whatever the headers of the request", async () => {
  const user = await newUser();
  const headers = {
    origin: "https://evil.example",
    referer: "https://evil.example/",
    "x-forwarded-host": "evil.example",
  };
  const url = await urlFrom(await call("create-checkout", user, { headers }));
  const paid = await submit(url, { action: "pay" });
  const id = new URL(url).pathname.split("/").at(-1);
  assert.equal(paid.headers.get("location"), `${siteUrl}/tack?session_id=${id}`);
});

for (const body of ["{", "null", "[]", '"basic"', "1"]) {
  Deno.test(`the request body ${body} is refused`, async () => {
    const response = await call("create-checkout", await newUser(), { body });
    await assertError(response, 400, "Förfrågan gick inte att läsa.");
  });
}

for (const plan of ["gold", "", "Basic", null, 1, ["basic"], "toString", "__proto__"]) {
  Deno.test(`the plan ${JSON.stringify(plan)} is refused, and creates no customer`, async () => {
    const user = await newUser();
    const response = await call("create-checkout", user, { body: JSON.stringify({ plan }) });
    await assertError(response, 400, "Den planen finns inte.");
    assert.equal(await storedCustomer(user), null);
  });
}

// No double payments ------------------------------------------------------------------------------

Deno.test("concurrent requests create one customer and one checkout", async () => {
  const user = await newUser();
  const countCustomers = async () => {
    const html = await (await fetch(standInUrl)).text();
    return new Set(html.match(/\bcus_\w+/g)).size;
  };
  const before = await countCustomers();
  const responses = await Promise.all([checkout(user), checkout(user), checkout(user)]);
  const urls = await Promise.all(responses.map(urlFrom));
  assert.equal(new Set(urls).size, 1);
  assert.equal(await countCustomers(), before + 1);
  assert.equal((await sessionsOf(await storedCustomer(user))).length, 1);
});

Deno.test("concurrent requests for two plans leave one open checkout", async () => {
  const user = await newUser();
  const responses = await Promise.all([checkout(user, "plus-month"), checkout(user, "plus-year")]);
  assert.ok(responses.some(({ status }) => status === 200));
  for (const response of responses) {
    assert.ok([200, 409].includes(response.status), `${response.status}`);
    await response.body?.cancel();
  }
  const sessions = await sessionsOf(await storedCustomer(user));
  assert.equal(sessions.filter(({ status }) => status === "open").length, 1);
});

Deno.test("a second request returns the open checkout", async () => {
  const user = await newUser();
  const first = await urlFrom(await checkout(user));
  assert.equal(await urlFrom(await checkout(user)), first);
});

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
  assert.equal(await urlFrom(await checkout(user)), url);
  assert.equal((await submit(url, { action: "pay" })).status, 303);
});

for (const plan of [undefined, "plus-month", "plus-year", "basic"]) {
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

Deno.test("a customer that was deleted in Stripe is replaced by a new one", async () => {
  const user = await newUser();
  await urlFrom(await checkout(user));
  const first = await storedCustomer(user);
  await trigger("delete", first ?? "");
  const url = await urlFrom(await checkout(user));
  const second = await storedCustomer(user);
  assert.notEqual(second, first);
  assert.equal((await submit(url, { action: "pay" })).status, 303);
  assert.equal((await sessionsOf(second)).length, 1);
});

Deno.test("a customer that check-subscription found deleted is replaced by a new one", async () => {
  const user = await newUser();
  await buy(user);
  await checkWhenStale(user);
  const first = await storedCustomer(user);
  await trigger("delete", first ?? "");
  await checkWhenStale(user);
  assert.equal(await storedCustomer(user), null);
  await assertError(await checkout(user), 409, SUBSCRIBED);
  await updateSubscription(user, { subscription_end: new Date(Date.now() - DAY).toISOString() });
  await urlFrom(await checkout(user));
  assert.notEqual(await storedCustomer(user), first);
});

// Failures ----------------------------------------------------------------------------------------

for (const fault of ["429", "500", "down"]) {
  Deno.test(`the fault "${fault}" is reported as an outage`, async () => {
    const user = await newUser();
    const logged = await withFault(fault, async () => {
      await assertError(await checkout(user), 503, OUTAGE);
    });
    assert.match(logged, /Stripe failed/);
    assert.doesNotMatch(logged, /@example|An unknown error|Too many/);
  });
}

Deno.test("an unreachable address of Stripe is reported as an outage", async () => {
  const user = await newUser();
  await withSettings({ STRIPE_API_URL: "http://127.0.0.1:1" }, async () => {
    await assertError(await checkout(user), 503, OUTAGE);
  });
});

Deno.test("a key or price that Stripe refuses is an error without details", async () => {
  const user = await newUser();
  for (const [name, value] of [
    ["STRIPE_SECRET_KEY", "sk_test_wrong"],
    ["STRIPE_PRICE_PREMIUM", "price_gone"],
    // A one-time price cannot be used for a subscription.
    ["STRIPE_PRICE_PREMIUM", prices.basic],
  ] as const) {
    const logged = await withSettings({ [name]: value }, async () => {
      await assertError(await checkout(user), 500, FAILED);
    });
    assert.match(logged, /Stripe failed/);
    assert.doesNotMatch(logged, /sk_test|No such|recurring/);
  }
});

for (const [name, plan] of [
  ["STRIPE_PRICE_PREMIUM", undefined],
  ["STRIPE_PRICE_BASIC", "basic"],
  ["STRIPE_PRICE_PLUS_MONTH", "plus-month"],
  ["STRIPE_PRICE_PLUS_YEAR", "plus-year"],
  ["STRIPE_SECRET_KEY", undefined],
] as const) {
  Deno.test(`a missing or malformed ${name} is logged, and affects no other plan`, async () => {
    const user = await newUser();
    for (const value of ["", "hemligt värde"]) {
      const logged = await withSettings({ [name]: value }, async () => {
        await assertError(await checkout(user, plan), 500, NOT_SET_UP);
      });
      assert.match(logged, new RegExp(name));
      assert.doesNotMatch(logged, /hemligt/);
    }
    assert.equal(await storedCustomer(user), null);
    if (name === "STRIPE_SECRET_KEY") return;
    await withSettings({ [name]: "" }, async () => {
      await urlFrom(await checkout(user, plan === "basic" ? "plus-month" : "basic"));
    });
  });
}

Deno.test("missing settings are logged when the function starts", async () => {
  const settings = { STRIPE_SECRET_KEY: "", STRIPE_PRICE_PREMIUM: "x", STRIPE_PRICE_BASIC: "" };
  const logged = await withSettings(settings, reportMissingSettings);
  assert.match(logged, /STRIPE_SECRET_KEY is not set/);
  assert.match(logged, /STRIPE_PRICE_PREMIUM does not look like/);
  assert.doesNotMatch(logged, /BASIC/);
  assert.equal(await withSettings({}, reportMissingSettings), "");
});
