/** What `npm run doctor` finds, when all is set up, and with each fault alone. */
import assert from "node:assert/strict";
import type { Setup } from "../../dev/stripe/setup.ts";
import { type Finding, lineOf } from "../../scripts/doctor/finding.ts";
import { parseConfig } from "../../scripts/doctor/site.ts";
import { checkStripe } from "../../scripts/doctor/stripe.ts";
import { examine, exitCodeOf, type Project } from "../../scripts/doctor.ts";
import { OPERATOR } from "../operator.ts";
import { backendUrl, withSettings } from "./backend.ts";
import { foreignKeys, prices, requestsDuring, standInUrl, withFault } from "./payments.ts";
import { withMailServer } from "./smtp.ts";

/** The parts of supabase/config.toml that are compared, for the local backend. */
const CONFIG = `
[auth]
site_url = "${backendUrl}"
additional_redirect_urls = ["${backendUrl}/"]
enable_signup = true
enable_anonymous_sign_ins = false
[auth.email]
enabled = true
enable_confirmations = true
[auth.external.google]
enabled = false
[functions.stripe-webhook]
[functions.withdraw]
[functions.names]
`;

const PROJECT: Project = { operator: OPERATOR, config: parseConfig(CONFIG), migrations: [] };

const VAT_NUMBER = { id: "txi_vat", type: "eu_vat", value: OPERATOR.vatNumber } as const;

const RESTRICTED_KEY = (Deno.env.get("STRIPE_SECRET_KEY") ?? "").replace("sk_", "rk_");

/** The settings with which nothing is wrong. */
const SETTINGS = { SITE_URL: backendUrl, STRIPE_SECRET_KEY: RESTRICTED_KEY };

interface Fault {
  readonly setup?: (complete: Setup) => Partial<Setup>;
  readonly settings?: Readonly<Record<string, string>>;
  readonly project?: Partial<Project>;
  /** What the mail server answers to every recipient. */
  readonly refusal?: string;
}

