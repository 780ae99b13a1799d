/** What stripe-webhook does with the events that the payment stand-in has created. */
import assert from "node:assert/strict";
import type Stripe from "npm:stripe@23.1.0";
import {
  backendUrl,
  claimConfirmation,
  countRows,
  deleteUser,
  newUser,
  storedCustomer,
  storedSubscription,
  type User,
  updateSubscription,
  withSettings,
} from "./backend.ts";
import { assertError, assertResponse, call, FAILED, urlFrom } from "./calls.ts";
import { sessionsOf } from "./checkouts.ts";
import { submitInPortal } from "./paid-plans.ts";
import {
  buy,
  checkout,
  events,
  oreOf,
  paymentsOf,
  prices,
  requestsDuring,
  signedEvent,
  standInUrl,
  stripe,
  submit,
  subscriptionOf,
  trigger,
  withFault,
} from "./payments.ts";
import { withMailServer } from "./smtp.ts";
import { deliver, deliverAll, eventOf, eventsOf, RECEIVED, receive } from "./webhook.ts";
import {
  contractOf,
  contractsOf,
  customerOf,
  notice,
  receiptOf,
  refundsOf,
  withdrawCall,
} from "./withdrawals.ts";

/** What is stored about the plan. */
async function planOf(user: User) {
  const { subscribed, subscription_tier, renews, payment_failed } = await storedSubscription(user);
  return { subscribed, subscription_tier, renews, payment_failed };
}

const PREMIUM = { subscribed: true, subscription_tier: null, renews: true, payment_failed: false };

const NO_PLAN = {
  subscribed: false,
  subscription_tier: null,
  renews: false,
  payment_failed: false,
};

/** A subscriber whose row the events so far have stored. */
async function newSubscriber(): Promise<User> {
  const user = await newUser();
  await buy(user);
  await deliverAll([await eventOf(user, "customer.subscription.created")]);
  assert.deepEqual(await planOf(user), PREMIUM);
  return user;
}

async function latestPaymentOf(user: User): Promise<string> {
  const [payment] = await paymentsOf((await storedCustomer(user)) ?? "");
  return payment?.id ?? "";
}

// The paid life, without a visit ------------------------------------------------------------------

Deno.test("a purchase, a failed card, its payment and a cancellation are stored without a visit", async () => {
  const user = await newUser();
  const seen = new Set<string>();
  /** Delivers what is new, and returns what is stored then. */
  const afterNewEvents = async () => {
    const found = (await eventsOf(user)).filter(({ id }) => !seen.has(id));
    assert.notEqual(found.length, 0);
    for (const { id } of found) seen.add(id);
    await deliverAll(found);
    return planOf(user);
  };
  await withMailServer(async () => {
    await buy(user);
    const id = await subscriptionOf(user);
    assert.deepEqual(await afterNewEvents(), PREMIUM);

    await trigger("pass-period", id);
    await updateSubscription(user, { subscription_end: new Date().toISOString() });
    assert.deepEqual(await afterNewEvents(), PREMIUM);
    const { subscription_end } = await storedSubscription(user);
    assert.ok(Date.parse(subscription_end ?? "") > Date.now(), "the next period");

    await trigger("fail-renewal", id);
    assert.deepEqual(await afterNewEvents(), { ...PREMIUM, payment_failed: true });
    await trigger("pay", id);
    assert.deepEqual(await afterNewEvents(), PREMIUM);
    await trigger("cancel-at-period-end", id);
    assert.deepEqual(await afterNewEvents(), { ...PREMIUM, renews: false });
    await trigger("pass-period", id);
    assert.deepEqual(await afterNewEvents(), NO_PLAN);
  });
});

Deno.test("a dispute and a refund of Basic are stored without a visit", async () => {
  const user = await newUser();
  await buy(user, "basic");
  const payment = await latestPaymentOf(user);
  const basic = { ...NO_PLAN, subscribed: true, subscription_tier: "Basic" };
  await withMailServer(async () => {
    await deliverAll([await eventOf(user, "checkout.session.completed")]);
  });
  assert.deepEqual(await planOf(user), basic);
  await trigger("dispute", payment);
  await deliverAll([await eventOf(user, "charge.dispute.created")]);
  assert.deepEqual(await planOf(user), NO_PLAN);
  await trigger("win-dispute", payment);
  await deliverAll([await eventOf(user, "charge.dispute.closed")]);
  assert.deepEqual(await planOf(user), basic);
  await trigger("refund", payment);
  await deliverAll([await eventOf(user, "charge.refunded")]);
  assert.deepEqual(await planOf(user), NO_PLAN);
});

