import { Plus } from "lucide";
import { type FormEvent, memo, useState } from "react";
import { ROOM_LIMITS } from "@/config/room-limits.ts";
import { formatQuantity } from "@/lib/format.ts";
import { joinWords } from "@/names/form/join-words.ts";
import { notANameMessage } from "@/names/form/name-form.ts";
import { namesMissingIn, parseNameList } from "@/names/form/pasted-names.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { Icon } from "@/ui/icon.tsx";
import { showSuccess } from "@/ui/toast-store.ts";
import { usePending } from "@/ui/use-pending.ts";
import { describeRoomError } from "../describe-room-error.ts";
import { OwnNamesField } from "../own-names-field.tsx";
import { keepAnswer } from "../room-store.ts";
import { suggestNames } from "../rooms-api.ts";
import { refreshRoom } from "../use-room.ts";

interface SuggestNameProps {
  readonly secret: string;
  /** The names of the room. */
  readonly known: readonly string[];
}

/** Adds names that the member likes; the other gets them among the next ones, like any other. */
export const SuggestName = memo(function SuggestName({ secret, known }: SuggestNameProps) {
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string | null>(null);
  const { isPending, run } = usePending();

  function submit(event: FormEvent) {
    event.preventDefault();
    const read = readNames(typed, known);
    setError("problem" in read ? read.problem : null);
    if ("names" in read) void run(() => suggest(read.names));
  }

  async function suggest(added: readonly string[]) {
    try {
      await suggestNames(secret, added);
      await refreshRoom(secret);
      for (const name of added) keepAnswer(secret, { name, answer: "yes" });
      setTyped("");
      showSuccess(
        added.length === 1
          ? `${joinWords(added)} är tillagt, med ditt ja`
          : `${formatQuantity(added.length, "namn", "namn")} är tillagda, med ditt ja`,
      );
    } catch (failure) {
      console.info("The name could not be added", failure);
      setError(describeRoomError(failure));
    }
  }

  return (
    <details className="vote-suggest">
      <summary>
        <Icon icon={Plus} className="size-5" />
        Föreslå namn
      </summary>
      <form noValidate onSubmit={submit}>
        <OwnNamesField
          label="Namn som du gillar"
          name="suggested"
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setError(null);
          }}
          error={error}
          hint="Ett namn, eller en hel lista. De dyker upp hos den andra som vilka namn som helst."
          known={known}
        />
        <BusyButton type="submit" variant="quiet" isBusy={isPending}>
          Lägg till
        </BusyButton>
      </form>
    </details>
  );
});

/** The typed names that are new to the room, or why none can be added. */
function readNames(
  typed: string,
  known: readonly string[],
): { readonly names: readonly string[] } | { readonly problem: string } {
  const { names, leftOut } = parseNameList(typed);
  const first = names[0] ?? leftOut[0];
  if (first === undefined) return { problem: "Skriv ett namn." };
  if (names.length === 0) return { problem: notANameMessage(first) };
  const fresh = namesMissingIn(known, names);
  if (fresh.length > ROOM_LIMITS.addedNames) {
    return {
      problem: `Högst ${ROOM_LIMITS.addedNames}\u00a0namn åt gången. Nu är de ${fresh.length}. Ta bort några.`,
    };
  }
  if (fresh.length > 0) return { names: fresh };
  return {
    problem:
      names.length > 1 ? "Alla de namnen finns redan i rummet." : `${first} finns redan i rummet.`,
  };
}
