import { type FormEvent, useState } from "react";
import { requestPasswordReset } from "@/access/session/auth-api.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { useFieldErrors } from "@/ui/use-field-errors.ts";
import {
  type AuthFormProps,
  emailError,
  giveBackUntried,
  reportFailure,
  takeAttempt,
} from "./auth-form.tsx";
import { EmailField } from "./email-field.tsx";
import { useHumanCheck } from "./use-human-check.tsx";

/** Sends a link for choosing a new password; never reveals whether the address has an account. */
export function ForgotPasswordForm({ email, onEmailChange, isPending, run }: AuthFormProps) {
  const { form, errors, show } = useFieldErrors<"email">();
  const { check, isAwaited, send, isDemand } = useHumanCheck(() => submit());
  const [sentTo, setSentTo] = useState<string | null>(null);

  /** Without an event it is sent again, after the human check. */
  function submit(event?: FormEvent) {
    event?.preventDefault();
    const address = email.trim();
    if (show({ email: emailError(address) }) || isAwaited()) return;
    if (!takeAttempt(address, "recovery")) return;
    void run(() => sendLink(address));
  }

  async function sendLink(address: string) {
    try {
      await send((token) => requestPasswordReset(address, token));
      setSentTo(address);
    } catch (error) {
      giveBackUntried(address, "recovery", error);
      if (!isDemand(error)) reportFailure(error, "recovery", show);
    }
  }

  return (
    <form {...form} noValidate onSubmit={submit} className="grid gap-4">
      <EmailField value={email} onChange={onEmailChange} error={errors.email} />
      {check}
      <BusyButton type="submit" isBusy={isPending}>
        Skicka länk
      </BusyButton>
      {/* Rendered while empty: a live region that appears with its text may not be announced. */}
      <p aria-live="polite" className={sentTo ? "text-ink-soft" : "sr-only"}>
        {sentTo && (
          <>
            Finns det ett konto med <strong className="wrap-anywhere">{sentTo}</strong> har vi
            skickat en länk dit. Öppna den och välj ett nytt lösenord. Kom inget mejl? Titta i
            skräpposten, eller försök igen om en stund.
          </>
        )}
      </p>
    </form>
  );
}
