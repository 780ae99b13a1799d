/** What a buyer does, and what must be true afterwards whatever the network did. */
import assert from "node:assert/strict";
import { countRows, storedSubscription } from "../backend.ts";
import { call } from "../calls.ts";
import { submit, subscriptionOf, trigger } from "../payments.ts";
import { contractsFrom, listContracts, notice, withdrawCall } from "../withdrawals.ts";
import type { Buyer } from "./buyer.ts";

export interface Flow {
  readonly name: string;
  /** What happened before, without faults. */
  readonly prepare?: (buyer: Buyer) => Promise<void>;
  readonly run: (buyer: Buyer) => Promise<void>;
  /** Nobody comes back afterwards. */
  readonly endsAccount?: true;
  readonly check: (buyer: Buyer) => Promise<void>;
}

type Row = Awaited<ReturnType<typeof storedSubscription>>;

async function assertPlan(buyer: Buyer, expected: Partial<Row>): Promise<void> {
  const row = await storedSubscription(buyer.user);
  const values = Object.fromEntries(
    Object.entries(row).filter(([name]) => Object.hasOwn(expected, name)),
  );
  assert.deepEqual(values, expected, "The plan");
}

async function assertPayments(buyer: Buyer, expected: number): Promise<void> {
  assert.equal((await buyer.payments()).length, expected, "Payments");
}

/** Every payment was paid back, once. */
async function assertRefunded(buyer: Buyer): Promise<void> {
  for (const payment of await buyer.payments()) {
    const refunds = await buyer.refundsOf(payment);
    assert.deepEqual(
      refunds.map(({ status }) => status),
      ["succeeded"],
      "Refunds of the payment",
    );
  }
}

function assertMailed(buyer: Buyer, subject: string): void {
  assert.ok(
    buyer.subjects.some((one) => one.startsWith(subject)),
    `No mail "${subject}", only: ${buyer.subjects.join("; ")}`,
  );
}

const CONFIRMATION = "Bekräftelse: du har köpt";

function buying(product: string) {
  return async (buyer: Buyer) => {
    assert.ok(await buyer.order(product), "Nothing can be bought");
    await buyer.payEverywhere();
    await buyer.settle();
  };
}

function withdrawing(product: string): Flow {
  return {
    name: `withdraw from ${product}`,
    prepare: buying(product),
    async run(buyer) {
      const contracts = await contractsFrom(await buyer.press(() => listContracts(buyer.user)));
      const body = notice(buyer.user, contracts[0]?.id ?? "");
      const response = await buyer.press(() => withdrawCall(buyer.user, body));
      await response.body?.cancel();
      assert.equal(response.status, 200, "The withdrawal is refused");
      await buyer.settle();
    },
    async check(buyer) {
      await assertPayments(buyer, 1);
      await assertRefunded(buyer);
      await assertPlan(buyer, { subscribed: false });
      const notices = await buyer.notices();
      assert.deepEqual(
        notices.map(({ outcome, sender_told }) => ({ outcome, sender_told })),
        [{ outcome: "refunded", sender_told: "refunded" }],
        "The notice",
      );
      assertMailed(buyer, "Du har ångrat ditt köp");
    },
  };
}

async function pressDelete(buyer: Buyer): Promise<void> {
  const response = await buyer.press(() => call("delete-account", buyer.user));
  await response.body?.cancel();
  // 401: the account was deleted, and the answer lost.
  assert.ok([200, 401].includes(response.status), "The account is not deleted");
}

async function assertNothingStored(buyer: Buyer): Promise<void> {
  assert.equal(await countRows(buyer.user, "profiles"), 0, "Profiles");
  assert.equal(await countRows(buyer.user, "billing_states"), 0, "Billing states");
}

const RENEWING = { subscribed: true, subscription_tier: "Plus", renews: true } as const;

