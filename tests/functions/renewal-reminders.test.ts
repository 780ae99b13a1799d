/** The mail before a yearly renewal: to whom, what it says, and that each period has one. */
import assert from "node:assert/strict";
import { PRODUCTS } from "../../supabase/functions/_shared/commerce.ts";
import { reminderMail } from "../../supabase/functions/_shared/renewal-reminder.ts";
import { handle } from "../../supabase/functions/renewal-reminders/handler.ts";
import {
  ageReminders,
  newUser,
  storedCustomer,
  storedReminders,
  storedSubscription,
  type User,
  updateSubscription,
  withLostAnswer,
  withSettings,
} from "./backend.ts";
import { assertError } from "./calls.ts";
import { submitInPortal } from "./paid-plans.ts";
import { buy, checkWhenStale, DAY, passDays, stripe, subscriptionOf, trigger } from "./payments.ts";
import { type ReceivedMail, withMailServer } from "./smtp.ts";

const SECRET = "0123456789abcdef0123456789abcdef";

const run = (authorization = `Bearer ${SECRET}`) =>
  handle(
    new Request("http://127.0.0.1/functions/v1/renewal-reminders", {
      method: "POST",
      headers: { authorization },
    }),
  );

/** Runs the job with a mail server of its own. */
async function withJob(
  job: (mails: ReceivedMail[]) => Promise<void>,
  options: { readonly refusal?: string; readonly refused?: string } = {},
): Promise<string> {
  let logged = "";
  await withSettings({ JOB_SECRET: SECRET }, async () => {
    logged = await withMailServer(job, options);
  });
  return logged;
}

/** Runs the job, which sends so many reminders; it also does what tests of other files have left open. */
async function assertSent(expected: number, { failed = 0 } = {}): Promise<void> {
  const response = await run();
  assert.equal(response.status, 200);
  const { sent, failed: unsent }: { sent: number; failed: number } = await response.json();
  assert.deepEqual([sent, unsent], [expected, failed]);
}

function remindersIn(mails: readonly ReceivedMail[]): readonly ReceivedMail[] {
  return mails.filter(({ subject = "" }) => subject.includes("förnyas den"));
}

/** A user who bought a product and whose period ends in so many days, as the database has stored. */
async function buyerWith(product: string, daysLeft: number): Promise<User> {
  const user = await newUser();
  await buy(user, product);
  const { subscription_end } = await checkWhenStale(user);
  const days = Math.floor((Date.parse(subscription_end ?? "") - Date.now()) / DAY);
  await passDays((await storedCustomer(user)) ?? "", days - daysLeft + 1);
  await checkWhenStale(user);
  return user;
}

Deno.test("five weeks before a yearly renewal one mail is sent, however often the job runs", async () => {
  const user = await buyerWith("plus-year", 34);
  await withJob(async (mails) => {
    await assertSent(1);
    await ageReminders(user, 60);
    await assertSent(0);
    assert.deepEqual(
      remindersIn(mails).map(({ recipients }) => recipients),
      [[user.email]],
    );
  });
  const [reminder] = await storedReminders(user);
  assert.ok(reminder?.sent_at);
});

for (const daysLeft of [20, 1]) {
  Deno.test(`a job that first runs ${daysLeft} days before a yearly renewal sends the reminder, once`, async () => {
    const user = await buyerWith("plus-year", daysLeft);
    await withJob(async (mails) => {
      await assertSent(1);
      await ageReminders(user, 60);
      await assertSent(0);
      assert.equal(remindersIn(mails).length, 1);
    });
  });
}

Deno.test("several runs at once send one mail", async () => {
  await buyerWith("plus-year", 34);
  await withJob(async (mails) => {
    const answers = await Promise.all([run(), run(), run(), run()]);
    for (const answer of answers) assert.equal(answer.status, 200);
    assert.equal(remindersIn(mails).length, 1);
  });
});

Deno.test("a mail that fails is sent by a later run", async () => {
  const user = await buyerWith("plus-year", 34);
  const logged = await withJob(
    async () => {
      await assertSent(0, { failed: 1 });
    },
    { refusal: "Mailbox full", refused: user.email },
  );
  assert.match(logged, /was not sent/);
  assert.ok(!logged.includes(user.email));
  await withJob(async (mails) => {
    await assertSent(0);
    await ageReminders(user, 31);
    await assertSent(1);
    assert.equal(remindersIn(mails).length, 1);
  });
});

