/** The pages that the stand-in shows to a buyer. */
import assert from "node:assert/strict";
import { newUser, signIn, storedCustomer, storedSubscription } from "./backend.ts";
import { call, urlFrom } from "./calls.ts";
import { checkout, checkWhenStale, oreOf, standInUrl, stripe, submit } from "./payments.ts";
import { send, session } from "./stand-in-api.ts";

const TERMS = {
  "consent_collection[terms_of_service]": "required",
  "custom_text[terms_of_service_acceptance][message]": "Jag godkänner [villkoren](https://x.se/v).",
  "custom_text[submit][message]": "Priset är <inklusive moms>.",
};

Deno.test("the checkout page shows the texts, and cannot be paid without accepting the terms", async () => {
  const { body } = await session({ ...TERMS, submit_type: "subscribe" });
  const html = await (await fetch(body.url)).text();
  assert.match(html, /<input type="checkbox" name="terms" required \/>/);
  assert.match(html, /Jag godkänner <a href="https:\/\/x\.se\/v"[^>]*>villkoren<\/a>\./);
  assert.match(html, /Priset är &#60;inklusive moms&#62;\./);
  assert.match(html, />Prenumerera<\/button>/);
  assert.equal((await submit(body.url, { action: "pay", terms: "" })).status, 200);
  assert.equal((await stripe.checkout.sessions.retrieve(body.id)).status, "open");
  assert.equal((await submit(body.url, { action: "pay" })).status, 303);
  const { consent, status } = await stripe.checkout.sessions.retrieve(body.id);
  assert.deepEqual([status, consent?.terms_of_service], ["complete", "accepted"]);
});

Deno.test("a tax rate is included in the price", async () => {
  const rate = Deno.env.get("STRIPE_TAX_RATE") ?? "";
  const { body } = await session({ "subscription_data[default_tax_rates][0]": rate });
  assert.deepEqual(
    [body.amount_total, body.total_details.amount_tax],
    [oreOf("premium"), Math.round(oreOf("premium") / 5)],
  );
  await submit(body.url, { action: "pay" });
  const { data } = await stripe.subscriptions.list({ customer: body.customer });
  assert.equal(data[0]?.default_tax_rates?.[0]?.inclusive, true);
});

Deno.test("Swish is offered for a one-time payment, and not for a subscription", async () => {
  const user = await newUser();
  const page = async (product: string) =>
    (await fetch(await urlFrom(await checkout(user, product)))).text();
  assert.match(await page("basic"), /Swish/);
  assert.doesNotMatch(await page("plus-month"), /Swish/);
});

Deno.test("a checkout can be paid once", async () => {
  const user = await newUser();
  const url = await urlFrom(await checkout(user));
  await submit(url, { action: "pay" });
  assert.equal((await submit(url, { action: "pay" })).status, 200);
  assert.match(await (await fetch(url)).text(), /redan betald/);
  assert.equal((await fetch(`${standInUrl}/checkout/cs_test_x`)).status, 404);
});

Deno.test("the pages escape the name of a customer", async () => {
  await send("customers", { email: "<b>@example.se" });
  assert.doesNotMatch(await (await fetch(standInUrl)).text(), /<b>/);
});

Deno.test("the seeded subscriber has the stored subscription as a customer", async () => {
  const user = await signIn("premium@example.se");
  const before = await storedSubscription(user);
  assert.notEqual(await storedCustomer(user), null);
  const response = await checkWhenStale(user);
  const after = await storedSubscription(user);
  assert.deepEqual(response, {
    subscribed: true,
    subscription_tier: null,
    subscription_end: new Date(after.subscription_end ?? "").toISOString(),
    renews: true,
    on_hold: null,
    payment_failed: false,
  });
  const seconds = (row: typeof before) => Math.floor(Date.parse(row.subscription_end ?? "") / 1000);
  assert.equal(after.renews, before.renews);
  assert.ok(Math.abs(seconds(after) - seconds(before)) <= 1);
  const portal = await urlFrom(await call("customer-portal", user));
  assert.match(await (await fetch(portal)).text(), /Avsluta prenumerationen/);
});
