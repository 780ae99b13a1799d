/** What `npm run doctor` finds in the database. */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import type pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { DENO_ENVIRONMENT } from "../../dev/deno.ts";
import { TEST_HOST } from "../../dev/free-port.ts";
import { checkDatabase, type HourlyCall } from "../../scripts/doctor/database.ts";
import { lineOf } from "../../scripts/doctor/finding.ts";
import { connect } from "./connections.ts";
import { applyMigrations, createDatabase, DEFAULT_PRIVILEGES, SUPERUSER } from "./databases.ts";

/** Its own, since no other test expects these schemas. */
const DATABASE = "doctor";

let owner: pg.Pool;

beforeAll(async () => {
  await createDatabase(inject("postgresPort"), DATABASE, DEFAULT_PRIVILEGES.closed);
  await applyMigrations(inject("postgresPort"), DATABASE);
  owner = connect(DATABASE);
});

afterAll(() => owner.end());

async function sql(statement: string, parameters?: unknown[]) {
  return (await owner.query(statement, parameters)).rows;
}

/** What the operator's shell has. */
const CALL = {
  functionsUrl: "https://ref.supabase.co/functions/v1",
  jobSecret: "0123456789abcdef0123456789abcdef",
};

const FILES = readdirSync("supabase/migrations");

const [FIRST = "", ...OTHERS] = FILES.map((file) => file.split("_")[0] ?? "");

/** The history that `db push` writes, and the tables of pg_cron with the job of the migrations. */
beforeEach(async () => {
  await sql("create schema supabase_migrations");
  await sql("create table supabase_migrations.schema_migrations (version text primary key)");
  await sql("insert into supabase_migrations.schema_migrations select unnest($1::text[])", [
    [FIRST, ...OTHERS],
  ]);
  await sql("create schema cron");
  await sql(
    "create table cron.job (jobid bigint, jobname text, schedule text, command text, active boolean)",
  );
  await sql(
    "create table cron.job_run_details (jobid bigint, status text, start_time timestamptz)",
  );
  await sql(
    `insert into cron.job values
       (1, 'another', '* * * * *', 'select 1', true),
       (2, 'delete-expired', '23 * * * *', 'call private.delete_all_expired()', true),
       (3, 'renewal-reminders', '23 * * * *', 'select private.request_renewal_reminders()', true)`,
  );
  await sql(
    "insert into cron.job_run_details select jobid, 'succeeded', now() - interval '10 minutes' from cron.job",
  );
  await sql("create schema vault");
  await sql("create table vault.decrypted_secrets (name text, decrypted_secret text)");
  await sql(
    "insert into vault.decrypted_secrets values ('functions_url', $1), ('job_secret', $2)",
    [CALL.functionsUrl, CALL.jobSecret],
  );
  await sql("create schema net");
  await sql(
    "create table net._http_response (status_code integer, error_msg text, created timestamptz)",
  );
  await sql("insert into net._http_response values (200, null, now() - interval '10 minutes')");
});

afterEach(async () => {
  await sql("drop schema supabase_migrations cascade");
  await sql("drop schema cron cascade");
  await sql("drop schema vault cascade");
  await sql("drop schema net cascade");
});

async function examine(call: HourlyCall = CALL) {
  const findings = await checkDatabase((statement) => sql(statement), FILES, call);
  return findings.map(lineOf);
}

test("all migrations and the jobs are there", async () => {
  expect(await examine()).toEqual([
    `ok             migrations: all ${FILES.length} are applied`,
    "ok             deletion of what has had its time: every hour",
    "ok             reminders and alarms: every hour",
    "ok             functions_url in the Vault: the same as here",
    "ok             job_secret in the Vault: the same as here",
    "ok             hourly call of the functions: answered 200",
    "ok             reminders of renewals: all sent",
    "ok             accounts with a second factor: none",
    "ok             what Auth logs of accounts: deleted with the account, and after 30 days",
  ]);
});

