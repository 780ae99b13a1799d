/** What the hosted auth service answers when it refuses, in its own words. */

export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

const refuse = (status: number, code: string) => (message: string) => ({ status, code, message });

export const invalid = refuse(400, "validation_failed");
export const captchaFailed = (reason: string) =>
  refuse(400, "captcha_failed")(`captcha protection: request disallowed (${reason})`);
export const tooManyMails = refuse(429, "over_email_send_rate_limit");
export const TOO_MANY_REQUESTS = refuse(
  429,
  "over_request_rate_limit",
)("Request rate limit reached");
export const MAILS_USED_UP = tooManyMails("email rate limit exceeded");
export const mailFailed = (mail: string) =>
  refuse(500, "unexpected_failure")(`Error sending ${mail} email`);
export const TIMED_OUT = refuse(
  504,
  "request_timeout",
)("Processing this request timed out, please retry after a moment.");
export const banned = (status: number, message = "User is banned") =>
  refuse(status, "user_banned")(message);
export const REFRESH_TOKEN_NOT_FOUND = refuse(
  400,
  "refresh_token_not_found",
)("Invalid Refresh Token: Refresh Token Not Found");
export const LINK_EXPIRED = refuse(403, "otp_expired")("Email link is invalid or has expired");
export const NOT_ADMIN = refuse(403, "not_admin")("User not allowed");
export const EMAIL_EXISTS = refuse(
  422,
  "email_exists",
)("A user with this email address has already been registered");
export const USER_NOT_FOUND = refuse(404, "user_not_found")("User not found");

const CURRENT_PASSWORD = "Current password required when setting new password.";
export const CURRENT_PASSWORD_MISSING = refuse(400, "current_password_required")(CURRENT_PASSWORD);
export const CURRENT_PASSWORD_WRONG = refuse(400, "current_password_invalid")(CURRENT_PASSWORD);

const FACTORS: Readonly<Record<string, string>> = {
  totp: "TOTP",
  phone: "Phone",
  webauthn: "WebAuthn",
};

/** A second factor is refused as with supabase/config.toml, which allows none. */
export function factorRefused(type = ""): Refusal {
  const name = FACTORS[type];
  if (name === undefined) return invalid("factor_type needs to be totp, phone, or webauthn");
  return refuse(422, `mfa_${type}_enroll_not_enabled`)(`MFA enroll is disabled for ${name}`);
}

/** The first version in which an error has its code as `code`. */
const API_VERSION = "2024-01-01";
const VERSION_HEADER = "x-supabase-api-version";

/** Answers in the form for the version of the request. */
export function refusal(request: Request, { status, code, message, details }: Refusal): Response {
  if ((request.headers.get(VERSION_HEADER) ?? "") >= API_VERSION) {
    const headers = { [VERSION_HEADER]: API_VERSION };
    return Response.json({ code, message, ...details }, { status, headers });
  }
  return Response.json({ code: status, error_code: code, msg: message, ...details }, { status });
}
