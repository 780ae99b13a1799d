/** What becomes of a withdrawal whose refund is slow, fails later, or is hit by a moment's trouble. */
import assert from "node:assert/strict";
import {
  ageNotices,
  agreeToSale,
  deleteUser,
  newUser,
  passOn,
  passSharedPage,
  storedNotices,
  type User,
  withFakeBackend,
  withLostAnswer,
} from "./backend.ts";
import { assertError, NOT_SUBSCRIBED, urlFrom } from "./calls.ts";
import {
  buy,
  checkout,
  checkWhenStale,
  oreOf,
  passDays,
  paymentsOf,
  requestsDuring,
  stripe,
  subscriptionOf,
  trigger,
  withFault,
} from "./payments.ts";
import { type ReceivedMail, withMailServer } from "./smtp.ts";
import { deliver, deliverAll, eventOf } from "./webhook.ts";
import {
  contractOf,
  contractsOf,
  customerOf,
  mailTo,
  notice,
  OPERATOR,
  receiptOf,
  refundsOf,
  withdrawCall,
} from "./withdrawals.ts";

const DONE = "Du har ångrat ditt köp hos Namnfynd";
const RECEIVED = "Vi har tagit emot din ångeranmälan";
const REFUSED = "Återbetalningen kom inte fram";

/** A buyer of a product with the contract and its payment. */
async function newBuyer(product?: string) {
  const user = await newUser();
  await buy(user, product);
  await withMailServer(async () => {
    await deliverAll([await eventOf(user, "checkout.session.completed")]);
  });
  const [payment] = await paymentsOf(await customerOf(user));
  return { user, id: await contractOf(user), payment: payment?.id ?? "" };
}

/** Withdraws, and returns the outcome on the receipt. */
async function withdraw(user: User, id: string): Promise<string> {
  return (await receiptOf(await withdrawCall(user, notice(user, id)))).outcome;
}

/** The user's only notice. */
async function noticeOf(user: User) {
  const [stored, ...others] = await storedNotices(user.email);
  assert.deepEqual(others, []);
  assert.ok(stored);
  return stored;
}

function subjectsTo(mails: readonly ReceivedMail[], address: string): readonly string[] {
  return mails
    .filter(({ recipients }) => recipients.includes(address))
    .map(({ subject = "" }) => subject.replace(/[0-9A-F]{8}|\d+ \S+ \d{4}/, "…"));
}

/** What the operator got about a notice that could not be carried out at once. */
const ASKED = "Ångeranmälan att handlägga senast …";
const SETTLED = "Ångeranmälan … är slutförd";

Deno.test("a refund that the bank has not made yet is on its way, until it says so", async () => {
  const { user, id, payment } = await newBuyer("basic");
  await trigger("slow-refunds", payment);
  await withMailServer(async (mails) => {
    assert.equal(await withdraw(user, id), "pending");
    assert.match(mailTo(mails, user.email).text ?? "", /Vi betalar tillbaka hela beloppet/);
    assert.equal((await noticeOf(user)).outcome, "pending");
    assert.equal((await contractsOf(user))[0]?.notice?.outcome, "pending");

    await trigger("refund-succeed", payment);
    await deliverAll([await eventOf(user, "refund.updated")]);
    assert.equal((await noticeOf(user)).outcome, "refunded");
    assert.deepEqual(await contractsOf(user), []);
    assert.equal(await withdraw(user, id), "refunded");
    assert.deepEqual(subjectsTo(mails, user.email), [DONE]);
    assert.deepEqual(subjectsTo(mails, OPERATOR), []);
  });
});

