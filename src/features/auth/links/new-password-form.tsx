import { type FormEvent, useState } from "react";
import type { LinkedAccount } from "@/access/session/auth-api.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { useFieldErrors } from "@/ui/use-field-errors.ts";
import type { Pending } from "@/ui/use-pending.ts";
import { newPasswordError, reportFailure } from "../forms/auth-form.tsx";
import { NewPasswordField } from "../password/new-password-field.tsx";
import { UsernameForPasswordManager } from "../password/username-for-password-manager.tsx";

interface NewPasswordFormProps extends Pending {
  readonly account: LinkedAccount;
  /** Called before the form stops being pending. */
  readonly onSaved: () => Promise<void>;
}

/** Sets a new password for the account of an opened link. */
export function NewPasswordForm({ account, isPending, run, onSaved }: NewPasswordFormProps) {
  const [password, setPassword] = useState("");
  const { form, errors, show } = useFieldErrors<"password">();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!show({ password: newPasswordError(password) })) void run(savePassword);
  }

  async function savePassword() {
    try {
      await account.setPassword(password);
    } catch (error) {
      reportFailure(error, "recovery", show);
      return;
    }
    await onSaved();
  }

  return (
    <form {...form} noValidate onSubmit={submit} className="grid gap-4">
      <p>
        Du byter lösenord för kontot <strong className="wrap-anywhere">{account.email}</strong> och
        loggas in i det. Är det inte ditt ska du inte fortsätta.
      </p>
      <UsernameForPasswordManager email={account.email} />
      <NewPasswordField
        label="Nytt lösenord"
        value={password}
        onChange={setPassword}
        error={errors.password}
      />
      <BusyButton type="submit" isBusy={isPending}>
        Spara lösenordet
      </BusyButton>
    </form>
  );
}
