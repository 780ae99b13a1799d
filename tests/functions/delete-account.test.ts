/** What stands in the way of deleting an account, and what a deletion leaves. */
import assert from "node:assert/strict";
import { handle as stripeWebhook } from "../../supabase/functions/stripe-webhook/handler.ts";
import {
  countRows,
  loseCustomer,
  newUser,
  releaseCustomer,
  storedCustomer,
  storeNames,
  USER_TABLES,
  type User,
  updateSubscription,
  withSettings,
} from "./backend.ts";
import { assertResponse, call, checkSubscriptionOf, urlFrom } from "./calls.ts";
import {
  buy,
  checkout,
  events,
  foreignKeys,
  paymentsOf,
  requestsDuring,
  signedEvent,
  stripe,
  submit,
  subscriptionOf,
  trigger,
  withFault,
} from "./payments.ts";
import { withMailServer } from "./smtp.ts";

const RENEWS = {
  error: "Avsluta prenumerationen först. Sedan kan du radera kontot.",
  reason: "subscription-renews",
};

const IN_PROGRESS = {
  error: "En betalning håller redan på att slutföras. Vänta en liten stund.",
  reason: "payment-in-progress",
};

const OUT_OF_REACH = {
  error:
    "Betaltjänsten hittar inte dina betalningar, så kontot kan inte raderas här. Kontakta oss, så hjälper vi dig.",
  reason: "customer-unknown",
};

function deleteAccount(user: User): Promise<Response> {
  return call("delete-account", user);
}

async function assertDeleted(user: User): Promise<void> {
  await assertResponse(await deleteAccount(user), 200, { deleted: true });
  for (const table of USER_TABLES) assert.equal(await countRows(user, table), 0, table);
  const response = await call("check-subscription", user);
  assert.equal(response.status, 401);
  await response.body?.cancel();
}

async function assertRefused(user: User, status: number, body: object): Promise<void> {
  await assertResponse(await deleteAccount(user), status, body);
  assert.equal(await countRows(user, "profiles"), 1);
}

async function subscriptionStatus(customer: string): Promise<string | undefined> {
  const { data } = await stripe.subscriptions.list({ customer, status: "all" });
  return data[0]?.status;
}

async function latestPaymentOf(user: User): Promise<string> {
  const [payment] = await paymentsOf((await storedCustomer(user)) ?? "");
  return payment?.id ?? "";
}

// Without anything to charge ----------------------------------------------------------------------

Deno.test("an account without a customer is deleted without asking Stripe", async () => {
  const user = await newUser({ subscribed: true });
  await storeNames(user);
  const asked = await requestsDuring(() =>
    withSettings({ STRIPE_SECRET_KEY: "" }, () => assertDeleted(user)).then(() => {}),
  );
  assert.deepEqual(asked, []);
});

Deno.test("a deletion leaves nothing in any table", async () => {
  const user = await newUser();
  await buy(user, "basic");
  await checkSubscriptionOf(user);
  await storeNames(user);
  const customer = (await storedCustomer(user)) ?? "";
  const completed = (await events(customer)).find(
    ({ type }) => type === "checkout.session.completed",
  );
  assert.ok(completed);
  await withMailServer(async () => {
    const request = new Request("http://127.0.0.1/", await signedEvent(completed));
    assert.equal((await stripeWebhook(request)).status, 200);
  });
  for (const table of USER_TABLES) assert.notEqual(await countRows(user, table), 0, table);
  await assertDeleted(user);
});

Deno.test("an account whose customer was deleted in Stripe is deleted", async () => {
  const user = await newUser();
  await buy(user);
  await trigger("delete", (await storedCustomer(user)) ?? "");
  await assertDeleted(user);
});

for (const action of ["refund", "dispute"]) {
  Deno.test(`a ${action} of Basic does not prevent the deletion`, async () => {
    const user = await newUser();
    await buy(user, "basic");
    await trigger(action, await latestPaymentOf(user));
    await assertDeleted(user);
  });
}

// Subscriptions -----------------------------------------------------------------------------------

Deno.test("a purchase that no check has seen yet prevents the deletion", async () => {
  const user = await newUser();
  await buy(user);
  assert.equal(await countRows(user, "subscribers"), 0);
  await assertRefused(user, 409, RENEWS);
});

Deno.test("a subscription that is past due prevents the deletion, after the grace week too", async () => {
  const user = await newUser();
  await buy(user);
  const id = await subscriptionOf(user);
  await trigger("fail-renewal", id);
  await assertRefused(user, 409, RENEWS);
  await trigger("pass-week", id);
  assert.equal((await checkSubscriptionOf(user)).subscribed, false);
  await assertRefused(user, 409, RENEWS);
});

for (const status of ["incomplete", "trialing", "unpaid", "paused"]) {
  Deno.test(`a subscription that is ${status} prevents the deletion`, async () => {
    const user = await newUser();
    await buy(user);
    await trigger(status, await subscriptionOf(user));
    await assertRefused(user, 409, RENEWS);
  });
}

for (const action of ["cancel-at", "cancel-at-period-end", "cancel-now", "incomplete-expired"]) {
  Deno.test(`after "${action}" the account is deleted and nothing runs in Stripe`, async () => {
    const user = await newUser();
    await buy(user);
    const customer = (await storedCustomer(user)) ?? "";
    await trigger(action, await subscriptionOf(user));
    await assertDeleted(user);
    const ended = action === "incomplete-expired" ? "incomplete_expired" : "canceled";
    assert.equal(await subscriptionStatus(customer), ended);
  });
}

