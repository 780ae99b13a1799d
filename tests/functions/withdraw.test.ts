import assert from "node:assert/strict";
import {
  GUARANTEE_DAYS,
  PRODUCTS,
  WITHDRAWAL_DAYS,
  WITHDRAWAL_REFUND_DAYS,
} from "../../supabase/functions/_shared/commerce.ts";
import { phaseOn } from "../../supabase/functions/_shared/contracts.ts";
import { cancelAndRefund } from "../../supabase/functions/_shared/refund.ts";
import { everyoneHash } from "../../supabase/functions/_shared/sender.ts";
import {
  addDays,
  formatDay,
  nextWorkingDay,
} from "../../supabase/functions/_shared/stockholm-days.ts";
import { secondsToWait } from "../../supabase/functions/_shared/throttle.ts";
import {
  forgetCalls,
  lockBilling,
  newUser,
  passOn,
  storedNotices,
  type User,
  unlockBilling,
  withFakeBackend,
  withSettings,
} from "./backend.ts";
import { assertError, checkSubscriptionOf, NOT_SUBSCRIBED } from "./calls.ts";
import {
  buy,
  checkWhenStale,
  oreOf,
  paymentsOf,
  requestsDuring,
  stripe,
  subscriptionOf,
  trigger,
  withFault,
} from "./payments.ts";
import { withMailServer } from "./smtp.ts";
import { deliverAll, eventOf } from "./webhook.ts";
import {
  contractOf,
  contractsOf,
  customerOf,
  mailTo,
  newNetwork,
  notice,
  OPERATOR,
  receiptOf,
  refundsOf,
  withdrawCall,
} from "./withdrawals.ts";