async function standInSetup(): Promise<Setup> {
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
async function withSetup(
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

/** What is found with a fault, and the subjects of the mails that were sent. */
async function examined({ setup, settings = {}, project = {}, refusal }: Fault, isSending = false) {
  let findings: readonly Finding[] = [];
  const subjects: (string | undefined)[] = [];
  const recipients: string[] = [];
  await withSetup(setup, async () => {
    await withMailServer(
      async (mails) => {
        await withSettings({ ...SETTINGS, ...settings }, async () => {
          findings = await examine({ ...PROJECT, ...project }, isSending);
        });
        subjects.push(...mails.map(({ subject }) => subject));
        recipients.push(...mails.flatMap((mail) => mail.recipients));
      },
      refusal === undefined ? {} : { refusal },
    );
  });
  return { findings, subjects, recipients };
}

function linesOf(findings: readonly Finding[], state: Finding["state"]): readonly string[] {
  return findings.filter((finding) => finding.state === state).map(lineOf);
}

Deno.test("nothing is wrong with what is set up, and nothing is changed by looking", async () => {
  const requests = await requestsDuring(async () => {
    const { findings, subjects, recipients } = await examined({}, true);
    assert.deepEqual(linesOf(findings, "wrong"), []);
    assert.deepEqual(linesOf(findings, "unasked"), []);
    assert.equal(exitCodeOf(findings), 0);
    assert.deepEqual(subjects, ["Namnfynd: e-posten fungerar"]);
    assert.deepEqual(recipients, [OPERATOR.email]);
    const subjectsOfOk = findings.filter(({ state }) => state === "ok").map((one) => one.subject);
    for (const subject of ["account", "tax rate", "portal: pause", "webhook: events"]) {
      assert.ok(subjectsOfOk.includes(subject), subject);
    }
  });
  assert.ok(requests.length > 15);
  assert.deepEqual(
    requests.filter((request) => !request.startsWith("GET ")),
    [],
  );
});

Deno.test("--no-mail signs in to the mail server and sends nothing", async () => {
  const { findings, subjects } = await examined({});
  assert.deepEqual(subjects, []);
  assert.deepEqual(
    findings.filter(({ subject }) => subject === "mail server").map(({ state }) => state),
    ["ok"],
  );
});

Deno.test("what Stripe does not tell is said once each, with where to look", async () => {
  const { findings } = await examined({});
  const lines = linesOf(findings, "by-hand");
  assert.equal(new Set(lines).size, lines.length);
  for (const said of ["terms of service", "3D Secure", "disputed payments", "10,000 euro"]) {
    assert.equal(lines.filter((line) => line.includes(said)).length, 1, said);
  }
});

const portal = (change: Partial<NonNullable<Setup["portal"]>>): Fault => ({
  setup: (complete) => ({ portal: complete.portal && { ...complete.portal, ...change } }),
});

const webhook = (change: Partial<Setup["webhookEndpoints"][number]>): Fault => ({
  setup: ({ webhookEndpoints }) => ({
    webhookEndpoints: webhookEndpoints.map((endpoint) => ({ ...endpoint, ...change })),
  }),
});

const taxRate = (change: Partial<Setup["taxRates"][number]>): Fault => ({
  setup: ({ taxRates }) => ({ taxRates: taxRates.map((rate) => ({ ...rate, ...change })) }),
});

const config = (from: string, to: string): Fault => ({
  project: { config: parseConfig(CONFIG.replace(from, to)) },
});

const FAULTS: Readonly<Record<string, readonly [Fault, RegExp]>> = {
  "a price of another amount": [
    { settings: { STRIPE_PRICE_PLUS_YEAR: prices.plusMonth } },
    /STRIPE_PRICE_PLUS_YEAR: amount in öre: 2900 instead of 19900; interval.*→ create a price/,
  ],
  "a price that Stripe does not have": [
    { settings: { STRIPE_PRICE_PREMIUM: "price_gone" } },
    /STRIPE_PRICE_PREMIUM: Stripe has no price_gone → create/,
  ],
  "no price of what is sold": [
    { settings: { STRIPE_PRICE_PREMIUM: "" } },
    /STRIPE_PRICE_PREMIUM: .*not set → set it/,
  ],
  "no price of the other plan model": [
    { settings: { VITE_PLAN_MODEL: "basic-plus", STRIPE_PRICE_BASIC: "" } },
    /STRIPE_PRICE_BASIC: .*not set → set it/,
  ],
  "an archived tax rate": [taxRate({ isActive: false }), /tax rate: active: false .*→ create one/],
  "a tax rate on top of the price": [taxRate({ isInclusive: false }), /tax rate: inclusive: false/],
  "another tax rate": [taxRate({ percentage: 12 }), /tax rate: percentage: 12 instead of 25/],
  "a tax rate of another country": [taxRate({ country: "DK" }), /tax rate: country: DK/],
  "a tax rate that Stripe does not have": [
    { settings: { STRIPE_TAX_RATE: "txr_gone" } },
    /tax rate: Stripe has no txr_gone/,
  ],
  "no tax rate": [{ settings: { STRIPE_TAX_RATE: "" } }, /STRIPE_TAX_RATE: .*not set → set it/],
  "a portal that was never saved": [
    { setup: () => ({ portal: null }) },
    /portal: never saved.*→ .*Customer portal: save it once/,
  ],
  "a portal that lets users pause": [
    portal({ pausesSubscription: true }),
    /portal: pause: .*→ .*Customer portal: turn it off/,
  ],
  "a portal that cancels at once": [
    portal({ cancel: "immediately" }),
    /portal: cancel: .*at the end of the period/,
  ],
  "a portal without cancelling": [portal({ cancel: null }), /portal: cancel: /],
  "a portal that changes plans": [portal({ updatesSubscription: true }), /portal: change plan: /],
  "a portal without a new card": [portal({ updatesPaymentMethod: false }), /portal: change card: /],
  "a portal without invoices": [portal({ showsInvoices: false }), /portal: invoice history: /],
  "a webhook that lacks an event": [
    {
      setup: ({ webhookEndpoints: [endpoint] }) => ({
        webhookEndpoints: endpoint
          ? [{ ...endpoint, events: endpoint.events.filter((type) => type !== "refund.failed") }]
          : [],
      }),
    },
    /webhook: events: not enabled: refund\.failed → .*enable them/,
  ],
  "a disabled webhook": [webhook({ isEnabled: false }), /webhook: status: .*disabled.*→ .*enable/],
  "a webhook of another version": [
    webhook({ apiVersion: "2025-03-31.basil" }),
    /webhook: version: .*2025-03-31\.basil instead of .*→ .*add a destination/,
  ],
  "a webhook at another address": [
    webhook({ url: "https://other.example/webhook" }),
    /webhook: address: no destination .*, but https:\/\/other\.example\/webhook → .*add it/,
  ],
  "two webhooks at the address": [
    {
      setup: ({ webhookEndpoints }) => ({
        webhookEndpoints: webhookEndpoints.flatMap((one) => [one, { ...one, id: "we_second" }]),
      }),
    },
    /webhook: address: 2 destinations .*→ .*delete/,
  ],
  "an account that is not activated": [
    { setup: () => ({ isActivated: false }) },
    /account: details submitted: false .*charges enabled: false .*→ activate/,
  ],
  "an account in another country": [{ setup: () => ({ country: "NO" }) }, /country.*: NO instead/],
  "no address for support": [{ setup: () => ({ supportEmail: null }) }, /public details: /],
  "no VAT number on invoices": [
    { setup: () => ({ defaultTaxIds: [] }) },
    /VAT number on invoices: none instead of .*→ .*set it as default/,
  ],
  "another VAT number on invoices": [
    { setup: () => ({ taxIds: [{ ...VAT_NUMBER, value: "SE000000000001" }] }) },
    /VAT number on invoices: SE000000000001 instead of/,
  ],
  "a key that Stripe does not know": [
    { settings: { STRIPE_SECRET_KEY: "sk_test_revoked" } },
    /STRIPE_SECRET_KEY: Stripe does not accept the key.*→ set a key/,
  ],
  "a live key without https": [
    { settings: { STRIPE_SECRET_KEY: foreignKeys.live } },
    /mode of the key: a live key on a site without https → /,
  ],
  "a key that may not read charges": [
    { setup: () => ({ forbiddenPaths: ["charges"] }) },
    /right to read Charges: .*→ give it to the key/,
  ],
  "a key that may not read prices": [
    { setup: () => ({ forbiddenPaths: ["prices"] }) },
    /right to read Prices: .*→ give it to the key/,
  ],
  "a key that may not read its account": [
    { setup: () => ({ forbiddenPaths: ["account"] }) },
    /right to read Own account: .*→ give the key the right .*or use the secret key/,
  ],
  "a mail server that refuses": [
    { refusal: "Sender not allowed" },
    /mail server: The mail could not be sent .*→ correct the SMTP_\* settings/,
  ],
  "a mail server that does not answer": [
    { settings: { SMTP_PORT: "1" } },
    /mail server: The mail could not be sent/,
  ],
  "no mail server": [{ settings: { SMTP_HOST: "" } }, /SMTP_\*: .*SMTP_HOST is not set → set it/],
  "an operator who is not filled in": [
    { project: { operator: { ...OPERATOR, vatNumber: "", postalAddress: "" } } },
    /operator\.ts: missing or malformed: postalAddress, vatNumber → fill it in/,
  ],
  "another site in config.toml": [
    config(`"${backendUrl}"`, '"https://namnfynd.se"'),
    /redirect list .*: site_url is https:\/\/namnfynd\.se → correct it/,
  ],
  "a redirect list without the site": [
    config(`["${backendUrl}/"]`, "[]"),
    /redirect list .*: the list lacks http.*→ correct it/,
  ],
  "a redirect list with another site": [
    config('/"]', '/", "https://other.example/"]'),
    /redirect list .*: the list also has https:\/\/other\.example\/ →/,
  ],
  "Google, which Auth does not have": [
    config("google]\nenabled = false", "google]\nenabled = true"),
    /settings of Auth: Google: false instead of true → config push/,
  ],
  "a sign-up without confirmation": [
    config("enable_confirmations = true", "enable_confirmations = false"),
    /settings of Auth: confirmation by mail: true instead of false/,
  ],
  "a function that is not deployed": [
    config("[functions.names]", "[functions.forecast]"),
    /function forecast: it answers 404 → functions deploy/,
  ],
  "another secret of the webhook": [
    { settings: { STRIPE_WEBHOOK_SECRET: "whsec_another" } },
    /secret of the webhook: the function answers 400 .*→ set STRIPE_WEBHOOK_SECRET/,
  ],
  "another secret key of the database": [
    { settings: { SUPABASE_SERVICE_ROLE_KEY: "sb_secret_another" } },
    /secret key of Supabase: the database answers 401 → set SUPABASE_URL/,
  ],
  "no secret of hCaptcha": [
    { settings: { HCAPTCHA_SECRET: "" } },
    /HCAPTCHA_SECRET: .*not set → set it/,
  ],
};

for (const [title, [fault, line]] of Object.entries(FAULTS)) {
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

Deno.test("a site with another address than that of Auth and the functions is seen in each", async () => {
  const { findings } = await examined({
    settings: { SITE_URL: "http://namnfynd.example" },
    project: { config: parseConfig(CONFIG.replaceAll(backendUrl, "http://namnfynd.example")) },
  });
  assert.deepEqual(
    findings.filter(({ state }) => state === "wrong").map(({ subject }) => subject),
    ["site URL of Auth", "function stripe-webhook", "function withdraw"],
  );
});

Deno.test("a test key on a public site is one fault of Stripe", async () => {
  await withSetup(undefined, async () => {
    await withSettings({ ...SETTINGS, SITE_URL: "https://namnfynd.se" }, async () => {
      const lines = linesOf(await checkStripe(OPERATOR), "wrong");
      assert.equal(lines.length, 1);
      assert.match(
        lines[0] ?? "",
        /a test key on a public site.*→ set STRIPE_SECRET_KEY to a live/,
      );
    });
  });
});

Deno.test("a live key on a public site is right", async () => {
  await withSetup(undefined, async () => {
    const settings = { SITE_URL: "https://namnfynd.se", STRIPE_SECRET_KEY: foreignKeys.live };
    await withSettings(settings, async () => {
      const findings = await checkStripe(OPERATOR);
      assert.equal(exitCodeOf(findings), 0);
      assert.match(findings.map(lineOf).join(), /mode of the key: live/);
    });
  });
});

Deno.test("events that the function ignores are named, and all events are enough", async () => {
  const eventsLine = async (events: readonly string[]) => {
    const { findings } = await examined(webhook({ events: [...events] }));
    return findings
      .filter(({ subject }) => subject === "webhook: events")
      .map(lineOf)
      .join();
  };
  const [complete] = (await standInSetup()).webhookEndpoints;
  assert.match(
    await eventsLine([...(complete?.events ?? []), "customer.created"]),
    /^ok .*ignores customer\.created$/,
  );
  assert.match(await eventsLine(["*"]), /^ok /);
});

for (const [path, right] of [
  ["webhook_endpoints", "Webhook Endpoints"],
  ["tax_ids", "Tax IDs"],
  ["balance_transactions", "Balance transactions"],
] as const) {
  Deno.test(`the right to read ${right} is not needed: what it shows is checked by hand`, async () => {
    const { findings } = await examined({ setup: () => ({ forbiddenPaths: [path] }) });
    assert.deepEqual(linesOf(findings, "wrong"), []);
    const about = linesOf(findings, "by-hand").filter((line) => line.includes(right));
    assert.equal(about.length, 1);
    assert.equal(exitCodeOf(findings), 0);
  });
}

Deno.test("what nobody answers is not called wrong", async () => {
  await withFault("down", async () => {
    const { findings } = await examined({});
    assert.deepEqual(linesOf(findings, "wrong"), []);
    assert.match(linesOf(findings, "unasked").join(), /Stripe: Stripe answered 503/);
    assert.equal(exitCodeOf(findings), 2);
  });
});

Deno.test("a project that does not answer is said to", async () => {
  const { findings } = await examined({ settings: { SUPABASE_URL: "http://127.0.0.1:1" } });
  const unasked = linesOf(findings, "unasked");
  assert.ok(unasked.some((line) => /settings of Auth: http.* does not answer/.test(line)));
});
