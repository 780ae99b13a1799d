import assert from "node:assert/strict";
import { newUser, siteUrl } from "./backend.ts";
import {
  assertError,
  buy,
  call,
  check,
  checkout,
  customerOf,
  happen,
  rowOf,
  urlOf,
  withFault,
} from "./payments.ts";

const NOTHING = "Du har ingen prenumeration att hantera.";

async function pageAt(url: string): Promise<string> {
  return (await fetch(url)).text();
}

Deno.test("a subscriber gets a portal that leads back to the plan page", async () => {
  const user = await newUser();
  await buy(user);
  const html = await pageAt(await urlOf(await call("customer-portal", user)));
  assert.match(html, /Avsluta prenumerationen/);
  assert.ok(html.includes(`href="${siteUrl}/premium"`));
});

Deno.test("a portal shows its own customer's subscriptions alone", async () => {
  const [user, other] = [await newUser(), await newUser()];
  await buy(other);
  await urlOf(await checkout(user));
  const html = await pageAt(await urlOf(await call("customer-portal", user)));
  assert.match(html, /Du har ingen prenumeration/);
});

Deno.test("without a customer there is nothing to handle", async () => {
  await assertError(await call("customer-portal", await newUser()), 404, NOTHING);
  const paid = await newUser({ subscribed: true });
  await assertError(await call("customer-portal", paid), 404, NOTHING);
});

Deno.test("a customer deleted in Stripe is forgotten", async () => {
  const user = await newUser();
  await buy(user);
  await check(user);
  await happen("delete", (await customerOf(user)) ?? "");
  await assertError(await call("customer-portal", user), 404, NOTHING);
  assert.equal(await customerOf(user), null);
  assert.equal((await rowOf(user)).renews, false);
});

for (const fault of ["down", "429", "500"]) {
  Deno.test(`with the fault "${fault}" it says that Stripe does not answer`, async () => {
    const user = await newUser();
    await buy(user);
    await withFault(fault, async () => {
      await assertError(
        await call("customer-portal", user),
        503,
        "Betaltjänsten svarar inte just nu. Försök igen om en stund.",
      );
    });
    assert.notEqual(await customerOf(user), null);
  });
}
