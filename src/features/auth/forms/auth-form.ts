/** What the forms of the auth page share: props, validation, rate limits, reporting failures. */
import { describeError } from "@/lib/describe-error.ts";
import { isEmail } from "@/lib/email.ts";
import { createRateLimiter } from "@/lib/rate-limiter.ts";
import { logSecurityEvent } from "@/lib/security-log.ts";
import { showError } from "@/ui/toast-store.ts";
import type { Pending } from "@/ui/use-pending.ts";
import { passwordErrors } from "../password/password-rules.ts";

/** The page keeps the address and the pending state, so that both outlive a switch of forms. */
export interface AuthFormProps extends Pending {
  readonly email: string;
  readonly onEmailChange: (email: string) => void;
}

export type AuthAction = "login" | "signup" | "recovery" | "resend";

const attempts = createRateLimiter("auth-attempts");

/** Counted separately: after too many wrong passwords, a recovery link is what helps. */
const mails = createRateLimiter("auth-mails");

export function showMissingFields(): void {
  showError("Vänligen fyll i alla fält");
}

/** Whether this may be an e-mail address; shows an error if not. */
export function validateEmail(email: string): boolean {
  if (isEmail(email)) return true;
  showError("Vänligen ange en giltig e-postadress.", "Ogiltig e-post");
  return false;
}

/** Whether the password keeps all rules; shows those that it breaks if not. */
export function validateNewPassword(password: string): boolean {
  const errors = passwordErrors(password);
  if (errors.length === 0) return true;
  showError(errors.join(", "), "Lösenordet är för svagt", "en");
  return false;
}

/** Uses up one of the address's attempts; shows an error if none is left. */
export function takeAttempt(email: string, action: AuthAction): boolean {
  const limiter = action === "login" || action === "signup" ? attempts : mails;
  if (limiter.attempt(email.toLowerCase())) return true;
  logSecurityEvent("rate_limit_exceeded", { email, action });
  showError("Vänta 5 minuter innan du försöker igen.", "För många försök");
  return false;
}

/** Gives the address all its attempts back, after a success. */
export function resetAttempts(email: string): void {
  attempts.reset(email.toLowerCase());
}

/** Logs a failed attempt and shows why it failed. */
export function reportFailure(error: unknown, email: string, action: AuthAction): void {
  const message = describeError(error);
  logSecurityEvent("auth_failure", { email, action, message });
  showError(message);
}
