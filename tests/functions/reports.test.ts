/** Reports of shared lists and rooms: what is taken, who is told, and what a decision does. */
import assert from "node:assert/strict";
import { SEED_ACCOUNTS } from "../../dev/seed-accounts.ts";
import { handle as decide } from "../../supabase/functions/decide-report/handler.ts";
import { handle as runJob } from "../../supabase/functions/renewal-reminders/handler.ts";
import { handle as report } from "../../supabase/functions/report-content/handler.ts";
import {
  newUser,
  openSharedList,
  passOn,
  publishableKey,
  shareList,
  shareRoom,
  signIn,
  storeDecision,
  storedReports,
  storedTakedowns,
  type User,
  withFakeBackend,
  withSettings,
} from "./backend.ts";
import { assertError, assertResponse } from "./calls.ts";
import { withMailServer } from "./smtp.ts";

const OPERATOR = "support@namnfynd.example";

let senders = 0;

function post(
  handle: (request: Request) => Promise<Response>,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  senders += 1;
  return handle(
    new Request("http://127.0.0.1/functions/v1/reports", {
      method: "POST",
      headers: { apikey: publishableKey, "cf-connecting-ip": `198.51.100.${senders}`, ...headers },
      body: JSON.stringify(body),
    }),
  );
}

/** An explanation that no other test has. */
const newExplanation = () => `Listan hotar en granne. ${crypto.randomUUID()}`;
const newReporter = () => `${crypto.randomUUID()}@example.se`;

function reportOf(token: string, change: object = {}) {
  return {
    content: { kind: "list", token },
    explanation: newExplanation(),
    isChildAbuse: false,
    isGoodFaith: true,
    name: "Åsa Lind",
    email: newReporter(),
    token: `stand-in-${crypto.randomUUID()}`,
    ...change,
  };
}

function decideAs({ token }: User, body: object): Promise<Response> {
  return post(decide, body, { authorization: `Bearer ${token}` });
}

/** Reports a list, or what `change` has instead, and returns the stored report. */
async function storeReport(token: string, change: object = {}) {
  const body = reportOf(token, change);
  assert.equal((await post(report, body)).status, 200);
  const [stored] = await storedReports(body.explanation);
  assert.ok(stored);
  return { ...stored, email: body.email };
}

Deno.test("a report reaches the operator, and the reporter gets a receipt", async () => {
  const owner = await newUser();
  const token = await shareList(owner);
  await withMailServer(async (mails) => {
    const body = reportOf(token);
    await assertResponse(await post(report, body), 200, { isMailed: true });
    const [toOperator, receipt] = mails;
    assert.equal(mails.length, 2);
    assert.deepEqual(toOperator?.recipients, [OPERATOR]);
    assert.equal(toOperator?.replyTo?.[0]?.address, body.email);
    for (const part of [`/lista/${token}`, body.explanation, "Åsa Lind", body.email, "/admin"]) {
      assert.ok(toOperator?.text?.includes(part), part);
    }
    assert.deepEqual(receipt?.recipients, [body.email]);
    // Anybody can type any address: nobody sends a text of their own to it.
    assert.ok(!receipt?.text?.includes(body.explanation));
    assert.ok(!receipt?.text?.includes("Åsa Lind"));
    const [stored] = await storedReports(body.explanation);
    assert.equal(stored?.user_id, owner.id);
    assert.equal(stored?.outcome, "open");
  });
});

Deno.test("only a report of sexual abuse of children may be anonymous", async () => {
  const token = await shareList(await newUser());
  await withMailServer(async (mails) => {
    for (const missing of [{ name: null }, { email: null }, { name: "" }, { email: "åsa" }]) {
      assert.equal((await post(report, reportOf(token, missing))).status, 400);
    }
    assert.equal(mails.length, 0);
    const anonymous = reportOf(token, { isChildAbuse: true, name: null, email: null });
    await assertResponse(await post(report, anonymous), 200, { isMailed: false });
    assert.deepEqual(
      mails.map(({ recipients }) => recipients),
      [[OPERATOR]],
    );
  });
});