Deno.test("a refund that fails later is told once to the buyer and the operator, and not tried again", async () => {
  const { user, id, payment } = await newBuyer();
  await withMailServer(async (mails) => {
    assert.equal(await withdraw(user, id), "refunded");
    await trigger("refund-fail", payment);
    const found = [await eventOf(user, "refund.updated"), await eventOf(user, "refund.failed")];
    const answers = await Promise.all(found.map((event) => deliver(event)));
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200],
    );
    const stored = await noticeOf(user);
    assert.deepEqual([stored.outcome, stored.refund_failed, stored.amount], ["received", true, 0]);
    assert.deepEqual(subjectsTo(mails, user.email), [DONE, REFUSED]);
    assert.deepEqual(subjectsTo(mails, OPERATOR), ["En återbetalning nekades: ångeranmälan …"]);

    await deliverAll(found);
    assert.equal((await contractsOf(user))[0]?.notice?.outcome, "failed");
    const asked = await requestsDuring(async () => {
      assert.equal(await withdraw(user, id), "failed");
    });
    assert.deepEqual(
      asked.filter((request) => !request.startsWith("GET")),
      [],
    );
    assert.equal(mails.length, 3);
  });
  assert.deepEqual(await refundsOf(user), [0]);
});

Deno.test("a refund that fails after the account was deleted is told all the same", async () => {
  const { user, id, payment } = await newBuyer("basic");
  await withMailServer(async (mails) => {
    assert.equal(await withdraw(user, id), "refunded");
    const refund = await eventOf(user, "refund.created");
    await deleteUser(user);
    await trigger("refund-fail", payment);
    await deliverAll([{ ...refund, id: "evt_refundFailed1", type: "refund.failed" }]);
    assert.deepEqual(subjectsTo(mails, user.email), [DONE, REFUSED]);
    assert.equal(subjectsTo(mails, OPERATOR).length, 1);
  });
  assert.equal((await noticeOf(user)).refund_failed, true);
});

Deno.test("what the operator pays back by hand in Stripe settles a refused refund", async () => {
  const { user, id, payment } = await newBuyer();
  await withMailServer(async (mails) => {
    await withdraw(user, id);
    await trigger("refund-fail", payment);
    await deliverAll([await eventOf(user, "refund.failed")]);
    await trigger("refund", payment);
    await deliverAll([await eventOf(user, "charge.refunded")]);
    assert.deepEqual(subjectsTo(mails, user.email), [DONE, REFUSED, DONE]);
    assert.equal(subjectsTo(mails, OPERATOR).at(-1), SETTLED);
  });
  const { outcome, refund_failed, amount } = await noticeOf(user);
  assert.deepEqual([outcome, refund_failed, amount], ["refunded", false, oreOf("premium")]);
});

// A moment's trouble ------------------------------------------------------------------------------

for (const [fault, request] of [
  ["lost", "DELETE subscriptions"],
  ["lost", "POST refunds"],
  ["500", "DELETE subscriptions"],
  ["500", "GET subscriptions"],
  ["500", "GET checkout/sessions"],
  ["500", "GET invoices"],
  ["down", "GET payment_intents"],
  ["500", "POST charges"],
  ["down", "POST credit_notes"],
] as const) {
  Deno.test(`one answer of Stripe to "${request}" that is ${fault} makes no withdrawal manual`, async () => {
    const { user, id } = await newBuyer();
    await withMailServer(async (mails) => {
      await withFault(
        fault,
        async () => {
          assert.equal(await withdraw(user, id), "refunded");
        },
        request,
        1,
      );
      assert.deepEqual(subjectsTo(mails, user.email), [DONE]);
      assert.deepEqual(subjectsTo(mails, OPERATOR), []);
    });
    assert.deepEqual(await refundsOf(user), [oreOf("premium")]);
  });
}

for (const [when, happen] of [
  ["the next event", async (user: User) => deliverAll([await eventOf(user, "invoice.paid")])],
  ["the next check of the plan", checkWhenStale],
  ["the next visit of /angra", contractsOf],
] as const) {
  Deno.test(`a withdrawal that Stripe's trouble has stopped is finished by ${when}`, async () => {
    const { user, id } = await newBuyer();
    await withMailServer(async (mails) => {
      await withFault(
        "500",
        async () => {
          assert.equal(await withdraw(user, id), "received");
        },
        "POST refunds",
      );
      assert.deepEqual(subjectsTo(mails, user.email), [RECEIVED]);
      assert.deepEqual(subjectsTo(mails, OPERATOR), [ASKED]);
      const subscription = await stripe.subscriptions.retrieve(await subscriptionOf(user));
      assert.equal(subscription.status, "canceled");

      await happen(user);
      assert.equal((await noticeOf(user)).outcome, "refunded");
      assert.deepEqual(await refundsOf(user), [oreOf("premium")]);
      assert.deepEqual(subjectsTo(mails, user.email), [RECEIVED, DONE]);
      assert.deepEqual(subjectsTo(mails, OPERATOR), [ASKED, SETTLED]);
      await happen(user);
      assert.equal(mails.length, 4);
    });
    assert.equal((await checkWhenStale(user)).subscribed, false);
  });
}

