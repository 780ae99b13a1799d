/** Whether the hosted project and its functions are those of the repository. */
import Stripe from "npm:stripe@23.1.0";
import * as v from "npm:valibot@1.5.0";
import {
  clientAddressHeader,
  isLiveMode,
  publishableKey,
  secretKey,
  siteUrl,
  webhookSecret,
} from "../../supabase/functions/_shared/environment.ts";
import { differences } from "../../supabase/functions/_shared/prices.ts";
import { ask } from "./ask.ts";
import { byHand, compared, type Finding, ok, wrong } from "./finding.ts";
import { request } from "./request.ts";
import type { Config } from "./site.ts";

const AUTH_SETTINGS = v.object({
  disable_signup: v.boolean(),
  mailer_autoconfirm: v.boolean(),
  external: v.object({
    email: v.boolean(),
    google: v.boolean(),
    anonymous_users: v.optional(v.boolean(), false),
  }),
});

export async function checkBackend(config: Config): Promise<readonly Finding[]> {
  const findings = [
    ...(await ask("secret key of Supabase", checkKey)),
    ...(await ask("settings of Auth", () => checkAuth(config))),
    ...(await ask("site URL of Auth", checkSiteUrl)),
    ...(await ask(PASSWORD_SUBJECT, () => checkPasswordRules(config))),
  ];
  for (const name of Object.keys(config.functions)) {
    findings.push(...(await ask(`function ${name}`, () => checkFunction(name))));
  }
  return [
    ...findings,
    ...(await ask(ADDRESS_SUBJECT, checkAddressHeader)),
    ...(await ask("secret of the webhook", checkWebhookSecret)),
    byHand(
      "redirect list of Auth",
      `Authentication → URL Configuration: only ${siteUrl()}/, as config push sets it`,
    ),
    byHand(
      "second factors",
      "Authentication → Multi-Factor: authenticator app, phone and WebAuthn are disabled (npm run try-accounts tries the first)",
    ),
    byHand(
      "current password",
      "Authentication → Sign In / Providers → Email: Require current password when updating is on (npm run try-accounts tries it)",
    ),
    byHand(
      "leaked passwords",
      "Authentication → Sign In / Providers → Email: on, with the Pro plan",
    ),
    byHand(
      "rate limits of Auth",
      `Authentication → Rate Limits: ${config.auth.rate_limit.email_sent} mails an hour, or what the mail service allows`,
    ),
  ];
}

/** Reads a table that no browser may read. */
async function checkKey(): Promise<readonly Finding[]> {
  const headers = { apikey: secretKey(), authorization: `Bearer ${secretKey()}` };
  const { status } = await request("/rest/v1/billing_states?select=user_id&limit=1", { headers });
  return [
    compared(
      "secret key of Supabase",
      status === 200 ? [] : [`the database answers ${status}`],
      "set SUPABASE_URL and SUPABASE_SECRET_KEYS as the project has them, and db push",
      "it reads the tables",
    ),
  ];
}

async function checkAuth({ auth }: Config): Promise<readonly Finding[]> {
  const subject = "settings of Auth";
  const { status, text } = await request("/auth/v1/settings", {
    headers: { apikey: publishableKey() },
  });
  if (status !== 200) {
    return [
      wrong(
        subject,
        `Auth answers ${status}`,
        "set SUPABASE_URL and SUPABASE_PUBLISHABLE_KEYS as the project has them",
      ),
    ];
  }
  const { disable_signup, mailer_autoconfirm, external } = v.parse(
    v.pipe(v.string(), v.parseJson(), AUTH_SETTINGS),
    text,
  );
  return [
    compared(
      subject,
      differences([
        ["sign-up", !disable_signup, auth.enable_signup],
        ["confirmation by mail", !mailer_autoconfirm, auth.email.enable_confirmations],
        ["e-mail", external.email, auth.email.enabled],
        ["Google", external.google, auth.external.google.enabled],
        ["anonymous users", external.anonymous_users, auth.enable_anonymous_sign_ins],
      ]),
      "config push, with GOOGLE_CLIENT_ID and GOOGLE_SECRET in the environment",
      "as in supabase/config.toml",
    ),
  ];
}

/** Opens a link that has no valid token: Auth then sends to its site URL. */
async function checkSiteUrl(): Promise<readonly Finding[]> {
  const { headers } = await request("/auth/v1/verify?type=signup&token=doctor");
  const location = headers.get("location");
  const origin = location && URL.canParse(location) ? new URL(location).origin : "no address";
  return [
    compared(
      "site URL of Auth",
      differences([["links in mails lead to", origin, siteUrl()]]),
      "set site_url in supabase/config.toml, and config push",
      origin,
    ),
  ];
}

const PASSWORD_SUBJECT = "password rules of Auth";

const CAPTCHA_SUBJECT = "captcha of Auth";

const REFUSED_PASSWORD = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    v.object({
      code: v.literal("weak_password"),
      message: v.string(),
      weak_password: v.object({ reasons: v.array(v.string()) }),
    }),
    v.object({ code: v.literal("captcha_failed") }),
  ]),
);

