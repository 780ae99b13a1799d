/** What the operator is told of, and when: what is open once at once, then daily, and nothing that is done. */
import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { daysFromNow, insertRow, newAccount, PREMIUM, setSubscription } from "./accounts.ts";
import { expectDenied } from "./assertions.ts";
import { service, sql, visitorClient } from "./backend.ts";

const FAILED = { ...PREMIUM, period: "month" as const, payment_failed: true };

// An event of someone else: the webhook is not silent, except where a test says so.
beforeEach(async () => {
  await sql("delete from public.withdrawals");
  await sql("delete from public.content_reports");
  await sql("delete from public.purchase_confirmations");
  await sql("delete from public.stripe_events");
  await sql(
    "update public.subscribers set payment_failed = false, on_hold = null, renews = false, period = null",
  );
  await receiveEvent();
});

afterEach(async () => {
  await sql("delete from private.operator_alerts");
});

async function receiveEvent(age = "0"): Promise<void> {
  const { id } = await newAccount();
  await sql(
    `insert into public.stripe_events (id, user_id, type, received_at)
      values ($1, $2, 'invoice.paid', now() - $3::interval)`,
    [`evt_${id.replaceAll("-", "")}`, id, age],
  );
}

/** The matters of a claim: "kind subject", with "!" when the operator was not told of it before. */
async function claimed(claim = randomUUID()): Promise<string[]> {
  const { data, error } = await service.rpc("claim_digest", { claim });
  if (error) throw error;
  const matters: { kind: string; subject: string; is_new: boolean }[] = data;
  return matters.map(({ kind, subject, is_new }) => `${kind} ${subject}${is_new ? "!" : ""}`);
}

/** Claims what is due, and notes that it was told. */
async function told(): Promise<string[]> {
  const claim = randomUUID();
  const matters = await claimed(claim);
  const { error } = await service.rpc("note_digest", { claim });
  if (error) throw error;
  return matters;
}

/** Lets time pass since everything was noted, claimed and told. */
async function pass(time: string): Promise<void> {
  await sql(
    `update private.operator_alerts set noted_at = noted_at - $1::interval,
      claimed_at = claimed_at - $1::interval, told_at = told_at - $1::interval`,
    [time],
  );
}

test("a matter is told at once, then daily until it is done, and again when it comes back", async () => {
  const { id } = await newAccount({ subscription: FAILED });
  expect(await told()).toEqual([`payment_failed ${id}!`]);
  await pass("23 hours");
  expect(await told()).toEqual([]);
  // The job does not run to the second.
  await pass("59 minutes");
  expect(await told()).toEqual([`payment_failed ${id}`]);
  await setSubscription(id, { ...FAILED, payment_failed: false });
  await pass("1 day");
  expect(await told()).toEqual([]);
  await setSubscription(id, FAILED);
  expect(await told()).toEqual([`payment_failed ${id}!`]);
});

test("a new matter is told at once, without those that were told today", async () => {
  await newAccount({ subscription: FAILED });
  await told();
  const { id } = await newAccount({ subscription: FAILED });
  expect(await told()).toEqual([`payment_failed ${id}!`]);
});

test("two calls tell nothing twice, and what was not sent is told later", async () => {
  const { id } = await newAccount({ subscription: FAILED });
  const claim = randomUUID();
  expect(await claimed(claim)).toEqual([`payment_failed ${id}!`]);
  expect(await claimed()).toEqual([]);
  expect(await claimed(claim), "the answer was lost").toEqual([`payment_failed ${id}!`]);
  await pass("31 minutes");
  expect(await told()).toEqual([`payment_failed ${id}!`]);
});

test("nothing is told when nothing is open", async () => {
  await newAccount({
    subscription: { ...PREMIUM, period: "month", subscription_end: daysFromNow(20) },
  });
  expect(await told()).toEqual([]);
});

