import { type FormEvent, useState } from "react";
import { endEarlierSession, signIn } from "@/access/session/auth-api.ts";
import { forgetCreatedAccount } from "@/access/session/created-account.ts";
import { loadPage } from "@/access/session/load-page.ts";
import { scheduleWelcome, showWelcome } from "@/access/session/welcome.ts";
import { BackendError } from "@/lib/backend-error.ts";
import { pendingSubscription } from "@/lib/pending-subscription.ts";
import { logSecurityEvent } from "@/lib/security-log.ts";
import { hasStoredSession } from "@/lib/stored-session.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { ErrorSummary } from "@/ui/error-summary.tsx";
import { Link } from "@/ui/link.tsx";
import { PasswordField } from "@/ui/password-field.tsx";
import { useFieldErrors } from "@/ui/use-field-errors.ts";
import {
  type AuthFormProps,
  emailError,
  giveBackUntried,
  missingError,
  reportFailure,
  resetAttempts,
  takeAttempt,
} from "./auth-form.tsx";
import { EmailField } from "./email-field.tsx";
import { GoogleSignIn } from "./google-sign-in.tsx";
import { ResendConfirmationButton } from "./resend-confirmation-button.tsx";
import { useHumanCheck } from "./use-human-check.tsx";

/** Signs in with e-mail and password. */
export function LoginForm({ email, onEmailChange, isPending, run }: AuthFormProps) {
  const [password, setPassword] = useState("");
  const { form, errors, invalid, show } = useFieldErrors<"email" | "password">();
  const { check, isAwaited, send, isDemand } = useHumanCheck(() => submit());
  const [unconfirmedEmail, setUnconfirmedEmail] = useState<string | null>(null);

  /** Without an event it is sent again, after the human check. */
  function submit(event?: FormEvent) {
    event?.preventDefault();
    const address = email.trim();
    if (show({ email: emailError(address), password: missingError(password) })) return;
    if (isAwaited() || !takeAttempt(address, "login")) return;
    setUnconfirmedEmail(null);
    void run(() => logIn(address));
  }

  async function logIn(address: string) {
    try {
      await endEarlierSession();
      await send((token) => signIn(address, password, token));
      logSecurityEvent("successful_login");
      // Its address is confirmed, perhaps on another device.
      forgetCreatedAccount();
      resetAttempts(address);
      // Blocked storage: the session is lost when the page is left.
      if (!hasStoredSession()) return showWelcome();
      scheduleWelcome();
      await loadPage(pendingSubscription() ? "/premium" : "/");
    } catch (error) {
      giveBackUntried(address, "login", error);
      if (isDemand(error)) return;
      reportFailure(error, "login", show);
      if (error instanceof BackendError && error.code === "email_not_confirmed") {
        setUnconfirmedEmail(address);
      }
    }
  }

  return (
    <>
      <form {...form} noValidate onSubmit={submit} className="grid gap-4">
        <ErrorSummary fields={invalid} />
        <EmailField value={email} onChange={onEmailChange} error={errors.email} />
        <div className="grid gap-1">
          <PasswordField
            label="Lösenord"
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            error={errors.password}
          />
          <Link to="/auth?mode=forgot" className="prose-link justify-self-start py-1.5">
            Glömt lösenord?
          </Link>
        </div>
        {unconfirmedEmail && <ResendConfirmationButton email={unconfirmedEmail} />}
        {check}
        <BusyButton type="submit" isBusy={isPending}>
          Logga in
        </BusyButton>
      </form>
      <GoogleSignIn />
    </>
  );
}