function daysFromToday(days: number): string {
  const day = new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Stockholm" });
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

Deno.test("the list needs a session, and is empty before a purchase", async () => {
  await assertError(await withdrawCall(null, { action: "list" }), 401, "Du måste vara inloggad.");
  assert.deepEqual(await contractsOf(await newUser()), []);
});

Deno.test("the list has what was bought, with the last day to withdraw", async () => {
  const user = await newUser();
  await buy(user, "basic");
  await buy(user, "plus-year");
  const contracts = await contractsOf(user);
  const lastDay = nextWorkingDay(daysFromToday(WITHDRAWAL_DAYS));
  assert.deepEqual(
    contracts.map(({ product, amount, phase, lastDay }) => ({ product, amount, phase, lastDay })),
    [
      { product: "plus-year", amount: oreOf("plus-year"), phase: "withdrawal", lastDay },
      { product: "basic", amount: oreOf("basic"), phase: "withdrawal", lastDay },
    ],
  );
});

Deno.test("a withdrawal cancels at once, pays back in full and is acknowledged by e-mail", async () => {
  const user = await newUser();
  await buy(user);
  assert.equal((await checkWhenStale(user)).subscribed, true);
  const id = await contractOf(user);
  await withMailServer(async (mails) => {
    const { outcome } = await receiptOf(await withdrawCall(user, notice(user, id)));
    assert.equal(outcome, "refunded");
    const { text = "", subject } = mailTo(mails, user.email);
    assert.equal(mails.length, 1);
    assert.equal(subject, "Du har ångrat ditt köp hos Namnfynd");
    const day = new Date().toLocaleDateString("sv-SE", {
      dateStyle: "long",
      timeZone: "Europe/Stockholm",
    });
    assert.match(text, new RegExp(`tog emot din ångeranmälan den ${day} kl\\. \\d\\d:\\d\\d`));
    assert.match(text, /Namn: Asta Alm/);
    assert.match(
      text,
      new RegExp(`Avtal: Premium, ${PRODUCTS.premium.price}\\skr, köpt den .* \\(cs_`),
    );
    assert.match(text, /Vi betalar tillbaka hela beloppet på samma sätt som du betalade/);
    const refundedBy = formatDay(daysFromToday(WITHDRAWAL_REFUND_DAYS));
    assert.ok(text.includes(`senast den ${refundedBy}`), text);
  });
  const subscription = await stripe.subscriptions.retrieve(await subscriptionOf(user));
  assert.equal(subscription.status, "canceled");
  assert.deepEqual(await refundsOf(user), [oreOf("premium")]);
  assert.deepEqual(await checkSubscriptionOf(user), NOT_SUBSCRIBED);
  const [stored, ...others] = await storedNotices(user.email);
  assert.deepEqual(others, []);
  assert.equal(stored?.user_id, user.id);
  assert.equal(stored?.session_id, id);
  assert.equal(stored?.outcome, "refunded");
  assert.notEqual(stored?.acknowledged_at, null);
  assert.deepEqual(await contractsOf(user), []);
});

Deno.test("the acknowledgement goes to the account's address, whatever the request says", async () => {
  const user = await newUser();
  await buy(user);
  const id = await contractOf(user);
  await withMailServer(async (mails) => {
    await receiptOf(await withdrawCall(user, { ...notice(user, id), email: "annan@example.se" }));
    assert.deepEqual(
      mails.flatMap(({ recipients }) => recipients),
      [user.email],
    );
  });
});

Deno.test("a one-time purchase is paid back and its plan ends", async () => {
  const user = await newUser();
  await buy(user, "basic");
  assert.equal((await checkWhenStale(user)).subscription_tier, "Basic");
  await withMailServer(async () => {
    await receiptOf(await withdrawCall(user, notice(user, await contractOf(user))));
  });
  assert.deepEqual(await refundsOf(user), [oreOf("basic")]);
  assert.deepEqual(await checkSubscriptionOf(user), NOT_SUBSCRIBED);
});

Deno.test("every payment of the subscription is paid back, and no other", async () => {
  const user = await newUser();
  await buy(user, "basic");
  await buy(user, "plus-month");
  const subscriptionId = await subscriptionOf(user);
  await trigger("fail-renewal", subscriptionId);
  await trigger("pay", subscriptionId);
  const withdrawalId = crypto.randomUUID();
  await cancelAndRefund(
    stripe,
    { subscriptionId, paymentId: null, invoiceId: null, isSwitch: false },
    withdrawalId,
  );
  assert.deepEqual([...(await refundsOf(user))].sort(), [
    0,
    oreOf("plus-month"),
    oreOf("plus-month"),
  ]);
  // A second time, nothing is left to do.
  await cancelAndRefund(
    stripe,
    { subscriptionId, paymentId: null, invoiceId: null, isSwitch: false },
    crypto.randomUUID(),
  );
  assert.deepEqual([...(await refundsOf(user))].sort(), [
    0,
    oreOf("plus-month"),
    oreOf("plus-month"),
  ]);
});

Deno.test("pressing twice, or in two tabs, is one notice, one mail and one refund", async () => {
  const user = await newUser();
  await buy(user);
  const id = await contractOf(user);
  await withMailServer(async (mails) => {
    const requests = await requestsDuring(async () => {
      const responses = await Promise.all([
        withdrawCall(user, notice(user, id)),
        withdrawCall(user, notice(user, id)),
      ]);
      const [first, second] = await Promise.all(responses.map(receiptOf));
      assert.deepEqual([first?.outcome, second?.outcome], ["refunded", "refunded"]);
      assert.equal(first?.number, second?.number);
    });
    assert.equal(mails.length, 1);
    assert.equal((await storedNotices(user.email)).length, 1);
    assert.deepEqual(await refundsOf(user), [oreOf("premium")]);
    assert.ok(requests.filter((request) => request.startsWith("DELETE")).length === 1);
    // Later, nothing is asked of Stripe any more.
    const later = await requestsDuring(async () => {
      const { outcome } = await receiptOf(await withdrawCall(user, notice(user, id)));
      assert.equal(outcome, "refunded");
    });
    assert.deepEqual(later, []);
  });
});

Deno.test("while a purchase or a deletion is under way, nothing is cancelled or paid back", async () => {
  const user = await newUser();
  await buy(user);
  const id = await contractOf(user);
  await withMailServer(async () => {
    const lock = await lockBilling(user);
    const requests = await requestsDuring(async () => {
      const { outcome } = await receiptOf(await withdrawCall(user, notice(user, id)));
      assert.equal(outcome, "received");
    });
    assert.ok(!requests.some((request) => /^(DELETE|POST)/.test(request)), requests.join());
    await unlockBilling(user, lock);
    const { outcome } = await receiptOf(await withdrawCall(user, notice(user, id)));
    assert.equal(outcome, "refunded");
  });
  assert.deepEqual(await refundsOf(user), [oreOf("premium")]);
});

Deno.test("a payment that the operator has refunded counts as paid back", async () => {
  const user = await newUser();
  await buy(user);
  const id = await contractOf(user);
  const [payment] = await paymentsOf(await customerOf(user));
  await trigger("refund", payment?.id ?? "");
  await withMailServer(async () => {
    const { outcome } = await receiptOf(await withdrawCall(user, notice(user, id)));
    assert.equal(outcome, "refunded");
  });
  assert.deepEqual(await refundsOf(user), [oreOf("premium")]);
});

Deno.test("nobody can withdraw from the contract of another", async () => {
  const [user, other] = [await newUser(), await newUser()];
  await buy(user, "basic");
  await buy(other);
  const foreign = await contractOf(other);
  await assertError(
    await withdrawCall(user, notice(user, foreign)),
    404,
    "Köpet finns inte bland dina köp.",
  );
  await assertError(
    await withdrawCall(null, notice(user, foreign)),
    401,
    "Du måste vara inloggad.",
  );
  assert.deepEqual(await refundsOf(other), [0]);
  assert.deepEqual(await storedNotices(user.email), []);
});

Deno.test("a buyer whose customer was deleted in Stripe can withdraw all the same", async () => {
  for (const isForgotten of [false, true]) {
    const user = await newUser();
    await buy(user, "basic");
    const id = await contractOf(user);
    const [payment] = await paymentsOf(await customerOf(user));
    await withMailServer(async () => {
      await deliverAll([await eventOf(user, "checkout.session.completed")]);
      assert.equal((await checkWhenStale(user)).subscription_tier, "Basic");
      await trigger("delete", await customerOf(user));
      if (isForgotten) await checkWhenStale(user);
      assert.equal(await contractOf(user), id);
      const { outcome } = await receiptOf(await withdrawCall(user, notice(user, id)));
      assert.equal(outcome, "refunded");
      assert.deepEqual(await checkSubscriptionOf(user), NOT_SUBSCRIBED);
    });
    const { data } = await stripe.refunds.list({ payment_intent: payment?.id ?? "" });
    assert.deepEqual(
      data.map(({ amount }) => amount),
      [oreOf("basic")],
    );
  }
});

Deno.test("a page that lists a purchase of a customer who is deleted meanwhile can still send its notice", async () => {
  const user = await newUser();
  await buy(user, "basic");
  const id = await contractOf(user);
  // Nothing is left of it in the database: it was not confirmed either.
  await trigger("delete", await customerOf(user));
  await checkWhenStale(user);
  assert.deepEqual(await contractsOf(user), []);
  await withMailServer(async () => {
    const { outcome } = await receiptOf(await withdrawCall(user, notice(user, id)));
    assert.equal(outcome, "refunded");
    const other = await newUser();
    await assertError(
      await withdrawCall(other, notice(other, id)),
      404,
      "Köpet finns inte bland dina köp.",
    );
  });
});

Deno.test("purchases of deleted customers are listed with the newest first", async () => {
  const user = await newUser();
  await withMailServer(async () => {
    await buy(user, "basic");
    await deliverAll([await eventOf(user, "checkout.session.completed")]);
    await passDays(user, 3);
    await buy(user, "plus-month");
    await deliverAll([await eventOf(user, "checkout.session.completed")]);
    await trigger("delete", await customerOf(user));
    await checkWhenStale(user);
  });
  const found = await contractsOf(user);
  assert.deepEqual(
    found.map(({ product }) => product),
    ["plus-month", "basic"],
  );
});

Deno.test("a purchase that is named by its subscription is the listed one", async () => {
  const user = await newUser();
  await buy(user);
  const [id, subscription] = [await contractOf(user), await subscriptionOf(user)];
  await withMailServer(async (mails) => {
    const bySubscription = await receiptOf(await withdrawCall(user, notice(user, subscription)));
    const bySession = await receiptOf(await withdrawCall(user, notice(user, id)));
    assert.equal(bySession.number, bySubscription.number);
    assert.equal(mails.length, 1);
  });
  assert.deepEqual(
    (await storedNotices(user.email)).map(({ session_id }) => session_id),
    [id],
  );
  assert.deepEqual(await contractsOf(user), []);
});

Deno.test("without payments set up, a user who has bought nothing has an empty list", async () => {
  const user = await newUser();
  await withSettings({ STRIPE_SECRET_KEY: "" }, async () => {
    assert.deepEqual(await contractsOf(user), []);
  });
});

/** Lets days pass since everything that the user has bought. */
async function passDays(user: User, days: number): Promise<void> {
  const customer = await customerOf(user);
  for (let passed = 0; passed < days; passed++) await trigger("pass-day", customer);
}

Deno.test("after the right there is the guarantee, and after that nothing", async () => {
  const user = await newUser();
  await buy(user, "basic");
  const id = await contractOf(user);
  await passDays(user, WITHDRAWAL_DAYS);
  assert.equal((await contractsOf(user))[0]?.phase, "withdrawal");

  // The last day may be followed by a weekend and holidays.
  await passDays(user, 7);
  assert.equal((await contractsOf(user))[0]?.phase, "guarantee");
  assert.equal(
    (await contractsOf(user))[0]?.lastDay,
    daysFromToday(GUARANTEE_DAYS - WITHDRAWAL_DAYS - 7),
  );
  const tooLate = await withdrawCall(user, notice(user, id));
  assert.equal(tooLate.status, 409);
  assert.match(await tooLate.text(), /vår garanti gäller fortfarande.*"reason":"guarantee"/);

  await passDays(user, GUARANTEE_DAYS - WITHDRAWAL_DAYS - 7);
  assert.equal((await contractsOf(user))[0]?.phase, "guarantee");
  // Two, since 24 hours may not reach the next day of the calendar where the clock was turned back.
  await passDays(user, 2);
  assert.equal((await contractsOf(user))[0]?.phase, "over");
  const over = await withdrawCall(user, notice(user, id));
  assert.equal(over.status, 409);
  assert.match(await over.text(), /"reason":"over"/);

  assert.deepEqual(await refundsOf(user), [0]);
  assert.deepEqual(await storedNotices(user.email), []);
});

for (const [bought, boughtOn] of [
  // The evening in Sweden when the day in UTC is another, in winter and in summer time.
  ["2026-11-05T10:00:00Z", "2026-11-05"],
  ["2026-11-05T22:59:59Z", "2026-11-05"],
  ["2026-11-05T23:00:00Z", "2026-11-06"],
  ["2026-10-14T21:59:59Z", "2026-10-14"],
  ["2026-10-14T22:00:00Z", "2026-10-15"],
] as const) {
  Deno.test(`the days to withdraw from a purchase at ${bought} count from ${boughtOn}`, () => {
    const boughtAt = new Date(bought);
    const lastDay = nextWorkingDay(addDays(boughtOn, WITHDRAWAL_DAYS));
    assert.deepEqual(phaseOn(new Date(`${lastDay}T22:30:00+01:00`), boughtAt), {
      phase: "withdrawal",
      lastDay,
    });
    assert.equal(
      phaseOn(new Date(`${addDays(lastDay, 1)}T12:00:00Z`), boughtAt).phase,
      "guarantee",
    );
  });
}

for (const [day, lastDay] of [
  ["2026-11-19", "2026-11-19"],
  // A Saturday and a Sunday.
  ["2026-11-21", "2026-11-23"],
  ["2026-11-22", "2026-11-23"],
  // Christmas Eve on a Thursday, until Monday.
  ["2026-12-24", "2026-12-28"],
  // New Year's Eve, and Epiphany.
  ["2026-12-31", "2027-01-04"],
  ["2027-01-06", "2027-01-07"],
  // Good Friday to Easter Monday, Ascension Day, the National Day and Midsummer Eve.
  ["2026-04-03", "2026-04-07"],
  ["2027-03-26", "2027-03-30"],
  ["2026-05-14", "2026-05-15"],
  ["2028-06-06", "2028-06-07"],
  ["2026-06-19", "2026-06-22"],
] as const) {
  Deno.test(`a period that would end on ${day} ends on ${lastDay}`, () => {
    assert.equal(nextWorkingDay(day), lastDay);
  });
}

for (const [failing, fault] of [
  ["DELETE subscriptions", "500"],
  ["POST refunds", "500"],
  ["POST refunds", "429"],
  ["", "down"],
] as const) {
  Deno.test(`while Stripe answers "${failing}" with ${fault}, the notice is stored and the operator informed`, async () => {
    const user = await newUser();
    await buy(user);
    const id = await contractOf(user);
    await withMailServer(async (mails) => {
      await withFault(
        fault,
        async () => {
          const { outcome } = await receiptOf(await withdrawCall(user, notice(user, id)));
          assert.equal(outcome, "received");
        },
        failing,
      );
      assert.match(mailTo(mails, user.email).text ?? "", /försöker igen automatiskt/);
      const { text = "" } = mailTo(mails, OPERATOR);
      assert.ok(text.includes(id) && text.includes(user.id));
    });
    const [stored] = await storedNotices(user.email);
    assert.equal(stored?.outcome, "received");
    assert.equal(stored?.session_id, id);
    assert.deepEqual(await refundsOf(user), [0]);

    await withMailServer(async () => {
      const { outcome } = await receiptOf(await withdrawCall(user, notice(user, id)));
      assert.equal(outcome, "refunded");
    });
    assert.deepEqual(await refundsOf(user), [oreOf("premium")]);
  });
}

Deno.test("a mail that fails changes nothing else, and is logged without the address", async () => {
  const user = await newUser();
  await buy(user);
  const id = await contractOf(user);
  const logged = await withMailServer(
    async () => {
      const { outcome } = await receiptOf(await withdrawCall(user, notice(user, id)));
      assert.equal(outcome, "refunded");
    },
    { refusal: `No such user ${user.email}` },
  );
  const [stored] = await storedNotices(user.email);
  assert.equal(stored?.acknowledged_at, null);
  assert.ok(logged.includes(`A mail about the withdrawal ${stored?.id} was not sent`), logged);
  assert.ok(!logged.includes(user.email));
});

function noticeInWords(email: string, change: Readonly<Record<string, string>> = {}) {
  return { action: "withdraw", name: "Nils Ny", email, contract: "Premium i november", ...change };
}

const MANY =
  "Det kommer många anmälningar just nu. Visa att du inte är en robot och skicka en gång till.";
const NO_ROBOT = "Vänligen verifiera att du inte är en robot.";

/** The token of a check that was passed in the stand-in. */
function passedCheck(): string {
  return `stand-in-${crypto.randomUUID()}`;
}

function newMailbox(): string {
  return `${crypto.randomUUID()}@example.se`;
}

Deno.test("a notice without a session is stored, acknowledged and sent to the operator", async () => {
  const email = newMailbox();
  await withMailServer(async (mails) => {
    const contract =
      "Vinn” en <b>bil</b>. Läs evil.example@x.se, kl. 14.05.\u202e\u200b Se evil．example";
    const receipt = await receiptOf(await withdrawCall(null, noticeInWords(email, { contract })));
    assert.equal(receipt.outcome, "received");
    assert.equal(receipt.isMailed, true);
    const { subject, text = "", html = "" } = mailTo(mails, email);
    assert.equal(subject, "Vi har tagit emot din ångeranmälan");
    assert.ok(text.includes(`Den har nummer ${receipt.number}.`), text);
    // With date, time and content; but anyone can enter the address, so nothing in it is a link or markup.
    assert.match(text, /tog emot din ångeranmälan den \d+ \S+ \d{4} kl\. \d\d:\d\d\./);
    assert.ok(text.includes("Namn: ”Nils Ny”"), text);
    assert.ok(
      text.includes(
        "Köp: ”Vinn’ en ‹b›bil‹/b›. Läs evil[.]example[@]x[.]se, kl. 14.05. Se evil[.]example”",
      ),
      text,
    );
    assert.match(text, /med avsändarens egna ord:/);
    assert.ok(!text.includes(email), "a local part can be words too");
    for (const link of html.matchAll(/href="([^"]*)"/g)) assert.ok(!link[1]?.includes("evil"));
    const toOperator = mailTo(mails, OPERATOR);
    assert.match(toOperator.text ?? "", /Namn: Nils Ny/);
    assert.match(toOperator.text ?? "", /Avtal: Vinn” en <b>bil<\/b>/);
    assert.doesNotMatch(toOperator.html ?? "", /<b>bil<\/b>/);
    assert.ok(toOperator.text?.includes(`Anmälan: ${receipt.number} (`));
  });
  const [stored] = await storedNotices(email);
  assert.equal(stored?.user_id, null);
  assert.equal(stored?.session_id, null);
  assert.equal(stored?.outcome, "received");
  assert.notEqual(stored?.acknowledged_at, null);
});

for (const [words, quoted] of [
  ["http:\u200b//93.184.216.34/x", "http[:]//93.184.216.34/x"],
  ["https：\u200b／／1572395042/x", "https[:]//1572395042/x"],
] as const) {
  Deno.test(`the link ${JSON.stringify(words)} with an invisible character is none in a mail`, async () => {
    const email = newMailbox();
    await withMailServer(async (mails) => {
      await receiptOf(await withdrawCall(null, noticeInWords(email, { contract: words })));
      const { text = "", html = "" } = mailTo(mails, email);
      assert.ok(text.includes(`Köp: ”${quoted}”`), text);
      assert.doesNotMatch(html, /href="[^"]*(93\.184|1572395042)/);
    });
  });
}

