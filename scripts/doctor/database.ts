/** Checks that only the database itself can answer. */
import { byHand, compared, type Finding, wrong } from "./finding.ts";

/** Runs a statement that changes nothing. */
export type Query = (sql: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;

const HISTORY = "supabase_migrations.schema_migrations";

/** The hourly jobs: what they are for, and the statement of each. */
const JOBS = [
  ["deletion of what has had its time", "delete-expired", "call private.delete_all_expired()"],
  ["reminders and alarms", "renewal-reminders", "select private.request_renewal_reminders()"],
] as const;

const RUNS = `
  select command, active, (
    select status from cron.job_run_details as run where run.jobid = job.jobid
    order by start_time desc limit 1
  ) as last_status, exists (
    select from cron.job_run_details as run
    where run.jobid = job.jobid and start_time > now() - interval '2 hours'
  ) as has_run
  from cron.job as job`;

const VAULT = "vault.decrypted_secrets";

const CALL_SUBJECT = "hourly call of the functions";

/** The answers that pg_net keeps. */
const RESPONSES = "net._http_response";

const FACTORS_SUBJECT = "accounts with a second factor";

const FACTORS = "auth.mfa_factors";

/** Without a connection: the statements to run in the SQL editor. */
export const UNREACHED: readonly Finding[] = [
  byHand("migrations", `the SQL editor: select version from ${HISTORY}; or set DATABASE_URL`),
  byHand(
    "deletion of what has had its time",
    "the SQL editor: select jobname, schedule, active from cron.job; or set DATABASE_URL",
  ),
  byHand(
    CALL_SUBJECT,
    "the SQL editor: the statements of docs/deployment.md, section 5; or set DATABASE_URL",
  ),
  byHand(
    FACTORS_SUBJECT,
    `the SQL editor: select count(*) from ${FACTORS} is 0; or set DATABASE_URL`,
  ),
];

/** What the Vault must have; null when the operator's shell does not say it. */
export interface HourlyCall {
  readonly functionsUrl: string | null;
  readonly jobSecret: string | null;
}

/** @param files the names of those in supabase/migrations */
export async function checkDatabase(
  query: Query,
  files: readonly string[],
  call: HourlyCall,
): Promise<readonly Finding[]> {
  return [
    await checkMigrations(query, files),
    ...(await checkJobs(query)),
    ...(await checkHourlyCall(query, call)),
    ...(await checkReminders(query)),
    await checkFactors(query),
    await checkTraces(query),
  ];
}

/** What the job calls the functions with. */
async function checkHourlyCall(
  query: Query,
  { functionsUrl, jobSecret }: HourlyCall,
): Promise<readonly Finding[]> {
  // Without pg_cron somebody else calls the functions, and needs neither of the two.
  if (!(await exists(query, "cron.job"))) return [];
  const stored = await vaultSecrets(query);
  const secrets = (
    [
      ["functions_url", functionsUrl],
      ["job_secret", jobSecret],
    ] as const
  ).map(([name, wanted]) => checkSecret(name, stored.get(name) ?? null, wanted));
  if (!(await exists(query, RESPONSES))) {
    const remedy = "in the SQL editor: create extension pg_net with schema extensions";
    return [...secrets, wrong(CALL_SUBJECT, "the database has no pg_net", remedy)];
  }
  return [...secrets, await checkAnswer(query)];
}

async function vaultSecrets(query: Query): Promise<ReadonlyMap<string, string>> {
  if (!(await exists(query, VAULT))) return new Map();
  const rows = await query(
    `select name, decrypted_secret from ${VAULT} where name in ('functions_url', 'job_secret')`,
  );
  return new Map(rows.map((row) => [String(row.name), String(row.decrypted_secret)]));
}

function checkSecret(name: string, stored: string | null, wanted: string | null): Finding {
  const subject = `${name} in the Vault`;
  if (stored === null) {
    return wrong(
      subject,
      "missing",
      `in the SQL editor: select vault.create_secret('…', '${name}')`,
    );
  }
  if (wanted === null) {
    return { state: "unasked", subject, text: "needs SUPABASE_URL and JOB_SECRET" };
  }
  return compared(
    subject,
    stored === wanted ? [] : ["it is another than here"],
    `in the SQL editor: select vault.update_secret((select id from vault.secrets where name = '${name}'), '…')`,
    "the same as here",
  );
}

/** What the functions have answered the latest call. pg_net forgets it after six hours. */
async function checkAnswer(query: Query): Promise<Finding> {
  const [answer] = await query(
    `select status_code, error_msg from ${RESPONSES} order by created desc limit 1`,
  );
  if (!answer)
    return { state: "unasked", subject: CALL_SUBJECT, text: "no call of the last hours" };
  const { status_code: status, error_msg: error } = answer;
  return compared(
    CALL_SUBJECT,
    status === 200 ? [] : [`the latest was answered ${status ?? error}`],
    "look at the log of the function renewal-reminders",
    "answered 200",
  );
}

/** Reminders that were due two days ago, of which the operator has been told. */
async function checkReminders(query: Query): Promise<readonly Finding[]> {
  const [known] = await query(
    "select to_regprocedure('private.due_reminders()') is not null as is_there",
  );
  // A migration is missing, which is said already.
  if (known?.is_there !== true) return [];
  const late = await query(
    "select from private.due_reminders() where renews_at < now() + interval '33 days'",
  );
  return [
    compared(
      "reminders of renewals",
      late.length === 0 ? [] : [`${late.length} unsent for two days`],
      "look at the log of the function renewal-reminders, and at the hourly call",
      "all sent",
    ),
  ];
}

/** An account with a second factor can change neither password nor address on the site. */
async function checkFactors(query: Query): Promise<Finding> {
  const rows = (await exists(query, FACTORS)) ? await query(`select from ${FACTORS}`) : [];
  return compared(
    FACTORS_SUBJECT,
    rows.length === 0 ? [] : [`${rows.length} of them`],
    "config push, so that none can be added, and delete them (docs/deployment.md, section 2)",
    "none",
  );
}

async function checkMigrations(query: Query, files: readonly string[]): Promise<Finding> {
  const subject = "migrations";
  const versions = files.flatMap((file) => /^\d+/.exec(file)?.[0] ?? []);
  const rows = (await exists(query, HISTORY)) ? await query(`select version from ${HISTORY}`) : [];
  const applied = rows.map(({ version }) => String(version));
  const unknown = applied.filter((version) => !versions.includes(version));
  if (unknown.length > 0) {
    return wrong(
      subject,
      `the database also has ${unknown.join(", ")}`,
      "run this from the commit that is deployed",
    );
  }
  const missing = versions.filter((version) => !applied.includes(version));
  return compared(
    subject,
    missing.length === 0 ? [] : [`not applied: ${missing.join(", ")}`],
    "db push, after a backup",
    `all ${versions.length} are applied`,
  );
}

/** Whether what the database does every hour is done. */
async function checkJobs(query: Query): Promise<readonly Finding[]> {
  if (!(await exists(query, "cron.job"))) {
    return JOBS.map(([subject]) =>
      byHand(
        subject,
        "the database has no pg_cron: enable it and repeat the end of the migration retention, or run it every hour (docs/deployment.md, section 11)",
      ),
    );
  }
  const jobs = await query(RUNS);
  return JOBS.map(([subject, name, command]) => {
    const job = jobs.find((one) => one.command === command);
    const remedy = `in the SQL editor: select cron.schedule('${name}', '23 * * * *', '${command}')`;
    if (!job) return wrong(subject, "cron.job has no job for it", remedy);
    if (job.active !== true) return wrong(subject, "its job is not active", remedy);
    return job.has_run === true
      ? compared(
          subject,
          job.last_status === "failed" ? ["its last run failed"] : [],
          "read return_message in cron.job_run_details",
          "every hour",
        )
      : wrong(
          subject,
          "it has not run for two hours",
          "on a new project wait for the next hour; otherwise restart the database, with which pg_cron starts",
        );
  });
}

/** Whether the owner of the migrations may delete what Auth has logged of an account. Without the right, it is left. */
async function checkTraces(query: Query): Promise<Finding> {
  const rows = await query(
    `select name from unnest(array['auth.audit_log_entries', 'auth.flow_state']) as name
      where to_regclass(name) is not null
        and not has_table_privilege(to_regclass(name), 'DELETE')`,
  );
  const names = rows.map(({ name }) => String(name)).join(" and ");
  return compared(
    "what Auth logs of accounts",
    rows.length === 0 ? [] : [`it cannot be deleted from ${names}`],
    "grant select and delete to postgres, or stop writing the log to the database (docs/deployment.md, section 2)",
    "deleted with the account, and after 30 days",
  );
}

async function exists(query: Query, table: string): Promise<boolean> {
  const [row] = await query(`select to_regclass('${table}') is not null as is_there`);
  return row?.is_there === true;
}
