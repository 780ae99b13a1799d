/** What a visit and reconcile finish when the events about it were lost: disputes, and refunds that the bank refuses. */
import assert from "node:assert/strict";
import { reconcileCustomer } from "../../scripts/reconcile/customer.ts";
import { reconcile } from "../../scripts/reconcile.ts";
import {
  deleteUser,
  lockBilling,
  newUser,
  passSharedPage,
  settleByHand,
  storedCustomer,
  storedNotices,
  type User,
  unlockBilling,
} from "./backend.ts";
import { NOT_SUBSCRIBED, urlFrom } from "./calls.ts";
import { paymentOf, submitInPortal } from "./paid-plans.ts";
import {
  buy,
  checkout,
  checkWhenStale,
  stripe,
  submit,
  subscriptionOf,
  trigger,
} from "./payments.ts";
import { type ReceivedMail, withMailServer } from "./smtp.ts";
import { deliverAll, eventOf } from "./webhook.ts";
import {
  contractOf,
  contractsOf,
  notice,
  OPERATOR,
  receiptOf,
  withdrawCall,
} from "./withdrawals.ts";

/** What `npm run reconcile` prints about a user. */
async function lineAbout(user: User, isFixing = false): Promise<string> {
  const customer = { user_id: user.id, customer_id: (await storedCustomer(user)) ?? "" };
  return (await reconcileCustomer(customer, isFixing))?.line ?? "";
}

function subjectsTo(mails: readonly ReceivedMail[], address: string): readonly string[] {
  return mails
    .filter(({ recipients }) => recipients.includes(address))
    .map(({ subject = "" }) => subject.replace(/[0-9A-F]{8}/, "…"));
}

/** Buys, and has the purchase confirmed by its event. */
async function buyConfirmed(user: User, product?: string): Promise<void> {
  await buy(user, product);
  await withMailServer(async () => {
    await deliverAll([await eventOf(user, "checkout.session.completed")]);
  });
}

const CONFIRMED = "Bekräftelse: du har köpt Premium hos Namnfynd";

// Disputes ----------------------------------------------------------------------------------------

async function isCancelled(user: User): Promise<boolean> {
  const { cancel_at_period_end } = await stripe.subscriptions.retrieve(await subscriptionOf(user));
  return cancel_at_period_end;
}

Deno.test("a visit cancels a disputed subscription once, and its owner can take that back", async () => {
  const user = await newUser();
  await buyConfirmed(user);
  await trigger("dispute", await paymentOf(user));
  await withMailServer(async (mails) => {
    assert.deepEqual(await checkWhenStale(user), { ...NOT_SUBSCRIBED, on_hold: "disputed" });
    assert.equal(await isCancelled(user), true);
    assert.deepEqual(subjectsTo(mails, user.email), ["Din prenumeration är uppsagd"]);

    await submitInPortal(user, "resume");
    await checkWhenStale(user);
    assert.equal(await isCancelled(user), false);

    await trigger("win-dispute", await paymentOf(user));
    assert.equal((await checkWhenStale(user)).renews, true);
    await checkWhenStale(user);
    assert.equal(mails.length, 2);
    assert.match(mails[1]?.text ?? "", /prenumerationen fortsätter som vanligt/);
  });
});

Deno.test("disputes of several payments of a subscription are told once each", async () => {
  const user = await newUser();
  await buyConfirmed(user);
  const first = await paymentOf(user);
  await trigger("pass-period", await subscriptionOf(user));
  const second = await paymentOf(user);
  assert.notEqual(first, second);
  await withMailServer(async (mails) => {
    await trigger("dispute", first);
    const { subscribed, renews } = await checkWhenStale(user);
    assert.deepEqual([subscribed, renews], [true, false], "the present period is paid");
    await trigger("dispute", second);
    for (let visit = 0; visit < 3; visit++) await checkWhenStale(user);
    assert.equal(mails.length, 2);
  });
});

