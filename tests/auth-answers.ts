/** Error answers of the hosted auth service, as read off from it. */

interface AuthRefusal {
  readonly status: number;
  readonly body: {
    readonly code: string;
    readonly message: string;
    readonly [key: string]: unknown;
  };
}

function refusal(status: number, code: string, message: string, more: object = {}): AuthRefusal {
  return { status, body: { code, message, ...more } };
}

function weakPassword(reason: string, message: string): AuthRefusal {
  return refusal(422, "weak_password", message, { weak_password: { reasons: [reason] } });
}

export const AUTH_REFUSALS = {
  mailedJustNow: refusal(
    429,
    "over_email_send_rate_limit",
    "For security purposes, you can only request this after 9 seconds.",
  ),
  mailsOfTheHourUsedUp: refusal(429, "over_email_send_rate_limit", "email rate limit exceeded"),
  tooManyRequests: refusal(429, "over_request_rate_limit", "Request rate limit reached"),
  longPassword: refusal(400, "validation_failed", "Password cannot be longer than 72 characters"),
  addressFormat: refusal(
    400,
    "validation_failed",
    "Unable to validate email address: invalid format",
  ),
  longAddress: refusal(400, "validation_failed", "An email address is too long"),
  addressWithoutMail: refusal(
    400,
    "email_address_invalid",
    'Email address "test@example.com" is invalid',
  ),
  addressOutsideTeam: refusal(
    400,
    "email_address_not_authorized",
    'Email address "annan@exempel.se" cannot be used as it is not authorized',
  ),
  shortPassword: weakPassword("length", "Password should be at least 8 characters."),
  plainPassword: weakPassword(
    "characters",
    "Password should contain at least one character of each: abcdefghijklmnopqrstuvwxyz, ABCDEFGHIJKLMNOPQRSTUVWXYZ, 0123456789, !@#$%^&*()_+-=[]{};'\\:\"|<>?,./`~.",
  ),
  leakedPassword: weakPassword(
    "pwned",
    "Password is known to be weak and easy to guess, please choose a different one.",
  ),
  samePassword: refusal(
    422,
    "same_password",
    "New password should be different from the old password.",
  ),
  mailServerDown: refusal(500, "unexpected_failure", "Error sending confirmation email"),
  mailServerSlow: refusal(
    504,
    "request_timeout",
    "Processing this request timed out, please retry after a moment.",
  ),
  captchaMissing: refusal(
    400,
    "captcha_failed",
    "captcha protection: request disallowed (no captcha_token found)",
  ),
  secondFactor: refusal(
    401,
    "insufficient_aal",
    "AAL2 session is required to update email or password when MFA is enabled.",
  ),
  currentPasswordMissing: refusal(
    400,
    "current_password_required",
    "Current password required when setting new password.",
  ),
  currentPasswordWrong: refusal(
    400,
    "current_password_invalid",
    "Current password required when setting new password.",
  ),
  oldSession: refusal(400, "reauthentication_needed", "Password update requires reauthentication"),
} as const satisfies Readonly<Record<string, AuthRefusal>>;

/** An answer in the form that the backend's client asks for. */
export function authRefusal(name: keyof typeof AUTH_REFUSALS): Response {
  const { status, body } = AUTH_REFUSALS[name];
  return Response.json(body, { status, headers: { "x-supabase-api-version": "2024-01-01" } });
}
