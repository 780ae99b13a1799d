import { isAuthError, isAuthSessionMissingError } from "@supabase/supabase-js";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useRef, useState } from "react";
import { queryClient } from "@/lib/query-client.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { PasswordField } from "@/ui/password-field.tsx";
import { showError, showSuccess } from "@/ui/toast-store.ts";
import { updatePassword } from "./auth-api.ts";
import { describeAuthError } from "./auth-messages.ts";
import { PasswordRules } from "./password-rules.tsx";
import { passwordErrors } from "./validation.ts";

const EMPTY = { current: "", replacement: "", confirmation: "" } as const;

type FieldName = keyof typeof EMPTY;

/** What stands in the way of a change, and the field to put it right in. */
interface Problem {
  readonly field: FieldName;
  readonly text: string;
}

/**
 * Gives the user a new password. The current one is asked for, but neither checked nor sent (SPEC
 * section 5), and the form says so.
 *
 * @param email the address to sign in with, for which a password manager keeps the password
 */
export function ChangePasswordForm({ email }: { email: string }) {
  const [passwords, setPasswords] = useState<Readonly<Record<FieldName, string>>>(EMPTY);
  const [problem, setProblem] = useState<Problem | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const hintId = useId();
  const rulesId = useId();
  const replacementProblemId = useId();
  const confirmationProblemId = useId();
  const { mutate, isPending } = useMutation(
    {
      mutationFn: updatePassword,
      onSuccess: () => {
        setPasswords(EMPTY);
        showSuccess("Lösenord ändrat");
      },
      onError: (error) => refuse({ field: "replacement", text: describe(error) }),
    },
    queryClient,
  );

  function change(field: FieldName) {
    return (value: string) => {
      setPasswords((before) => ({ ...before, [field]: value }));
      setProblem(null);
    };
  }

  function refuse(next: Problem) {
    setProblem(next);
    showError(next.text);
    const field = form.current?.elements.namedItem(next.field);
    if (field instanceof HTMLInputElement) field.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = findProblem(passwords.replacement, passwords.confirmation);
    if (found) refuse(found);
    else mutate(passwords.replacement);
  }

  const textFor = (field: FieldName) => (problem?.field === field ? problem.text : null);
  return (
    <form ref={form} onSubmit={submit} className="grid max-w-lg gap-4">
      {/* For password managers alone, which look for the account's name beside its password. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden
        className="sr-only"
      />
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
          describedBy={`${replacementProblemId} ${rulesId}`}
        />
        <ProblemText id={replacementProblemId} text={textFor("replacement")} />
        <div className="mt-2">
          <PasswordRules id={rulesId} password={passwords.replacement} />
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

function describe(error: unknown): string {
  const isUserGone =
    isAuthSessionMissingError(error) || (isAuthError(error) && error.code === "user_not_found");
  return isUserGone ? "Ingen användare inloggad" : describeAuthError(error);
}

/** Stays in place, empty, so that the field it describes can name it. */
function ProblemText({ id, text }: { id: string; text: string | null }) {
  return (
    <p id={id} className="mt-1 font-semibold text-falu empty:hidden">
      {text}
    </p>
  );
}
