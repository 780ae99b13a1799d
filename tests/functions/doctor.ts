/** Runs `npm run doctor` on the stand-in of Stripe and the local backend, with all set up or with a fault. */
import assert from "node:assert/strict";
import type { Setup } from "../../dev/stripe/setup.ts";
import { type Finding, lineOf } from "../../scripts/doctor/finding.ts";
import { parseConfig } from "../../scripts/doctor/site.ts";
import { examine, exitCodeOf, type Project } from "../../scripts/doctor.ts";
import { handle as handleSettings } from "../../supabase/functions/settings/handler.ts";
import { OPERATOR } from "../operator.ts";
import { backendUrl, withSettings } from "./backend.ts";
import { standInUrl } from "./payments.ts";
import { withMailServer } from "./smtp.ts";

/** The parts of supabase/config.toml that are compared, for the local backend. */
export const CONFIG = `
[auth]
site_url = "${backendUrl}"
additional_redirect_urls = ["${backendUrl}/"]
enable_signup = true
enable_anonymous_sign_ins = false
minimum_password_length = 8
password_requirements = "lower_upper_letters_digits_symbols"
[auth.rate_limit]
email_sent = 1000
[auth.email]
enabled = true
enable_confirmations = true
[auth.external.google]
enabled = false
[functions.stripe-webhook]
[functions.withdraw]
[functions.names]
`;

export const COMMIT = "0123456789012345678901234567890123456789";

const PROJECT: Project = {
  operator: OPERATOR,
  config: parseConfig(CONFIG),
  migrations: [],
  commit: COMMIT,
};

export const VAT_NUMBER = { id: "txi_vat", type: "eu_vat", value: OPERATOR.vatNumber } as const;

const RESTRICTED_KEY = (Deno.env.get("STRIPE_SECRET_KEY") ?? "").replace("sk_", "rk_");

/** The settings with which nothing is wrong. */
export const SETTINGS = {
  SITE_URL: backendUrl,
  STRIPE_SECRET_KEY: RESTRICTED_KEY,
  JOB_SECRET: "0123456789abcdef0123456789abcdef",
  // No Cloudflare is in front of the local backend.
  CLIENT_ADDRESS_HEADER: "x-forwarded-for",
  RELEASE_COMMIT: COMMIT,
};

export interface Fault {
  readonly setup?: (complete: Setup) => Partial<Setup>;
  readonly settings?: Readonly<Record<string, string>>;
  /** What the functions have instead of what the operator's shell has. */
  readonly functions?: Readonly<Record<string, string>>;
  readonly project?: Partial<Project>;
  /** What the mail server answers to every recipient. */
  readonly refusal?: string;
}

export async function standInSetup(): Promise<Setup> {
  return (await fetch(`${standInUrl}/setup`)).json();
}

async function setUp(setup: Setup): Promise<void> {
  const response = await fetch(`${standInUrl}/setup`, {
    method: "PUT",
    body: JSON.stringify(setup),
  });
  await response.body?.cancel();
  assert.equal(response.status, 200);
}

/** Runs with a complete setup but for the changes, and restores it. */
export async function withSetup(
  change: ((complete: Setup) => Partial<Setup>) | undefined,
  run: () => Promise<void>,
): Promise<void> {
  const before = await standInSetup();
  const complete = { ...before, taxIds: [VAT_NUMBER], defaultTaxIds: [VAT_NUMBER.id] };
  await setUp({ ...complete, ...change?.(complete) });
  try {
    await run();
  } finally {
    await setUp(before);
  }
}

/** Answers calls of the function settings in this process, where it can have settings of its own. */
async function withFunctionSettings(
  settings: Readonly<Record<string, string>>,
  run: () => Promise<void>,
): Promise<void> {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.endsWith("/functions/v1/settings")) return fetch(input, init);
    let response = Response.error();
    await withSettings(settings, async () => {
      response = await handleSettings(new Request(url, init));
    });
    return response;
  };
  try {
    await run();
  } finally {
    globalThis.fetch = fetch;
  }
}

/** What is found with a fault, and the subjects of the mails that were sent. */
export async function examined(
  { setup, settings = {}, functions = {}, project = {}, refusal }: Fault,
  isSending = false,
) {
  let findings: readonly Finding[] = [];
  const subjects: (string | undefined)[] = [];
  const recipients: string[] = [];
  await withSetup(setup, async () => {
    await withMailServer(
      async (mails) => {
        await withSettings({ ...SETTINGS, ...settings }, async () => {
          await withFunctionSettings(functions, async () => {
            findings = await examine({ ...PROJECT, ...project }, isSending);
          });
        });
        subjects.push(...mails.map(({ subject }) => subject));
        recipients.push(...mails.flatMap((mail) => mail.recipients));
      },
      refusal === undefined ? {} : { refusal },
    );
  });
  return { findings, subjects, recipients };
}

export function linesOf(findings: readonly Finding[], state: Finding["state"]): readonly string[] {
  return findings.filter((finding) => finding.state === state).map(lineOf);
}

/** The faults by their names, each with the line that it makes. */
export type Faults = Readonly<Record<string, readonly [fault: Fault, line: RegExp]>>;

/** Each fault alone makes one line, which says what is wrong and what to do. */
export function testFaults(faults: Faults): void {
  for (const [title, [fault, line]] of Object.entries(faults)) {
    Deno.test(`${title}: one line says what is wrong and what to do`, async () => {
      const { findings } = await examined(fault, true);
      const lines = linesOf(findings, "wrong");
      assert.equal(lines.length, 1, lines.join("\n"));
      assert.match(lines[0] ?? "", line);
      assert.match(lines[0] ?? "", /^WRONG .* → \S/);
      assert.equal(exitCodeOf(findings), 1);
      const unasked = linesOf(findings, "unasked");
      assert.ok(
        unasked.every((other) => other.includes("needs ")),
        unasked.join("\n"),
      );
    });
  }
}
