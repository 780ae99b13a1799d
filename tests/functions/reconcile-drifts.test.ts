/** Each way in which what is stored can drift away from Stripe, alone, and the line that names it. */
import assert from "node:assert/strict";
import { reconcileCustomer } from "../../scripts/reconcile/customer.ts";
import {
  loseCustomer,
  newUser,
  type Subscription,
  storedCustomer,
  type User,
  updateSubscription,
} from "./backend.ts";
import { checkSubscriptionOf } from "./calls.ts";
import { paymentOf } from "./paid-plans.ts";
import { buy, prices, subscriptionOf, trigger } from "./payments.ts";
import { withMailServer } from "./smtp.ts";
import { buy as purchase } from "./stand-in-purchases.ts";
import { deliverAll, eventOf } from "./webhook.ts";

/** What reconcile says about a user; empty when all agrees. */
async function problemsOf(user: User): Promise<readonly string[]> {
  const customer_id = (await storedCustomer(user)) ?? "";
  const found = await reconcileCustomer({ user_id: user.id, customer_id }, false);
  return found ? found.line.replace(`${user.id} (${customer_id}): `, "").split("; ") : [];
}

/** A buyer whose row agrees with Stripe, and whose purchase is confirmed. */
async function buyerOf(product: string): Promise<User> {
  const user = await newUser();
  await buy(user, product);
  await checkSubscriptionOf(user);
  await withMailServer(async () => {
    await deliverAll([await eventOf(user, "checkout.session.completed")]);
  });
  return user;
}

interface Drift {
  readonly product: string;
  readonly make: (user: User) => Promise<unknown>;
  /** Everything that reconcile says. */
  readonly problems: readonly RegExp[];
}

const stored = (product: string, change: Partial<Subscription>, ...problems: RegExp[]): Drift => ({
  product,
  make: (user) => updateSubscription(user, change),
  problems,
});

/** Without an event, as when the webhook is silent. */
const inStripe = (product: string, actions: readonly string[], ...problems: RegExp[]): Drift => ({
  product,
  async make(user) {
    for (const action of actions) await trigger(action, await subscriptionOf(user));
  },
  problems,
});

const ofPayment = (action: string, ...problems: RegExp[]): Drift => ({
  product: "basic",
  make: async (user) => trigger(action, await paymentOf(user)),
  problems,
});

const ofCustomer = (
  product: string,
  change: (user: User, customer: string) => Promise<unknown>,
  ...problems: RegExp[]
): Drift => ({
  product,
  make: async (user) => change(user, (await storedCustomer(user)) ?? ""),
  problems,
});

const NONE = {
  subscribed: false,
  subscription_tier: null,
  subscription_end: null,
  renews: false,
  period: null,
};

const ENDED = [
  /^plan: Premium, but in Stripe none$/,
  /^end: 20[^,]+, but in Stripe none$/,
  /^renews: true, but in Stripe false$/,
  /^period: month, but in Stripe none$/,
];