/** The events that Stripe sends about a new dispute, at once. */
async function disputeEvents(user: User): Promise<readonly object[]> {
  await trigger("dispute", await latestPaymentOf(user));
  return [
    await eventOf(user, "charge.dispute.created"),
    await eventOf(user, "charge.dispute.funds_withdrawn"),
  ];
}

async function holdOf(user: User): Promise<string | null> {
  return (await storedSubscription(user)).on_hold;
}

Deno.test("a disputed subscription is cancelled and its owner told once, who can take that back", async () => {
  const user = await newSubscriber();
  const sent = await disputeEvents(user);
  await withMailServer(async (mails) => {
    const responses = await Promise.all(sent.map((event) => deliver(event)));
    for (const response of responses) await assertResponse(response, 200, RECEIVED);
    assert.deepEqual(
      mails.map(({ recipients, subject }) => [recipients, subject]),
      [[[user.email], "Din prenumeration är uppsagd"]],
    );
    const { status, cancel_at_period_end } = await stripe.subscriptions.retrieve(
      await subscriptionOf(user),
    );
    assert.deepEqual([status, cancel_at_period_end], ["active", true]);
    assert.deepEqual(await planOf(user), NO_PLAN);
    assert.equal(await holdOf(user), "disputed");
    await submitInPortal(user, "resume");
    await deliverAll(sent);
    assert.equal(mails.length, 1);
  });
  const subscription = await stripe.subscriptions.retrieve(await subscriptionOf(user));
  assert.equal(subscription.cancel_at_period_end, false, "as the owner wants it");
});

Deno.test("after a won dispute the plan is back, and goes on with one press in the portal", async () => {
  const user = await newSubscriber();
  const sent = await disputeEvents(user);
  await withMailServer(async (mails) => {
    await deliverAll(sent);
    await trigger("win-dispute", await latestPaymentOf(user));
    await deliverAll([await eventOf(user, "charge.dispute.closed")]);
    assert.deepEqual(await planOf(user), { ...PREMIUM, renews: false });
    assert.equal(await holdOf(user), null);
    assert.equal(mails.at(-1)?.subject, "Betalningen till Namnfynd står fast");
    await submitInPortal(user, "resume");
    await deliverAll([await eventOf(user, "customer.subscription.updated")]);
    assert.deepEqual(await planOf(user), PREMIUM);
    assert.equal(mails.length, 2);
  });
});

