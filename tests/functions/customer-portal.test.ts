import assert from "node:assert/strict";
import { newUser, siteUrl, storedCustomer, storedSubscription } from "./backend.ts";
import { assertError, call, urlFrom } from "./calls.ts";
import { buy, checkout, checkWhenStale, trigger, withFault } from "./payments.ts";

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
