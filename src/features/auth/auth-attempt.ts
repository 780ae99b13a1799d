/** What surrounds every attempt to sign in or up: the limit, the log, the message of a failure. */
import { isEmail } from "@/lib/email.ts";
import { createRateLimiter } from "@/lib/rate-limiter.ts";
import { logSecurityEvent } from "@/lib/security-log.ts";
import { showError } from "@/ui/toast-store.ts";
import { describeAuthError } from "./auth-messages.ts";

export type AuthAction = "login" | "signup" | "recovery" | "resend";

const attempts = createRateLimiter("auth-attempts");

/** Counted apart: who has tried every password they know needs a link to choose a new one. */
const mails = createRateLimiter("auth-mails");

/** Whether the address can be one; says so when it cannot. */
export function acceptEmail(email: string): boolean {
  if (isEmail(email)) return true;
  showError("Vänligen ange en giltig e-postadress.", "Ogiltig e-post");
  return false;
}

/** Whether the address has an attempt left, which is now used; says so when it has not. */
export function acceptAttempt(email: string, action: AuthAction): boolean {
  const limiter = action === "login" || action === "signup" ? attempts : mails;
  if (limiter.attempt(email.toLowerCase())) return true;
  logSecurityEvent("rate_limit_exceeded", { email, action });
  showError("Vänta 5 minuter innan du försöker igen.", "För många försök");
  return false;
}

/** After a success the address has all its attempts again. */
export function forgetAttempts(email: string): void {
  attempts.reset(email.toLowerCase());
}

/** Logs a failed attempt and says what went wrong. */
export function reportFailure(error: unknown, email: string, action: AuthAction): void {
  const message = describeAuthError(error);
  logSecurityEvent("auth_failure", { email, action, message });
  showError(message);
}
