/** The checkout that create-checkout opens for a product, and the customer it is for. */
import assert from "node:assert/strict";
import { PRODUCTS, WITHDRAWAL_DAYS } from "../../supabase/functions/_shared/commerce.ts";
import {
  newUser,
  passSharedPage,
  siteUrl,
  storedCustomer,
  type User,
  updateSubscription,
  withSettings,
} from "./backend.ts";
import { assertError, call, urlFrom } from "./calls.ts";
import { NOT_SET_UP, SUBSCRIBED, sessionsOf } from "./checkouts.ts";
import {
  buy,
  checkout,
  checkWhenStale,
  DAY,
  oreOf,
  prices,
  stripe,
  submit,
  trigger,
} from "./payments.ts";

for (const [product, price, mode, methods] of [
  [undefined, prices.premium, "subscription", ["card"]],
  ["premium", prices.premium, "subscription", ["card"]],
  ["basic", prices.basic, "payment", ["card", "swish"]],
  ["plus-month", prices.plusMonth, "subscription", ["card"]],
  ["plus-year", prices.plusYear, "subscription", ["card"]],
] as const) {
  Deno.test(`a request for ${product ?? "no product"} opens a checkout at the right price`, async () => {
    const user = await newUser();
    const url = await urlFrom(await checkout(user, product));
    const [session, ...others] = await sessionsOf(await storedCustomer(user));
    assert.deepEqual(others, []);
    assert.equal(session?.url, url);
    assert.equal(session?.line_items?.data[0]?.price?.id, price);
    assert.equal(session?.mode, mode);
    assert.deepEqual(session?.allowed_payment_method_types, methods);
    assert.equal(session?.client_reference_id, user.id);
    assert.equal(
      session?.success_url,
      `${siteUrl}/tack?session_id={CHECKOUT_SESSION_ID}&product=${product ?? "premium"}`,
    );
    assert.equal(session?.cancel_url, `${siteUrl}/premium?avbrutet`);
  });
}

for (const [product, submitType, texts] of [
  [
    "premium",
    "pay",
    [
      `Namnfynd Premium. Priset är ${PRODUCTS.premium.price}\u00a0kr/månad inklusive moms.`,
      "automatiskt varje månad tills",
    ],
  ],
  [
    "basic",
    "pay",
    [`Namnfynd Basic. Priset är ${PRODUCTS.basic.price}\u00a0kr inklusive moms.`, "inte förnyas"],
  ],
  [
    "plus-month",
    "pay",
    [
      "Namnfynd Plus, månad för månad.",
      ` ${PRODUCTS["plus-month"].price}\u00a0kr/månad`,
      "automatiskt varje månad",
    ],
  ],
  [
    "plus-year",
    "pay",
    [
      "Namnfynd Plus, ett år i taget.",
      ` ${PRODUCTS["plus-year"].price}\u00a0kr/år`,
      "automatiskt varje år tills",
      "påminner dig med e-post minst en månad innan",
    ],
  ],
] as const) {
  Deno.test(`the page for ${product} says what is ordered, and asks for the consent`, async () => {
    const user = await newUser();
    await urlFrom(await checkout(user, product));
    const [session] = await sessionsOf(await storedCustomer(user));
    assert.equal(session?.submit_type, submitType);
    assert.equal(session?.consent_collection?.terms_of_service, "required");
    const order = session?.custom_text.submit?.message ?? "";
    const consent = session?.custom_text.terms_of_service_acceptance?.message ?? "";
    for (const text of texts) assert.ok(order.includes(text), order);
    if (product !== "basic") assert.match(order, /säger upp.*\/premium.*”Hantera prenumeration”/);
    assert.match(
      consent,
      new RegExp(
        `beställer med betalningsskyldighet.*börjar direkt.*inom ${WITHDRAWAL_DAYS}\\sdagar.*tillbaka allt`,
      ),
    );
    for (const text of [order, consent]) {
      assert.ok(text.includes(`(${siteUrl}/villkor)`));
      assert.ok(text.includes(`(${siteUrl}/angra)`));
    }
  });
}

Deno.test("the receipts show the VAT that the price includes", async () => {
  for (const product of ["premium", "basic"] as const) {
    const user = await newUser();
    await buy(user, product);
    const customer = (await storedCustomer(user)) ?? "";
    const [session] = await sessionsOf(customer);
    assert.equal(session?.amount_total, oreOf(product));
    // 25 % on the price without it.
    assert.equal(session?.total_details?.amount_tax, Math.round(oreOf(product) / 5));
    // Only an invoice shows it.
    assert.ok(session?.invoice);
    const { data } = await stripe.subscriptions.list({ customer });
    for (const { default_tax_rates: rates } of data) assert.equal(rates?.[0]?.inclusive, true);
  }
});

Deno.test("without a tax rate there is no VAT, and no invoice of a one-time payment", async () => {
  await withSettings({ STRIPE_TAX_RATE: "" }, async () => {
    for (const product of ["premium", "basic"] as const) {
      const user = await newUser();
      await buy(user, product);
      const [session] = await sessionsOf(await storedCustomer(user));
      assert.equal(session?.total_details?.amount_tax, 0);
      if (product === "basic") assert.equal(session?.invoice, null);
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
  assert.equal(paid.headers.get("location"), `${siteUrl}/tack?session_id=${id}&product=premium`);
});

for (const body of ["{", "null", "[]", '"basic"', "1"]) {
  Deno.test(`the request body ${body} is refused`, async () => {
    const response = await call("create-checkout", await newUser(), { body });
    await assertError(response, 400, "Förfrågan gick inte att läsa.");
  });
}

Deno.test("a request body that is too large is refused", async () => {
  const body = JSON.stringify({ product: "basic", more: " ".repeat(200_000) });
  const response = await call("create-checkout", await newUser(), { body });
  await assertError(response, 413, "Förfrågan gick inte att läsa.");
});

for (const product of ["gold", "", "Basic", null, 1, ["basic"], "toString", "__proto__"]) {
  Deno.test(`the product ${JSON.stringify(product)} is refused, and creates no customer`, async () => {
    const user = await newUser();
    const response = await call("create-checkout", user, { body: JSON.stringify({ product }) });
    await assertError(response, 400, "Den planen finns inte.");
    assert.equal(await storedCustomer(user), null);
  });
}

// The customer ------------------------------------------------------------------------------------

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
