/** From month to year and back: what is paid, which plan is stored, and what can be withdrawn from. */
import assert from "node:assert/strict";
import { newUser, siteUrl, storedCustomer, storedSubscription, type User } from "./backend.ts";
import { assertError, urlFrom } from "./calls.ts";
import { SUBSCRIBED } from "./checkouts.ts";
import { periodEndOf, submitInPortal } from "./paid-plans.ts";
import {
  buy,
  checkout,
  checkWhenStale,
  DAY,
  oreOf,
  passDays,
  paymentsOf,
  prices,
  stripe,
  submit,
  subscriptionOf,
  trigger,
} from "./payments.ts";
import { withMailServer } from "./smtp.ts";
import { contractsOf, notice, receiptOf, withdrawCall } from "./withdrawals.ts";

/** Orders a switch on the page of the portal that create-checkout leads to. */
async function switchTo(user: User, product: "plus-month" | "plus-year"): Promise<Response> {
  const price = product === "plus-year" ? prices.plusYear : prices.plusMonth;
  const url = await urlFrom(await checkout(user, product));
  return submit(url, { switch: price, subscription: await subscriptionOf(user) });
}

async function subscriberWith(product: string): Promise<{ user: User; customer: string }> {
  const user = await newUser();
  await buy(user, product);
  return { user, customer: (await storedCustomer(user)) ?? "" };
}

Deno.test("a switch to the year says what is paid now, and charges the year less what is left of the month", async () => {
  const { user, customer } = await subscriberWith("plus-month");
  const month = Date.parse(await periodEndOf(customer, await subscriptionOf(user))) - Date.now();
  await passDays(customer, 10);
  const url = await urlFrom(await checkout(user, "plus-year"));
  const html = await (await fetch(url)).text();
  assert.match(html, /Att betala nu: 1[78]\d,\d\d\s?kr/);
  assert.doesNotMatch(html, /Avsluta prenumerationen/);
  const answer = await switchTo(user, "plus-year");
  assert.equal(answer.headers.get("location"), `${siteUrl}/premium`);

  const [paid] = await paymentsOf(customer);
  const left = oreOf("plus-month") * (1 - (10 * DAY) / month);
  assert.ok(Math.abs((paid?.amount ?? 0) - (oreOf("plus-year") - left)) <= 1, `${paid?.amount}`);
  const { subscribed, subscription_end } = await checkWhenStale(user);
  assert.equal(subscribed, true);
  const days = (Date.parse(subscription_end ?? "") - Date.now()) / DAY;
  assert.ok(days > 364 && days < 367, `${days}`);
  assert.equal((await storedSubscription(user)).period, "year");
  assert.equal((await stripe.subscriptions.list({ customer })).data.length, 1);
});

Deno.test("a switch to the month charges nothing now, and begins when the paid year is over", async () => {
  const { user, customer } = await subscriberWith("plus-year");
  const { subscription_end: end } = await checkWhenStale(user);
  const url = await urlFrom(await checkout(user, "plus-month"));
  assert.match(await (await fetch(url)).text(), /när perioden är slut\. Inget betalas nu/);
  await switchTo(user, "plus-month");
  assert.equal((await paymentsOf(customer)).length, 1);
  assert.equal((await checkWhenStale(user)).subscription_end, end);
  const { period, renews } = await storedSubscription(user);
  // Nobody is reminded of another year.
  assert.deepEqual({ period, renews }, { period: "month", renews: true });

  await trigger("pass-period", await subscriptionOf(user));
  const [renewal] = await paymentsOf(customer);
  assert.equal(renewal?.amount, oreOf("plus-month"));
  const { subscription_end } = await checkWhenStale(user);
  assert.ok(Date.parse(subscription_end ?? "") < Date.now() + 32 * DAY);
});

Deno.test("a switch that is ordered for later is undone in the portal, not ordered once more", async () => {
  const { user } = await subscriberWith("plus-year");
  await switchTo(user, "plus-month");
  await checkWhenStale(user);
  await assertError(await checkout(user, "plus-month"), 409, SUBSCRIBED);
  const html = await (await fetch(await urlFrom(await checkout(user, "plus-year")))).text();
  assert.match(html, /Ångra bytet/);
  await submitInPortal(user, "keep");
  await checkWhenStale(user);
  assert.equal((await storedSubscription(user)).period, "year");
});

Deno.test("after a cancellation the portal opens, where it is taken back before the switch", async () => {
  const { user, customer } = await subscriberWith("plus-month");
  await submitInPortal(user, "cancel");
  const html = await (await fetch(await urlFrom(await checkout(user, "plus-year")))).text();
  assert.match(html, /Ångra uppsägningen/);
  assert.doesNotMatch(html, /Byt till/);
  await submitInPortal(user, "resume");
  await switchTo(user, "plus-year");
  assert.equal((await paymentsOf(customer)).length, 2);
});

Deno.test("the same period, and a subscription that has ended, are no switches", async () => {
  const { user } = await subscriberWith("plus-month");
  await assertError(await checkout(user, "plus-month"), 409, SUBSCRIBED);
  await trigger("cancel-now", await subscriptionOf(user));
  await assertError(await checkout(user, "plus-year"), 409, SUBSCRIBED);
});

Deno.test("a switch is confirmed by mail with the year's price and a period of withdrawal of its own", async () => {
  const { user, customer } = await subscriberWith("plus-month");
  await withMailServer(async (mails) => {
    await checkWhenStale(user);
    await passDays(customer, 20);
    await switchTo(user, "plus-year");
    await checkWhenStale(user);
    const confirmations = mails.filter(({ subject = "" }) => subject.includes("bytt till"));
    assert.equal(confirmations.length, 1);
    assert.match(confirmations[0]?.text ?? "", /199\s?kr\/år/);
  });
  const [latest, first] = await contractsOf(user);
  assert.deepEqual([latest?.phase, first?.phase], ["withdrawal", "guarantee"]);
});

Deno.test("withdrawing from a switch pays back the year and the month that it ended, and no earlier one", async () => {
  const { user, customer } = await subscriberWith("plus-month");
  const id = await subscriptionOf(user);
  await trigger("pass-period", id);
  await passDays(customer, 5);
  await switchTo(user, "plus-year");
  const [contract] = await contractsOf(user);
  await withMailServer(async () => {
    const answer = await withdrawCall(user, notice(user, contract?.id ?? ""));
    assert.equal((await receiptOf(answer)).outcome, "refunded");
  });
  const { data: charges } = await stripe.charges.list({ customer });
  assert.deepEqual(
    charges.map(({ refunded }) => refunded),
    [true, true, false],
  );
  assert.equal((await stripe.subscriptions.retrieve(id)).status, "canceled");
  assert.equal((await checkWhenStale(user)).subscribed, false);
});

Deno.test("a dispute ends a subscription with its period although a switch is ordered for then", async () => {
  const { user, customer } = await subscriberWith("plus-year");
  await switchTo(user, "plus-month");
  const [payment] = await paymentsOf(customer);
  await trigger("dispute", payment?.id ?? "");
  await withMailServer(async () => {
    await checkWhenStale(user);
  });
  const { cancel_at_period_end, schedule } = await stripe.subscriptions.retrieve(
    await subscriptionOf(user),
  );
  assert.deepEqual(
    { cancel_at_period_end, schedule },
    { cancel_at_period_end: true, schedule: null },
  );
});
