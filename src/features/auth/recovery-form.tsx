import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { Button, LinkButton } from "@/ui/button.tsx";
import { showError, showSuccess } from "@/ui/toast-store.ts";
import { updatePassword } from "./auth-api.ts";
import { forgetAttempts, reportFailure } from "./auth-attempt.ts";
import { NewPasswordField } from "./new-password-field.tsx";
import { useSession } from "./session-store.ts";
import { passwordErrors } from "./validation.ts";

/** Where the link of a recovery mail leads: a new password for who came by it. */
export function RecoveryForm() {
  const session = useSession();
  if (session.status === "restoring") {
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
  const [isBusy, setIsBusy] = useState(false);
  const navigate = useNavigate();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!password) return showError("Vänligen fyll i alla fält");
    const weaknesses = passwordErrors(password);
    if (weaknesses.length > 0) {
      return showError(weaknesses.join(", "), "Lösenordet är för svagt", "en");
    }
    setIsBusy(true);
    try {
      await updatePassword(password);
      forgetAttempts(email);
      showSuccess("Lösenord ändrat");
      navigate("/");
    } catch (error) {
      reportFailure(error, email, "recovery");
      setIsBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {/* For password managers: whose password this is. */}
      <input
        name="username"
        autoComplete="username"
        value={email}
        readOnly
        aria-hidden
        tabIndex={-1}
        className="sr-only"
      />
      <NewPasswordField label="Nytt lösenord" value={password} onChange={setPassword} />
      <Button type="submit" disabled={isBusy}>
        {isBusy ? "Laddar..." : "Spara lösenordet"}
      </Button>
    </form>
  );
}