Deno.test("a dispute that is won before it is noticed changes nothing", async () => {
  const user = await newUser();
  await buyConfirmed(user);
  await trigger("dispute", await paymentOf(user));
  await trigger("win-dispute", await paymentOf(user));
  await withMailServer(async (mails) => {
    assert.equal((await checkWhenStale(user)).renews, true);
    assert.deepEqual(mails, []);
  });
});

Deno.test("while mail is down, a visit cancels a disputed subscription, and a later one tells", async () => {
  const user = await newUser();
  await buyConfirmed(user);
  await trigger("dispute", await paymentOf(user));
  await withMailServer(
    async () => {
      assert.equal((await checkWhenStale(user)).on_hold, "disputed");
      assert.equal(await isCancelled(user), true);
    },
    { refusal: "Nej" },
  );
  await withMailServer(async (mails) => {
    await checkWhenStale(user);
    assert.deepEqual(subjectsTo(mails, user.email), ["Din prenumeration är uppsagd"]);
  });
});

Deno.test("reconcile finds a dispute that was not followed up, and follows it up with --fix", async () => {
  const user = await newUser();
  await buyConfirmed(user);
  await withMailServer(async (mails) => {
    await trigger("dispute", await paymentOf(user));
    assert.match(await lineAbout(user), /; dispute du_\w+: not followed up$/);
    assert.match(await lineAbout(user, true), / \(fixed\)$/);
    assert.equal(await isCancelled(user), true);
    assert.deepEqual(subjectsTo(mails, user.email), ["Din prenumeration är uppsagd"]);
    assert.equal(await lineAbout(user), "");
  });
});

// Confirmations -----------------------------------------------------------------------------------

for (const [way, settle] of [
  ["an event about the invoice", settleByEvent],
  ["a visit", checkWhenStale],
  ["reconcile", (user: User) => lineAbout(user, true)],
] as const) {
  Deno.test(`a first payment that succeeds after its session has expired is confirmed by ${way}, once`, async () => {
    const user = await newUser();
    await submit(await urlFrom(await checkout(user)), { action: "start" });
    const customer = (await storedCustomer(user)) ?? "";
    const [session] = (await stripe.checkout.sessions.list({ customer })).data;
    await stripe.checkout.sessions.expire(session?.id ?? "");
    await trigger("succeed", await paymentOf(user));
    await withMailServer(async (mails) => {
      await settle(user);
      await checkWhenStale(user);
      assert.deepEqual(subjectsTo(mails, user.email), [CONFIRMED]);
    });
  });
}

async function settleByEvent(user: User): Promise<void> {
  await deliverAll([await eventOf(user, "invoice.paid")]);
}

Deno.test("while mail is down a visit shows the plan, and a later one confirms the purchase", async () => {
  const user = await newUser();
  await buy(user);
  await withMailServer(
    async () => {
      assert.equal((await checkWhenStale(user)).subscribed, true);
    },
    { refusal: "Nej" },
  );
  await withMailServer(async (mails) => {
    await checkWhenStale(user);
    await checkWhenStale(user);
    assert.deepEqual(subjectsTo(mails, user.email), [CONFIRMED]);
  });
});

// Refunds that the bank refuses -------------------------------------------------------------------

const DONE = "Du har ångrat ditt köp hos Namnfynd";
const REFUSED = "Återbetalningen kom inte fram";
const TO_PAY = "En återbetalning nekades: ångeranmälan …";

/** A buyer who has withdrawn, and whose bank has refused the refund. */
async function newRefused(product: string) {
  const user = await newUser();
  await buyConfirmed(user, product);
  const [id, payment] = [await contractOf(user), await paymentOf(user)];
  await receiptOf(await withdrawCall(user, notice(user, id)));
  await trigger("refund-fail", payment);
  return { user, id, payment };
}

