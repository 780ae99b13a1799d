import { Plus } from "lucide";
import { type FormEvent, useState } from "react";
import { ROOM_LIMITS } from "@/config/room-limits.ts";
import { nameForm, notANameMessage } from "@/names/name-form.ts";
import { namesMissingIn } from "@/names/name-list.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { Icon } from "@/ui/icon.tsx";
import { TextField } from "@/ui/text-field.tsx";
import { showSuccess } from "@/ui/toast-store.ts";
import { usePending } from "@/ui/use-pending.ts";
import { describeRoomError } from "../describe-room-error.ts";
import { keepAnswer } from "../room-store.ts";
import { type RoomName, suggestNames } from "../rooms-api.ts";
import { refreshRoom } from "../use-room.ts";

interface SuggestNameProps {
  readonly secret: string;
  readonly names: readonly RoomName[];
}

/** Adds a name that the member likes; the other gets it among the next ones, like any other. */
export function SuggestName({ secret, names }: SuggestNameProps) {
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string | null>(null);
  const { isPending, run } = usePending();

  function submit(event: FormEvent) {
    event.preventDefault();
    const read = readName(typed, names);
    setError("problem" in read ? read.problem : null);
    if ("name" in read) void run(() => suggest(read.name));
  }

  async function suggest(name: string) {
    try {
      await suggestNames(secret, [name]);
      await refreshRoom(secret);
      keepAnswer(secret, { name, answer: "yes" });
      setTyped("");
      showSuccess(`${name} är tillagt, med ditt ja`);
    } catch (failure) {
      console.info("The name could not be added", failure);
      setError(describeRoomError(failure));
    }
  }

  return (
    <details className="vote-suggest">
      <summary>
        <Icon icon={Plus} className="size-5" />
        Föreslå ett namn
      </summary>
      <form noValidate onSubmit={submit}>
        <TextField
          label="Namn som du gillar"
          autoComplete="off"
          autoCapitalize="words"
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setError(null);
          }}
          error={error}
          hint="Det dyker upp hos den andra som vilket namn som helst."
        />
        <BusyButton type="submit" variant="quiet" isBusy={isPending}>
          Lägg till
        </BusyButton>
      </form>
    </details>
  );
}

/** The name that is typed, or why it cannot be added. */
function readName(
  typed: string,
  known: readonly RoomName[],
): { readonly name: string } | { readonly problem: string } {
  const form = nameForm(typed, ROOM_LIMITS.name);
  if (form.kind === "empty") return { problem: "Skriv ett namn." };
  if (form.kind === "no-name") return { problem: notANameMessage(form.text, ROOM_LIMITS.name) };
  const isKnown =
    namesMissingIn(
      known.map(({ name }) => name),
      [form.name],
    ).length === 0;
  return isKnown ? { problem: `${form.name} finns redan i rummet.` } : { name: form.name };
}