const DRIFTS: Readonly<Record<string, Drift>> = {
  "a lost plan": stored(
    "premium",
    NONE,
    /^plan: none, but in Stripe Premium$/,
    /^end: none, but in Stripe 20/,
    /^renews: false, but in Stripe true$/,
    /^period: none, but in Stripe month$/,
  ),
  "a lost plan that was bought once": stored("basic", NONE, /^plan: none, but in Stripe Basic$/),
  "another plan": stored(
    "premium",
    { subscription_tier: "Plus" },
    /^plan: Plus, but in Stripe Premium$/,
  ),
  "a later end": stored(
    "premium",
    { subscription_end: "2099-01-01T00:00:00Z" },
    /^end: 2099-01-01T00:00:00Z, but in Stripe 20/,
  ),
  "a plan that never ends": stored(
    "premium",
    { subscription_end: null, renews: false },
    /^end: none, but in Stripe 20/,
    /^renews: false, but in Stripe true$/,
  ),
  "a renewal that is not noted": stored(
    "premium",
    { renews: false },
    /^renews: false, but in Stripe true$/,
  ),
  "a year that is noted as a month": stored(
    "plus-year",
    { period: "month" },
    /^period: month, but in Stripe year$/,
  ),
  "a month that is noted as a year": stored(
    "plus-month",
    { period: "year" },
    /^period: year, but in Stripe month$/,
  ),
  "a payment that is noted as failed": stored(
    "premium",
    { payment_failed: true },
    /^payment_failed: true, but in Stripe false$/,
  ),
  "a pause that is over": stored(
    "premium",
    { on_hold: "paused" },
    /^on_hold: paused, but in Stripe none$/,
  ),
  "a cancelled subscription": inStripe(
    "premium",
    ["cancel-at-period-end"],
    /^renews: true, but in Stripe false$/,
  ),
  // What is paid for is theirs until its end.
  "a subscription that was ended": inStripe(
    "premium",
    ["cancel-now"],
    /^renews: true, but in Stripe false$/,
  ),
  "a subscription that was ended and refunded": ofCustomer(
    "premium",
    async (user) => {
      await trigger("cancel-now", await subscriptionOf(user));
      await trigger("refund", await paymentOf(user));
    },
    ...ENDED,
  ),
  "a renewal": inStripe("premium", ["pass-period"], /^end: 20[^,]+, but in Stripe 20/),
  "a renewal that failed": inStripe(
    "premium",
    ["fail-renewal"],
    /^end: 20[^,]+, but in Stripe 20/,
    /^payment_failed: false, but in Stripe true$/,
  ),
  "a paused subscription": inStripe(
    "premium",
    ["pause"],
    /^renews: true, but in Stripe false$/,
    /^on_hold: none, but in Stripe paused$/,
  ),
  "a refund": ofPayment("refund", /^plan: Basic, but in Stripe none$/),
  "a dispute": ofPayment("dispute", /^plan: Basic, but in Stripe none$/),
  "a dispute about a subscription": ofCustomer(
    "premium",
    async (user) => trigger("dispute", await paymentOf(user)),
    ...ENDED,
    /^on_hold: none, but in Stripe disputed$/,
    /^dispute du_\w+: not followed up$/,
  ),
  "a customer that was deleted": ofCustomer(
    "premium",
    (_, customer) => trigger("delete", customer),
    /^deleted in Stripe$/,
  ),
  "a customer of another project": ofCustomer(
    "premium",
    loseCustomer,
    /^Stripe does not know the customer$/,
  ),
  "a second subscription": ofCustomer(
    "premium",
    (_, customer) => purchase(customer, prices.plusYear),
    /^plan: Premium, but in Stripe Plus$/,
    /^end: 20[^,]+, but in Stripe 20/,
    /^period: month, but in Stripe year$/,
    /^2 subscriptions run: sub_\w+,sub_\w+$/,
    /^no confirmation of cs_\w+$/,
  ),
  "a second payment for Basic": ofCustomer(
    "basic",
    (_, customer) => purchase(customer, prices.basic),
    /^Basic is paid 2 times: cs_\w+,cs_\w+$/,
    /^no confirmation of cs_\w+$/,
  ),
  "a charge by hand": ofCustomer(
    "basic",
    (_, customer) => trigger("charge", customer),
    /^the charge ch_\w+ of 29\skr pays for nothing$/,
  ),
  "a plan without a payment": inStripe(
    "premium",
    ["incomplete", "trialing"],
    /^sub_\w+ gives a plan without a payment$/,
  ),
};

for (const [title, { product, make, problems }] of Object.entries(DRIFTS)) {
  Deno.test(`${title} is named, and nothing else`, async () => {
    const user = await buyerOf(product);
    assert.deepEqual(await problemsOf(user), []);
    await make(user);
    const found = await problemsOf(user);
    assert.equal(found.length, problems.length, found.join("\n"));
    for (const [index, problem] of problems.entries()) assert.match(found[index] ?? "", problem);
  });
}
