import { type FormEvent, type ReactNode, useState } from "react";
import { formatDate } from "@/lib/format.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { Button } from "@/ui/button.tsx";
import { Link } from "@/ui/link.tsx";
import { TextField } from "@/ui/text-field.tsx";

/** What the user types to confirm the deletion. */
const CONFIRMATION = "RADERA";

/** What the deletion of an account depends on. */
export interface DeletableAccount {
  /** The address to sign in with. */
  readonly email: string;
  /** What is paid for and lost with the account; null for nothing. */
  readonly paidPlan: {
    readonly name: string;
    /** Null when it never ends. */
    readonly end: Date | null;
  } | null;
  /** Whether the subscription is known to be charged again. */
  readonly renews: boolean;
}

interface DeletionFormProps {
  readonly account: DeletableAccount;
  /** Why the last attempt failed. */
  readonly failure: ReactNode;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Lists what is deleted, and asks for a typed confirmation. */
export function DeletionForm(props: DeletionFormProps) {
  const { account, failure, isBusy, onConfirm, onCancel } = props;
  const [typed, setTyped] = useState("");
  const isConfirmed = typed.trim().toUpperCase() === CONFIRMATION;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isConfirmed) onConfirm();
  }

  return (
    <form onSubmit={submit} className="grid gap-5">
      <div>
        <p className="font-semibold">Det här raderas:</p>
        <ul className="mt-1 grid list-disc gap-1 pl-5 wrap-anywhere marker:text-falu">
          <li>inloggningen med {account.email}</li>
          <li>din profil</li>
          <li>dina namnlistor; länkar som du har delat slutar fungera</li>
          <li>favoriter som är sparade i kontot</li>
          <li>dina svar i rum som är kopplade till kontot; den du väljer namn med kan fortsätta</li>
          <li>dina API-nycklar; program som använder dem får inga svar längre</li>
          {account.paidPlan && <li>{describePaidPlan(account.paidPlan)}</li>}
        </ul>
        {account.paidPlan && (
          <p className="mt-2">
            Du får inga pengar tillbaka för det. Är köpet nytt?{" "}
            <Link to="/angra" className="prose-link">
              Ångra avtalet här
            </Link>{" "}
            först.
          </p>
        )}
        <p className="mt-2 text-sm text-ink-soft">
          Favoriter som bara finns i den här webbläsaren ligger kvar. Ångeranmälningar och underlag
          för bokföringen sparar vi så länge som{" "}
          <Link to="/integritetspolicy" className="prose-link">
            integritetspolicyn
          </Link>{" "}
          säger.
        </p>
      </div>
      <TextField
        label={`Skriv ${CONFIRMATION} för att bekräfta`}
        name="confirmation"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed}
        onChange={setTyped}
      />
      {failure && (
        <p role="alert" className="border-l-3 border-falu pl-3">
          {failure}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <BusyButton type="submit" isBusy={isBusy} disabled={!isConfirmed}>
          Radera kontot för alltid
        </BusyButton>
        <Button variant="quiet" onClick={onCancel}>
          Avbryt
        </Button>
      </div>
    </form>
  );
}

function describePaidPlan({ name, end }: NonNullable<DeletableAccount["paidPlan"]>): string {
  return end
    ? `tiden med ${name} som du har betalat för, till ${formatDate(end)}`
    : `${name}, som du har betalat för`;
}
