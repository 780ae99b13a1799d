/**
 * Compares everything that is set up outside of the repository with what the code needs;
 * docs/deployment.md says when and how to run it. Changes nothing. Runs in Deno, with the code and the
 * environment of the edge functions.
 */
import { parseArgs } from "node:util";
import { OPERATOR, type Operator } from "../supabase/functions/_shared/operator.ts";
import { checkBackend } from "./doctor/backend.ts";
import { type Finding, lineOf } from "./doctor/finding.ts";
import { checkFunctions } from "./doctor/functions.ts";
import { checkMail } from "./doctor/mail.ts";
import { checkPostgres } from "./doctor/postgres.ts";
import { checkSettings, type SettingName } from "./doctor/settings.ts";
import { type Config, checkOperator, checkRedirects, parseConfig } from "./doctor/site.ts";
import { checkStripe } from "./doctor/stripe.ts";

/** What is in the repository. */
export interface Project {
  readonly operator: Operator;
  readonly config: Config;
  /** The names of the files in supabase/migrations. */
  readonly migrations: readonly string[];
  /** Null outside of a clone, or without git. */
  readonly commit: string | null;
}

/** @param isSending whether the operator gets a mail */
export async function examine(
  { operator, config, migrations, commit }: Project,
  isSending: boolean,
): Promise<readonly Finding[]> {
  const { findings: settings, unusable } = checkSettings();
  const areas: readonly (readonly [
    subject: string,
    check: () => Promise<readonly Finding[]> | readonly Finding[],
    ...needed: SettingName[],
  ])[] = [
    ["operator", () => [checkOperator(operator)]],
    ["redirect list", () => [checkRedirects(config)], "SITE_URL"],
    ["Stripe", () => checkStripe(operator), "STRIPE_SECRET_KEY", "SITE_URL", "SUPABASE_URL"],
    [
      "Supabase",
      () => checkBackend(config),
      "SITE_URL",
      "SUPABASE_URL",
      "SUPABASE_PUBLISHABLE_KEYS",
      "SUPABASE_SECRET_KEYS",
      "STRIPE_SECRET_KEY",
      "STRIPE_WEBHOOK_SECRET",
    ],
    ["functions", () => checkFunctions(commit), "SITE_URL", "SUPABASE_URL", "JOB_SECRET"],
    ["database", () => checkPostgres(migrations)],
    ["mail", () => checkMail(operator, isSending), "SMTP_*", "SITE_URL"],
  ];
  const findings = [...settings];
  for (const [subject, check, ...needed] of areas) {
    const lacking = needed.filter((name) => unusable.has(name));
    if (lacking.length === 0) findings.push(...(await check()));
    else findings.push({ state: "unasked", subject, text: `needs ${lacking.join(", ")}` });
  }
  return findings;
}

/** 1 when something is wrong, 2 when only something could not be asked. */
export function exitCodeOf(findings: readonly Finding[]): 0 | 1 | 2 {
  if (findings.some(({ state }) => state === "wrong")) return 1;
  return findings.some(({ state }) => state === "unasked") ? 2 : 0;
}

function headCommit(): string | null {
  try {
    const git = new Deno.Command("git", { args: ["rev-parse", "HEAD"] });
    const { success, stdout } = git.outputSync();
    return success ? new TextDecoder().decode(stdout).trim() : null;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return null;
    throw error;
  }
}

async function main(): Promise<0 | 1 | 2> {
  const { values } = parseArgs({
    args: Deno.args,
    options: { "no-mail": { type: "boolean", default: false } },
  });
  const migrations: string[] = [];
  for await (const { name } of Deno.readDir("supabase/migrations")) migrations.push(name);
  const config = parseConfig(await Deno.readTextFile("supabase/config.toml"));
  const project = {
    operator: OPERATOR,
    config,
    migrations: migrations.sort(),
    commit: headCommit(),
  };
  const findings = await examine(project, !values["no-mail"]);
  for (const finding of findings) console.log(lineOf(finding));
  const count = (state: Finding["state"]) =>
    findings.filter((finding) => finding.state === state).length;
  console.log(
    `Wrong: ${count("wrong")}. To check by hand: ${count("by-hand")}. Not asked: ${count("unasked")}.`,
  );
  return exitCodeOf(findings);
}

if (import.meta.main) {
  try {
    Deno.exit(await main());
  } catch (error) {
    console.error(error);
    console.error("It did not finish.\nnpm run doctor -- [--no-mail]");
    Deno.exit(2);
  }
}