Deno.test("a purchase whose refund Stripe refuses gives no plan any more", async () => {
  const { user, id, payment } = await newBuyer("basic");
  await withMailServer(async () => {
    await withFault(
      "500",
      async () => {
        assert.equal(await withdraw(user, id), "received");
        const { latest_charge } = await stripe.paymentIntents.retrieve(payment, {
          expand: ["latest_charge"],
        });
        assert.ok(typeof latest_charge === "object");
        assert.equal(latest_charge?.metadata.withdrawal, (await noticeOf(user)).id);
        assert.deepEqual(await checkWhenStale(user), NOT_SUBSCRIBED);
      },
      "POST refunds",
    );
  });
});

Deno.test("a mail to the operator that fails is sent at the next visit", async () => {
  const { user, id } = await newBuyer();
  await withMailServer(async () => {
    await withFault(
      "500",
      async () => {
        assert.equal(await withdraw(user, id), "received");
      },
      "POST refunds",
    );
  });
  await withMailServer(
    async (mails) => {
      await checkWhenStale(user);
      assert.deepEqual(subjectsTo(mails, user.email), [DONE]);
    },
    { refusal: "Nej", refused: OPERATOR },
  );
  await withMailServer(async (mails) => {
    for (let visit = 0; visit < 2; visit++) await checkWhenStale(user);
    assert.deepEqual(subjectsTo(mails, user.email), []);
    assert.deepEqual(subjectsTo(mails, OPERATOR), [SETTLED]);
  });
});

Deno.test("a refusal that is the first mail to get out has what the notice says", async () => {
  const { user, id, payment } = await newBuyer();
  await withMailServer(
    async () => {
      await withdraw(user, id);
    },
    { refusal: "Nej" },
  );
  await trigger("refund-fail", payment);
  await withMailServer(async (mails) => {
    await deliverAll([await eventOf(user, "refund.failed")]);
    const { subject, text = "" } = mailTo(mails, user.email);
    assert.equal(subject, REFUSED);
    assert.match(text, /Din anmälan:\nNamn: Asta Alm\nE-post: .*\nAvtal: Premium, /);
  });
});

Deno.test("a plan that cannot be ended keeps no credit note back", async () => {
  const { user, id } = await newBuyer();
  const customer = await customerOf(user);
  await withMailServer(async () => {
    await deliverAll([await eventOf(user, "checkout.session.completed")]);
    await trigger("delete", customer);
    await withFault(
      "500",
      async () => {
        assert.equal(await withdraw(user, id), "refunded");
      },
      `GET customers/${customer}`,
    );
  });
  assert.equal((await noticeOf(user)).credit_notes.length, 1);
});

Deno.test("a notice that came too late while Stripe was down is left to the operator", async () => {
  const { user, id } = await newBuyer("basic");
  await passDays(await customerOf(user), 25);
  await withMailServer(async (mails) => {
    await withFault("down", async () => {
      assert.equal(await withdraw(user, id), "received");
    });
    await checkWhenStale(user);
    assert.equal((await noticeOf(user)).outcome, "received");
    assert.deepEqual(subjectsTo(mails, OPERATOR), [ASKED]);
  });
  assert.deepEqual(await refundsOf(user), [0]);
});

Deno.test("a database that fails after the refund makes no withdrawal manual", async () => {
  const { user, id } = await newBuyer();
  await withMailServer(async (mails) => {
    const respond = (request: Request) =>
      request.method === "PATCH" && request.url.includes("/rest/v1/withdrawals")
        ? new Response("{}", { status: 503 })
        : passOn(request);
    await withFakeBackend(respond, async () => {
      assert.equal(await withdraw(user, id), "refunded");
    });
    assert.deepEqual(subjectsTo(mails, user.email), [DONE]);
    assert.deepEqual(subjectsTo(mails, OPERATOR), []);
    assert.equal((await noticeOf(user)).outcome, "received");
    await checkWhenStale(user);
    assert.equal((await noticeOf(user)).outcome, "refunded");
  });
  assert.deepEqual(await refundsOf(user), [oreOf("premium")]);
});

