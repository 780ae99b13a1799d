import { type FormEvent, useState } from "react";
import { Button } from "@/ui/button.tsx";
import { showError } from "@/ui/toast-store.ts";
import { requestPasswordReset } from "./auth-api.ts";
import { acceptAttempt, acceptEmail, reportFailure } from "./auth-attempt.ts";
import type { AuthFormProps } from "./auth-form-props.ts";
import { EmailField } from "./email-field.tsx";

/** Sends a link to choose a new password with; tells nobody whether the address has an account. */
export function ForgotForm({ email, onEmailChange, isBusy, onBusyChange }: AuthFormProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const address = email.trim();
    if (!address) return showError("Vänligen fyll i alla fält");
    if (!acceptEmail(address) || !acceptAttempt(address, "recovery")) return;
    onBusyChange(true);
    try {
      await requestPasswordReset(address);
      setSentTo(address);
    } catch (error) {
      reportFailure(error, address, "recovery");
    } finally {
      onBusyChange(false);
    }
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <EmailField value={email} onChange={onEmailChange} />
      <Button type="submit" disabled={isBusy}>
        {isBusy ? "Laddar..." : "Skicka länk"}
      </Button>
      {/* Always there: a live region that comes with its words may not be announced. */}
      <p aria-live="polite" className={sentTo ? "text-ink-soft" : "sr-only"}>
        {sentTo && (
          <>
            Finns det ett konto med <strong className="wrap-anywhere">{sentTo}</strong> har vi
            skickat en länk dit. Öppna den och välj ett nytt lösenord.
          </>
        )}
      </p>
    </form>
  );
}