Deno.test("a notice in words of a signed-in user is stored with the account", async () => {
  const user = await newUser();
  const { contractId: _, ...body } = notice(user, "");
  await withMailServer(async () => {
    await receiptOf(await withdrawCall(user, body));
  });
  assert.equal((await storedNotices(user.email))[0]?.user_id, user.id);
});

Deno.test("a notice that is sent twice is stored and mailed once", async () => {
  const email = newMailbox();
  await withMailServer(async (mails) => {
    const [first, second] = await Promise.all(
      [noticeInWords(email), noticeInWords(email.toUpperCase())].map(async (body) =>
        receiptOf(await withdrawCall(null, body)),
      ),
    );
    assert.equal(first?.number, second?.number);
    assert.equal(first?.receivedAt, second?.receivedAt);
    assert.equal(mails.length, 2, "one to the sender and one to the operator");
    const other = await receiptOf(await withdrawCall(null, noticeInWords(email, { name: "Nora" })));
    assert.notEqual(other.number, first?.number);
  });
});

Deno.test("a mailbox gets three mails a day, however its address is spelled, and each notice is stored", async () => {
  const id = crypto.randomUUID();
  const spellings = [
    `nils.ny.${id}`,
    `nilsny${id}+1`,
    `NilsNy${id}+angra`,
    `nils.ny${id}`,
    `n.ilsny${id}`,
  ];
  await withMailServer(async (mails) => {
    const mailed: boolean[] = [];
    for (const local of spellings) {
      const email = `${local}@example.se`;
      mailed.push((await receiptOf(await withdrawCall(null, noticeInWords(email)))).isMailed);
      assert.equal((await storedNotices(email)).length, 1);
    }
    assert.deepEqual(mailed, [true, true, true, false, false]);
    const acknowledged = mails.filter(({ recipients }) => !recipients.includes(OPERATOR));
    assert.equal(acknowledged.length, 3);
  });
  await forgetCalls();
});

