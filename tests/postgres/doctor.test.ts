/** What `npm run doctor` finds in the database. */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import type pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { DENO_ENVIRONMENT } from "../../dev/deno.ts";
import { TEST_HOST } from "../../dev/free-port.ts";
import { checkDatabase } from "../../scripts/doctor/database.ts";
import { lineOf } from "../../scripts/doctor/finding.ts";
import { connect } from "./connections.ts";
import { createDatabase, SUPERUSER } from "./databases.ts";

/** Its own, since no other test expects these schemas. */
const DATABASE = "doctor";

let owner: pg.Pool;

beforeAll(async () => {
  await createDatabase(inject("postgresPort"), DATABASE, "");
  owner = connect(DATABASE);
});

afterAll(() => owner.end());

async function sql(statement: string, parameters?: unknown[]) {
  return (await owner.query(statement, parameters)).rows;
}

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
});

afterEach(async () => {
  await sql("drop schema supabase_migrations cascade");
  await sql("drop schema cron cascade");
});

async function examine() {
  const findings = await checkDatabase((statement) => sql(statement), FILES);
  return findings.map(lineOf);
}

test("all migrations and the jobs are there", async () => {
  expect(await examine()).toEqual([
    `ok             migrations: all ${FILES.length} are applied`,
    "ok             deletion of what has had its time: every hour",
    "ok             reminders and alarms: every hour",
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

test("without pg_cron, somebody has to see to the deletion and the reminders", async () => {
  await sql("drop table cron.job");
  for (const line of (await examine()).slice(1, -2)) {
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
