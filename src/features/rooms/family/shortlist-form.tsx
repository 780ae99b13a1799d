import { useStore } from "@nanostores/react";
import { type FormEvent, useId, useState } from "react";
import { BusyButton } from "@/ui/busy-button.tsx";
import { Button } from "@/ui/button.tsx";
import { showError } from "@/ui/toast-store.ts";
import { usePending } from "@/ui/use-pending.ts";
import { describeRoomError } from "../describe-room-error.ts";
import { createSecret } from "../room-links.ts";
import { keptRooms, updateRoom } from "../room-store.ts";
import { type DeciderRoom, openFamily, roomProblemOf } from "../rooms-api.ts";

interface ShortlistFormProps {
  /** Of the member. */
  readonly secret: string;
  /** The names to choose from. */
  readonly choices: readonly string[];
  readonly family: DeciderRoom["family"];
  readonly onOpened: () => void;
  readonly onCancel: () => void;
}

/** The names that the family is asked about. */
export function ShortlistForm(props: ShortlistFormProps) {
  const { secret, choices, family, onOpened, onCancel } = props;
  const kept = useStore(keptRooms).find((room) => room.secret === secret);
  // An open link goes on with other names. One that was closed stays so.
  const [invitation, setInvitation] = useState(
    () => (family?.isOpen && kept?.familyInvitation) || createSecret(),
  );
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(family?.names ?? choices),
  );
  const [problem, setProblem] = useState<string | null>(null);
  const { isPending, run } = usePending();
  const problemId = useId();
  const names = choices.filter((name) => chosen.has(name));

  function toggle(name: string, isChosen: boolean) {
    const next = new Set(chosen);
    if (isChosen) next.add(name);
    else next.delete(name);
    setChosen(next);
    setProblem(null);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (names.length === 0) {
      setProblem("Välj minst ett namn.");
      return;
    }
    void run(open);
  }

  async function open() {
    try {
      await openFamily(secret, invitation, names);
    } catch (error) {
      console.warn("The family cannot be asked", error);
      // The other has replaced the link that this browser keeps.
      if (roomProblemOf(error) === "bad_secret") setInvitation(createSecret());
      showError(`Länken är inte skapad. ${describeRoomError(error)}`);
      return;
    }
    updateRoom(secret, { familyInvitation: invitation });
    onOpened();
  }

  const replaces = family?.isOpen === true && invitation !== kept?.familyInvitation;
  return (
    <form onSubmit={submit} noValidate className="mt-4 grid gap-4">
      <fieldset aria-describedby={problem ? problemId : undefined}>
        <legend className="font-semibold">Vilka namn vill ni fråga om?</legend>
        <div className="mt-2 grid gap-x-6 sm:grid-cols-2">
          {choices.map((name) => (
            <label
              key={name}
              translate="no"
              className="flex min-h-11 items-center gap-3 font-display text-lg font-semibold wrap-anywhere"
            >
              <input
                type="checkbox"
                checked={chosen.has(name)}
                onChange={({ target }) => toggle(name, target.checked)}
                className="size-5 shrink-0 accent-falu"
              />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      <p id={problemId} role="alert" className="font-semibold text-falu empty:hidden">
        {problem}
      </p>
      {replaces && (
        <p className="text-sm text-ink-soft">
          Det blir en ny länk. Den som har skickats från en annan webbläsare slutar gälla.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <BusyButton type="submit" isBusy={isPending}>
          {family?.isOpen && !replaces ? "Spara namnen" : "Skapa länken"}
        </BusyButton>
        <Button variant="quiet" onClick={onCancel}>
          Avbryt
        </Button>
      </div>
    </form>
  );
}