Deno.test("after ten notices in an hour from a network a person has to send, and nothing typed is lost", async () => {
  const [user, network] = [await newUser(), newNetwork()];
  await buy(user);
  const id = await contractOf(user);
  await forgetCalls();
  await withMailServer(async (mails) => {
    const send = (email: string, change = {}, from = network) =>
      withdrawCall(null, noticeInWords(email, change), from);
    for (let sent = 0; sent < 10; sent++) await receiptOf(await send(newMailbox()));
    const email = newMailbox();
    await assertError(await send(email), 403, MANY, "human_check_required");
    await assertError(await send(email, { token: "robot" }), 403, NO_ROBOT, "not_human");
    assert.deepEqual(await storedNotices(email), []);
    const { outcome } = await receiptOf(await send(email, { token: passedCheck() }));
    assert.equal(outcome, "received");
    assert.equal((await storedNotices(email)).length, 1);

    // Other networks are not asked, and nobody is about an own purchase.
    const other = await receiptOf(await send(newMailbox(), {}, newNetwork()));
    assert.equal(other.isMailed, true);
    const own = await receiptOf(await withdrawCall(user, notice(user, id), network));
    assert.deepEqual([own.outcome, own.isMailed], ["refunded", true]);
    assert.ok(mails.length > 0);
  });
  await forgetCalls();
});

