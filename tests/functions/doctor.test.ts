/** What `npm run doctor` finds when all is set up, and outside of Stripe. */
import assert from "node:assert/strict";
import { checkSettings } from "../../scripts/doctor/settings.ts";
import { parseConfig } from "../../scripts/doctor/site.ts";
import { exitCodeOf } from "../../scripts/doctor.ts";
import { serviceClient } from "../../supabase/functions/_shared/clients.ts";
import { OPERATOR } from "../operator.ts";
import { backendUrl, withSettings } from "./backend.ts";
import { COMMIT, CONFIG, examined, type Fault, linesOf, SETTINGS, testFaults } from "./doctor.ts";
import { foreignKeys, requestsDuring, withFault } from "./payments.ts";

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

Deno.test("a captcha that is off is said, and asking for the password rules leaves no account", async () => {
  const { findings } = await examined({});
  assert.match(linesOf(findings, "by-hand").join("\n"), /captcha of Auth: off/);
  const { data } = await serviceClient()
    .from("profiles")
    .select("user_id")
    .like("email", "doctor@%");
  assert.deepEqual(data, []);
});

Deno.test("a captcha that is on is seen, and is wrong for a site without a key", async () => {
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, (request) => {
    const { pathname, search } = new URL(request.url);
    if (pathname !== "/auth/v1/signup") {
      return fetch(new Request(backendUrl + pathname + search, request), { redirect: "manual" });
    }
    const message = "captcha protection: request disallowed (no captcha_token found)";
    return Response.json({ code: "captcha_failed", message }, { status: 400 });
  });
  const SUPABASE_URL = `http://127.0.0.1:${server.addr.port}`;
  try {
    for (const [key, state, text] of [
      ["10000000-ffff-ffff-ffff-000000000002", "ok", /captcha of Auth: on/],
      ["", "wrong", /captcha of Auth: it is on, .*→ set it, here and for the build/],
    ] as const) {
      const { findings } = await examined({
        settings: { SUPABASE_URL, VITE_HCAPTCHA_SITE_KEY: key },
      });
      assert.match(linesOf(findings, state).join("\n"), text);
      assert.match(linesOf(findings, "by-hand").join("\n"), /password rules of Auth: .*at least 8/);
    }
  } finally {
    await server.shutdown();
  }
});

