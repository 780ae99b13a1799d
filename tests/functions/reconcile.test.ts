/** What `npm run reconcile` prints about the users of this file. */
import assert from "node:assert/strict";
import { reconcileCustomer } from "../../scripts/reconcile/customer.ts";
import { inOrder } from "../../scripts/reconcile/in-order.ts";
import { reconcile } from "../../scripts/reconcile.ts";
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
import { checkSubscriptionOf, urlFrom } from "./calls.ts";
import {
  buy,
  checkout,
  checkWhenStale,
  foreignKeys,
  oreOf,
  paymentsOf,
  prices,
  stripe,
  subscriptionOf,
  trigger,
  withFault,
} from "./payments.ts";
import { withMailServer } from "./smtp.ts";
import { buy as purchase } from "./stand-in-purchases.ts";
import { deliverAll, eventOf } from "./webhook.ts";
import { contractOf, notice, receiptOf, refundsOf, withdrawCall } from "./withdrawals.ts";

/** The line about a user; null when the row agrees with Stripe. */
async function lineAbout(user: User, isFixing = false): Promise<string | null> {
  const customer = { user_id: user.id, customer_id: (await storedCustomer(user)) ?? "" };
  const found = await reconcileCustomer(customer, isFixing);
  assert.ok(!found || found.isFixed === found.line.endsWith(" (fixed)"));
  return found?.line ?? null;
}

/** An id just before that of a user: comparing the users of all files would take long. */
function before({ id }: User): string {
  return `${id.slice(0, -12)}${"0".repeat(12)}`;
}

/** Compares all users after an id, or all, without pauses when Stripe fails. */
async function reconciled(after?: string) {
  const lines: string[] = [];
  const result = await reconcile({ isFixing: false, after, pausesMs: [0] }, (line) =>
    lines.push(line),
  );
  return { lines, ...result };
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
  await withMailServer(
    async () => {
      await checkSubscriptionOf(user);
    },
    { refusal: "Nej" },
  );
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
  const { lines, differences, unfinished } = await reconciled();
  // Tests of other files have left differences of their own.
  assert.equal(differences, lines.length);
  assert.equal(unfinished, 0);
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

Deno.test("customers of another account are not compared, and their plans are named", async () => {
  const user = await newSubscriber();
  await loseCustomer(user);
  await withSettings({ STRIPE_SECRET_KEY: foreignKeys.otherAccount }, async () => {
    const { lines } = await reconciled(before(user));
    const [line, ...others] = lines.filter((one) => one.includes(user.id));
    assert.match(line ?? "", / has Premium until [^ ]+, and is no customer$/);
    assert.deepEqual(others, []);
  });
});

Deno.test("what Stripe does not answer stops no other comparison, and is counted", async () => {
  const [user, other] = [await newSubscriber(), await newSubscriber()];
  const first = user.id < other.id ? user : other;
  const customer = (await storedCustomer(user)) ?? "";
  const unfinished = `${user.id} (${customer}): not compared (Stripe answered 503)`;
  await trigger("cancel-at-period-end", await subscriptionOf(other));
  for (const fault of ["429", "down"] as const) {
    await withFault(
      fault,
      async () => {
        const found = await reconciled(before(first));
        assert.equal(found.unfinished, 1);
        assert.ok(found.lines.includes(unfinished));
        assert.ok(found.lines.includes((await lineAbout(other)) ?? ""));
      },
      `GET customers/${customer}`,
    );
  }
  // One hiccup is passed by trying again.
  await withFault(
    "429",
    async () => assert.equal((await reconciled(before(user))).unfinished, 0),
    "GET",
    1,
  );
});

Deno.test("it goes on after a user", async () => {
  const [user, other] = [await newSubscriber(), await newSubscriber()].sort((a, b) =>
    a.id < b.id ? -1 : 1,
  );
  assert.ok(user && other);
  for (const one of [user, other]) await trigger("cancel-at-period-end", await subscriptionOf(one));
  const { lines } = await reconciled(user.id);
  assert.ok(!lines.some((line) => line.startsWith(user.id)));
  assert.ok(lines.some((line) => line.startsWith(other.id)));
});

Deno.test("three run at a time, and the results keep their order", async () => {
  const isFull = Promise.withResolvers<void>();
  let [running, most] = [0, 0];
  const run = async (item: number) => {
    running++;
    most = Math.max(most, running);
    if (running === 3) isFull.resolve();
    // One after the other would wait here for ever.
    await isFull.promise;
    // Later ones end first.
    for (let turn = item; turn < 7; turn++) await Promise.resolve();
    running--;
    return item;
  };
  const items = ReadableStream.from([0, 1, 2, 3, 4, 5, 6]);
  assert.deepEqual(await Array.fromAsync(inOrder(items, 3, run)), [0, 1, 2, 3, 4, 5, 6]);
  assert.equal(most, 3);
});

Deno.test("what fails is thrown when its turn comes", async () => {
  const results: number[] = [];
  const run = (item: number) =>
    item === 1 ? Promise.reject(new Error("Nej")) : Promise.resolve(item);
  await assert.rejects(async () => {
    for await (const result of inOrder(ReadableStream.from([0, 1, 2]), 3, run))
      results.push(result);
  }, /Nej/);
  assert.deepEqual(results, [0]);
});

Deno.test("customers are printed in the order in which one can go on", async () => {
  const users: User[] = [];
  for (let index = 0; index < 6; index++) users.push(await newSubscriber());
  users.sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const user of users) await trigger("cancel-at-period-end", await subscriptionOf(user));
  const [first] = users;
  assert.ok(first);
  const { lines } = await reconciled(before(first));
  const printed = lines.flatMap((line) => users.filter(({ id }) => line.startsWith(id)));
  assert.deepEqual(printed, users);
});