Deno.test("whatever others send, a network may send two notices without a check", async () => {
  await forgetCalls();
  const send = async (network: string) => {
    const response = await withdrawCall(null, noticeInWords(newMailbox()), network);
    await response.body?.cancel();
    return response.status;
  };
  await withSettings({ SMTP_HOST: "" }, async () => {
    const limit = { calls: 100, seconds: 3600 };
    const everyone = { sender_hash: everyoneHash() };
    for (let sent = 0; sent < limit.calls; sent++) {
      await secondsToWait("withdraw-notices", limit, everyone);
    }
    const network = newNetwork();
    assert.deepEqual(
      [await send(network), await send(network), await send(network)],
      [200, 200, 403],
    );
  });
  await forgetCalls();
});

Deno.test("a notice that cannot be counted is taken", async () => {
  const email = newMailbox();
  const respond = (request: Request) =>
    request.url.includes("/rpc/count_call") ? new Response("{}", { status: 503 }) : passOn(request);
  await withMailServer(async () => {
    await withFakeBackend(respond, async () => {
      const { outcome } = await receiptOf(await withdrawCall(null, noticeInWords(email)));
      assert.equal(outcome, "received");
    });
    await withSettings({ CLIENT_ADDRESS_HEADER: "x forwarded" }, async () => {
      const body = noticeInWords(email, { name: "Nora Ny" });
      assert.equal((await receiptOf(await withdrawCall(null, body))).outcome, "received");
    });
  });
  assert.equal((await storedNotices(email)).length, 2);
});

