import { type FormEvent, useEffect, useRef, useState } from "react";
import { logSecurityEvent } from "@/lib/security-log.ts";
import { Button } from "@/ui/button.tsx";
import { TextField } from "@/ui/text-field.tsx";
import { showError, showSuccess } from "@/ui/toast-store.ts";
import { leaveEverySession, signUp } from "./auth-api.ts";
import { acceptAttempt, acceptEmail, reportFailure } from "./auth-attempt.ts";
import type { AuthFormProps } from "./auth-form-props.ts";
import { EmailField } from "./email-field.tsx";
import { GoogleAlternative } from "./google-button.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import { ResendButton } from "./resend-button.tsx";
import { passwordErrors } from "./validation.ts";

const ADDRESS_TAKEN = "Det finns redan ett konto med den e-postadressen. Logga in i stället.";

/** Makes an account, and then asks to look for the mail that confirms it. */
export function SignupForm({ email, onEmailChange, isBusy, onBusyChange }: AuthFormProps) {
  const [fullName, setFullName] = useState("");
  const [password, setPassword] = useState("");
  const [confirmationSentTo, setConfirmationSentTo] = useState<string | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const address = email.trim();
    const name = fullName.trim();
    if (!address || !password || !name) return showError("Vänligen fyll i alla fält");
    if (!acceptEmail(address)) return;
    const weaknesses = passwordErrors(password);
    if (weaknesses.length > 0) {
      return showError(weaknesses.join(", "), "Lösenordet är för svagt", "en");
    }
    if (!acceptAttempt(address, "signup")) return;
    onBusyChange(true);
    try {
      await leaveEverySession();
      if ((await signUp(address, password, name)) === "address-taken") {
        logSecurityEvent("auth_failure", {
          email: address,
          action: "signup",
          message: ADDRESS_TAKEN,
        });
        showError(ADDRESS_TAKEN);
      } else {
        logSecurityEvent("successful_signup", { email: address });
        showSuccess("Kontrollera din e-post för att verifiera ditt konto", "Registrering lyckad!");
        setConfirmationSentTo(address);
      }
    } catch (error) {
      reportFailure(error, address, "signup");
    } finally {
      onBusyChange(false);
    }
  }

  if (confirmationSentTo) return <ConfirmationSent email={confirmationSentTo} />;
  return (
    <>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label="Namn"
          name="name"
          autoComplete="name"
          aria-required
          value={fullName}
          onChange={setFullName}
        />
        <EmailField value={email} onChange={onEmailChange} />
        <NewPasswordField label="Lösenord" value={password} onChange={setPassword} />
        <Button type="submit" disabled={isBusy}>
          {isBusy ? "Laddar..." : "Skapa konto"}
        </Button>
      </form>
      <GoogleAlternative />
    </>
  );
}

function ConfirmationSent({ email }: { email: string }) {
  const text = useRef<HTMLParagraphElement>(null);
  // The form that had the focus is gone.
  useEffect(() => text.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <p ref={text} tabIndex={-1} className="outline-none">
        Vi har skickat ett mejl till <strong className="wrap-anywhere">{email}</strong>. Öppna
        länken i det, på den här enheten eller en annan, så är ditt konto klart.
      </p>
      <p className="text-ink-soft">
        Kom det inget? Titta bland skräpposten, eller be om ett nytt mejl.
      </p>
      <ResendButton email={email} />
    </div>
  );
}
