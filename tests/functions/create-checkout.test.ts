import assert from "node:assert/strict";
import { reportMissingSettings } from "../../supabase/functions/_shared/prices.ts";
import {
  lockBilling,
  newUser,
  passSharedPage,
  siteUrl,
  storedCustomer,
  type User,
  unlockBilling,
  updateSubscription,
  withSettings,
} from "./backend.ts";
import { assertError, call, FAILED, urlFrom } from "./calls.ts";
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
  subscriptionOf,
  trigger,
  withFault,
} from "./payments.ts";

const SUBSCRIBED = "Du har redan en aktiv prenumeration.";
const OUTAGE = "Betaltjänsten svarar inte just nu. Försök igen om en stund.";
const NOT_SET_UP = "Betalningen är inte inställd än.";
const IN_PROGRESS = "En betalning håller redan på att slutföras. Vänta en liten stund.";
const OUT_OF_REACH = "Betalningen går inte att nå just nu. Kontakta oss om det inte löser sig.";
const TOO_MANY = "Du har gjort det här många gånger på kort tid. Vänta en stund och försök igen.";

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
    assert.equal(
      session?.success_url,
      `${siteUrl}/tack?session_id={CHECKOUT_SESSION_ID}&plan=${plan ?? "premium"}`,
    );
    assert.equal(session?.cancel_url, `${siteUrl}/premium?avbrutet`);
  });
}

for (const [plan, submitType, texts] of [
  [
    "premium",
    "subscribe",
    [
      /Namnfynd Premium\. Priset är 29\u00a0kr\/månad inklusive moms\./,
      /automatiskt varje månad tills/,
    ],
  ],
  ["basic", "pay", [/Namnfynd Basic\. Priset är 39\u00a0kr inklusive moms\./, /inte förnyas/]],
  ["plus-month", "subscribe", [/Namnfynd Plus, .* 29\u00a0kr\/månad/, /automatiskt varje månad/]],
  ["plus-year", "subscribe", [/Namnfynd Plus, .* 199\u00a0kr\/år/, /automatiskt varje år tills/]],
] as const) {
  Deno.test(`the page for ${plan} says what is ordered, and asks for the consent`, async () => {
    const user = await newUser();
    await urlFrom(await checkout(user, plan));
    const [session] = await sessionsOf(await storedCustomer(user));
    assert.equal(session?.submit_type, submitType);
    assert.equal(session?.consent_collection?.terms_of_service, "required");
    const order = session?.custom_text.submit?.message ?? "";
    const consent = session?.custom_text.terms_of_service_acceptance?.message ?? "";
    for (const text of texts) assert.match(order, text);
    if (plan !== "basic") assert.match(order, /säger upp.*\/premium.*”Hantera prenumeration”/);
    assert.match(consent, /börjar direkt.*inom 14\sdagar.*tillbaka allt/);
    for (const text of [order, consent]) {
      assert.ok(text.includes(`(${siteUrl}/villkor)`));
      assert.ok(text.includes(`(${siteUrl}/angra)`));
    }
  });
}

Deno.test("the receipts show the VAT that the price includes", async () => {
  for (const plan of ["premium", "basic"]) {
    const user = await newUser();
    await buy(user, plan);
    const customer = (await storedCustomer(user)) ?? "";
    const [session] = await sessionsOf(customer);
    assert.equal(session?.amount_total, plan === "basic" ? 3900 : 2900);
    assert.equal(session?.total_details?.amount_tax, plan === "basic" ? 780 : 580);
    // Only an invoice shows it.
    assert.ok(session?.invoice);
    const { data } = await stripe.subscriptions.list({ customer });
    for (const { default_tax_rates: rates } of data) assert.equal(rates?.[0]?.inclusive, true);
  }
});

Deno.test("without a tax rate there is no VAT, and no invoice of a one-time payment", async () => {
  await withSettings({ STRIPE_TAX_RATE: "" }, async () => {
    for (const plan of ["premium", "basic"]) {
      const user = await newUser();
      await buy(user, plan);
      const [session] = await sessionsOf(await storedCustomer(user));
      assert.equal(session?.total_details?.amount_tax, 0);
      if (plan === "basic") assert.equal(session?.invoice, null);
    }
  });
});

