import { useStore } from "@nanostores/react";
import { useId } from "react";
import { formatDate } from "@/lib/format.ts";
import { joinWords } from "@/names/form/join-words.ts";
import { Button } from "@/ui/button.tsx";
import { keepRoom, keptRooms, lastSeenRoom } from "../room-store.ts";
import type { MemberRoom } from "../rooms-api.ts";

interface OtherRoomsProps {
  /** Id of the open room; null when no room is open. */
  readonly secret: string | null;
}

/** The other rooms that this browser can open, those of links to other browsers too. */
export function OtherRooms({ secret }: OtherRoomsProps) {
  const headingId = useId();
  const others = useStore(keptRooms).filter((other) => other.secret !== secret);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="w-full">
      <h2 id={headingId} className="text-lg">
        {secret === null ? "Dina rum" : "Dina andra rum"}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-3">
        {others.map((other) => (
          <li key={other.secret}>
            <Button variant="quiet" onClick={() => keepRoom(other)}>
              {other.unopened ?? titleOf(lastSeenRoom(other.secret))}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function titleOf(room: MemberRoom | null): string {
  if (!room) return "Rum som inte har öppnats här";
  if (room.role === "guest") return `Namn från ${joinWords(room.from)}`;
  const created = `skapat ${formatDate(new Date(room.createdAt))}`;
  const what = room.sex === "companies" ? "Rum om företagsnamn" : "Rum";
  if (room.other) return `${what} med ${room.other.name}, ${created}`;
  return room.left
    ? `${what} som ${room.left.name} har lämnat, ${created}`
    : `${what} som väntar på den andra, ${created}`;
}