Deno.test("a portal page that is still open cannot resume what the deletion ended", async () => {
  const user = await newUser();
  await buy(user);
  const customer = (await storedCustomer(user)) ?? "";
  const id = await subscriptionOf(user);
  const portal = await urlFrom(await call("customer-portal", user));
  await submit(portal, { action: "cancel", subscription: id });
  await assertDeleted(user);
  await submit(portal, { action: "resume", subscription: id });
  assert.equal(await subscriptionStatus(customer), "canceled");
});

// Checkouts ---------------------------------------------------------------------------------------

Deno.test("an open checkout expires, so that it cannot be paid afterwards", async () => {
  const user = await newUser();
  const page = await urlFrom(await checkout(user));
  const customer = (await storedCustomer(user)) ?? "";
  await assertDeleted(user);
  await submit(page, { action: "pay" });
  assert.equal(await subscriptionStatus(customer), undefined);
  assert.deepEqual(await paymentsOf(customer), []);
});

for (const plan of ["premium", "basic"]) {
  for (const action of ["start", "pay-later"]) {
    Deno.test(`a payment of ${plan} that is processing ("${action}") prevents the deletion`, async () => {
      const user = await newUser();
      await submit(await urlFrom(await checkout(user, plan)), { action });
      const response = await deleteAccount(user);
      assert.equal(response.status, 409);
      await response.body?.cancel();
      await trigger("fail", await latestPaymentOf(user));
      if (plan === "basic") await assertDeleted(user);
    });
  }
}

Deno.test("a one-time payment that is processing is said to be in progress", async () => {
  const user = await newUser();
  await submit(await urlFrom(await checkout(user, "basic")), { action: "pay-later" });
  await assertRefused(user, 409, IN_PROGRESS);
});

Deno.test("a checkout that is paid while it is closed prevents the deletion", async () => {
  const user = await newUser();
  const page = await urlFrom(await checkout(user, "basic"));
  await submit(page, { action: "start" });
  await assertRefused(user, 409, IN_PROGRESS);
  await assertRefused(user, 409, IN_PROGRESS);
  await trigger("succeed", await latestPaymentOf(user));
  await assertDeleted(user);
});

Deno.test("a deletion and checkouts at the same time leave nothing that can be paid", async () => {
  const user = await newUser();
  await urlFrom(await checkout(user));
  const customer = (await storedCustomer(user)) ?? "";
  const [deletion, ...checkouts] = await Promise.all([
    deleteAccount(user),
    ...["plus-month", "plus-year", "premium"].map((plan) => checkout(user, plan)),
  ]);
  for (const response of checkouts) await response.body?.cancel();
  const { data } = await stripe.checkout.sessions.list({ customer, status: "open" });
  if (deletion.status === 200) assert.deepEqual(data, []);
  else await assertResponse(deletion, 409, IN_PROGRESS);
});

Deno.test("two deletions at the same time are one", async () => {
  const user = await newUser();
  await checkout(user);
  const responses = await Promise.all([deleteAccount(user), deleteAccount(user)]);
  assert.deepEqual(responses.map(({ status }) => status).sort(), [200, 401]);
  for (const response of responses) await response.body?.cancel();
});

// When Stripe cannot be asked ---------------------------------------------------------------------

for (const fault of ["slow", "down", "429", "500"]) {
  Deno.test(`during the fault "${fault}" no account is deleted`, async () => {
    const user = await newUser();
    await buy(user, "basic");
    await withFault(fault, async () => {
      await assertRefused(user, 503, {
        error: "Betaltjänsten svarar inte just nu. Försök igen om en stund.",
      });
    });
    await assertDeleted(user);
  });
}

Deno.test("no account is deleted while any of the questions to Stripe fails", async () => {
  const user = await newUser();
  await checkout(user);
  for (const request of [
    "GET checkout",
    "POST checkout",
    "GET subscriptions",
    "GET payment_intents",
  ]) {
    const run = () => assertStatus(user, 503);
    await withFault("500", run, request);
  }
  await assertDeleted(user);
});

async function assertStatus(user: User, status: number): Promise<void> {
  const response = await deleteAccount(user);
  assert.equal(response.status, status);
  await response.body?.cancel();
  assert.equal(await countRows(user, "profiles"), 1);
}

for (const [what, key] of Object.entries(foreignKeys)) {
  Deno.test(`with the key ${what}, the account is kept while its plan renews elsewhere`, async () => {
    const user = await newUser();
    await buy(user);
    await checkSubscriptionOf(user);
    await withSettings({ STRIPE_SECRET_KEY: key }, async () => {
      await assertRefused(user, 500, OUT_OF_REACH);
    });
    assert.notEqual(await storedCustomer(user), null);
    await updateSubscription(user, { renews: false });
    await withSettings({ STRIPE_SECRET_KEY: key }, () => assertDeleted(user));
  });
}

Deno.test("a customer whom Stripe never had keeps the account until it is released", async () => {
  const user = await newUser();
  await buy(user);
  await loseCustomer(user);
  const logged = await withSettings({}, () => assertRefused(user, 500, OUT_OF_REACH));
  assert.match(logged, /PAYMENTS ARE DOWN/);
  await releaseCustomer(user);
  await assertDeleted(user);
});
