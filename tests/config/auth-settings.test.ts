/** What supabase/config.toml sets so that nobody is shut out of an account, or of the mails. */
import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import * as v from "valibot";
import { expect, test } from "vitest";

const FACTOR = v.object({ enroll_enabled: v.boolean(), verify_enabled: v.boolean() });

const CONFIG = v.object({
  auth: v.object({
    mfa: v.object({ totp: FACTOR, phone: FACTOR, web_authn: FACTOR }),
    rate_limit: v.object({ email_sent: v.number(), sign_in_sign_ups: v.number() }),
    email: v.object({ require_current_password: v.boolean() }),
  }),
});

const { auth } = v.parse(CONFIG, parse(readFileSync("supabase/config.toml", "utf8")));
const deployment = readFileSync("docs/deployment.md", "utf8");

test.each(Object.entries(auth.mfa))(
  "no second factor (%s) can be added or used",
  (_type, factor) => {
    expect(factor).toEqual({ enroll_enabled: false, verify_enabled: false });
  },
);

test("a session alone cannot change the password", () => {
  expect(auth.email.require_current_password).toBe(true);
});

test("one address cannot use up the mails of an hour", () => {
  const { email_sent, sign_in_sign_ups } = auth.rate_limit;
  const burst = 30;
  const mostOfOneAddress = burst + sign_in_sign_ups * (60 / 5);
  expect(email_sent).toBeGreaterThan(2 * mostOfOneAddress);
  expect(deployment).toContain(`**${email_sent.toLocaleString("en")}** mails an hour`);
});