/** Signs up with a password that every project refuses, and so leaves no trace. The answer says what the rules are. */
async function checkPasswordRules({ auth }: Config): Promise<readonly Finding[]> {
  const { status, text } = await request("/auth/v1/signup", {
    method: "POST",
    headers: {
      apikey: publishableKey(),
      "content-type": "application/json",
      "x-supabase-api-version": "2024-01-01",
    },
    body: JSON.stringify({ email: `doctor@${new URL(siteUrl()).hostname}`, password: "a" }),
  });
  const refusal = v.safeParse(REFUSED_PASSWORD, text);
  if (!refusal.success) {
    return [
      {
        state: "unasked",
        subject: PASSWORD_SUBJECT,
        text: `Auth answers ${status} to a sign-up: run it again in five minutes`,
      },
    ];
  }
  const answer = refusal.output;
  if (answer.code === "captcha_failed") {
    return [
      captchaOn(),
      byHand(
        PASSWORD_SUBJECT,
        `Authentication → Sign In / Providers → Email, since the captcha answers first: at least ${auth.minimum_password_length} characters, with lowercase, uppercase, digits and symbols`,
      ),
    ];
  }
  const length = Number(/at least (\d+) characters/.exec(answer.message)?.[1]);
  const sets = /one character of each: (.*)$/s.exec(answer.message)?.[1]?.split(", ") ?? [];
  return [
    byHand(
      CAPTCHA_SUBJECT,
      "off: anyone can use up the mails of an hour; Authentication → Attack Protection (docs/deployment.md, section 5)",
    ),
    compared(
      PASSWORD_SUBJECT,
      differences([
        ["minimum length", length, auth.minimum_password_length],
        ["sets of characters", sets.length, CHARACTER_SETS[auth.password_requirements]],
      ]),
      "config push",
      "as in supabase/config.toml",
    ),
  ];
}

/** How many sets of characters a password needs one of, by the name in supabase/config.toml. */
const CHARACTER_SETS: Readonly<Record<Config["auth"]["password_requirements"], number>> = {
  letters_digits: 2,
  lower_upper_letters_digits: 3,
  lower_upper_letters_digits_symbols: 4,
};

/** With hCaptcha's public test key, which the site has without one of its own, nobody could sign in. */
function captchaOn(): Finding {
  return Deno.env.get("VITE_HCAPTCHA_SITE_KEY")
    ? ok(CAPTCHA_SUBJECT, "on, and the site has a key")
    : wrong(
        CAPTCHA_SUBJECT,
        "it is on, and VITE_HCAPTCHA_SITE_KEY is not set",
        "set it, here and for the build, or nobody can sign in",
      );
}

/** Asks as a browser does before a call. A function without SITE_URL, or with another, does not allow it. */
async function checkFunction(name: string): Promise<readonly Finding[]> {
  const { status, headers } = await request(`/functions/v1/${name}`, {
    method: "OPTIONS",
    headers: { origin: siteUrl(), "access-control-request-method": "POST" },
  });
  const isThere = status === 204;
  const allowed = headers.get("access-control-allow-origin");
  const problems = isThere
    ? allowed === siteUrl() || allowed === "*"
      ? []
      : [`it does not allow ${siteUrl()}`]
    : [`it answers ${status}`];
  return [
    compared(
      `function ${name}`,
      problems,
      isThere ? "set its secret SITE_URL" : "functions deploy, and look at its log",
      `it answers ${siteUrl()}`,
    ),
  ];
}

const ADDRESS_SUBJECT = "CLIENT_ADDRESS_HEADER";

/** Whether the proxy is there that sets the header by which clients are counted. */
async function checkAddressHeader(): Promise<readonly Finding[]> {
  const header = clientAddressHeader();
  if (header !== "cf-connecting-ip") {
    return [byHand(ADDRESS_SUBJECT, `the proxy: it sets ${header} itself, and adds to no other's`)];
  }
  const { headers } = await request("/functions/v1/withdraw", { method: "OPTIONS" });
  return [
    compared(
      ADDRESS_SUBJECT,
      headers.has("cf-ray") ? [] : ["no Cloudflare answers, so a client could send its header"],
      "set it, here and as a secret of the functions, to the header that your proxy sets",
      "Cloudflare sets it",
    ),
  ];
}

/** Sends an event of a kind that the webhook ignores, once it has verified the signature. */
async function checkWebhookSecret(): Promise<readonly Finding[]> {
  const payload = JSON.stringify({
    id: "evt_doctor",
    type: "doctor.ignored",
    livemode: isLiveMode(),
    data: { object: {} },
  });
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
    payload,
    secret: webhookSecret(),
    timestamp: Math.floor(Date.now() / 1000),
  });
  const { status } = await request("/functions/v1/stripe-webhook", {
    method: "POST",
    headers: { "content-type": "application/json", "stripe-signature": signature },
    body: payload,
  });
  const subject = "secret of the webhook";
  if (status === 200) {
    return [
      ok(subject, "the function verifies with it"),
      byHand(
        subject,
        "Developers → Webhooks: a test event of the destination is answered with 200",
      ),
    ];
  }
  return [
    wrong(
      subject,
      `the function answers ${status} to what is signed with it`,
      "set STRIPE_WEBHOOK_SECRET, here and as a secret of the functions",
    ),
  ];
}
