import { type FormEvent, useId, useState } from "react";
import { updatePassword } from "@/access/session/auth-api.ts";
import { describeAccountError, fieldOfError } from "@/lib/describe-error.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { PasswordField } from "@/ui/password-field.tsx";
import { showError, showSuccess } from "@/ui/toast-store.ts";
import { useFieldErrors } from "@/ui/use-field-errors.ts";
import { usePending } from "@/ui/use-pending.ts";
import { newPasswordError } from "../forms/auth-form.tsx";
import { PasswordChecklist } from "./password-checklist.tsx";
import { UsernameForPasswordManager } from "./username-for-password-manager.tsx";

const EMPTY = { current: "", replacement: "", confirmation: "" } as const;

type FieldName = keyof typeof EMPTY;

/** Changes the user's password. The current one is sent if it is typed: the auth service asks for it, or does not. */
export function ChangePasswordForm({ email }: { email: string }) {
  const [passwords, setPasswords] = useState<Readonly<Record<FieldName, string>>>(EMPTY);
  const { form, errors, show, clear } = useFieldErrors<FieldName>();
  const { isPending, run } = usePending();
  const checklistId = useId();

  function change(field: FieldName) {
    return (value: string) => {
      setPasswords((before) => ({ ...before, [field]: value }));
      if (field === "replacement") clear("confirmation");
    };
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const { replacement, confirmation } = passwords;
    const errors =
      replacement === confirmation
        ? { replacement: newPasswordError(replacement) }
        : { confirmation: "Nya lösenordet matchar inte" };
    if (!show(errors)) void run(changePassword);
  }

  async function changePassword() {
    try {
      await updatePassword(passwords.replacement, passwords.current);
      setPasswords(EMPTY);
      showSuccess("Lösenord ändrat");
    } catch (error) {
      const text = describeAccountError(error);
      const field = fieldOfError(error);
      if (field === "password") show({ replacement: text });
      else if (field === "currentPassword") show({ current: text });
      else showError(text);
    }
  }

  return (
    <form {...form} noValidate onSubmit={submit} className="grid max-w-lg gap-4">
      <UsernameForPasswordManager email={email} />
      <PasswordField
        label="Nuvarande lösenord"
        name="current"
        autoComplete="current-password"
        value={passwords.current}
        onChange={change("current")}
        error={errors.current}
        hint="Lämna tomt om du bara har loggat in med Google."
      />
      <div className="grid gap-2">
        <PasswordField
          label="Nytt lösenord"
          name="replacement"
          autoComplete="new-password"
          value={passwords.replacement}
          onChange={change("replacement")}
          error={errors.replacement}
          describedBy={checklistId}
        />
        <PasswordChecklist id={checklistId} password={passwords.replacement} />
      </div>
      <PasswordField
        label="Bekräfta nytt lösenord"
        name="confirmation"
        autoComplete="new-password"
        value={passwords.confirmation}
        onChange={change("confirmation")}
        error={errors.confirmation}
      />
      <BusyButton type="submit" isBusy={isPending} className="justify-self-start">
        Byt lösenord
      </BusyButton>
    </form>
  );
}
