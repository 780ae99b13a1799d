/** What create-checkout answers when Stripe fails, refuses or is not set up. */
import assert from "node:assert/strict";
import { reportMissingSettings } from "../../supabase/functions/_shared/prices.ts";
import {
  lockBilling,
  loseCustomer,
  newUser,
  passSharedPage,
  storedCustomer,
  withLostAnswer,
  withSettings,
} from "./backend.ts";
import { assertError, FAILED, urlFrom } from "./calls.ts";
import {
  IN_PROGRESS,
  NOT_SET_UP,
  OUT_OF_REACH,
  OUTAGE,
  SUBSCRIBED,
  sessionsOf,
} from "./checkouts.ts";
import {
  buy,
  checkout,
  checkWhenStale,
  foreignKeys,
  prices,
  requestsDuring,
  stripe,
  withFault,
} from "./payments.ts";

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
  Deno.test(`a key to ${what} sells nothing that is paid for, and is logged`, async () => {
    const user = await newUser();
    await buy(user);
    const before = await checkWhenStale(user);
    const customer = await storedCustomer(user);
    const logged = await withSettings({ STRIPE_SECRET_KEY: key }, async () => {
      await assertError(await checkout(user), 409, SUBSCRIBED);
      assert.deepEqual(await checkWhenStale(user), before);
    });
    assert.match(logged, /is a customer only of another account or mode/);
    assert.ok(!logged.includes(user.email) && !logged.includes(key));
    assert.equal(await storedCustomer(user), customer);
    await assertError(await checkout(user), 409, SUBSCRIBED);
  });

  Deno.test(`a customer of ${what} who has paid nothing can buy`, async () => {
    const user = await newUser();
    await withSettings({ STRIPE_SECRET_KEY: key }, async () => {
      await urlFrom(await checkout(user));
    });
    assert.equal(await storedCustomer(user), null);
    await passSharedPage(user);
    await buy(user);
    assert.notEqual(await storedCustomer(user), null);
  });
}

Deno.test("a customer whom Stripe never had buys nothing, and is logged", async () => {
  const user = await newUser();
  await urlFrom(await checkout(user));
  await loseCustomer(user);
  await passSharedPage(user);
  const logged = await withSettings({}, async () => {
    await assertError(await checkout(user), 500, OUT_OF_REACH, "customer-unknown");
  });
  assert.match(logged, /PAYMENTS ARE DOWN: .* is unknown/);
});

Deno.test("an address that Stripe refuses keeps nobody from buying", async () => {
  const user = await newUser(undefined, `astrid!${crypto.randomUUID()}@example.se`);
  const logged = await withSettings({}, async () => {
    await buy(user);
  });
  assert.match(logged, /Stripe refused the e-mail address/);
  assert.doesNotMatch(logged, /astrid/);
  assert.equal((await checkWhenStale(user)).subscribed, true);
});

Deno.test("a test key sells nothing on a public site", async () => {
  const user = await newUser();
  const logged = await withSettings({ SITE_URL: "https://namnfynd.se" }, async () => {
    const response = await checkout(user);
    assert.equal(response.status, 500);
    await response.body?.cancel();
    reportMissingSettings();
  });
  assert.match(logged, /Payments are not set up: STRIPE_SECRET_KEY is a test key/);
  assert.equal(await storedCustomer(user), null);
});

Deno.test("a price that is not that of the site sells nothing, and makes no customer", async () => {
  const user = await newUser();
  const logged = await withSettings({ STRIPE_PRICE_PREMIUM: prices.basic }, async () => {
    await assertError(await checkout(user), 500, NOT_SET_UP);
  });
  assert.match(
    logged,
    /STRIPE_PRICE_PREMIUM is not the price of the site: .*amount in öre: \d+ instead/,
  );
  assert.match(logged, /interval: null instead of 1 month/);
  assert.equal(await storedCustomer(user), null);
});

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

for (const path of ["/rpc/lock_billing", "/rpc/unlock_billing"]) {
  Deno.test(`a lost answer to ${path} keeps nobody from paying`, async () => {
    const user = await newUser();
    const lost = await withLostAnswer(path, async () => {
      await urlFrom(await checkout(user));
    });
    assert.equal(lost, 1);
    await lockBilling(user);
  });
}
