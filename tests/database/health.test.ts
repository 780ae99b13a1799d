/** What the function health learns from the database. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { newAccount } from "./accounts.ts";
import { expectDenied } from "./assertions.ts";
import { service, sql, visitorClient } from "./backend.ts";

const JOB = "the hourly job has not succeeded for two hours";
const WITHDRAWAL = "a withdrawal has been open for three days";

async function problems(): Promise<unknown> {
  const { data, error } = await service.rpc("open_problems");
  if (error) throw error;
  return data;
}

test("no client can ask", async () => {
  const { client } = await newAccount();
  for (const caller of [visitorClient(), client]) expectDenied(await caller.rpc("open_problems"));
});

describe("with pg_cron", () => {
  // Not in the embedded database: what the extension of a hosted project has.
  beforeEach(async () => {
    await sql("create schema cron");
    await sql("create table cron.job (jobid bigint, jobname text)");
    await sql(
      "create table cron.job_run_details (jobid bigint, status text, start_time timestamptz)",
    );
    await sql("insert into cron.job values (1, 'delete-expired'), (2, 'another')");
  });

  afterEach(async () => {
    await sql("drop schema cron cascade");
  });

  test.each([
    ["never ran", [], [JOB]],
    ["ran an hour ago", ["1, 'succeeded', now() - interval '1 hour'"], []],
    ["ran three hours ago", ["1, 'succeeded', now() - interval '3 hours'"], [JOB]],
    ["failed", ["1, 'failed', now()"], [JOB]],
    [
      "failed after a success",
      ["1, 'succeeded', now() - interval '1 hour'", "1, 'failed', now()"],
      [],
    ],
    ["did not run, but another did", ["2, 'succeeded', now()"], [JOB]],
  ])("a job that %s", async (_what, runs, expected) => {
    for (const run of runs) await sql(`insert into cron.job_run_details values (${run})`);
    expect(await problems()).toEqual(expected);
  });
});

describe("a notice of withdrawal", () => {
  afterEach(async () => {
    await sql("delete from public.withdrawals");
  });

  test.each([
    ["of a purchase, open for four days", "'cs_1', 'received', 4", [WITHDRAWAL]],
    ["of a purchase, open for two days", "'cs_1', 'received', 2", []],
    ["of a purchase, paid back", "'cs_1', 'refunded', 4", []],
    ["of a purchase, with the bank", "'cs_1', 'pending', 4", []],
    ["in free text", "null, 'received', 4", []],
  ])("%s", async (_what, notice, expected) => {
    await sql(
      `insert into public.withdrawals (name, email, contract, session_id, outcome, received_at)
        select 'Anna', 'anna@example.se', 'Basic', session, state, now() - make_interval(days => days)
        from (values (${notice})) as given (session, state, days)`,
    );
    expect(await problems()).toEqual(expected);
  });
});
