/** What is in the repository: who runs the site, and where sign-in may return to. */
import { parse } from "npm:smol-toml@1.9.1";
import * as v from "npm:valibot@1.5.0";
import { invalidFields } from "../../src/config/operator.ts";
import { siteUrl } from "../../supabase/functions/_shared/environment.ts";
import type { Operator } from "../../supabase/functions/_shared/operator.ts";
import { compared, type Finding } from "./finding.ts";

const CONFIG = v.object({
  auth: v.object({
    site_url: v.string(),
    additional_redirect_urls: v.array(v.string()),
    enable_signup: v.boolean(),
    enable_anonymous_sign_ins: v.boolean(),
    minimum_password_length: v.number(),
    password_requirements: v.picklist([
      "letters_digits",
      "lower_upper_letters_digits",
      "lower_upper_letters_digits_symbols",
    ]),
    rate_limit: v.object({ email_sent: v.number() }),
    email: v.object({ enabled: v.boolean(), enable_confirmations: v.boolean() }),
    external: v.object({ google: v.object({ enabled: v.boolean() }) }),
  }),
  functions: v.record(v.string(), v.unknown()),
});

/** The part of supabase/config.toml that is compared. */
export type Config = v.InferOutput<typeof CONFIG>;

export function parseConfig(toml: string): Config {
  return v.parse(CONFIG, parse(toml));
}

export function checkOperator(operator: Operator): Finding {
  const invalid = invalidFields(operator);
  return compared(
    "operator.ts",
    invalid.length === 0 ? [] : [`missing or malformed: ${invalid.join(", ")}`],
    "fill it in, build the site and deploy the functions",
    operator.legalName,
  );
}

/** The list may be empty: signing in may always return to site_url. */
export function checkRedirects({ auth }: Config): Finding {
  const address = `${siteUrl()}/`;
  const problems = [
    ...(new URL(auth.site_url).origin === siteUrl() ? [] : [`site_url is ${auth.site_url}`]),
    ...auth.additional_redirect_urls
      .filter((url) => url !== address)
      .map((url) => `the list also has ${url}`),
  ];
  return compared(
    "redirect list of supabase/config.toml",
    problems,
    "correct it or SITE_URL, and config push",
    address,
  );
}
