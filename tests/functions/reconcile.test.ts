/** What `npm run reconcile` prints about the users of this file. */
import assert from "node:assert/strict";
import { reconcile, reconcileCustomer } from "../../scripts/reconcile.ts";
import {
  deleteUser,
  loseCustomer,
  newUser,
  storedCustomer,
  storedSubscription,
  type User,
  updateSubscription,
  withSettings,
} from "./backend.ts";
import { checkSubscriptionOf } from "./calls.ts";
import {
  buy,
  checkWhenStale,
  foreignKeys,
  oreOf,
  subscriptionOf,
  trigger,
  withFault,
} from "./payments.ts";
import { withMailServer } from "./smtp.ts";
import { deliverAll, eventOf } from "./webhook.ts";
import { contractOf, notice, receiptOf, refundsOf, withdrawCall } from "./withdrawals.ts";

/** The line about a user; null when the row agrees with Stripe. */
async function lineAbout(user: User, isFixing = false): Promise<string | null> {
  const customer = { user_id: user.id, customer_id: (await storedCustomer(user)) ?? "" };
  const found = await reconcileCustomer(customer, isFixing);
  assert.ok(!found || found.isFixed === found.line.endsWith(" (fixed)"));
  return found?.line ?? null;
}

/** Delivers the event that confirms the user's purchase. */
async function confirm(user: User): Promise<void> {
  await withMailServer(async () => {
    await deliverAll([await eventOf(user, "checkout.session.completed")]);
  });
}

/** A subscriber whose row agrees with Stripe, and whose purchase is confirmed. */
async function newSubscriber(): Promise<User> {
  const user = await newUser();
  await buy(user);
  await checkSubscriptionOf(user);
  await confirm(user);
  assert.equal(await lineAbout(user), null);
  return user;
}

Deno.test("a difference is printed, and stored only with --fix", async () => {
  const user = await newSubscriber();
  const customer = await storedCustomer(user);
  await trigger("cancel-at-period-end", await subscriptionOf(user));
  const line = `${user.id} (${customer}): renews: true, but in Stripe false`;
  assert.equal(await lineAbout(user), line);
  assert.equal((await storedSubscription(user)).renews, true);
  assert.equal(await lineAbout(user, true), `${line} (fixed)`);
  assert.equal((await storedSubscription(user)).renews, false);
  assert.equal(await lineAbout(user), null);
});

Deno.test("a purchase, a wrong end and a failed payment are found", async () => {
  const user = await newUser();
  await buy(user, "plus-month");
  const bought = await lineAbout(user);
  assert.match(bought ?? "", /plan: none, but in Stripe Plus; end: none, .*; renews: false/);
  await confirm(user);
  await checkWhenStale(user);
  await updateSubscription(user, { subscription_end: "2099-01-01T00:00:00Z" });
  const ended = await lineAbout(user);
  assert.match(ended ?? "", /: end: 2099-01-01T00:00:00Z, but in Stripe 20[\d-]+T[\d:]+Z$/);
  await checkWhenStale(user);
  await trigger("fail-renewal", await subscriptionOf(user));
  const failed = await lineAbout(user);
  assert.match(failed ?? "", /payment_failed: false, but in Stripe true$/);
});

Deno.test("a purchase without its confirmation is found, and confirmed with --fix", async () => {
  const user = await newUser();
  await buy(user, "basic");
  await checkSubscriptionOf(user);
  const line = `${user.id} (${await storedCustomer(user)}): no confirmation of ${await contractOf(user)}`;
  assert.equal(await lineAbout(user), line);
  await withMailServer(
    async () => {
      assert.equal(await lineAbout(user, true), line);
    },
    { refusal: "Nej" },
  );
  await withMailServer(async (mails) => {
    assert.equal(await lineAbout(user, true), `${line} (fixed)`);
    assert.equal(mails.length, 1);
  });
  assert.equal(await lineAbout(user), null);
});

Deno.test("a withdrawal that is still open is found, and carried out with --fix", async () => {
  const user = await newSubscriber();
  const customer = await storedCustomer(user);
  const id = await contractOf(user);
  await withMailServer(async () => {
    await withFault(
      "500",
      async () => {
        const receipt = await receiptOf(await withdrawCall(user, notice(user, id)));
        const line = `${user.id} (${customer}): withdrawal ${receipt.number}: received`;
        assert.equal(await lineAbout(user), line);
        assert.equal(await lineAbout(user, true), line);
      },
      "DELETE subscriptions",
    );
    assert.match((await lineAbout(user, true)) ?? "", / \(fixed\)$/);
  });
  assert.equal(await lineAbout(user), null);
  assert.deepEqual(await refundsOf(user), [oreOf("premium")]);
});

Deno.test("a customer that was deleted in Stripe is found, and forgotten with --fix", async () => {
  const user = await newSubscriber();
  const customer = (await storedCustomer(user)) ?? "";
  await trigger("delete", customer);
  const line = `${user.id} (${customer}): deleted in Stripe`;
  assert.equal(await lineAbout(user), line);
  assert.equal(await lineAbout(user, true), `${line} (fixed)`);
  assert.equal(await storedCustomer(user), null);
});

Deno.test("all customers are compared, and a subscription that no user has is found", async () => {
  const [user, former] = [await newSubscriber(), await newSubscriber()];
  const customer = (await storedCustomer(former)) ?? "";
  const id = await subscriptionOf(former);
  await deleteUser(former);
  await trigger("cancel-at-period-end", await subscriptionOf(user));
  const lines: string[] = [];
  // Tests of other files have left differences of their own.
  assert.equal(await reconcile(false, (line) => lines.push(line)), lines.length);
  assert.ok(lines.includes((await lineAbout(user)) ?? ""));
  assert.ok(lines.includes(`${id} charges ${customer}, whom no user has (bought by ${former.id})`));
});

Deno.test("a customer that Stripe does not know is found, and never changed", async () => {
  const user = await newSubscriber();
  await loseCustomer(user);
  const customer = await storedCustomer(user);
  const line = `${user.id} (${customer}): Stripe does not know the customer`;
  assert.equal(await lineAbout(user), line);
  assert.equal(await lineAbout(user, true), line);
  assert.equal(await storedCustomer(user), customer);
});

Deno.test("customers of another account are not compared", async () => {
  const user = await newSubscriber();
  await loseCustomer(user);
  await withSettings({ STRIPE_SECRET_KEY: foreignKeys.otherAccount }, async () => {
    const lines: string[] = [];
    await reconcile(false, (line) => lines.push(line));
    assert.deepEqual(
      lines.filter((line) => line.includes(user.id)),
      [],
    );
  });
});