export const FLOWS: readonly Flow[] = [
  {
    name: "buy Basic",
    run: buying("basic"),
    async check(buyer) {
      await assertPayments(buyer, 1);
      await assertPlan(buyer, { subscribed: true, subscription_tier: "Basic", renews: false });
      assertMailed(buyer, CONFIRMATION);
    },
  },
  {
    name: "buy a subscription",
    run: buying("plus-month"),
    async check(buyer) {
      await assertPayments(buyer, 1);
      await assertPlan(buyer, RENEWING);
      assertMailed(buyer, CONFIRMATION);
    },
  },
  {
    name: "renew",
    prepare: buying("plus-month"),
    async run(buyer) {
      const id = await subscriptionOf(buyer.user);
      await trigger("reach-period", id);
      await buyer.settle();
      await assertPlan(buyer, RENEWING);
      await trigger("pass-hour", id);
      await buyer.settle();
    },
    async check(buyer) {
      await assertPayments(buyer, 2);
      await assertPlan(buyer, { ...RENEWING, payment_failed: false });
    },
  },
  {
    name: "fail to renew, then pay",
    prepare: buying("plus-month"),
    async run(buyer) {
      const id = await subscriptionOf(buyer.user);
      await trigger("fail-renewal", id);
      await buyer.deliverEvents();
      await trigger("pay", id);
      await buyer.settle();
    },
    async check(buyer) {
      await assertPayments(buyer, 2);
      await assertPlan(buyer, { ...RENEWING, payment_failed: false });
    },
  },
  {
    name: "cancel in the portal",
    prepare: buying("plus-month"),
    async run(buyer) {
      const subscription = await subscriptionOf(buyer.user);
      await submit(await buyer.openPortal(), { action: "cancel", subscription });
      await buyer.settle();
    },
    async check(buyer) {
      await assertPayments(buyer, 1);
      await assertPlan(buyer, { ...RENEWING, renews: false });
    },
  },
  withdrawing("plus-month"),
  withdrawing("basic"),
  {
    name: "dispute",
    prepare: buying("plus-month"),
    async run(buyer) {
      const [payment = ""] = await buyer.payments();
      await trigger("dispute", payment);
      await buyer.settle();
    },
    async check(buyer) {
      await assertPayments(buyer, 1);
      await assertPlan(buyer, { subscribed: false, renews: false });
      assertMailed(buyer, "Din prenumeration är uppsagd");
    },
  },
  {
    name: "delete the account",
    endsAccount: true,
    async prepare(buyer) {
      assert.ok(await buyer.order("basic"), "Nothing can be bought");
    },
    async run(buyer) {
      await pressDelete(buyer);
      await buyer.payEverywhere();
      await buyer.deliverEvents();
    },
    async check(buyer) {
      await assertPayments(buyer, 0);
      await assertNothingStored(buyer);
    },
  },
  {
    name: "delete the account while it renews",
    endsAccount: true,
    async prepare(buyer) {
      await buying("plus-month")(buyer);
      const subscription = await subscriptionOf(buyer.user);
      await trigger("reach-period", subscription);
      await submit(await buyer.openPortal(), { action: "cancel", subscription });
      await buyer.settle();
    },
    async run(buyer) {
      const subscription = await subscriptionOf(buyer.user);
      await pressDelete(buyer);
      await trigger("pass-hour", subscription);
      await buyer.deliverEvents();
    },
    async check(buyer) {
      await assertPayments(buyer, 1);
      await assertNothingStored(buyer);
    },
  },
  {
    name: "two presses at once",
    async run(buyer) {
      await Promise.all([buyer.order("basic"), buyer.order("basic")]);
      await buyer.order("basic");
      await buyer.payEverywhere();
      await buyer.settle();
    },
    async check(buyer) {
      await assertPayments(buyer, 1);
      await assertPlan(buyer, { subscribed: true, subscription_tier: "Basic" });
      assertMailed(buyer, CONFIRMATION);
    },
  },
  {
    name: "two products at once",
    async run(buyer) {
      await Promise.all([buyer.order("plus-month"), buyer.order("plus-year")]);
      await buyer.order("plus-month");
      await buyer.payEverywhere();
      await buyer.settle();
    },
    async check(buyer) {
      await assertPayments(buyer, 1);
      await assertPlan(buyer, RENEWING);
      assertMailed(buyer, CONFIRMATION);
    },
  },
];