Deno.test("a notice whose stored answer was lost is stored once, and told", async () => {
  const { user, id } = await newBuyer();
  await withMailServer(async (mails) => {
    const lost = await withLostAnswer("/rpc/record_withdrawal", async () => {
      assert.equal(await withdraw(user, id), "refunded");
    });
    assert.equal(lost, 1);
    assert.deepEqual(subjectsTo(mails, user.email), [DONE]);
  });
  await noticeOf(user);
});

// The books ---------------------------------------------------------------------------------------

for (const product of ["premium", "basic"] as const) {
  Deno.test(`a refund of ${product} is credited with its VAT, and stored with the notice`, async () => {
    const { user, id, payment } = await newBuyer(product);
    await withMailServer(async () => {
      await withdraw(user, id);
    });
    const stored = await noticeOf(user);
    const { data: refunds } = await stripe.refunds.list({ payment_intent: payment });
    const { data: notes } = await stripe.creditNotes.list({ customer: await customerOf(user) });
    assert.deepEqual(
      [stored.amount, stored.refunds, stored.credit_notes],
      [oreOf(product), refunds.map(({ id }) => id), notes.map(({ id }) => id)],
    );
    assert.deepEqual([refunds.length, notes.length], [1, 1]);
    const [[refund], [note]] = [refunds, notes];
    assert.equal(refund?.metadata?.withdrawal, stored.id);
    assert.equal(note?.amount, oreOf(product));
    assert.equal(note?.total_taxes?.[0]?.amount, oreOf(product) / 5);
    assert.equal(note?.refunds[0]?.refund, refund?.id);
    assert.equal(note?.metadata?.withdrawal, stored.id);
  });
}

Deno.test("a credit note that fails keeps no money back, and is written once later", async () => {
  const { user, id } = await newBuyer();
  await withMailServer(async (mails) => {
    await withFault(
      "500",
      async () => {
        assert.equal(await withdraw(user, id), "pending");
      },
      "POST credit_notes",
    );
    assert.deepEqual(await refundsOf(user), [oreOf("premium")]);
    assert.deepEqual(subjectsTo(mails, user.email), [DONE]);
    await checkWhenStale(user);
    assert.equal((await noticeOf(user)).outcome, "refunded");
    assert.equal((await noticeOf(user)).credit_notes.length, 1);
    await checkWhenStale(user);
    assert.equal(mails.length, 1);
  });
  const { data: notes } = await stripe.creditNotes.list({ customer: await customerOf(user) });
  assert.equal(notes.length, 1);
});

Deno.test("the payment of Basic names its product and buyer", async () => {
  const { user, payment } = await newBuyer("basic");
  const { metadata } = await stripe.paymentIntents.retrieve(payment);
  assert.deepEqual(metadata, { product: "basic", user_id: user.id });
});

Deno.test("after two withdrawals within a year the buyer has to write before buying again", async () => {
  const user = await newUser();
  for (const product of ["basic", "premium"]) {
    await passSharedPage(user);
    await buy(user, product);
    assert.equal(await withdraw(user, await contractOf(user)), "refunded");
  }
  await passSharedPage(user);
  const refusal = [
    409,
    "Du har ångrat flera köp det senaste året. Skriv till oss under Kontakt innan du köper igen.",
    "write-first",
  ] as const;
  await assertError(await checkout(user), ...refusal);

  await agreeToSale(user);
  await buy(user);
  assert.equal(await withdraw(user, await contractOf(user)), "refunded");
  await passSharedPage(user);
  await urlFrom(await checkout(user));
});

Deno.test("a withdrawal of more than a year ago does not count", async () => {
  const user = await newUser();
  for (const product of ["basic", "premium"]) {
    await passSharedPage(user);
    await buy(user, product);
    await withdraw(user, await contractOf(user));
  }
  await ageNotices(user, 366);
  await passSharedPage(user);
  await urlFrom(await checkout(user));
});
