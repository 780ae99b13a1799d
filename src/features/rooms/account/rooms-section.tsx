import { useLayoutEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { formatCount, formatDate, formatQuantity } from "@/lib/format.ts";
import { queryClient } from "@/lib/query-client.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { Link } from "@/ui/link.tsx";
import { TitledPanel } from "@/ui/titled-panel.tsx";
import { showError, showSuccess } from "@/ui/toast-store.ts";
import { usePending } from "@/ui/use-pending.ts";
import { describeRoomError } from "../describe-room-error.ts";
import { LeavingTerms, leavingText } from "../leaving-terms.tsx";
import { createSecret, ROOMS_PATH } from "../room-links.ts";
import { keepRoom } from "../room-store.ts";
import { roomProblemOf } from "../rooms-api.ts";
import { discardRoom } from "../use-room.ts";
import BindRoomNote from "./bind-room-note.tsx";
import { leaveMyRoom, type MyRoom, openMyRoom } from "./my-rooms-api.ts";
import { myRoomsQuery, useMyRooms, useOpenableRooms } from "./use-my-rooms.ts";

/** The rooms in the user's account, and those of this browser that could be there. */
export function RoomsSection({ userId }: { userId: string }) {
  const { data, error, refetch } = useMyRooms(userId);
  const rooms = data?.rooms;
  const openable = useOpenableRooms();
  const [leaving, setLeaving] = useState<MyRoom | null>(null);
  const content = useRef<HTMLDivElement>(null);
  /** Increases each time the focused element is removed; focus then moves to this element. */
  const [departures, setDepartures] = useState(0);
  const depart = () => setDepartures((count) => count + 1);

  useLayoutEffect(() => {
    if (departures > 0) content.current?.focus({ preventScroll: true });
  }, [departures]);

  return (
    <TitledPanel heading="Rum">
      <div ref={content} tabIndex={-1} className="outline-none">
        <p className="max-w-[65ch]">
          I ett rum väljer två personer namn tillsammans, var och en i sin telefon.{" "}
          <Link to={ROOMS_PATH} className="prose-link">
            Välj tillsammans
          </Link>
        </p>
        {rooms && rooms.length > 0 && (
          <ul aria-label="Dina rum" className="mt-4 divide-y divide-line border-y border-line">
            {rooms.map((room) => (
              <RoomItem
                key={room.room}
                room={room}
                secret={openable.find((it) => it.room.room === room.room)?.secret ?? null}
                onLeave={() => setLeaving(room)}
              />
            ))}
          </ul>
        )}
        {data && data.unreadable > 0 && (
          <p role="alert" className="mt-3">
            {formatQuantity(data.unreadable, "rum", "rum")} kunde inte visas. Ladda om sidan: den
            kan vara för gammal.
          </p>
        )}
        {rooms?.length === 0 && data?.unreadable === 0 && (
          <p className="mt-3 text-ink-soft">Du har inget rum i kontot.</p>
        )}
        {!rooms && error && (
          <div className="mt-4 grid justify-items-start gap-3">
            <p role="alert">Dina rum kunde inte hämtas. {describeRoomError(error)}</p>
            <Button
              variant="quiet"
              onClick={() => {
                depart();
                void refetch();
              }}
            >
              Försök igen
            </Button>
          </div>
        )}
        {openable.map(({ secret, room }) => (
          <BindRoomNote
            key={secret}
            secret={secret}
            room={room}
            onBound={() => {
              depart();
              void queryClient.invalidateQueries({ queryKey: ["openable-rooms"] });
            }}
          />
        ))}
      </div>
      {leaving && (
        <LeaveMyRoomDialog
          userId={userId}
          room={leaving}
          secret={openable.find((it) => it.room.room === leaving.room)?.secret ?? null}
          onClose={() => setLeaving(null)}
          onLeft={() => {
            setLeaving(null);
            depart();
          }}
        />
      )}
    </TitledPanel>
  );
}

interface RoomItemProps {
  readonly room: MyRoom;
  /** With which this browser can open it; null when it cannot. */
  readonly secret: string | null;
  readonly onLeave: () => void;
}

function RoomItem({ room, secret, onLeave }: RoomItemProps) {
  const { other, left_name, left_at, created_at, last_vote_at, answered, names } = room;
  const navigate = useNavigate();
  const { isPending, run } = usePending();
  const title = roomTitle(room);

  async function open() {
    const opened = secret ?? createSecret();
    if (secret === null) {
      try {
        await openMyRoom(room.room, opened);
      } catch (error) {
        console.warn("The room cannot be opened", error);
        showError(`Rummet kunde inte öppnas. ${describeRoomError(error)}`);
        return;
      }
    }
    keepRoom({ secret: opened, role: "decider" });
    navigate(ROOMS_PATH);
  }

  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 grow basis-60">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="text-sm text-ink-soft">
          Du har svarat på {formatCount(answered)} av {formatCount(names)}&nbsp;namn · skapat{" "}
          {formatDate(new Date(created_at))} · senaste svaret {formatDate(new Date(last_vote_at))}
          {other === null && left_name === null && " · ingen har gått med än"}
          {left_name !== null &&
            left_at !== null &&
            ` · ${left_name} lämnade rummet ${formatDate(new Date(left_at))}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <BusyButton
          variant="quiet"
          aria-label={`Öppna: ${title}`}
          isBusy={isPending}
          onClick={() => void run(open)}
        >
          Öppna
        </BusyButton>
        <Button variant="quiet" aria-label={`Lämna: ${title}`} onClick={onLeave}>
          Lämna
        </Button>
      </div>
    </li>
  );
}

function roomTitle({ other, left_name }: MyRoom): string {
  if (other !== null) return `Rum med ${other}`;
  return left_name === null ? "Rum som väntar på den andra" : `Rum som ${left_name} har lämnat`;
}

interface LeaveMyRoomDialogProps {
  readonly userId: string;
  readonly room: MyRoom;
  /** With which this browser can open it; null when it cannot. */
  readonly secret: string | null;
  readonly onClose: () => void;
  readonly onLeft: () => void;
}

/** Asks whether to leave a room of the account, whether or not this browser can open it, and leaves it. */
function LeaveMyRoomDialog({ userId, room, secret, onClose, onLeft }: LeaveMyRoomDialogProps) {
  const { isPending, run } = usePending();

  async function leave() {
    try {
      await leaveMyRoom(room.room);
    } catch (error) {
      // One that is gone has been left already.
      if (roomProblemOf(error) !== "room_not_found") {
        console.warn("The room cannot be left", error);
        showError(`Du är kvar i rummet. ${describeRoomError(error)}`);
        return;
      }
    }
    if (secret !== null) discardRoom(secret);
    queryClient.setQueryData(
      myRoomsQuery(userId).queryKey,
      (known) =>
        known && { ...known, rooms: known.rooms.filter((other) => other.room !== room.room) },
    );
    onLeft();
    showSuccess("Du har lämnat rummet");
  }

  return (
    <Dialog
      isOpen
      onClose={() => {
        if (!isPending) onClose();
      }}
      title="Lämna rummet?"
      description={leavingText(room.other)}
    >
      <LeavingTerms
        other={room.other}
        kept={["namnen som ni båda gillar", "er gemensamma ordning, om ni har en"]}
      />
      <div className="flex flex-wrap gap-3">
        <BusyButton isBusy={isPending} onClick={() => void run(leave)}>
          Lämna rummet
        </BusyButton>
        <Button
          variant="quiet"
          onClick={() => {
            if (!isPending) onClose();
          }}
        >
          Avbryt
        </Button>
      </div>
    </Dialog>
  );
}