Deno.test("after a lost dispute and its period, a new subscription can be bought", async () => {
  const user = await newSubscriber();
  const sent = await disputeEvents(user);
  await withMailServer(async (mails) => {
    await deliverAll(sent);
    await trigger("lose-dispute", await latestPaymentOf(user));
    await deliverAll([await eventOf(user, "charge.dispute.closed")]);
    assert.equal(mails.at(-1)?.subject, "Banken gav dig rätt om betalningen till Namnfynd");
  });
  await trigger("pass-period", await subscriptionOf(user));
  await deliverAll([await eventOf(user, "customer.subscription.deleted")]);
  assert.deepEqual([await planOf(user), await holdOf(user)], [NO_PLAN, null]);
  assert.match(await urlFrom(await checkout(user)), /\/checkout\//);
});

Deno.test("when the mail about a dispute fails, a repeated event sends it", async () => {
  const user = await newSubscriber();
  const [created] = await disputeEvents(user);
  assert.ok(created);
  await withMailServer(
    async () => {
      await assertError(await deliver(created), 500, FAILED);
    },
    { refusal: "Nej" },
  );
  const subscription = await stripe.subscriptions.retrieve(await subscriptionOf(user));
  assert.equal(subscription.cancel_at_period_end, true);
  await withMailServer(async (mails) => {
    await deliverAll([created]);
    assert.equal(mails.length, 1);
  });
});

Deno.test("a failed refund brings Basic back, although the event has no customer", async () => {
  const user = await newUser();
  await buy(user, "basic");
  const payment = await latestPaymentOf(user);
  await trigger("refund", payment);
  await deliverAll([await eventOf(user, "charge.refunded")]);
  assert.deepEqual(await planOf(user), NO_PLAN);
  await trigger("refund-fail", payment);
  const { data, ...failed } = await eventOf(user, "refund.failed");
  await deliverAll([{ ...failed, data: { object: { ...data.object, customer: null } } }]);
  assert.equal((await planOf(user)).subscribed, true);
});

Deno.test("a deleted customer is forgotten, and the paid time remains", async () => {
  const user = await newSubscriber();
  const customer = (await storedCustomer(user)) ?? "";
  await trigger("delete", customer);
  const deleted = (await events(customer)).filter(({ type }) => type === "customer.deleted");
  assert.equal(deleted.length, 1);
  await deliverAll(deleted);
  assert.equal(await storedCustomer(user), null);
  assert.deepEqual(await planOf(user), { ...PREMIUM, renews: false });
  await deliverAll(deleted);
});

Deno.test("an expired checkout stores that nothing was bought", async () => {
  const user = await newUser();
  await urlFrom(await checkout(user));
  await urlFrom(await checkout(user, "plus-month"));
  await deliverAll([await eventOf(user, "checkout.session.expired")]);
  assert.deepEqual(await planOf(user), NO_PLAN);
});

Deno.test("the embedded backend passes the signed event on to the function", async () => {
  const { user, event } = await newEvent();
  const url = `${backendUrl}/functions/v1/stripe-webhook`;
  await assertResponse(await fetch(url, await signedEvent(event)), 200, RECEIVED);
  assert.deepEqual(await planOf(user), PREMIUM);
});

// Whom it trusts ----------------------------------------------------------------------------------

/** The event of a purchase that is not stored yet. */
async function newEvent(): Promise<{ readonly user: User; readonly event: Stripe.Event }> {
  const user = await newUser();
  await buy(user);
  return { user, event: await eventOf(user, "customer.subscription.created") };
}

async function assertNothingStored(user: User): Promise<void> {
  assert.equal(await countRows(user, "subscribers"), 0);
  assert.equal(await countRows(user, "stripe_events"), 0);
}

const BAD_SIGNATURE = "Signaturen stämmer inte.";

const nowInSeconds = () => Math.floor(Date.now() / 1000);

Deno.test("an event with another secret, body or header is refused", async () => {
  const { user, event } = await newEvent();
  const signed = await signedEvent(event);
  const signature = new Headers(signed.headers).get("stripe-signature") ?? "";
  const asked = await requestsDuring(async () => {
    const requests: readonly RequestInit[] = [
      await signedEvent(event, { secret: "whsec_wrong" }),
      { ...signed, body: `${signed.body} ` },
      { ...signed, body: "" },
      { ...signed, headers: {} },
      ...[
        "",
        signature.replace("v1=", "v0="),
        signature.replace(/t=\d+/, `t=${nowInSeconds() + 1}`),
      ].map((forged) => ({ ...signed, headers: { "stripe-signature": forged } })),
    ];
    for (const forged of requests) {
      await assertError(await receive(forged), 400, BAD_SIGNATURE);
    }
  });
  assert.deepEqual(asked, []);
  await assertNothingStored(user);
});

Deno.test("a large body is not read to its end, whatever its signature", async () => {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      if (sent > 3000) controller.close();
      else controller.enqueue(new Uint8Array(64 * 1024));
    },
  });
  await assertError(await receive({ method: "POST", body }), 413, "Förfrågan gick inte att läsa.");
  assert.ok(sent < 10, `${sent} chunks`);
});

Deno.test("an event that was signed more than five minutes ago is refused", async () => {
  const { user, event } = await newEvent();
  const late = await deliver(event, { timestamp: nowInSeconds() - 310 });
  await assertError(late, 400, BAD_SIGNATURE);
  await assertNothingStored(user);
  await deliverAll([event]);
  assert.deepEqual(await planOf(user), PREMIUM);
});

Deno.test("an old event with a new signature stores the plan of today", async () => {
  const user = await newSubscriber();
  const [oldest] = await eventsOf(user);
  assert.ok(oldest);
  await trigger("cancel-now", await subscriptionOf(user));
  await trigger("refund", await latestPaymentOf(user));
  await deliverAll([{ ...oldest, created: oldest.created - 3 * 86_400, type: "invoice.paid" }]);
  assert.deepEqual(await planOf(user), NO_PLAN);
});

