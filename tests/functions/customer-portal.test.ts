import assert from "node:assert/strict";
import { syncCustomer } from "../../supabase/functions/_shared/customers.ts";
import {
  loseCustomer,
  newUser,
  siteUrl,
  storedCustomer,
  storedSubscription,
  withSettings,
} from "./backend.ts";
import { assertError, call, urlFrom } from "./calls.ts";
import {
  buy,
  checkout,
  checkWhenStale,
  foreignKeys,
  stripe,
  submit,
  subscriptionOf,
  trigger,
  withFault,
} from "./payments.ts";

const NO_CUSTOMER = "Du har ingen prenumeration att hantera.";

async function fetchPage(url: string): Promise<string> {
  return (await fetch(url)).text();
}

Deno.test("a subscriber gets a portal that links back to the plan page", async () => {
  const user = await newUser();
  await buy(user);
  const html = await fetchPage(await urlFrom(await call("customer-portal", user)));
  assert.match(html, /Avsluta prenumerationen/);
  assert.ok(html.includes(`href="${siteUrl}/premium"`));
});

Deno.test("a portal shows only the subscriptions of its own customer", async () => {
  const [user, other] = [await newUser(), await newUser()];
  await buy(other);
  await urlFrom(await checkout(user));
  const html = await fetchPage(await urlFrom(await call("customer-portal", user)));
  assert.match(html, /Du har ingen prenumeration/);
});

Deno.test("a user without a customer gets no portal, subscribed or not", async () => {
  for (const user of [await newUser(), await newUser({ subscribed: true })]) {
    await assertError(await call("customer-portal", user), 404, NO_CUSTOMER);
  }
});

Deno.test("a customer that was deleted in Stripe is forgotten", async () => {
  const user = await newUser();
  await buy(user);
  await checkWhenStale(user);
  await trigger("delete", (await storedCustomer(user)) ?? "");
  await assertError(await call("customer-portal", user), 404, NO_CUSTOMER);
  assert.equal(await storedCustomer(user), null);
  assert.equal((await storedSubscription(user)).renews, false);
});

Deno.test("someone whose grace period is over still reaches the portal, and can pay there", async () => {
  const user = await newUser();
  await buy(user);
  const id = await subscriptionOf(user);
  await trigger("fail-renewal", id);
  await trigger("pass-week", id);
  assert.equal((await checkWhenStale(user)).subscribed, false);
  const url = await urlFrom(await call("customer-portal", user));
  await submit(url, { action: "pay", subscription: id });
  assert.equal((await checkWhenStale(user)).subscribed, true);
});

Deno.test("the customer gets the address that the user signs in with", async () => {
  const user = await newUser();
  await buy(user);
  const customer = (await storedCustomer(user)) ?? "";
  await stripe.customers.update(customer, { email: "tidigare@example.se" });
  await urlFrom(await call("customer-portal", user));
  const object = await stripe.customers.retrieve(customer);
  assert.equal(!object.deleted && object.email, user.email);
});

Deno.test("an address that Stripe refuses keeps nobody from the portal", async () => {
  const user = await newUser();
  await buy(user);
  const customer = (await storedCustomer(user)) ?? "";
  const logged = await withSettings({}, async () => {
    assert.equal(await syncCustomer(stripe, customer, "astrid@localhost"), true);
  });
  assert.match(logged, /Stripe refused the e-mail address/);
  assert.doesNotMatch(logged, /astrid/);
});

for (const [what, key] of [
  ["the other mode", foreignKeys.live],
  ["another account", foreignKeys.otherAccount],
] as const) {
  Deno.test(`a key to ${what} opens no portal, and keeps the customer`, async () => {
    const user = await newUser();
    await buy(user);
    const customer = await storedCustomer(user);
    const logged = await withSettings({ STRIPE_SECRET_KEY: key }, async () => {
      await assertError(await call("customer-portal", user), 404, NO_CUSTOMER);
    });
    assert.match(logged, /another account or mode/);
    assert.equal(await storedCustomer(user), customer);
    await urlFrom(await call("customer-portal", user));
  });
}

Deno.test("a customer whom Stripe never had gets no portal", async () => {
  const user = await newUser();
  await buy(user);
  await loseCustomer(user);
  await assertError(
    await call("customer-portal", user),
    500,
    "Betaltjänsten går inte att nå just nu. Kontakta oss om det inte löser sig.",
    "customer-unknown",
  );
});

for (const fault of ["down", "429", "500"]) {
  Deno.test(`the fault "${fault}" is reported as an outage and keeps the customer`, async () => {
    const user = await newUser();
    await buy(user);
    await withFault(fault, async () => {
      await assertError(
        await call("customer-portal", user),
        503,
        "Betaltjänsten svarar inte just nu. Försök igen om en stund.",
      );
    });
    assert.notEqual(await storedCustomer(user), null);
  });
}
