/** What the forms of the auth page share: props, validation, rate limits, reporting failures. */
import type { ReactNode } from "react";
import { BackendError } from "@/lib/backend-error.ts";
import {
  type AccountField,
  describeError,
  fieldOfError,
  PASSWORD_TOO_LONG_MESSAGE,
} from "@/lib/describe-error.ts";
import { isEmail, isSignInEmail } from "@/lib/email.ts";
import { createRateLimiter } from "@/lib/rate-limiter.ts";
import { logSecurityEvent } from "@/lib/security-log.ts";
import { joinWords } from "@/names/form/join-words.ts";
import { showError } from "@/ui/toast-store.ts";
import type { FieldErrors } from "@/ui/use-field-errors.ts";
import type { Pending } from "@/ui/use-pending.ts";
import { isTooLong, missingNeeds } from "../password/password-rules.ts";

/** The page keeps the address and the pending state, so that both outlive a switch of forms. */
export interface AuthFormProps extends Pending {
  readonly email: string;
  readonly onEmailChange: (email: string) => void;
}

export type AuthAction = "login" | "signup" | "recovery" | "resend" | "link";

const attempts = createRateLimiter("auth-attempts");

/** Counted separately: after too many wrong passwords, a recovery link is what helps. */
const mails = createRateLimiter("auth-mails");

const MISSING = "Vänligen fyll i alla fält";

/** The error of a required text; null for a valid one. */
export function missingError(text: string): ReactNode {
  return text === "" ? MISSING : null;
}

/** The error of an e-mail address; null for a valid one. */
export function emailError(email: string): ReactNode {
  if (email === "") return MISSING;
  if (!isEmail(email)) {
    return <TitledError title="Ogiltig e-post" text="Vänligen ange en giltig e-postadress." />;
  }
  if (isSignInEmail(email)) return null;
  return (
    <TitledError
      title="Ogiltig e-post"
      text="Kontrollera stavningen. Adressen får inte ha å, ä eller ö, och efter @ bara a–z, siffror, punkt och bindestreck."
    />
  );
}

/** The error of a new password; null for a valid one. */
export function newPasswordError(password: string): ReactNode {
  if (password === "") return MISSING;
  if (isTooLong(password)) return PASSWORD_TOO_LONG_MESSAGE;
  const needs = missingNeeds(password);
  if (needs.length === 0) return null;
  return <TitledError title="Lösenordet är för svagt" text={`Det behöver ${joinWords(needs)}.`} />;
}

function TitledError({ title, text }: { title: string; text: string }) {
  return (
    <>
      <span className="block">{title}</span> <span className="block font-normal">{text}</span>
    </>
  );
}

/** Uses up one of the address's attempts; shows an error if none is left. */
export function takeAttempt(email: string, action: AuthAction): boolean {
  if (limiterOf(action).attempt(email.toLowerCase())) return true;
  logSecurityEvent("rate_limit_exceeded", { action });
  showError("Vänta 5 minuter innan du försöker igen.", "För många försök");
  return false;
}

function limiterOf(action: AuthAction) {
  return action === "login" || action === "signup" ? attempts : mails;
}

/**
 * Does not count an attempt that the server never answered, or that it wants a human check for: no password
 * was tested, and no mail sent.
 */
export function giveBackUntried(email: string, action: AuthAction, error: unknown): void {
  if (!(error instanceof BackendError)) return;
  if (error.failure === "unreachable" || error.code === "captcha_failed") {
    limiterOf(action).undo(email.toLowerCase());
  }
}

/** Gives the address all its attempts back, after a success. */
export function resetAttempts(email: string): void {
  attempts.reset(email.toLowerCase());
}

/**
 * Logs a failed attempt, and shows why it failed.
 *
 * @param showByField shows what concerns a field; all else is an error toast
 */
export function reportFailure(
  error: unknown,
  action: AuthAction,
  showByField?: (errors: FieldErrors<AccountField>) => void,
): void {
  const message = describeError(error);
  logSecurityEvent("auth_failure", { action, message });
  const field = fieldOfError(error);
  if (field && showByField) showByField({ [field]: message });
  else showError(message);
}
