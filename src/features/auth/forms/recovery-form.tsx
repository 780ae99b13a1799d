import { type FormEvent, useState } from "react";
import { Navigate } from "react-router-dom";
import { useSession } from "@/name-ui/access/session-store.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { LinkButton } from "@/ui/button.tsx";
import { showSuccess } from "@/ui/toast-store.ts";
import { useFieldErrors } from "@/ui/use-field-errors.ts";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";
import { usePending } from "@/ui/use-pending.ts";
import { updatePassword } from "../auth-api.ts";
import { NewPasswordField } from "../password/new-password-field.tsx";
import { UsernameForPasswordManager } from "../password/username-for-password-manager.tsx";
import { newPasswordError, reportFailure, resetAttempts } from "./auth-form.tsx";

/** Where the link of a recovery mail leads: its session lets the user choose a new password. */
export function RecoveryForm() {
  const session = useSession();
  const isHydrating = useIsHydrating();
  if (isHydrating || session.status === "restoring") {
    return <p className="text-ink-soft">Ett ögonblick, vi kontrollerar länken …</p>;
  }
  if (session.status !== "signed-in") return <LinkExpired />;
  return <NewPasswordForm email={session.user.email} />;
}

function LinkExpired() {
  return (
    <div className="grid gap-4">
      <p>Länken har gått ut eller är redan använd. Be om en ny, så skickar vi den direkt.</p>
      <LinkButton to="/auth?mode=forgot">Be om en ny länk</LinkButton>
    </div>
  );
}

function NewPasswordForm({ email }: { email: string }) {
  const [password, setPassword] = useState("");
  const { form, errors, show } = useFieldErrors<"password">();
  const { isPending, run } = usePending();
  const [isSaved, setIsSaved] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!show({ password: newPasswordError(password) })) void run(savePassword);
  }

  async function savePassword() {
    try {
      await updatePassword(password);
      resetAttempts(email);
      showSuccess("Lösenord ändrat");
      setIsSaved(true);
    } catch (error) {
      reportFailure(error, email, "recovery", show);
    }
  }

  // Rendered, so that a visitor who has left the page by then is not taken away from another one.
  if (isSaved) return <Navigate to="/" replace />;
  return (
    <form {...form} noValidate onSubmit={submit} className="grid gap-4">
      <UsernameForPasswordManager email={email} />
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