Deno.test("a run that breaks off says from where to go on, and the next one finds the rest", async () => {
  const users = [await newSubscriber(), await newSubscriber(), await newSubscriber()];
  users.sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const user of users) await trigger("cancel-at-period-end", await subscriptionOf(user));
  const [first, second, third] = users;
  assert.ok(first && second && third);
  const logged = await withSettings({}, async () => {
    await assert.rejects(
      reconcile({ isFixing: false, after: before(first), pausesMs: [0] }, (line) => {
        if (line.startsWith(second.id)) throw new Error("the disk is full");
      }),
      /the disk is full/,
    );
  });
  const [, after] = /--after (\S+?)['"]/.exec(logged) ?? [];
  const { lines } = await reconciled(after);
  const isNamed = ({ id }: User) => lines.some((line) => line.startsWith(id));
  assert.deepEqual(users.map(isNamed), [false, true, true]);
});

Deno.test("two running subscriptions, and Basic paid twice, are found", async () => {
  const user = await newSubscriber();
  const customer = (await storedCustomer(user)) ?? "";
  const first = await subscriptionOf(user);
  const second = await purchase(customer);
  await purchase(customer, prices.basic);
  const line = (await lineAbout(user)) ?? "";
  assert.match(line, new RegExp(`2 subscriptions run: ${second.subscription},${first}`));
  assert.doesNotMatch(line, /Basic is paid/);
  await purchase(customer, prices.basic);
  assert.match((await lineAbout(user)) ?? "", /Basic is paid 2 times: cs_\w+,cs_\w+/);
});

Deno.test("what is paid without a plan, or for nothing, is found", async () => {
  const user = await newUser();
  await buy(user, "basic");
  await confirm(user);
  await checkWhenStale(user);
  const customer = (await storedCustomer(user)) ?? "";
  await trigger("charge", customer);
  assert.match((await lineAbout(user)) ?? "", /: the charge ch_\w+ of 29\skr pays for nothing$/);

  // Without its price nobody knows what was sold.
  const buyer = await newUser();
  await urlFrom(await checkout(buyer));
  const { session } = await purchase((await storedCustomer(buyer)) ?? "", prices.basic);
  await withSettings({ STRIPE_PRICE_BASIC: "price_replaced" }, async () => {
    assert.match((await lineAbout(buyer)) ?? "", new RegExp(`${session} is paid, without a plan`));
  });
});

Deno.test("a plan without a payment is found", async () => {
  const user = await newSubscriber();
  const id = await subscriptionOf(user);
  for (const status of ["incomplete", "trialing"]) await trigger(status, id);
  await checkWhenStale(user);
  assert.match((await lineAbout(user)) ?? "", new RegExp(`${id} gives a plan without a payment`));

  const friend = await newUser({ subscribed: true, subscription_tier: "Basic" });
  const { lines } = await reconciled(before(friend));
  assert.ok(lines.includes(`${friend.id} has Basic, and is no customer`));
});

Deno.test("refunds that are under way or have failed are found, until another one replaces them", async () => {
  const user = await newUser();
  await buy(user, "basic");
  const [payment] = await paymentsOf((await storedCustomer(user)) ?? "");
  assert.ok(payment);
  const linesAbout = async () =>
    (await reconciled(before(user))).lines.filter((line) => line.includes(`for ${payment.id}`));
  await trigger("slow-refunds", payment.id);
  await trigger("refund", payment.id);
  assert.match(
    (await linesAbout()).join(),
    new RegExp(
      `^the refund re_\\w+ of ${oreOf("basic") / 100}\\skr for pi_\\w+, made on [\\d-]+, is pending$`,
    ),
  );
  await trigger("refund-fail", payment.id);
  assert.match((await linesAbout()).join(), /is failed$/);
  await stripe.refunds.create({ payment_intent: payment.id });
  await trigger("refund-succeed", payment.id);
  assert.deepEqual(await linesAbout(), []);
});
