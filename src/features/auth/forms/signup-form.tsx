import { type FormEvent, useEffect, useRef, useState } from "react";
import { endEarlierSession, signUp } from "@/access/session/auth-api.ts";
import { forgetCreatedAccount, rememberCreatedAccount } from "@/access/session/created-account.ts";
import { pendingSubscription } from "@/lib/pending-subscription.ts";
import { logSecurityEvent } from "@/lib/security-log.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { LinkButton } from "@/ui/button.tsx";
import { ErrorSummary } from "@/ui/error-summary.tsx";
import { Link } from "@/ui/link.tsx";
import { TextField } from "@/ui/text-field.tsx";
import { showSuccess } from "@/ui/toast-store.ts";
import { useFieldErrors } from "@/ui/use-field-errors.ts";
import { NewPasswordField } from "../password/new-password-field.tsx";
import {
  type AuthFormProps,
  emailError,
  giveBackUntried,
  missingError,
  newPasswordError,
  reportFailure,
  takeAttempt,
} from "./auth-form.tsx";
import { EmailField } from "./email-field.tsx";
import { GoogleSignIn } from "./google-sign-in.tsx";
import { ResendConfirmationButton } from "./resend-confirmation-button.tsx";
import { useHumanCheck } from "./use-human-check.tsx";

/** Creates an account, and then asks the visitor to open the mail that confirms it. */
export function SignupForm({ email, onEmailChange, isPending, run }: AuthFormProps) {
  const [fullName, setFullName] = useState("");
  const [password, setPassword] = useState("");
  const { form, errors, invalid, show } = useFieldErrors<"name" | "email" | "password">();
  const { check, isAwaited, send, isDemand } = useHumanCheck(() => submit());
  const [confirmationSentTo, setConfirmationSentTo] = useState<string | null>(null);

  /** Without an event it is sent again, after the human check. */
  function submit(event?: FormEvent) {
    event?.preventDefault();
    const address = email.trim();
    const name = fullName.trim();
    const found = {
      name: missingError(name),
      email: emailError(address),
      password: newPasswordError(password),
    };
    if (show(found) || isAwaited() || !takeAttempt(address, "signup")) return;
    void run(() => createAccount(address, name));
  }

  async function createAccount(address: string, name: string) {
    try {
      await endEarlierSession();
      const createdId = await send((token) => signUp(address, password, name, token));
      if (createdId === null) forgetCreatedAccount();
      else rememberCreatedAccount(createdId);
      logSecurityEvent("successful_signup");
      showSuccess("Kontrollera din e-post för att verifiera ditt konto", "Registrering lyckad!");
      setConfirmationSentTo(address);
    } catch (error) {
      giveBackUntried(address, "signup", error);
      if (!isDemand(error)) reportFailure(error, "signup", show);
    }
  }

  if (confirmationSentTo) return <ConfirmationSent email={confirmationSentTo} />;
  return (
    <>
      <form {...form} noValidate onSubmit={submit} className="grid gap-4">
        <ErrorSummary fields={invalid} />
        <TextField
          label="Namn"
          name="name"
          autoComplete="name"
          aria-required
          value={fullName}
          onChange={setFullName}
          error={errors.name}
        />
        <EmailField value={email} onChange={onEmailChange} error={errors.email} />
        <NewPasswordField
          label="Lösenord"
          value={password}
          onChange={setPassword}
          error={errors.password}
        />
        <p className="text-sm text-ink-soft">
          När du skapar kontot godkänner du{" "}
          <Link to="/villkor" className="prose-link">
            villkoren
          </Link>
          . Så{" "}
          <Link to="/integritetspolicy" className="prose-link">
            hanterar vi dina uppgifter
          </Link>
          .
        </p>
        {check}
        <BusyButton type="submit" isBusy={isPending}>
          Skapa konto
        </BusyButton>
      </form>
      <GoogleSignIn />
    </>
  );
}

function ConfirmationSent({ email }: { email: string }) {
  const text = useRef<HTMLParagraphElement>(null);
  // The form that had focus is gone.
  useEffect(() => text.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <p ref={text} tabIndex={-1} className="outline-none">
        Vi har skickat ett mejl till <strong className="wrap-anywhere">{email}</strong>. Öppna
        länken i det och bekräfta adressen, så är ditt konto klart. På en annan enhet skriver du
        namn och lösenord en gång till.
      </p>
      {pendingSubscription() && (
        <p>
          Ditt köp väntar i den här webbläsaren. Bekräftar du adressen på en annan enhet loggar du
          sedan in här, så fortsätter köpet.
        </p>
      )}
      <LinkButton variant="quiet" to="/auth?mode=login">
        Jag har bekräftat: logga in
      </LinkButton>
      <p className="text-ink-soft">
        Kom inget mejl? Titta i skräpposten, eller be om ett nytt mejl.
      </p>
      <ResendConfirmationButton email={email} />
    </div>
  );
}
