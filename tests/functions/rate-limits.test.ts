/** What the functions do when Stripe refuses requests, as it does by itself: too many, or for a locked object. */
import assert from "node:assert/strict";
import Stripe from "npm:stripe@23.1.0";
import { RateLimits } from "../../dev/stripe/rate-limits.ts";
import { STRIPE_PATH, StripeStandIn } from "../../dev/stripe/stand-in.ts";
import { reconcile } from "../../scripts/reconcile.ts";
import {
  newUser,
  storedConfirmations,
  storedSubscription,
  type User,
  withSettings,
} from "./backend.ts";
import { assertResponse, call, urlFrom } from "./calls.ts";
import {
  buy,
  checkout,
  latestRequests,
  requestsDuring,
  stripe,
  submit,
  subscriptionOf,
  trigger,
  withFault,
} from "./payments.ts";
import { withMailServer } from "./smtp.ts";
import { deliver, RECEIVED } from "./webhook.ts";
import { contractOf, notice, receiptOf, withdrawCall } from "./withdrawals.ts";

// Too many requests -------------------------------------------------------------------------------

/** Enough that their purchases make more requests than Stripe takes in a second. */
const BUYERS = 8;

/** A stand-in with limits, and how often it has refused a request since it started. */
interface Limited {
  readonly client: Stripe;
  readonly refusals: () => number;
}

/**
 * Lets the functions use a stand-in with Stripe's limits while `run` runs. Its clock moves a second
 * whenever it refuses a request, so that it refuses the same number on every machine.
 */
async function withLimits(run: (limited: Limited) => Promise<void>): Promise<void> {
  let refused = 0;
  const server = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen: () => {} },
    async (request): Promise<Response> => {
      const response = await standIn.fetch(request);
      if (response.status === 429) refused++;
      return response;
    },
  );
  const origin = `http://127.0.0.1:${server.addr.port}`;
  const standIn: StripeStandIn = new StripeStandIn(
    null,
    origin,
    new RateLimits(() => refused * 1000),
  );
  const { STRIPE_SECRET_KEY = "" } = standIn.environment;
  const address = origin + STRIPE_PATH;
  const client = new Stripe(STRIPE_SECRET_KEY, {
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient((url, init) =>
      fetch(String(url).replace("https://api.stripe.com", address), init),
    ),
  });
  try {
    await withSettings(standIn.environment, () => run({ client, refusals: () => refused }));
  } finally {
    standIn.close();
    await server.shutdown();
  }
}

Deno.test("many buyers, their events and reconcile get through although Stripe refuses requests", async () => {
  await withLimits(async ({ client, refusals }) => {
    const users: User[] = [];
    for (let index = 0; index < BUYERS; index++) users.push(await newUser());

    const pages = await Promise.all(users.map(async (user) => urlFrom(await checkout(user))));
    assert.notEqual(refusals(), 0);
    assert.equal(new Set(pages).size, BUYERS);

    for (const page of pages) await submit(page, { action: "pay" });
    const beforeEvents = refusals();
    const { data: events } = await client.events.list({
      type: "checkout.session.completed",
      limit: 100,
    });
    assert.equal(events.length, BUYERS);
    await withMailServer(async (mails) => {
      for (const response of await Promise.all(events.map((event) => deliver(event)))) {
        await assertResponse(response, 200, RECEIVED);
      }
      assert.equal(mails.length, BUYERS);
    });
    assert.ok(refusals() > beforeEvents);
    for (const user of users) {
      assert.equal((await storedSubscription(user)).subscribed, true);
      assert.equal((await storedConfirmations(user)).length, 1);
    }

    const beforeReconcile = refusals();
    const lines: string[] = [];
    const after = `${users[0]?.id.slice(0, -12)}${"0".repeat(12)}`;
    const { unfinished } = await reconcile({ isFixing: false, after, pausesMs: [0] }, (line) =>
      lines.push(line),
    );
    assert.equal(unfinished, 0);
    assert.deepEqual(
      lines.filter((line) => users.some(({ id }) => line.includes(id))),
      [],
    );
    assert.ok(refusals() > beforeReconcile);
  });
});

// Locked objects ----------------------------------------------------------------------------------

/**
 * Runs something while a request from elsewhere is changing a subscription, until a request of `run` to
 * change it has been refused.
 */
async function whileLocked<Result>(
  subscription: string,
  run: () => Promise<Result>,
): Promise<Result> {
  const path = `subscriptions/${subscription}`;
  const change = `POST ${path}`;
  let result: Promise<Result> | undefined;
  const requests = await requestsDuring(async () => {
    const isSent = async (request: string) => (await latestRequests()).includes(request);
    const other = Promise.withResolvers<unknown>();
    await withFault(
      "slow",
      async () => {
        stripe.subscriptions
          .update(subscription, { metadata: { note: "x" } })
          .then(other.resolve, other.reject);
        while (!(await isSent(change)));
        result = run();
        while (!(await isSent(`DELETE ${path}`)));
      },
      change,
      1,
    );
    await other.promise;
    await result;
  });
  assert.ok(result);
  assert.equal(requests.filter((request) => request === `DELETE ${path}`).length, 2);
  return result;
}

Deno.test("a withdrawal gets through while another request is changing the subscription", async () => {
  const user = await newUser();
  await buy(user);
  const id = await contractOf(user);
  await withMailServer(async () => {
    const response = await whileLocked(await subscriptionOf(user), () =>
      withdrawCall(user, notice(user, id)),
    );
    assert.equal((await receiptOf(response)).outcome, "refunded");
  });
});

Deno.test("a deletion gets through while another request is changing the subscription", async () => {
  const user = await newUser();
  await buy(user);
  const subscription = await subscriptionOf(user);
  await trigger("cancel-at-period-end", subscription);
  const response = await whileLocked(subscription, () => call("delete-account", user));
  await assertResponse(response, 200, { deleted: true });
});