Deno.test("a report needs good faith, an explanation, a passed check and a shared list", async () => {
  const token = await shareList(await newUser());
  await withMailServer(async (mails) => {
    await assertError(
      await post(report, reportOf(token, { isGoodFaith: false })),
      400,
      "Intyga att uppgifterna stämmer, så vitt du vet.",
    );
    await assertError(
      await post(report, reportOf(token, { explanation: "  " })),
      400,
      "Skriv vad som är olagligt, och varför.",
    );
    const unchecked = await post(report, reportOf(token, { token: "fel" }));
    await assertError(unchecked, 403, "Vänligen verifiera att du inte är en robot.", "not_human");
    await assertError(
      await post(report, reportOf("0".repeat(64))),
      404,
      "Det du anmäler är inte delat längre.",
      "not_shared",
    );
    assert.equal(mails.length, 0);
  });
});

Deno.test("nobody's mailbox is filled with receipts", async () => {
  const token = await shareList(await newUser());
  const email = newReporter();
  await withMailServer(async (mails) => {
    const answers: unknown[] = [];
    for (let sent = 0; sent < 7; sent++) {
      answers.push(await (await post(report, reportOf(token, { email }))).json());
    }
    assert.deepEqual(answers.at(-1), { isMailed: false });
    assert.equal(mails.filter(({ recipients }) => recipients.includes(email)).length, 5);
  });
});

Deno.test("a report is kept when no mail gets out", async () => {
  const token = await shareList(await newUser());
  await withMailServer(
    async () => {
      const body = reportOf(token);
      await assertResponse(await post(report, body), 200, { isMailed: false });
      assert.equal((await storedReports(body.explanation)).length, 1);
    },
    { refusal: "No mailbox" },
  );
});

Deno.test("a list that is taken down is closed, and owner and reporter read why", async () => {
  const [admin, owner] = [await signIn(SEED_ACCOUNTS.admin), await newUser()];
  const token = await shareList(owner);
  await withMailServer(async (mails) => {
    const { id, email } = await storeReport(token);
    mails.length = 0;
    const decision = { report: id, isTakenDown: true, ground: "law", reason: "Den hotar." };
    await assertResponse(await decideAs(admin, decision), 200, { unmailed: [] });
    assert.deepEqual(await openSharedList(token), { taken_down: true });
    const [takedown] = await storedTakedowns(owner);
    assert.equal(takedown?.reason, "Den hotar.");
    assert.deepEqual(
      mails.map(({ recipients }) => recipients[0]).sort(),
      [email, owner.email].sort(),
    );
    const toOwner = mails.find(({ recipients }) => recipients.includes(owner.email));
    for (const part of [
      "Den hotar.",
      "strider mot lag",
      "tills vidare",
      "automatiskt",
      "domstol",
    ]) {
      assert.ok(toOwner?.text?.includes(part), part);
    }
    // Who has reported is not for the owner to know.
    assert.ok(!toOwner?.text?.includes(email) && !toOwner?.text?.includes("Åsa Lind"));
    await assertError(
      await decideAs(admin, decision),
      409,
      "Anmälan är redan avgjord.",
      "report_not_open",
    );
  });
});

Deno.test("a dismissed report leaves the list, and only the reporter is told", async () => {
  const [admin, owner] = [await signIn(SEED_ACCOUNTS.admin), await newUser()];
  const token = await shareList(owner);
  await withMailServer(async (mails) => {
    const { id, email } = await storeReport(token);
    mails.length = 0;
    const decision = { report: id, isTakenDown: false, ground: "law", reason: "Bara namn." };
    await assertResponse(await decideAs(admin, decision), 200, { unmailed: [] });
    assert.notDeepEqual(await openSharedList(token), { taken_down: true });
    assert.deepEqual(
      mails.map(({ recipients }) => recipients),
      [[email]],
    );
    assert.ok(mails[0]?.text?.includes("Bara namn."));
  });
});