Deno.test("a check that cannot be made keeps nobody from withdrawing", async () => {
  for (const [setting, value] of [
    ["HCAPTCHA_SECRET", ""],
    ["HCAPTCHA_VERIFY_URL", "http://127.0.0.1:1/siteverify"],
  ] as const) {
    await forgetCalls();
    const network = newNetwork();
    await withMailServer(async (mails) => {
      await withSettings({ [setting]: value }, async () => {
        for (let sent = 0; sent < 30; sent++) {
          const body = noticeInWords(newMailbox(), { token: "x" });
          await receiptOf(await withdrawCall(null, body, network));
        }
      });
      // The sender reads on the page that there is no mail, and the operator gets one more.
      const toOperator = mails.filter(({ recipients }) => recipients.includes(OPERATOR));
      assert.equal(mails.length - toOperator.length, 20);
      assert.equal(toOperator.length, 21);
      assert.match(toOperator.at(-1)?.subject ?? "", /^Många ångeranmälningar: \d+ väntar$/);
    });
  }
  await forgetCalls();
});

Deno.test("the calls of a user are throttled", async () => {
  const user = await newUser();
  const statuses: number[] = [];
  for (let called = 0; called < 21; called++) {
    const response = await withdrawCall(user, { action: "list" });
    statuses.push(response.status);
    await response.body?.cancel();
  }
  assert.equal(statuses.indexOf(429), 20);
});

