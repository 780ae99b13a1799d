/** A paid life in the local backend, by the events that the payment stand-in sends: no visit. */
import assert from "node:assert/strict";
import { backendUrl, newUser, storedCustomer, storedSubscription, type User } from "./backend.ts";
import {
  buy,
  paymentsOf,
  standInUrl,
  stripe,
  submit,
  subscriptionOf,
  trigger,
} from "./payments.ts";

/** Lets the stand-in send its events while `run` runs. */
async function withEvents(run: () => Promise<void>): Promise<void> {
  await submit(standInUrl, { action: "send-events" });
  try {
    await run();
  } finally {
    await submit(standInUrl, { action: "stop-events" });
  }
}

type Row = Awaited<ReturnType<typeof storedSubscription>>;

/** Waits until the user's row has these values, since events arrive in the background. */
async function assertStored(user: User, expected: Partial<Row>): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    try {
      const row = await storedSubscription(user);
      const values = Object.fromEntries(
        Object.entries(row).filter(([name]) => Object.hasOwn(expected, name)),
      );
      assert.deepEqual(values, expected);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}

Deno.test("a subscription is bought, fails to renew, is paid, cancelled and ends", async () => {
  await withEvents(async () => {
    const user = await newUser();
    await buy(user);
    await assertStored(user, { subscribed: true, renews: true, payment_failed: false });
    const id = await subscriptionOf(user);
    await trigger("fail-renewal", id);
    await assertStored(user, { subscribed: true, payment_failed: true });
    await trigger("pay", id);
    await assertStored(user, { subscribed: true, renews: true, payment_failed: false });
    await trigger("cancel-at-period-end", id);
    await assertStored(user, { subscribed: true, renews: false });
    await trigger("pass-period", id);
    await assertStored(user, { subscribed: false, renews: false, subscription_end: null });
  });
});

Deno.test("a purchase is confirmed by a mail in the local mailbox", async () => {
  await withEvents(async () => {
    const user = await newUser();
    await buy(user);
    const customer = await stripe.customers.retrieve((await storedCustomer(user)) ?? "");
    assert.ok(!customer.deleted && customer.email);
    const deadline = Date.now() + 60_000;
    for (;;) {
      const mailbox = await (await fetch(`${backendUrl}/_local/mail`)).text();
      const mails = mailbox.split("<article").filter((mail) => mail.includes(`${customer.email}`));
      if (mails.length > 0) {
        assert.match(mails[0] ?? "", /<h2>Bekräftelse: du har köpt Premium hos Namnfynd</);
        break;
      }
      assert.ok(Date.now() < deadline);
    }
  });
});

Deno.test("a refunded purchase ends, and a deleted customer is forgotten", async () => {
  await withEvents(async () => {
    const user = await newUser();
    await buy(user, "basic");
    await assertStored(user, { subscribed: true, subscription_tier: "Basic" });
    const customer = (await storedCustomer(user)) ?? "";
    const [payment] = await paymentsOf(customer);
    await stripe.refunds.create({ payment_intent: payment?.id ?? "" });
    await assertStored(user, { subscribed: false, subscription_tier: null });
    await trigger("delete", customer);
    const deadline = Date.now() + 60_000;
    while ((await storedCustomer(user)) !== null) assert.ok(Date.now() < deadline);
  });
});
