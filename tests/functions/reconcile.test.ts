/** What `npm run reconcile` prints about the users of this file. */
import assert from "node:assert/strict";
import { reconcile } from "../../scripts/reconcile.ts";
import {
  deleteUser,
  newUser,
  storedCustomer,
  storedSubscription,
  type User,
  updateSubscription,
} from "./backend.ts";
import { checkSubscriptionOf } from "./calls.ts";
import { buy, checkWhenStale, stripe, subscriptionOf, trigger } from "./payments.ts";

/** The lines about a user or a customer. Other tests leave differences of their own. */
async function linesAbout(id: string, isFixing = false): Promise<readonly string[]> {
  const lines: string[] = [];
  const remaining = await reconcile(isFixing, (line) => lines.push(line));
  assert.equal(remaining, lines.filter((line) => !line.endsWith("(fixed)")).length);
  return lines.filter((line) => line.includes(id));
}

/** A subscriber whose row agrees with Stripe. */
async function newSubscriber(): Promise<User> {
  const user = await newUser();
  await buy(user);
  await checkSubscriptionOf(user);
  assert.deepEqual(await linesAbout(user.id), []);
  return user;
}

Deno.test("a difference is printed, and stored only with --fix", async () => {
  const user = await newSubscriber();
  const customer = await storedCustomer(user);
  await trigger("cancel-at-period-end", await subscriptionOf(user));
  const line = `${user.id} (${customer}): renews: true, but in Stripe false`;
  assert.deepEqual(await linesAbout(user.id), [line]);
  assert.equal((await storedSubscription(user)).renews, true);
  assert.deepEqual(await linesAbout(user.id, true), [`${line} (fixed)`]);
  assert.equal((await storedSubscription(user)).renews, false);
  assert.deepEqual(await linesAbout(user.id), []);
});

Deno.test("a purchase, a wrong end and a failed payment are found", async () => {
  const user = await newUser();
  await buy(user, "plus-month");
  const [bought] = await linesAbout(user.id);
  assert.match(bought ?? "", /plan: none, but in Stripe Plus; end: none, .*; renews: false/);
  await checkWhenStale(user);
  const { subscription_end } = await storedSubscription(user);
  await updateSubscription(user, { subscription_end: "2099-01-01T00:00:00Z" });
  const [ended] = await linesAbout(user.id);
  assert.ok(
    ended?.endsWith(
      `: end: 2099-01-01T00:00:00.000Z, but in Stripe ${new Date(subscription_end ?? "").toISOString()}`,
    ),
    ended,
  );
  await checkWhenStale(user);
  await trigger("fail-renewal", await subscriptionOf(user));
  const [failed] = await linesAbout(user.id);
  assert.match(failed ?? "", /payment_failed: false, but in Stripe true$/);
});

Deno.test("a customer that was deleted in Stripe is found, and forgotten with --fix", async () => {
  const user = await newSubscriber();
  const customer = (await storedCustomer(user)) ?? "";
  await trigger("delete", customer);
  const line = `${user.id} (${customer}): deleted in Stripe`;
  assert.deepEqual(await linesAbout(user.id), [line]);
  assert.deepEqual(await linesAbout(user.id, true), [`${line} (fixed)`]);
  assert.equal(await storedCustomer(user), null);
});

Deno.test("a subscription of a customer whom no user has is found", async () => {
  const user = await newSubscriber();
  const customer = (await storedCustomer(user)) ?? "";
  const id = await subscriptionOf(user);
  await deleteUser(user);
  const line = `${id} charges ${customer}, whom no user has (bought by ${user.id})`;
  assert.deepEqual(await linesAbout(customer), [line]);
  assert.deepEqual(await linesAbout(customer, true), [line]);
  await stripe.subscriptions.cancel(id);
  assert.deepEqual(await linesAbout(customer), []);
});