Deno.test("without a secret every event is refused", async () => {
  const { user, event } = await newEvent();
  const signed = await signedEvent(event);
  for (const secret of ["", "sk_test_1"]) {
    const logged = await withSettings({ STRIPE_WEBHOOK_SECRET: secret }, async () => {
      await assertError(await receive(signed), 500, FAILED);
    });
    assert.match(logged, /STRIPE_WEBHOOK_SECRET/);
  }
  await assertNothingStored(user);
});

Deno.test("only POST is accepted", async () => {
  await assertError(await receive({ method: "GET" }), 405, "Metoden stöds inte.");
});

Deno.test("events of the other mode and of other kinds are received without effect", async () => {
  const { user, event } = await newEvent();
  const requests = await requestsDuring(async () => {
    await deliverAll([
      { ...event, livemode: true },
      { ...event, type: "customer.created" },
      { ...event, type: "invented" },
    ]);
  });
  assert.deepEqual(requests, []);
  await assertNothingStored(user);
});

Deno.test("a thin event is received and logged, and refused with another secret", async () => {
  const thin = {
    object: "v2.core.event",
    id: "evt_thin",
    type: "v1.customer.updated",
    livemode: false,
    related_object: { id: "cus_1", type: "customer", url: "/v1/customers/cus_1" },
  };
  const logged = await withSettings({}, async () => {
    await deliverAll([thin]);
  });
  assert.match(logged, /evt_thin \(v1\.customer\.updated\) is a thin one/);
  await withSettings({}, async () => {
    await assertError(
      await deliver(thin, { secret: "whsec_other" }),
      400,
      "Signaturen stämmer inte.",
    );
  });
});

Deno.test("an event about an unknown customer or a deleted user is received and logged", async () => {
  const { user, event } = await newEvent();
  const unknown = { ...event, data: { object: { id: "sub_1", customer: "cus_unknown" } } };
  await deleteUser(user);
  for (const sent of [unknown, event]) {
    const logged = await withSettings({}, async () => {
      await deliverAll([sent]);
    });
    assert.match(logged, /is about no customer of the site/);
  }
});

Deno.test("what a payload says about a plan or a user is ignored", async () => {
  const user = await newSubscriber();
  const other = await newUser();
  const event = await eventOf(user, "customer.subscription.created");
  await deliverAll([
    {
      ...event,
      id: "evt_lies",
      data: {
        object: {
          ...event.data.object,
          status: "canceled",
          metadata: { user_id: other.id, product: "plus-year" },
        },
      },
    },
  ]);
  assert.deepEqual(await planOf(user), PREMIUM);
  assert.equal(await countRows(other, "subscribers"), 0);
});

// Once, and in any order --------------------------------------------------------------------------

Deno.test("a repeated event is received without asking Stripe", async () => {
  const { user, event } = await newEvent();
  await deliverAll([event]);
  await updateSubscription(user, { payment_failed: true });
  const requests = await requestsDuring(async () => {
    await deliverAll([event]);
  });
  assert.deepEqual(requests, []);
  assert.equal((await planOf(user)).payment_failed, true);
  assert.equal(await countRows(user, "stripe_events"), 1);
});

Deno.test("a repeated dispute is received without asking Stripe", async () => {
  const user = await newSubscriber();
  const event = (await disputeEvents(user))[0] ?? {};
  await withMailServer(async () => {
    await deliverAll([event]);
  });
  assert.deepEqual(await requestsDuring(() => deliverAll([event])), []);
});

Deno.test("events in the wrong order lead to the same row", async () => {
  const user = await newUser();
  await buy(user);
  const id = await subscriptionOf(user);
  await trigger("fail-renewal", id);
  await trigger("pay", id);
  await trigger("cancel-at-period-end", id);
  await withMailServer(async () => {
    await deliverAll((await eventsOf(user)).toReversed());
  });
  assert.deepEqual(await planOf(user), { ...PREMIUM, renews: false });
});

Deno.test("an event that is delivered many times at once has its effect once", async () => {
  const { user, event } = await newEvent();
  const responses = await Promise.all(Array.from({ length: 8 }, () => deliver(event)));
  for (const response of responses) await assertResponse(response, 200, RECEIVED);
  assert.equal(await countRows(user, "stripe_events"), 1);
  assert.deepEqual(await planOf(user), PREMIUM);
});