test("no client can claim it, and nobody but its functions reads the table", async () => {
  const { client } = await newAccount();
  for (const caller of [visitorClient(), client]) {
    for (const name of ["claim_digest", "note_digest"]) {
      expectDenied(await caller.rpc(name, { claim: randomUUID() }));
    }
  }
  const readers = await sql(
    `select role from unnest(array['anon', 'authenticated', 'service_role']) as role
      where has_table_privilege(role, 'private.operator_alerts', 'select, insert, update, delete')`,
  );
  expect(readers).toEqual([]);
});

describe("open is", () => {
  async function withdrawal(change: Readonly<Record<string, unknown>>): Promise<string> {
    const id = randomUUID();
    const row = { acknowledged_at: daysFromNow(-4), received_at: daysFromNow(-4), ...change };
    await insertRow("withdrawals", { id, name: "A", email: "a@example.se", contract: "B", ...row });
    return id;
  }

  test("a disputed payment", async () => {
    const { id } = await newAccount({ subscription: { ...PREMIUM, on_hold: "disputed" } });
    expect(await told()).toEqual([`disputed ${id}!`]);
  });

  test.each([
    ["of four days", {}, true],
    ["in free text and of a purchase", { session_id: "cs_1" }, true],
    ["of two days", { received_at: daysFromNow(-2) }, false],
    ["that is with the bank", { session_id: "cs_1", outcome: "pending" }, false],
    ["that the operator has settled", { settled_at: daysFromNow(-1), outcome: "refunded" }, false],
  ])("a notice of withdrawal %s: %#", async (_what, change, isOpen) => {
    const id = await withdrawal(change);
    expect(await told()).toEqual(isOpen ? [`withdrawal_open ${id}!`] : []);
  });

  test.each([
    [2, true],
    [0.5, false],
  ])("a notice whose sender got no mail for %s hours: %s", async (hours, isOpen) => {
    const received_at = daysFromNow(-hours / 24);
    const id = await withdrawal({ received_at, acknowledged_at: null });
    expect(await told()).toEqual(isOpen ? [`withdrawal_untold ${id}!`] : []);
  });

  test.each([
    [2, "open", true],
    [0.5, "open", false],
    [2, "dismissed", false],
  ])("a report of shared content of %s hours that is %s: %s", async (hours, outcome, isOpen) => {
    const id = randomUUID();
    await insertRow("content_reports", {
      id,
      list_id: randomUUID(),
      address: "/lista/x",
      concerns_child_abuse: false,
      explanation: "Hot",
      name: "Åsa",
      email: "asa@example.se",
      received_at: daysFromNow(-hours / 24),
      outcome,
      ...(outcome !== "open" && { reason: "Bara namn", decided_at: daysFromNow(0) }),
    });
    expect(await told()).toEqual(isOpen ? [`report_open ${id}!`] : []);
  });

  test.each([
    [2, true],
    [0.5, false],
  ])("a decision that was not mailed for %s hours: %s", async (hours, isOpen) => {
    const report = randomUUID();
    await insertRow("content_reports", {
      id: report,
      list_id: randomUUID(),
      address: "/lista/x",
      concerns_child_abuse: true,
      explanation: "Hot",
      outcome: "dismissed",
      reason: "Bara namn",
      decided_at: daysFromNow(0),
    });
    const [mail] = await sql<{ id: string }>(
      `insert into private.decision_mails (report_id, ground, decided_at)
        values ($1, 'law', $2) returning id`,
      [report, daysFromNow(-hours / 24)],
    );
    expect(await told()).toEqual(isOpen ? [`decision_unsent ${mail?.id}!`] : []);
  });

  test.each([
    ["20 minutes", null, true],
    ["1 minute", null, false],
    ["20 minutes", new Date().toISOString(), false],
  ])("a confirmation that was claimed %s ago and sent %s: %s", async (age, sent_at, isOpen) => {
    const { id } = await newAccount();
    await sql(
      `insert into public.purchase_confirmations (session_id, user_id, claimed_at, sent_at)
        values ('cs_1', $1, now() - $2::interval, $3)`,
      [id, age, sent_at],
    );
    expect(await told()).toEqual(isOpen ? ["confirmation_unsent cs_1!"] : []);
  });

  test.each([
    [34, false],
    [32, true],
  ])("a reminder that is unsent %i days ahead: %s", async (days, isOpen) => {
    const subscription = {
      ...PREMIUM,
      period: "year" as const,
      subscription_end: daysFromNow(days),
    };
    const { id } = await newAccount({ subscription });
    await sql("select private.note_renewals()");
    expect(await told()).toEqual(isOpen ? [`reminder_unsent ${id}!`] : []);
  });

  test.each([
    ["a period began after the last event", 24, "2 days", true],
    ["an event came after the period began", 24, "12 hours", false],
    ["the period began an hour ago", 1, "2 days", false],
    ["the period began two months ago", 61 * 24, "90 days", false],
  ])("a silent webhook: %s", async (_what, hours, age, isOpen) => {
    await sql("delete from public.stripe_events");
    await receiveEvent(age);
    const [row] = await sql<{ ends: string }>(
      "select now() - make_interval(hours => $1) + interval '1 month' as ends",
      [hours],
    );
    const { id } = await newAccount({
      subscription: { ...PREMIUM, period: "month", subscription_end: row?.ends ?? null },
    });
    await newCustomer(id);
    expect(await told()).toEqual(isOpen ? ["webhook_silent !"] : []);
  });

  test("no silent webhook in the last month of a year that is paid by the month from its end on", async () => {
    await sql("delete from public.stripe_events");
    await receiveEvent("2 months");
    const { id } = await newAccount();
    await newCustomer(id);
    const end = await storeMonth(id, "1 day ago");
    expect(await told(), "a month that began yesterday").toEqual(["webhook_silent !"]);
    await sql("delete from private.operator_alerts");
    // As if the year had been stored when it was bought.
    await sql(
      "update public.billing_states set end_stored_at = now() - interval '11 months' where user_id = $1",
      [id],
    );
    expect(await storeMonth(id, "1 day ago", end)).toBe(end);
    expect(await told(), "the same end, fetched again").toEqual([]);
    await storeMonth(id, "5 hours ago");
    expect(await told(), "the first month after it").toEqual(["webhook_silent !"]);
  });

  async function newCustomer(userId: string): Promise<void> {
    await insertRow("stripe_customers", {
      user_id: userId,
      account_id: "acct_1",
      is_live: false,
      customer_id: `cus_${userId.replaceAll("-", "")}`,
    });
  }

  /** Stores what Stripe says of a plan that is paid by the month, and returns its end. */
  async function storeMonth(userId: string, start: string, end?: string): Promise<string> {
    const [row] = await sql<{ ends: string }>(
      "select coalesce($2, (now() + $1::interval + interval '1 month')::text) as ends",
      [start, end ?? null],
    );
    const refresh = await service.rpc("start_refresh", { account: userId, is_shared: false });
    if (refresh.error) throw refresh.error;
    const ends_at = row?.ends ?? "";
    const { error } = await service.rpc("store_paid_plan", {
      account: userId,
      refresh: refresh.data,
      is_subscribed: true,
      does_renew: true,
      has_payment_failed: false,
      ends_at,
      paid_each: "month",
    });
    if (error) throw error;
    return ends_at;
  }

  describe("of the jobs of pg_cron", () => {
    // Not in the embedded database: what the extension of a hosted project has.
    beforeEach(async () => {
      await sql("create schema cron");
      await sql("create table cron.job (jobid bigint, jobname text)");
      await sql(
        "create table cron.job_run_details (jobid bigint, status text, start_time timestamptz)",
      );
      await sql("insert into cron.job values (1, 'delete-expired'), (2, 'of another project')");
    });

    afterEach(async () => {
      await sql("drop schema cron cascade");
    });

    test.each([
      [
        "one whose latest run failed",
        ["1, 'failed', now()", "1, 'succeeded', now() - interval '1 hour'"],
        true,
      ],
      [
        "not one that has succeeded since",
        ["1, 'failed', now() - interval '1 hour'", "1, 'succeeded', now()"],
        false,
      ],
      ["not one of another project", ["2, 'failed', now()"], false],
    ])("%s", async (_what, runs, isOpen) => {
      for (const run of runs) await sql(`insert into cron.job_run_details values (${run})`);
      expect(await told()).toEqual(isOpen ? ["job_failed delete-expired!"] : []);
    });
  });
});

