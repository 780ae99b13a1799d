import { type FormEvent, useId, useRef, useState } from "react";
import { describeAccountError } from "@/lib/describe-error.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { PasswordField } from "@/ui/password-field.tsx";
import { showError, showSuccess } from "@/ui/toast-store.ts";
import { usePending } from "@/ui/use-pending.ts";
import { updatePassword } from "../auth-api.ts";
import { PasswordChecklist } from "./password-checklist.tsx";
import { passwordErrors } from "./password-rules.ts";
import { UsernameForPasswordManager } from "./username-for-password-manager.tsx";

const EMPTY = { current: "", replacement: "", confirmation: "" } as const;

type FieldName = keyof typeof EMPTY;

interface Problem {
  /** The field to correct. */
  readonly field: FieldName;
  readonly text: string;
}

/**
 * Changes the user's password. The current one is asked for, but neither checked nor sent, and the
 * form says so: docs/specification.md, "Validation".
 */
export function ChangePasswordForm({ email }: { email: string }) {
  const [passwords, setPasswords] = useState<Readonly<Record<FieldName, string>>>(EMPTY);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { isPending, run } = usePending();
  const form = useRef<HTMLFormElement>(null);
  const hintId = useId();
  const checklistId = useId();
  const replacementProblemId = useId();
  const confirmationProblemId = useId();

  function change(field: FieldName) {
    return (value: string) => {
      setPasswords((before) => ({ ...before, [field]: value }));
      setProblem(null);
    };
  }

  function showProblem(next: Problem) {
    setProblem(next);
    showError(next.text);
    const field = form.current?.elements.namedItem(next.field);
    if (field instanceof HTMLInputElement) field.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = findProblem(passwords.replacement, passwords.confirmation);
    if (found) showProblem(found);
    else void run(changePassword);
  }

  async function changePassword() {
    try {
      await updatePassword(passwords.replacement);
      setPasswords(EMPTY);
      showSuccess("Lösenord ändrat");
    } catch (error) {
      showProblem({ field: "replacement", text: describeAccountError(error) });
    }
  }

  const textFor = (field: FieldName) => (problem?.field === field ? problem.text : null);
  return (
    <form ref={form} onSubmit={submit} className="grid max-w-lg gap-4">
      <UsernameForPasswordManager email={email} />
      <div>
        <PasswordField
          label="Nuvarande lösenord"
          name="current"
          autoComplete="current-password"
          value={passwords.current}
          onChange={change("current")}
          describedBy={hintId}
        />
        <p id={hintId} className="mt-1 text-sm text-ink-soft">
          Kan lämnas tomt. Det kontrolleras inte, för du är redan inloggad.
        </p>
      </div>
      <div>
        <PasswordField
          label="Nytt lösenord"
          name="replacement"
          autoComplete="new-password"
          value={passwords.replacement}
          onChange={change("replacement")}
          describedBy={`${replacementProblemId} ${checklistId}`}
        />
        <ProblemText id={replacementProblemId} text={textFor("replacement")} />
        <div className="mt-2">
          <PasswordChecklist id={checklistId} password={passwords.replacement} />
        </div>
      </div>
      <div>
        <PasswordField
          label="Bekräfta nytt lösenord"
          name="confirmation"
          autoComplete="new-password"
          value={passwords.confirmation}
          onChange={change("confirmation")}
          describedBy={confirmationProblemId}
        />
        <ProblemText id={confirmationProblemId} text={textFor("confirmation")} />
      </div>
      <BusyButton type="submit" isBusy={isPending} className="justify-self-start">
        Byt lösenord
      </BusyButton>
    </form>
  );
}

function findProblem(replacement: string, confirmation: string): Problem | null {
  if (replacement !== confirmation) {
    return { field: "confirmation", text: "Nya lösenordet matchar inte" };
  }
  if (passwordErrors(replacement).length > 0) {
    return { field: "replacement", text: "Lösenordet är för svagt." };
  }
  return null;
}

/** Rendered even when empty, since the field it describes refers to it by id. */
function ProblemText({ id, text }: { id: string; text: string | null }) {
  return (
    <p id={id} className="mt-1 font-semibold text-falu empty:hidden">
      {text}
    </p>
  );
}
