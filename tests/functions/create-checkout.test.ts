import assert from "node:assert/strict";
import { reportMissingSettings } from "../../supabase/functions/_shared/plans.ts";
import { newUser, siteUrl, withSettings } from "./backend.ts";
import {
  assertError,
  buy,
  call,
  check,
  checkout,
  customerOf,
  DAY,
  happen,
  patchRow,
  press,
  prices,
  standInUrl,
  stripe,
  subscriptionOf,
  urlOf,
  withFault,
} from "./payments.ts";

const SUBSCRIBED = "Du har redan en aktiv prenumeration.";
const FAILED = "Något gick fel. Försök igen.";
const OUTAGE = "Betaltjänsten svarar inte just nu. Försök igen om en stund.";
const NOT_SET_UP = "Betalningen är inte inställd än.";

async function sessionsOf(customer: string | null) {
  const { data } = await stripe.checkout.sessions.list({
    customer: customer ?? "",
    expand: ["data.line_items"],
  });
  return data;
}

// What is sold ------------------------------------------------------------------------------------

for (const [plan, price, mode, methods] of [
  [undefined, prices.premium, "subscription", ["card"]],
  ["premium", prices.premium, "subscription", ["card"]],
  ["basic", prices.basic, "payment", ["card", "swish"]],
  ["plus-month", prices.plusMonth, "subscription", ["card"]],
  ["plus-year", prices.plusYear, "subscription", ["card"]],
] as const) {
  Deno.test(`the plan ${plan ?? "of a call without payload"} is sold at its price`, async () => {
    const user = await newUser();
    const url = await urlOf(await checkout(user, plan));
    const [session, ...others] = await sessionsOf(await customerOf(user));
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

Deno.test("an empty object asks for Premium", async () => {
  const user = await newUser();
  await urlOf(await call("create-checkout", user, { body: "{}" }));
  const [session] = await sessionsOf(await customerOf(user));
  assert.equal(session?.line_items?.data[0]?.price?.id, prices.premium);
});

Deno.test("the buyer comes back to the site, whatever headers the request had", async () => {
  const user = await newUser();
  const headers = {
    origin: "https://evil.example",
    referer: "https://evil.example/",
    "x-forwarded-host": "evil.example",
  };
  const url = await urlOf(await call("create-checkout", user, { headers }));
  const paid = await press(url, { action: "pay" });
  const id = new URL(url).pathname.split("/").at(-1);
  assert.equal(paid.headers.get("location"), `${siteUrl}/tack?session_id=${id}`);
});

for (const body of ["{", "null", "[]", '"basic"', "1"]) {
  Deno.test(`the payload ${body} is refused`, async () => {
    const answer = await call("create-checkout", await newUser(), { body });
    await assertError(answer, 400, "Förfrågan gick inte att läsa.");
  });
}

for (const plan of ["gold", "", "Basic", null, 1, ["basic"], "toString", "__proto__"]) {
  Deno.test(`the plan ${JSON.stringify(plan)} is refused, before there is a customer`, async () => {
    const user = await newUser();
    const answer = await call("create-checkout", user, { body: JSON.stringify({ plan }) });
    await assertError(answer, 400, "Den planen finns inte.");
    assert.equal(await customerOf(user), null);
  });
}

// One customer, one payment -----------------------------------------------------------------------

Deno.test("two checkouts at once make one customer and one checkout", async () => {
  const user = await newUser();
  const countCustomers = async () => {
    const html = await (await fetch(standInUrl)).text();
    return new Set(html.match(/\bcus_\w+/g)).size;
  };
  const before = await countCustomers();
  const answers = await Promise.all([checkout(user), checkout(user), checkout(user)]);
  const urls = await Promise.all(answers.map(urlOf));
  assert.equal(new Set(urls).size, 1);
  assert.equal(await countCustomers(), before + 1);
  assert.equal((await sessionsOf(await customerOf(user))).length, 1);
});

Deno.test("checkouts of two plans at once leave one to pay", async () => {
  const user = await newUser();
  const answers = await Promise.all([checkout(user, "plus-month"), checkout(user, "plus-year")]);
  assert.ok(answers.some(({ status }) => status === 200));
  for (const answer of answers) {
    assert.ok([200, 409].includes(answer.status), `${answer.status}`);
    await answer.body?.cancel();
  }
  const sessions = await sessionsOf(await customerOf(user));
  assert.equal(sessions.filter(({ status }) => status === "open").length, 1);
});

Deno.test("a checkout that is open is given again", async () => {
  const user = await newUser();
  const first = await urlOf(await checkout(user));
  assert.equal(await urlOf(await checkout(user)), first);
});

Deno.test("a checkout of another plan closes the one before", async () => {
  const user = await newUser();
  const first = await urlOf(await checkout(user, "plus-month"));
  const second = await urlOf(await checkout(user, "plus-year"));
  assert.notEqual(second, first);
  assert.equal((await press(first, { action: "pay" })).status, 410);
  assert.equal((await press(second, { action: "pay" })).status, 303);
});

Deno.test("a card that is refused can be followed by another", async () => {
  const user = await newUser();
  const url = await urlOf(await checkout(user));
  assert.equal((await press(url, { action: "decline" })).status, 200);
  assert.equal(await urlOf(await checkout(user)), url);
  assert.equal((await press(url, { action: "pay" })).status, 303);
});

for (const plan of [undefined, "plus-month", "plus-year", "basic"]) {
  Deno.test(`a subscriber cannot buy ${plan ?? "premium"} beside it`, async () => {
    const user = await newUser();
    await buy(user, "plus-month");
    await assertError(await checkout(user, plan), 409, SUBSCRIBED);
    assert.equal((await sessionsOf(await customerOf(user))).length, 1);
  });
}

Deno.test("a subscription that was cancelled goes on to its end, and cannot be doubled", async () => {
  const user = await newUser();
  await buy(user);
  const portal = await urlOf(await call("customer-portal", user));
  await press(portal, { action: "cancel", subscription: await subscriptionOf(user) });
  await assertError(await checkout(user), 409, SUBSCRIBED);
});

Deno.test("paid time without a customer is enough", async () => {
  const user = await newUser({ subscribed: true });
  await assertError(await checkout(user), 409, SUBSCRIBED);
  assert.equal(await customerOf(user), null);
});

Deno.test("Basic is bought once, and Plus beside it", async () => {
  const user = await newUser();
  await buy(user, "basic");
  await assertError(await checkout(user, "basic"), 409, "Du har redan Basic.");
  await urlOf(await checkout(user, "plus-year"));
});

Deno.test("what has ended can be bought again", async () => {
  const user = await newUser();
  await buy(user);
  const id = await subscriptionOf(user);
  const portal = await urlOf(await call("customer-portal", user));
  await press(portal, { action: "cancel", subscription: id });
  await happen("pass-period", id);
  await buy(user);
});

Deno.test("a subscription that lacks a payment is paid, and not doubled", async () => {
  const user = await newUser();
  await buy(user);
  const id = await subscriptionOf(user);
  await happen("fail-renewal", id);
  await assertError(await checkout(user), 409, SUBSCRIBED);
  await happen("pass-week", id);
  const url = await urlOf(await checkout(user));
  assert.match(url, /\/portal\//);
  await press(url, { action: "pay", subscription: id });
  await assertError(await checkout(user), 409, SUBSCRIBED);
});

Deno.test("a customer deleted in Stripe is followed by a new one", async () => {
  const user = await newUser();
  await urlOf(await checkout(user));
  const first = await customerOf(user);
  await happen("delete", first ?? "");
  const url = await urlOf(await checkout(user));
  const second = await customerOf(user);
  assert.notEqual(second, first);
  assert.equal((await press(url, { action: "pay" })).status, 303);
  assert.equal((await sessionsOf(second)).length, 1);
});

Deno.test("a customer that a check has found deleted is followed by a new one", async () => {
  const user = await newUser();
  await buy(user);
  await check(user);
  const first = await customerOf(user);
  await happen("delete", first ?? "");
  await check(user);
  assert.equal(await customerOf(user), null);
  await assertError(await checkout(user), 409, SUBSCRIBED);
  await patchRow(user, { subscription_end: new Date(Date.now() - DAY).toISOString() });
  await urlOf(await checkout(user));
  assert.notEqual(await customerOf(user), first);
});

// When it fails -----------------------------------------------------------------------------------

for (const fault of ["429", "500", "down"]) {
  Deno.test(`Stripe with the fault "${fault}" is said to be out of reach`, async () => {
    const user = await newUser();
    const logged = await withFault(fault, async () => {
      await assertError(await checkout(user), 503, OUTAGE);
    });
    assert.match(logged, /Stripe failed/);
    assert.doesNotMatch(logged, /@example|An unknown error|Too many/);
  });
}

Deno.test("Stripe behind a closed port is said to be out of reach", async () => {
  const user = await newUser();
  await withSettings({ STRIPE_API_URL: "http://127.0.0.1:1" }, async () => {
    await assertError(await checkout(user), 503, OUTAGE);
  });
});

Deno.test("a key or price that Stripe refuses is an error without detail", async () => {
  const user = await newUser();
  for (const [name, value] of [
    ["STRIPE_SECRET_KEY", "sk_test_wrong"],
    ["STRIPE_PRICE_PREMIUM", "price_gone"],
    // A price that is paid once cannot be subscribed to.
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
  Deno.test(`${name} missing or malformed is logged by its name, and needed for nothing else`, async () => {
    const user = await newUser();
    for (const value of ["", "hemligt värde"]) {
      const logged = await withSettings({ [name]: value }, async () => {
        await assertError(await checkout(user, plan), 500, NOT_SET_UP);
      });
      assert.match(logged, new RegExp(name));
      assert.doesNotMatch(logged, /hemligt/);
    }
    assert.equal(await customerOf(user), null);
    if (name === "STRIPE_SECRET_KEY") return;
    await withSettings({ [name]: "" }, async () => {
      await urlOf(await checkout(user, plan === "basic" ? "plus-month" : "basic"));
    });
  });
}

Deno.test("the start says what is missing before anything can be sold", async () => {
  const settings = { STRIPE_SECRET_KEY: "", STRIPE_PRICE_PREMIUM: "x", STRIPE_PRICE_BASIC: "" };
  const logged = await withSettings(settings, reportMissingSettings);
  assert.match(logged, /STRIPE_SECRET_KEY is not set/);
  assert.match(logged, /STRIPE_PRICE_PREMIUM does not look like/);
  assert.doesNotMatch(logged, /BASIC/);
  assert.equal(await withSettings({}, reportMissingSettings), "");
});