const VALID = { action: "withdraw", name: "Nils", email: "nils@example.se", contract: "Premium" };

for (const [body, error] of [
  ["", "Förfrågan gick inte att läsa."],
  ["[]", "Förfrågan gick inte att läsa."],
  [{ action: "annat" }, "Förfrågan gick inte att läsa."],
  [{ ...VALID, name: "  " }, "Skriv ditt namn."],
  [{ ...VALID, name: undefined }, "Förfrågan gick inte att läsa."],
  [{ ...VALID, name: "x".repeat(201) }, "Texten är för lång."],
  [
    { ...VALID, name: "Nils\r\nBcc: annan@example.se" },
    "Texten får inte innehålla radbrytningar eller andra styrtecken.",
  ],
  [{ ...VALID, email: "nils" }, "Vänligen ange en giltig e-postadress."],
  [
    { ...VALID, email: "nils@example.se,annan@example.se" },
    "Vänligen ange en giltig e-postadress.",
  ],
  [{ ...VALID, contract: "" }, "Skriv vilket köp du vill ångra."],
  [{ ...VALID, contract: "Se https://example.com" }, "Texten får inte innehålla länkar."],
  [{ ...VALID, contract: "http：／／93.184.216.34/x" }, "Texten får inte innehålla länkar."],
  [{ ...VALID, name: "http：／／1572395042/x" }, "Texten får inte innehålla länkar."],
  [{ ...VALID, name: "ｗｗｗ．example.com" }, "Texten får inte innehålla länkar."],
  [{ ...VALID, contractId: "pi_1" }, "Förfrågan gick inte att läsa."],
] as const) {
  Deno.test(`the request ${JSON.stringify(body).slice(0, 90)} is refused`, async () => {
    await withMailServer(async (mails) => {
      await assertError(await withdrawCall(null, body), 400, error);
      assert.deepEqual(mails, []);
    });
  });
}