/** Lets the functions reach the stand-in through a proxy, which holds back one request. */
async function withHeldRequest(
  path: string,
  run: (held: Promise<void>, release: () => void) => Promise<void>,
): Promise<void> {
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  let isFirst = true;
  const server = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen: () => {} },
    async ({ url, method, headers }) => {
      const { pathname, search } = new URL(url);
      const response = await fetch(standInUrl + pathname + search, { method, headers });
      const body = await response.arrayBuffer();
      if (pathname === path && isFirst) {
        isFirst = false;
        held.resolve();
        await released.promise;
      }
      return new Response(body, { status: response.status });
    },
  );
  try {
    await withSettings({ STRIPE_API_URL: `http://127.0.0.1:${server.addr.port}` }, () =>
      run(held.promise, released.resolve),
    );
  } finally {
    released.resolve();
    await server.shutdown();
  }
}

Deno.test("a slow refresh does not replace the answer of a later one", async () => {
  const user = await newSubscriber();
  await trigger("fail-renewal", await subscriptionOf(user));
  const failed = await eventOf(user, "invoice.payment_failed");
  await withHeldRequest("/v1/subscriptions", async (held, release) => {
    const slow = deliver(failed);
    await held;
    await trigger("pay", await subscriptionOf(user));
    await deliverAll([await eventOf(user, "invoice.paid")]);
    assert.deepEqual(await planOf(user), PREMIUM);
    release();
    await assertResponse(await slow, 200, RECEIVED);
  });
  assert.deepEqual(await planOf(user), PREMIUM);
});

Deno.test("a slow refresh does not bring back the renewal of a deleted customer", async () => {
  const user = await newSubscriber();
  const customer = (await storedCustomer(user)) ?? "";
  const paid = await eventOf(user, "invoice.paid");
  await withHeldRequest("/v1/subscriptions", async (held, release) => {
    const slow = deliver(paid);
    await held;
    await trigger("delete", customer);
    const deleted = (await events(customer)).filter(({ type }) => type === "customer.deleted");
    await deliverAll(deleted);
    release();
    await (await slow).body?.cancel();
  });
  assert.deepEqual(await planOf(user), { ...PREMIUM, renews: false });
});

// Failures ----------------------------------------------------------------------------------------

for (const fault of ["down", "429", "500", "wrong-key"]) {
  Deno.test(`during the fault "${fault}" nothing is stored, so that Stripe repeats the event`, async () => {
    const { user, event } = await newEvent();
    await withFault(fault, async () => {
      const response = await deliver(event);
      assert.equal(response.status, fault === "wrong-key" ? 500 : 503);
      await response.body?.cancel();
    });
    await assertNothingStored(user);
    await deliverAll([event]);
    assert.deepEqual(await planOf(user), PREMIUM);
  });
}

Deno.test("a customer that Stripe does not know is kept, and the event is repeated", async () => {
  const { user, event } = await newEvent();
  const otherAccount = (Deno.env.get("STRIPE_SECRET_KEY") ?? "").replace("local", "other");
  const logged = await withSettings({ STRIPE_SECRET_KEY: otherAccount }, async () => {
    const response = await deliver(event);
    assert.equal(response.status, 500);
    await response.body?.cancel();
  });
  assert.match(logged, /PAYMENTS ARE DOWN/);
  assert.notEqual(await storedCustomer(user), null);
  await assertNothingStored(user);
});

// The confirmation --------------------------------------------------------------------------------

Deno.test("a purchase is confirmed by one mail, however often its event comes", async () => {
  const user = await newUser();
  await buy(user);
  const event = await eventOf(user, "checkout.session.completed");
  await withMailServer(async (mails) => {
    await Promise.all([deliver(event), deliver(event)]);
    await deliverAll([event]);
    assert.equal(mails.length, 1);
    assert.match(mails[0]?.subject ?? "", /^Bekräftelse: du har köpt Premium/);
  });
});

