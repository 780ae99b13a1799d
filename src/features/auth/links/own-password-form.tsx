import { type FormEvent, useState } from "react";
import type { LinkedAccount } from "@/access/session/auth-api.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { ErrorSummary } from "@/ui/error-summary.tsx";
import { Link } from "@/ui/link.tsx";
import { TextField } from "@/ui/text-field.tsx";
import { useFieldErrors } from "@/ui/use-field-errors.ts";
import type { Pending } from "@/ui/use-pending.ts";
import { missingError, newPasswordError, reportFailure } from "../forms/auth-form.tsx";
import { NewPasswordField } from "../password/new-password-field.tsx";
import { UsernameForPasswordManager } from "../password/username-for-password-manager.tsx";

interface OwnPasswordFormProps extends Pending {
  /** Null until the link has been used up. */
  readonly account: LinkedAccount | null;
  /** Uses the link up; null if that fails, which it reports. */
  readonly openLink: () => Promise<LinkedAccount | null>;
  readonly onSaved: () => void;
}

/**
 * Confirms an address with a name and a password for its account: someone else may have signed up with the
 * address. The link is used up once they are typed, since the first password works as soon as it is.
 */
export function OwnPasswordForm(props: OwnPasswordFormProps) {
  const { account, isPending, run, openLink, onSaved } = props;
  const [fullName, setFullName] = useState("");
  const [password, setPassword] = useState("");
  const { form, errors, invalid, show } = useFieldErrors<"name" | "password">();

  function submit(event: FormEvent) {
    event.preventDefault();
    const name = fullName.trim();
    if (show({ name: missingError(name), password: newPasswordError(password) })) return;
    void run(() => save(name));
  }

  async function save(name: string) {
    const opened = account ?? (await openLink());
    if (!opened) return;
    try {
      await opened.claim(password, name);
    } catch (error) {
      reportFailure(error, "link", show);
      return;
    }
    onSaved();
  }

  return (
    <form {...form} noValidate onSubmit={submit} className="grid gap-4">
      {account ? (
        <p>
          Adressen <strong className="wrap-anywhere">{account.email}</strong> är bekräftad. Välj
          namn och lösenord för kontot.
        </p>
      ) : (
        <p>
          Bekräfta adressen som mejlet kom till, och välj namn och lösenord för kontot. Det går bra
          att skriva samma som när du skapade det. Har du redan bekräftat adressen kan du{" "}
          <Link to="/auth?mode=login" className="prose-link">
            logga in
          </Link>
          .
        </p>
      )}
      <ErrorSummary fields={invalid} />
      {account && <UsernameForPasswordManager email={account.email} />}
      <TextField
        label="Namn"
        name="name"
        autoComplete="name"
        aria-required
        value={fullName}
        onChange={setFullName}
        error={errors.name}
      />
      <NewPasswordField
        label="Välj lösenord"
        value={password}
        onChange={setPassword}
        error={errors.password}
      />
      <BusyButton type="submit" isBusy={isPending}>
        {account ? "Spara" : "Bekräfta adressen"}
      </BusyButton>
    </form>
  );
}