for (const path of ["/rpc/claim_renewal_reminder", "/rest/v1/renewal_reminders"]) {
  Deno.test(`a lost answer of ${path} costs no mail, and sends none twice`, async () => {
    const user = await buyerWith("plus-year", 34);
    await withJob(async (mails) => {
      const lost = await withLostAnswer(path, async () => {
        await assertSent(1);
      });
      assert.equal(lost, 1);
      await ageReminders(user, 60);
      await assertSent(0);
      assert.equal(remindersIn(mails).length, 1);
    });
  });
}

for (const [what, product, daysLeft] of [
  ["six weeks before a yearly renewal", "plus-year", 42],
  ["before a monthly renewal", "plus-month", 25],
] as const) {
  Deno.test(`no reminder is sent ${what}`, async () => {
    await buyerWith(product, daysLeft);
    await withJob(async (mails) => {
      await assertSent(0);
      assert.deepEqual(remindersIn(mails), []);
    });
  });
}

Deno.test("a cancelled subscription is not reminded of, though its event was lost", async () => {
  const user = await buyerWith("plus-year", 34);
  const { subscription_end, renews } = await storedSubscription(user);
  await submitInPortal(user, "cancel");
  await updateSubscription(user, { subscription_end, renews });
  await withJob(async (mails) => {
    await assertSent(0);
    assert.deepEqual(remindersIn(mails), []);
  });
  assert.equal((await storedSubscription(user)).renews, false, "the stored row is corrected");
});

Deno.test("the renewed year has a reminder of its own", async () => {
  const user = await buyerWith("plus-year", 34);
  await withJob(async (mails) => {
    await run();
    await trigger("pass-period", await subscriptionOf(user));
    const { subscription_end } = await checkWhenStale(user);
    const days = Math.floor((Date.parse(subscription_end ?? "") - Date.now()) / DAY);
    await passDays((await storedCustomer(user)) ?? "", days - 33);
    await checkWhenStale(user);
    await assertSent(1);
    assert.equal(remindersIn(mails).length, 2);
  });
});

Deno.test("the mail has the price that the subscription was bought at", async () => {
  const user = await buyerWith("plus-year", 34);
  const { data } = await stripe.subscriptions.list({
    customer: (await storedCustomer(user)) ?? "",
  });
  const paid = data[0]?.items.data[0]?.price.unit_amount ?? 0;
  await withJob(async (mails) => {
    await run();
    const text = (remindersIn(mails)[0]?.text ?? "").replaceAll("\u00a0", " ");
    assert.ok(text.includes(`Pris: ${paid / 100} kr/år, inklusive moms`), text);
  });
});

Deno.test("the mail says when it renews, for how much, and how it is ended by which day", () => {
  // In Sweden it is the next day.
  const renewsAt = new Date("2027-01-05T23:30:00Z");
  const renewal = { renewsAt, productName: PRODUCTS["plus-year"].name, amount: 24_950 };
  const { subject, text = "" } = reminderMail(renewal, new Date("2026-12-02T12:00:00Z"));
  assert.equal(subject, "Din prenumeration hos Namnfynd förnyas den 6 januari 2027");
  for (const fact of [
    "Förnyas: 6 januari 2027, och sedan varje år tills du säger upp den",
    "Pris: 249,50 kr/år, inklusive moms",
    "Sista dag att säga upp: 5 januari 2027",
    "öppna Mitt konto eller http://namnfynd.example/premium och välj ”Hantera prenumeration”",
    "svara på det här mejlet",
    "FÖRETAGET BAKOM NAMNFYND",
  ]) {
    assert.ok(text.replaceAll("\u00a0", " ").includes(fact), `${fact}\n\n${text}`);
  }

  // On the day of the renewal there are only hours left.
  const { text: late = "" } = reminderMail(renewal, new Date("2027-01-05T23:10:00Z"));
  assert.ok(late.includes("Säg upp före: 6 januari 2027 kl. 00:30"), late);
  assert.ok(!late.includes("Sista dag att säga upp"));
});

Deno.test("nobody but the job can start it", async () => {
  await buyerWith("plus-year", 34);
  await withJob(async (mails) => {
    for (const authorization of ["", "Bearer ", `Bearer ${SECRET}0`, `Basic ${SECRET}`]) {
      await assertError(await run(authorization), 401, "Anropet saknar rätt nyckel.");
    }
    assert.deepEqual(remindersIn(mails), []);
  });
});

Deno.test("without a secret of its own the job is refused", async () => {
  for (const secret of ["", "short"]) {
    await withSettings({ JOB_SECRET: secret }, async () => {
      const { status } = await run(`Bearer ${secret}`);
      assert.equal(status, 500);
    });
  }
});