Deno.test("when the mail fails, the plan is stored and a repeated event sends it", async () => {
  const user = await newUser();
  await buy(user);
  const event = await eventOf(user, "checkout.session.completed");
  await withMailServer(
    async () => {
      await assertError(await deliver(event), 503, "Bekräftelsen är inte skickad.");
    },
    { refusal: "Nej" },
  );
  assert.deepEqual(await planOf(user), PREMIUM);
  await withMailServer(async (mails) => {
    await deliverAll([event]);
    assert.equal(mails.length, 1);
  });
});

Deno.test("a payment that is processing is confirmed when it has succeeded", async () => {
  const user = await newUser();
  const page = await urlFrom(await checkout(user, "basic"));
  await submit(page, { action: "pay-later" });
  await withMailServer(async (mails) => {
    await deliverAll([await eventOf(user, "checkout.session.completed")]);
    assert.equal((await planOf(user)).subscribed, false);
    assert.equal(mails.length, 0);
    await trigger("succeed", await latestPaymentOf(user));
    await deliverAll([await eventOf(user, "checkout.session.async_payment_succeeded")]);
    assert.equal((await planOf(user)).subscribed, true);
    assert.equal(mails.length, 1);
  });
});

for (const [product, tier, period] of [
  ["basic", "Basic", null],
  ["plus-month", "Plus", "month"],
] as const) {
  Deno.test(`${product} that is paid after its session expired is confirmed, and can be withdrawn from`, async () => {
    const user = await newUser();
    const page = await urlFrom(await checkout(user, product));
    await submit(page, { action: "start" });
    const [session] = await sessionsOf(await storedCustomer(user));
    await stripe.checkout.sessions.expire(session?.id ?? "");
    const payment = await latestPaymentOf(user);
    await withMailServer(async (mails) => {
      await trigger("succeed", payment);
      const event = await eventOf(user, "payment_intent.succeeded");
      await deliverAll([event, event]);
      const plan = await storedSubscription(user);
      assert.deepEqual([plan.subscription_tier, plan.period], [tier, period]);
      assert.equal(mails.length, 1);
      assert.match(mails[0]?.subject ?? "", new RegExp(`^Bekräftelse: du har köpt ${tier}`));
      const id = await contractOf(user);
      assert.equal(id, period === null ? session?.id : await subscriptionOf(user));
      const { outcome } = await receiptOf(await withdrawCall(user, notice(user, id)));
      assert.equal(outcome, "refunded");
    });
    assert.deepEqual(await refundsOf(user), [oreOf(product)]);
    assert.equal((await planOf(user)).subscribed, false);
  });
}

Deno.test("what was paid late can be withdrawn from while a checkout is open", async () => {
  const user = await newUser();
  await submit(await urlFrom(await checkout(user, "plus-month")), { action: "start" });
  const customer = await customerOf(user);
  const [session] = await sessionsOf(customer);
  await stripe.checkout.sessions.expire(session?.id ?? "");
  await trigger("succeed", await latestPaymentOf(user));
  await trigger("pass-day", customer);
  await stripe.checkout.sessions.create({
    customer,
    line_items: [{ price: prices.basic, quantity: 1 }],
    mode: "payment",
    success_url: "https://namnfynd.example/tack",
  });
  assert.equal((await sessionsOf(customer))[0]?.status, "open");
  assert.equal(await contractOf(user), await subscriptionOf(user));
});

Deno.test("a subscription that is being paid in an open checkout is no contract of its own", async () => {
  const user = await newUser();
  await submit(await urlFrom(await checkout(user, "plus-month")), { action: "start" });
  assert.deepEqual(await contractsOf(user), []);
});

Deno.test("while another call sends the confirmation, the event is to come again", async () => {
  const user = await newUser();
  await buy(user);
  const event = await eventOf(user, "checkout.session.completed");
  const [session] = await sessionsOf(await storedCustomer(user));
  await claimConfirmation(user, session?.id ?? "");
  await withMailServer(async (mails) => {
    const response = await deliver(event);
    assert.equal(response.status, 503);
    await response.body?.cancel();
    assert.equal(mails.length, 0);
  });
  assert.deepEqual(await planOf(user), PREMIUM);
});

Deno.test("events reach a user who is signed out, and the next visit asks Stripe for nothing", async () => {
  const user = await newSubscriber();
  const requests = await requestsDuring(async () => {
    const response = await call("check-subscription", user);
    assert.equal(response.status, 200);
    await response.body?.cancel();
  });
  assert.deepEqual(requests, []);
});
