/** It imports the client's library: import this only from files of backend calls. */
import { type AuthError, isAuthWeakPasswordError } from "@supabase/supabase-js";

/** What the auth service answers with one code and several messages, and our codes for them. */
const MEANINGS: readonly (readonly [code: string, message: RegExp, meaning: string])[] = [
  ["validation_failed", /^Password cannot be longer/, "password_too_long"],
  ["validation_failed", /email address/, "email_address_invalid"],
  ["over_email_send_rate_limit", /^email rate limit exceeded/, "project_email_limit"],
];

/** The code of the auth service, or a more precise one of our own; null if there is none. */
export function authErrorCode(error: AuthError): string | null {
  if (isAuthWeakPasswordError(error) && error.reasons.includes("pwned")) return "password_leaked";
  const meant = MEANINGS.find(
    ([code, message]) => error.code === code && message.test(error.message),
  );
  return meant?.[2] ?? error.code ?? null;
}