describe("the health address", () => {
  const UNTOLD = "the operator has not been told of what is open for three hours";

  async function problems(): Promise<unknown> {
    const { data, error } = await service.rpc("open_problems");
    if (error) throw error;
    return data;
  }

  test("notices when the operator is not told, at first or on a later day", async () => {
    await newAccount({ subscription: FAILED });
    await sql("select private.note_matters()");
    await pass("2 hours");
    expect(await problems()).toEqual([]);
    await pass("2 hours");
    expect(await problems()).toEqual([UNTOLD]);
    await told();
    await pass("26 hours");
    expect(await problems()).toEqual([]);
    await pass("2 hours");
    expect(await problems()).toEqual([UNTOLD]);
  });
});

describe("the job settles", () => {
  /** An account with a customer whose plan was fetched so long ago. */
  async function newCustomer(subscription = PREMIUM, refreshed = "2 hours"): Promise<string> {
    const { id } = await newAccount({ subscription });
    const customer = `cus_${id.replaceAll("-", "")}`;
    await insertRow("stripe_customers", {
      user_id: id,
      account_id: "acct_job",
      is_live: false,
      customer_id: customer,
    });
    await sql(
      `insert into public.billing_states (user_id, refresh_started_at)
        values ($1, now() - $2::interval)`,
      [id, refreshed],
    );
    return customer;
  }

  async function toSettle(most = 20): Promise<string[]> {
    const { data, error } = await service.rpc("customers_to_settle", {
      account: "acct_job",
      in_live_mode: false,
      most,
    });
    if (error) throw error;
    const rows: { customer_id: string }[] = data;
    return rows.map(({ customer_id }) => customer_id);
  }

  test("those about whom something is open, who has waited longest first, not those just settled", async () => {
    await newCustomer();
    await newCustomer(FAILED, "10 minutes");
    const later = await newCustomer(FAILED, "2 hours");
    const first = await newCustomer(FAILED, "3 hours");
    const overdue = await newCustomer({ ...PREMIUM, subscription_end: daysFromNow(-1) }, "1 hour");
    expect(await toSettle()).toEqual([first, later, overdue]);
    expect(await toSettle(1)).toEqual([first]);
    await sql(
      `update public.billing_states set refresh_started_at = to_timestamp(0) where user_id =
        (select user_id from public.stripe_customers where customer_id = $1)`,
      [first],
    );
    expect(await toSettle(), "one that failed waits for the others").toEqual([
      later,
      overdue,
      first,
    ]);
  });

  test("a refund that the bank may still refuse once a day, for 180 days", async () => {
    const customer = await newCustomer(PREMIUM, "25 hours");
    const [row] = await sql<{ user_id: string }>(
      "select user_id from public.stripe_customers where customer_id = $1",
      [customer],
    );
    await insertRow("withdrawals", {
      user_id: row?.user_id ?? "",
      name: "A",
      email: "a@example.se",
      contract: "B",
      session_id: "cs_1",
      outcome: "refunded",
      acknowledged_at: daysFromNow(-100),
      received_at: daysFromNow(-100),
    });
    expect(await toSettle()).toContain(customer);
    await sql("update public.withdrawals set received_at = now() - interval '181 days'");
    expect(await toSettle()).not.toContain(customer);
  });

  test("a purchase whose confirmation was not sent", async () => {
    const customer = await newCustomer();
    await sql(
      `insert into public.purchase_confirmations (session_id, user_id)
        select 'cs_2', user_id from public.stripe_customers where customer_id = $1`,
      [customer],
    );
    expect(await toSettle()).toContain(customer);
  });
});