Deno.test("a malformed tax rate is a missing setting", async () => {
  const user = await newUser();
  const logged = await withSettings({ STRIPE_TAX_RATE: "25 %" }, async () => {
    await assertError(await checkout(user), 500, NOT_SET_UP);
  });
  assert.match(logged, /STRIPE_TAX_RATE does not look like/);
});

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
  assert.equal(paid.headers.get("location"), `${siteUrl}/tack?session_id=${id}&plan=premium`);
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
  assert.ok(requests.length <= 6, requests.join("\n"));
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
  await passSharedPage(user);
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

for (const [what, run] of [
  ["a checkout", (user) => checkout(user).then(urlFrom)],
  ["a check", checkWhenStale],
] as const satisfies readonly (readonly [string, (user: User) => Promise<unknown>])[]) {
  Deno.test(`with ${what}, the customer gets the address that the user signs in with`, async () => {
    const user = await newUser();
    await urlFrom(await checkout(user));
    const customer = (await storedCustomer(user)) ?? "";
    const email = async () => {
      const object = await stripe.customers.retrieve(customer);
      return object.deleted ? null : object.email;
    };
    assert.equal(await email(), user.email);
    await stripe.customers.update(customer, { email: "tidigare@example.se" });
    await passSharedPage(user);
    await run(user);
    assert.equal(await email(), user.email);
  });
}

// Failures ----------------------------------------------------------------------------------------

for (const request of ["POST customers", "POST checkout/sessions"]) {
  Deno.test(`a stored error of "${request}" does not block the next attempt`, async () => {
    const user = await newUser();
    await withFault(
      "500",
      async () => {
        await assertError(await checkout(user), 503, OUTAGE);
      },
      request,
    );
    await urlFrom(await checkout(user));
    assert.equal((await sessionsOf(await storedCustomer(user))).length, 1);
  });

  Deno.test(`"${request}" that was executed without an answer is not executed again`, async () => {
    const user = await newUser();
    const requests = await requestsDuring(async () => {
      await withFault(
        "slow",
        async () => {
          // The first request is still being executed when it is repeated.
          await assertError(await checkout(user), 409, IN_PROGRESS, "payment-in-progress");
        },
        request,
      );
    });
    assert.ok(requests.filter((one) => one === request).length > 1, requests.join("\n"));
    await urlFrom(await checkout(user));
    const customer = (await storedCustomer(user)) ?? "";
    assert.equal((await sessionsOf(customer)).length, 1);
    const { data } = await stripe.events.list({ type: "customer.created", limit: 100 });
    const ofUser = data.filter(
      ({ data: { object } }) => "metadata" in object && object.metadata?.user_id === user.id,
    );
    assert.ok(ofUser.length <= 1);
  });
}

Deno.test("a refusal by Stripe does not block the next attempt", async () => {
  const user = await newUser();
  await withSettings({ STRIPE_TAX_RATE: "txr_gone" }, async () => {
    await assertError(await checkout(user), 500, FAILED);
  });
  await urlFrom(await checkout(user));
});

Deno.test("an attempt with other parameters under the same key does not block the next", async () => {
  const user = await newUser();
  await stripe.customers.create(
    { email: "annan@example.se" },
    { idempotencyKey: `customer-${user.id}-0` },
  );
  await assertError(await checkout(user), 500, FAILED);
  await urlFrom(await checkout(user));
});

for (const [what, key] of [
  ["the other mode", foreignKeys.live],
  ["another account", foreignKeys.otherAccount],
] as const) {
  Deno.test(`a key to ${what} keeps the customer, and is logged`, async () => {
    const user = await newUser();
    await buy(user);
    const before = await checkWhenStale(user);
    const customer = await storedCustomer(user);
    const logged = await withSettings({ STRIPE_SECRET_KEY: key }, async () => {
      await assertError(await checkout(user), 500, OUT_OF_REACH, "customer-unknown");
      assert.deepEqual(await checkWhenStale(user), before);
    });
    assert.match(logged, /PAYMENTS ARE DOWN: .* is unknown.*another account or mode/);
    assert.ok(!logged.includes(user.email) && !logged.includes(key));
    assert.equal(await storedCustomer(user), customer);
    await assertError(await checkout(user), 409, SUBSCRIBED);
  });
}

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
