import { type ReactNode, useEffect, useRef, useState } from "react";

import { formatQuantity } from "@/lib/format.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { usePending } from "@/ui/use-pending.ts";
import { describeRoomError } from "../describe-room-error.ts";
import { matchesOf } from "../room-names.ts";
import { type DeciderRoom, extendDeck } from "../rooms-api.ts";
import { refreshRoom } from "../use-room.ts";

/** Names that are added at a time. */
const MORE_NAMES = 20;

interface DeckEndProps {
  readonly secret: string;
  readonly room: DeciderRoom;
  /** Undoes the last answer. */
  readonly children: ReactNode;
}

/** All names are answered: how far the other is, and more names like those that are liked. */
export function DeckEnd({ secret, room, children }: DeckEndProps) {
  const { names, other } = room;
  // There is no measure of which names of companies are alike.
  const canGrow = room.sex !== "companies";
  const section = useRef<HTMLElement>(null);
  const { isPending, run } = usePending();
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    // The pressed button is gone with the last name.
    if (document.activeElement === document.body) section.current?.focus();
  }, []);

  async function addMore() {
    setFailure(null);
    try {
      await extendDeck(secret, names.length);
      await refreshRoom(secret);
    } catch (error) {
      console.info("No names could be added", error);
      setFailure(describeRoomError(error));
    }
  }

  return (
    <section ref={section} tabIndex={-1} aria-labelledby="deck-end" className="vote vote-end">
      <h2 id="deck-end">Du har svarat på alla {names.length}</h2>
      <p>{statusOf(room)}</p>
      {canGrow && <p>{nextOf(room)}</p>}
      {failure && (
        <p role="alert" className="border-l-3 border-falu pl-3">
          {failure}
        </p>
      )}
      {canGrow && (
        <BusyButton isBusy={isPending} onClick={() => run(addMore)}>
          {MORE_NAMES}&nbsp;namn till
        </BusyButton>
      )}
      {children && <div className="vote-undo">{children}</div>}
    </section>
  );

  function statusOf({ names: all, left: leaver }: DeciderRoom): string {
    if (!other && leaver) return `${leaver.name} har lämnat rummet. Du kan bjuda in någon annan.`;
    if (!other) return "Den andra är inte med än. Skicka inbjudan, så kan ni jämföra.";
    const left = all.length - other.answered;
    if (left <= 0) return `${other.name} är också klar.`;
    return `${other.name} har ${formatQuantity(left, "namn", "namn")} kvar.`;
  }
}

function nextOf({ names, other }: DeciderRoom): string {
  if (matchesOf(names).length > 0) return "Nya namn väljs så att de liknar dem ni båda gillar.";
  if (!other) return "Nya namn väljs så att de liknar dem du tyckte om.";
  const next = "Nya namn väljs så att de ligger nära det ni var för sig tycker om.";
  return other.answered < names.length
    ? next
    : `Ni har inget gemensamt namn än, men fler namn ger fler chanser. ${next}`;
}