Deno.test("an empty redirect list is right, since signing in may always return to the site", async () => {
  const { findings } = await examined(config(`["${backendUrl}/"]`, "[]"));
  assert.deepEqual(linesOf(findings, "wrong"), []);
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

Deno.test("whether the site has a key of hCaptcha is seen where its variables are", async () => {
  for (const [value, state] of [
    ["10000000-ffff-ffff-ffff-000000000002", "ok"],
    ["", "by-hand"],
  ] as const) {
    const { findings } = await examined({ settings: { VITE_HCAPTCHA_SITE_KEY: value } });
    const found = findings.filter(({ subject }) => subject === "VITE_HCAPTCHA_SITE_KEY");
    assert.deepEqual(
      found.map((finding) => finding.state),
      [state],
    );
  }
});

const config = (from: string, to: string): Fault => ({
  project: { config: parseConfig(CONFIG.replace(from, to)) },
});

testFaults({
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
  "a shorter password than the project asks for": [
    config("length = 8", "length = 10"),
    /password rules of Auth: minimum length: 8 instead of 10 → config push/,
  ],
  "fewer sets of characters than the project asks for": [
    config("digits_symbols", "digits"),
    /password rules of Auth: sets of characters: 4 instead of 3 → config push/,
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
  "the header of a proxy that is not there": [
    { settings: { CLIENT_ADDRESS_HEADER: "" } },
    /CLIENT_ADDRESS_HEADER: no Cloudflare answers, so a client could send its header → set it/,
  ],
  "no secret for the hourly job": [
    { settings: { JOB_SECRET: "" } },
    /JOB_SECRET: .*not set → set it/,
  ],
});

/** What only the functions have, or lack; the line says which and never a value. */
testFaults({
  ...Object.fromEntries(
    [
      "STRIPE_WEBHOOK_SECRET",
      "STRIPE_TAX_RATE",
      "STRIPE_API_URL",
      "STRIPE_PRICE_PREMIUM",
      "STRIPE_PRICE_BASIC",
      "STRIPE_PRICE_PLUS_MONTH",
      "STRIPE_PRICE_PLUS_YEAR",
      "SMTP_HOST",
      "SMTP_PORT",
      "SMTP_FROM",
      "HCAPTCHA_SECRET",
    ].flatMap((name) => [
      [
        `functions without ${name}`,
        [
          { functions: { [name]: "" } },
          new RegExp(`${name} of the functions: missing or malformed → secrets set ${name}=`),
        ],
      ],
      [
        `functions with another ${name}`,
        [
          { functions: { [name]: "another" } },
          new RegExp(`${name} of the functions: it is another than here → secrets set ${name}=`),
        ],
      ],
    ]),
  ),
  "functions with another user of the mail server": [
    { functions: { SMTP_USER: "old" } },
    /SMTP_USER of the functions: it is set, and not here → .*secrets unset SMTP_USER/,
  ],
  "functions with another password of the mail server": [
    { settings: { SMTP_PASSWORD: "new" }, functions: { SMTP_PASSWORD: "old" } },
    /SMTP_PASSWORD of the functions: it is another than here →/,
  ],
  "functions that ask a stand-in for hCaptcha": [
    {
      settings: { HCAPTCHA_VERIFY_URL: "" },
      functions: { HCAPTCHA_VERIFY_URL: "http://127.0.0.1:1" },
    },
    /HCAPTCHA_VERIFY_URL of the functions: it is set, and not here → .*secrets unset/,
  ],
  "functions that pay a stand-in for Stripe": [
    { functions: { STRIPE_API_URL: "http://127.0.0.1:1" } },
    /STRIPE_API_URL of the functions: it is another than here/,
  ],
  "functions with a key of the other mode": [
    { functions: { STRIPE_SECRET_KEY: foreignKeys.live } },
    /STRIPE_SECRET_KEY of the functions: a live key, and here a test one → /,
  ],
  "functions with another key of the same mode": [
    { functions: { STRIPE_SECRET_KEY: "sk_test_another" } },
    /STRIPE_SECRET_KEY of the functions: it is another than here → /,
  ],
  "functions with another site": [
    { functions: { SITE_URL: "https://namnfynd.example" } },
    /SITE_URL of the functions: it is another than here → /,
  ],
  "functions that count clients by another header": [
    { functions: { CLIENT_ADDRESS_HEADER: "x-real-ip" } },
    /CLIENT_ADDRESS_HEADER of the functions: it is another than here → /,
  ],
  "functions with another secret of the job": [
    { functions: { JOB_SECRET: "another-secret-of-the-job-32-characters" } },
    /JOB_SECRET of the functions: it is another than here → /,
  ],
  "functions without the secret of the job": [
    { functions: { JOB_SECRET: "" } },
    /settings of the functions: the function settings answers 500 → .*JOB_SECRET/,
  ],
  "functions of another commit": [
    { functions: { RELEASE_COMMIT: "f".repeat(40) } },
    new RegExp(`commit of the functions: it is another than ${COMMIT} → functions deploy`),
  ],
});

Deno.test("a commit that nobody has noted is checked by hand", async () => {
  const { findings } = await examined({ functions: { RELEASE_COMMIT: "" } });
  assert.deepEqual(linesOf(findings, "wrong"), []);
  assert.match(linesOf(findings, "by-hand").join("\n"), /commit of the functions: not noted/);
});

Deno.test("stand-ins that are set on a public site are wrong", async () => {
  const url = "http://127.0.0.1:1";
  for (const name of ["STRIPE_API_URL", "HCAPTCHA_VERIFY_URL"]) {
    for (const [site, expected] of [
      ["https://namnfynd.se", [name]],
      ["http://localhost:5173", []],
    ] as const) {
      const settings = { STRIPE_API_URL: "", HCAPTCHA_VERIFY_URL: "", [name]: url };
      await withSettings({ ...SETTINGS, ...settings, SITE_URL: site }, () => {
        const found = checkSettings().findings.filter(({ text }) => text.includes("stand-in"));
        assert.deepEqual(
          found.map(({ subject }) => subject),
          expected,
        );
      });
    }
  }
});

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