test("a log of Auth that the database may not delete from is wrong", async () => {
  const superuser = connect(DATABASE, SUPERUSER);
  try {
    await superuser.query("revoke delete on auth.audit_log_entries from postgres");
    expect((await examine()).at(-1)).toMatch(
      /^WRONG +what Auth logs of accounts: it cannot be deleted from auth\.audit_log_entries → grant/,
    );
    await superuser.query("grant delete on auth.audit_log_entries to postgres");
  } finally {
    await superuser.end();
  }
});

test("second factors of accounts are wrong", async () => {
  await sql("insert into auth.users (id) values (gen_random_uuid())");
  await sql("insert into auth.mfa_factors select gen_random_uuid(), id from auth.users");
  expect((await examine()).at(-2)).toMatch(
    /^WRONG +accounts with a second factor: 1 of them → config push, .* delete them/,
  );
  await sql("delete from auth.users");
});

test.each([
  [
    "a missing migration",
    `delete from supabase_migrations.schema_migrations where version = '${FIRST}'`,
    new RegExp(`migrations: not applied: ${FIRST} → db push`),
  ],
  [
    "a database without any migration",
    "drop table supabase_migrations.schema_migrations",
    new RegExp(`migrations: not applied: ${FIRST}, .* → db push`),
  ],
  [
    "a migration of another commit",
    "insert into supabase_migrations.schema_migrations values ('20991231000000')",
    /migrations: the database also has 20991231000000 → run this from the commit/,
  ],
  [
    "a missing job",
    "delete from cron.job where jobid = 2",
    /deletion .*: cron\.job has no job for it → in the SQL editor: select cron\.schedule\('delete-expired'/,
  ],
  [
    "a missing job of the reminders",
    "delete from cron.job where jobid = 3",
    /reminders .*: cron\.job has no job for it → in the SQL editor: select cron\.schedule\('renewal-reminders'/,
  ],
  [
    "a job that is turned off",
    "update cron.job set active = false where jobid = 2",
    /deletion .*: its job is not active → in the SQL editor/,
  ],
  [
    "a job whose last run failed",
    "insert into cron.job_run_details values (2, 'succeeded', now() - interval '1 hour'), (2, 'failed', now())",
    /deletion .*: its last run failed → read return_message/,
  ],
  [
    "a job of the reminders whose last run failed",
    "insert into cron.job_run_details values (3, 'failed', now())",
    /reminders and alarms: its last run failed → read return_message/,
  ],
  [
    "a job that no longer runs",
    "update cron.job_run_details set start_time = now() - interval '3 hours' where jobid = 2",
    /deletion .*: it has not run for two hours → /,
  ],
  [
    "a job that has never run",
    "delete from cron.job_run_details where jobid = 3",
    /reminders and alarms: it has not run for two hours → on a new project wait/,
  ],
  [
    "no pg_net",
    "drop table net._http_response",
    /hourly call .*: the database has no pg_net → .*create extension pg_net/,
  ],
  [
    "functions that refuse the call",
    "insert into net._http_response values (401, null, now())",
    /hourly call .*: the latest was answered 401 → look at the log/,
  ],
  [
    "functions that do not answer the call",
    "insert into net._http_response values (null, 'Timeout was reached', now())",
    /hourly call .*: the latest was answered Timeout was reached → /,
  ],
  [
    "no address of the functions in the Vault",
    "delete from vault.decrypted_secrets where name = 'functions_url'",
    /functions_url in the Vault: missing → .*create_secret\('…', 'functions_url'\)/,
  ],
  [
    "no secret of the job in the Vault",
    "delete from vault.decrypted_secrets where name = 'job_secret'",
    /job_secret in the Vault: missing → .*create_secret\('…', 'job_secret'\)/,
  ],
  [
    "the address of other functions in the Vault",
    "update vault.decrypted_secrets set decrypted_secret = 'https://old.supabase.co/functions/v1' where name = 'functions_url'",
    /functions_url in the Vault: it is another than here → .*update_secret/,
  ],
  [
    "an old secret of the job in the Vault",
    "update vault.decrypted_secrets set decrypted_secret = 'rotated' where name = 'job_secret'",
    /job_secret in the Vault: it is another than here → .*update_secret/,
  ],
])("%s is one line with what to do", async (_title, fault, line) => {
  await sql(fault);
  const wrong = (await examine()).filter((found) => found.startsWith("WRONG"));
  expect(wrong).toEqual([expect.stringMatching(line)]);
});

test("a run that failed before the last one is no fault, nor that of another job", async () => {
  await sql(
    "insert into cron.job_run_details values (2, 'failed', now() - interval '2 hours'), (2, 'succeeded', now() - interval '1 hour'), (1, 'failed', now())",
  );
  expect((await examine()).filter((line) => !line.startsWith("ok"))).toEqual([]);
});

test("a reminder that is unsent for two days is wrong", async () => {
  await sql("insert into auth.users (id, email) values (gen_random_uuid(), 'buyer@example.se')");
  await sql(
    `insert into public.subscribers (user_id, subscribed, subscription_tier, subscription_end, renews, period)
     select id, true, 'Plus', now() + interval '32 days', true, 'year' from auth.users
     on conflict (user_id) do update set subscribed = true, subscription_tier = 'Plus',
       subscription_end = excluded.subscription_end, renews = true, period = 'year'`,
  );
  await sql(
    "insert into public.renewal_reminders (user_id, renews_at) select user_id, subscription_end from public.subscribers",
  );
  const lines = async () =>
    (await examine()).filter((line) => line.includes("reminders of renewals"));
  expect(await lines()).toEqual([
    expect.stringMatching(/^WRONG .*: 1 unsent for two days → look at the log/),
  ]);
  await sql("update public.renewal_reminders set sent_at = now()");
  expect(await lines()).toEqual(["ok             reminders of renewals: all sent"]);
  await sql("delete from auth.users");
});

test("what neither the shell nor pg_net says is not asked", async () => {
  await sql("delete from net._http_response");
  const unasked = (await examine({ functionsUrl: null, jobSecret: null })).filter((line) =>
    line.startsWith("NOT ASKED"),
  );
  expect(unasked).toEqual([
    expect.stringContaining("functions_url in the Vault: needs SUPABASE_URL"),
    expect.stringContaining("job_secret in the Vault: needs SUPABASE_URL and JOB_SECRET"),
    expect.stringContaining("hourly call of the functions: no call"),
  ]);
});

test("without pg_cron, somebody has to see to the deletion and the reminders", async () => {
  await sql("drop table cron.job");
  for (const line of (await examine()).slice(1, 3)) {
    expect(line).toMatch(/^CHECK BY HAND .*: the database has no pg_cron/);
  }
});

function runScript(databaseUrl: string) {
  return spawnSync("npm", ["run", "--silent", "doctor"], {
    env: { ...DENO_ENVIRONMENT, PATH: process.env.PATH, DATABASE_URL: databaseUrl },
    encoding: "utf8",
  });
}

test("a database that does not answer is said not to be asked", () => {
  const { stdout } = runScript(`postgresql://postgres@${TEST_HOST}:1/${DATABASE}`);
  expect(stdout).toMatch(/^NOT ASKED +database: .*ECONNREFUSED/m);
});

test("the script connects with DATABASE_URL, reads the project, and exits with what it found", () => {
  const database = `postgresql://postgres@${TEST_HOST}:${inject("postgresPort")}/${DATABASE}`;
  const { status, stdout } = runScript(database);
  expect(stdout).toContain(`ok             migrations: all ${FILES.length} are applied`);
  expect(stdout).toContain("ok             deletion of what has had its time: every hour");
  expect(stdout).toMatch(/WRONG +SITE_URL: .* → set it/);
  expect(stdout).toMatch(/WRONG +operator\.ts: missing or malformed: legalName/);
  expect(stdout).toMatch(/NOT ASKED +Stripe: needs STRIPE_SECRET_KEY/);
  expect(status).toBe(1);
});
