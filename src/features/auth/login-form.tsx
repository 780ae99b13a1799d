import { isAuthApiError } from "@supabase/supabase-js";
import { type FormEvent, useState } from "react";
import { pendingSubscription } from "@/lib/pending-subscription.ts";
import { logSecurityEvent } from "@/lib/security-log.ts";
import { Button } from "@/ui/button.tsx";
import { Link } from "@/ui/link.tsx";
import { PasswordField } from "@/ui/password-field.tsx";
import { showError } from "@/ui/toast-store.ts";
import { leaveEverySession, signIn } from "./auth-api.ts";
import { acceptAttempt, acceptEmail, forgetAttempts, reportFailure } from "./auth-attempt.ts";
import type { AuthFormProps } from "./auth-form-props.ts";
import { EmailField } from "./email-field.tsx";
import { GoogleAlternative } from "./google-button.tsx";
import { greet, leaveGreeting } from "./greeting.ts";
import { ResendButton } from "./resend-button.tsx";
import { hasStoredSession } from "./session-store.ts";

/** Signs in with e-mail and password. */
export function LoginForm({ email, onEmailChange, isBusy, onBusyChange }: AuthFormProps) {
  const [password, setPassword] = useState("");
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const address = email.trim();
    if (!address || !password) return showError("Vänligen fyll i alla fält");
    if (!acceptEmail(address) || !acceptAttempt(address, "login")) return;
    onBusyChange(true);
    setUnconfirmed(null);
    try {
      await leaveEverySession();
      await signIn(address, password);
      logSecurityEvent("successful_login", { email: address });
      forgetAttempts(address);
      if (!hasStoredSession()) {
        // Storage is blocked: the session lasts as long as the page, which must not be left.
        greet();
        return onBusyChange(false);
      }
      leaveGreeting();
      // Loaded anew, so that nothing of an earlier visitor stays in the page.
      window.location.assign(pendingSubscription() ? "/premium" : "/");
    } catch (error) {
      onBusyChange(false);
      reportFailure(error, address, "login");
      if (isAuthApiError(error) && error.code === "email_not_confirmed") setUnconfirmed(address);
    }
  }

  return (
    <>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <EmailField value={email} onChange={onEmailChange} />
        <div className="grid gap-1">
          <PasswordField
            label="Lösenord"
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
          />
          <Link to="/auth?mode=forgot" className="prose-link justify-self-start py-1.5">
            Glömt lösenord?
          </Link>
        </div>
        {unconfirmed && <ResendButton email={unconfirmed} />}
        <Button type="submit" disabled={isBusy}>
          {isBusy ? "Laddar..." : "Logga in"}
        </Button>
      </form>
      <GoogleAlternative />
    </>
  );
}