Deno.test("a decision holds when its mails are refused, and names who was not told", async () => {
  const [admin, owner] = [await signIn(SEED_ACCOUNTS.admin), await newUser()];
  const token = await shareList(owner);
  let stored: Awaited<ReturnType<typeof storeReport>> | undefined;
  await withMailServer(async () => {
    stored = await storeReport(token);
  });
  await withMailServer(
    async () => {
      const decision = { report: stored?.id, isTakenDown: true, ground: "terms", reason: "Hån." };
      await assertResponse(await decideAs(admin, decision), 200, { unmailed: [owner.email] });
      assert.deepEqual(await openSharedList(token), { taken_down: true });
    },
    { refusal: "No mailbox", refused: owner.email },
  );
});

Deno.test("a decision whose call ended before its mails is mailed by the hourly job, once", async () => {
  const owner = await newUser();
  const token = await shareList(owner);
  const jobSecret = "0123456789abcdef0123456789abcdef";
  await withSettings({ JOB_SECRET: jobSecret }, async () => {
    await withMailServer(async (mails) => {
      const { id, email } = await storeReport(token);
      await storeDecision(id, "Den hotar.");
      mails.length = 0;
      const run = () => post(runJob, {}, { authorization: `Bearer ${jobSecret}` });
      assert.equal((await run()).status, 200);
      assert.equal((await run()).status, 200);
      const sent = mails.filter(({ text }) => text?.includes("Den hotar."));
      assert.deepEqual(
        sent.map(({ recipients }) => recipients[0]).sort(),
        [email, owner.email].sort(),
      );
    });
  });
});

Deno.test("a decision names the account whose address cannot be read", async () => {
  const [admin, owner] = [await signIn(SEED_ACCOUNTS.admin), await newUser()];
  const token = await shareList(owner);
  await withMailServer(async (mails) => {
    const { id, email } = await storeReport(token);
    mails.length = 0;
    const decision = { report: id, isTakenDown: true, ground: "law", reason: "Den hotar." };
    await withFakeBackend(
      (request) =>
        new URL(request.url).pathname.endsWith(`/admin/users/${owner.id}`)
          ? new Response("{}", { status: 500 })
          : passOn(request),
      async () => {
        await assertResponse(await decideAs(admin, decision), 200, { unmailed: [owner.id] });
      },
    );
    assert.deepEqual(
      mails.map(({ recipients }) => recipients),
      [[email]],
    );
  });
});

Deno.test("members of a room that is deleted are told why, but not that one of them reported it", async () => {
  const [admin, reporter, other] = [
    await signIn(SEED_ACCOUNTS.admin),
    await newUser(),
    await newUser(),
  ];
  const secret = await shareRoom(reporter, other);
  await withMailServer(async (mails) => {
    const content = { kind: "room", secret };
    const { id } = await storeReport("", { content, email: reporter.email.toUpperCase() });
    mails.length = 0;
    const decision = { report: id, isTakenDown: true, ground: "terms", reason: "Det är hån." };
    await assertResponse(await decideAs(admin, decision), 200, { unmailed: [] });
    const mailsTo = ({ email }: User) =>
      mails.filter(({ recipients }) => recipients[0]?.toLowerCase() === email);
    assert.equal(mails.length, 2);
    const [[answer], [reasons]] = [mailsTo(reporter), mailsTo(other)];
    assert.equal(answer?.subject, "Svar på din anmälan");
    assert.ok(answer?.text?.includes("Vi har raderat rummet"));
    assert.ok(!answer?.text?.includes("länken"));
    assert.equal(reasons?.subject, "Ett rum är borttaget");
    assert.ok(reasons?.text?.includes("Det är hån."));
    assert.doesNotMatch(reasons?.text ?? "", /anmäl/i);
  });
});

Deno.test("only an administrator decides", async () => {
  const owner = await newUser();
  const token = await shareList(owner);
  await withMailServer(async () => {
    const { id } = await storeReport(token);
    const decision = { report: id, isTakenDown: true, ground: "law", reason: "Nej" };
    await assertError(await post(decide, decision), 401, "Du måste vara inloggad.");
    await assertError(
      await decideAs(owner, decision),
      403,
      "Du har inte administratörsbehörighet.",
    );
    assert.notDeepEqual(await openSharedList(token), { taken_down: true });
  });
});
