/** The hourly job: what it settles without a visit, and the mail that tells the operator what is open. */
import assert from "node:assert/strict";
import { digestMail } from "../../supabase/functions/_shared/digest.ts";
import { handle } from "../../supabase/functions/renewal-reminders/handler.ts";
import {
  newUser,
  passDayOfPlan,
  storedConfirmations,
  storedSubscription,
  type User,
  updateSubscription,
  withSettings,
} from "./backend.ts";
import { assertError, FAILED } from "./calls.ts";
import { buy, checkWhenStale, subscriptionOf, trigger, withFault } from "./payments.ts";
import { type ReceivedMail, withMailServer } from "./smtp.ts";
import { OPERATOR } from "./withdrawals.ts";

const SECRET = "0123456789abcdef0123456789abcdef";

/** Runs the job, which must succeed. */
async function runJob(): Promise<void> {
  await withSettings({ JOB_SECRET: SECRET }, async () => {
    const response = await run();
    await response.body?.cancel();
    assert.equal(response.status, 200);
  });
}

const run = () =>
  handle(
    new Request("http://127.0.0.1/functions/v1/renewal-reminders", {
      method: "POST",
      headers: { authorization: `Bearer ${SECRET}` },
    }),
  );

/** The texts of the digests that mention a user; tests of other files leave matters of their own. */
function digestsAbout({ id }: User, mails: readonly ReceivedMail[]): readonly string[] {
  return mails
    .filter(({ subject = "" }) => subject.startsWith("Att göra på Namnfynd"))
    .flatMap(({ text = "", recipients }) => {
      assert.deepEqual(recipients, [OPERATOR]);
      return text.includes(id) ? [text] : [];
    });
}

/** A subscriber whose latest payment has failed. */
async function newDefaulter(): Promise<User> {
  const user = await newUser();
  await buy(user);
  await trigger("fail-renewal", await subscriptionOf(user));
  assert.equal((await checkWhenStale(user)).payment_failed, true);
  return user;
}

Deno.test("the operator is told of a failed payment once, by the user's id alone", async () => {
  const user = await newDefaulter();
  await withMailServer(async (mails) => {
    for (let hour = 0; hour < 3; hour++) await runJob();
    const [text, ...others] = digestsAbout(user, mails);
    assert.deepEqual(others, []);
    assert.match(text ?? "", /BETALNINGAR SOM INTE HAR GÅTT IGENOM/);
    assert.ok(text?.includes(`${user.id} (ny)`));
    assert.ok(
      !mails.some(({ text = "", recipients }) => {
        return recipients.includes(OPERATOR) && text.includes("@example.se");
      }),
    );
  });
});

Deno.test("what is paid before the job runs is not told", async () => {
  const user = await newDefaulter();
  await trigger("pay", await subscriptionOf(user));
  await passDayOfPlan(user);
  await withMailServer(async (mails) => {
    await runJob();
    assert.deepEqual(digestsAbout(user, mails), []);
  });
  assert.equal((await storedSubscription(user)).payment_failed, false, "settled without a visit");
});

Deno.test("a confirmation that failed is sent by the job, without a visit or an event", async () => {
  const user = await newUser();
  await buy(user);
  await withMailServer(
    async () => {
      await checkWhenStale(user);
    },
    { refusal: "Nej" },
  );
  assert.equal((await storedConfirmations(user))[0]?.sent_at, null);
  await passDayOfPlan(user);
  await withMailServer(async (mails) => {
    await runJob();
    await runJob();
    assert.equal(mails.filter(({ recipients }) => recipients.includes(user.email)).length, 1);
  });
});

Deno.test("a renewal whose event was lost is found by the job", async () => {
  const user = await newUser();
  await buy(user);
  await checkWhenStale(user);
  await updateSubscription(user, {
    subscription_end: new Date(Date.now() - 86_400_000).toISOString(),
  });
  await passDayOfPlan(user);
  await withMailServer(() => runJob());
  const { subscription_end } = await storedSubscription(user);
  assert.ok(Date.parse(subscription_end ?? "") > Date.now());
});

Deno.test("a digest that could not be sent fails loudly, and is not sent again while its claim holds", async () => {
  const user = await newDefaulter();
  await withSettings({ JOB_SECRET: SECRET }, async () => {
    await withMailServer(
      async () => {
        await assertError(await run(), 500, FAILED);
      },
      { refusal: "Nej", refused: OPERATOR },
    );
  });
  await withMailServer(async (mails) => {
    await runJob();
    assert.deepEqual(digestsAbout(user, mails), [], "another call may be sending it");
  });
});

Deno.test("the operator is told also while Stripe does not answer", async () => {
  const user = await newDefaulter();
  await withMailServer(async (mails) => {
    await withFault("down", () => runJob(), "GET");
    assert.equal(digestsAbout(user, mails).length, 1);
  });
});

Deno.test("the mail names at most twenty of a kind, and what has a deadline first", () => {
  const failed = Array.from({ length: 23 }, (_, index) => ({
    kind: "payment_failed",
    subject: `user-${index}`,
    isNew: index > 0,
  }));
  const silent = { kind: "webhook_silent", subject: "", isNew: true };
  const open = { kind: "withdrawal_open", subject: "notice-1", isNew: false };
  const report = { kind: "report_open", subject: "report-1", isNew: true };
  const { subject, text = "" } = digestMail([...failed, silent, open, report]);
  assert.equal(subject, "Att göra på Namnfynd: 26 ärenden");
  assert.ok(text.includes("report-1 (ny)"));
  assert.ok(text.indexOf("ANMÄLNINGAR AV DELAT") < text.indexOf("ÅNGERANMÄLNINGAR"));
  assert.ok(text.includes("user-0\nuser-1 (ny)\n"));
  assert.ok(text.includes("user-19 (ny)\noch 3 till"));
  assert.ok(!text.includes("user-20"));
  assert.ok(text.indexOf("ÅNGERANMÄLNINGAR") < text.indexOf("BETALNINGAR"));
  assert.ok(text.includes("INGET HAR KOMMIT FRÅN STRIPE"));
  assert.ok(digestMail([open]).subject.endsWith(": 1 ärende"));
});