for (const product of ["basic", "premium"]) {
  Deno.test(`a withdrawn ${product} stays ended when its refund is refused, and can be bought again`, async () => {
    await withMailServer(async (mails) => {
      const { user } = await newRefused(product);
      assert.deepEqual(await checkWhenStale(user), NOT_SUBSCRIBED);
      await checkWhenStale(user);
      const [stored] = await storedNotices(user.email);
      assert.deepEqual([stored?.outcome, stored?.refund_failed], ["received", true]);
      assert.deepEqual(subjectsTo(mails, user.email), [DONE, REFUSED]);
      assert.deepEqual(subjectsTo(mails, OPERATOR), [TO_PAY]);
      assert.equal((await contractsOf(user))[0]?.notice?.outcome, "failed");
      await passSharedPage(user);
      await urlFrom(await checkout(user, product));
    });
  });
}

Deno.test("a refund by the operator that the bank refuses later is followed up too", async () => {
  const user = await newUser();
  await buyConfirmed(user, "basic");
  const [id, payment] = [await contractOf(user), await paymentOf(user)];
  await trigger("refund", payment);
  await withMailServer(async (mails) => {
    await receiptOf(await withdrawCall(user, notice(user, id)));
    await trigger("refund-fail", payment);
    await deliverAll([await eventOf(user, "refund.failed")]);
    assert.deepEqual(subjectsTo(mails, user.email), [DONE, REFUSED]);
    assert.deepEqual(await checkWhenStale(user), NOT_SUBSCRIBED);
  });
});

/** What `npm run reconcile -- --fix` prints, without the users of other files. */
async function linesWhenFixing({ id }: User): Promise<readonly string[]> {
  const lines: string[] = [];
  const after = `${id.slice(0, -12)}${"f".repeat(12)}`;
  await reconcile({ after, pausesMs: [0], isFixing: true }, (line) => lines.push(line));
  return lines;
}

Deno.test("reconcile tells of a refused refund, also when the account was deleted", async () => {
  await withMailServer(async (mails) => {
    const { user, payment } = await newRefused("basic");
    await deleteUser(user);
    const lines = await linesWhenFixing(user);
    await linesWhenFixing(user);
    assert.ok(lines.some((line) => line.includes(`for ${payment}, `)));
    assert.deepEqual(subjectsTo(mails, user.email), [DONE, REFUSED]);
    // It finishes the notices of other files, too.
    const aboutUser = mails.filter(({ text = "" }) => text.includes(user.email));
    assert.deepEqual(subjectsTo(aboutUser, OPERATOR), [TO_PAY]);
  });
});

Deno.test("a refused refund that cannot be followed up now stops no other", async () => {
  await withMailServer(async (mails) => {
    const [other, blocked] = [await newRefused("basic"), await newRefused("basic")];
    // The newest is the first.
    const lock = await lockBilling(blocked.user);
    const lines = await linesWhenFixing(other.user);
    for (const { payment } of [other, blocked]) {
      assert.ok(lines.some((line) => line.includes(`for ${payment}, `)));
    }
    assert.deepEqual(subjectsTo(mails, other.user.email), [DONE, REFUSED]);
    assert.ok(!subjectsTo(mails, blocked.user.email).includes(REFUSED));
    await unlockBilling(blocked.user, lock);
  });
});

Deno.test("what the operator has settled by hand is reopened by no event, visit or press", async () => {
  await withMailServer(async (mails) => {
    const { user, id, payment } = await newRefused("basic");
    await deliverAll([await eventOf(user, "refund.failed")]);
    await settleByHand(user);
    const told = mails.length;
    await deliverAll([{ ...(await eventOf(user, "refund.updated")), id: "evt_refundUpdatedLate" }]);
    await checkWhenStale(user);
    assert.deepEqual(await contractsOf(user), []);
    const { outcome } = await receiptOf(await withdrawCall(user, notice(user, id)));
    assert.equal(outcome, "refunded");
    const [stored] = await storedNotices(user.email);
    assert.deepEqual([stored?.outcome, stored?.refund_failed], ["refunded", false]);
    assert.equal(mails.length, told, "the operator has told the buyer how it was paid back");
    assert.deepEqual(await checkWhenStale(user), NOT_SUBSCRIBED);
    const lines = await linesWhenFixing(user);
    assert.ok(!lines.some((line) => line.includes(`for ${payment}, `)));
  });
});
