import { useId, useState } from "react";
import { cleanName } from "@/generators/typed-name.ts";
import { useHasFeature } from "@/name-ui/access/entitlement-store.ts";
import { parseNames } from "@/name-ui/name-lists/list-validation.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { Button, LinkButton } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { TextField } from "@/ui/text-field.tsx";
import { showError, showSuccess } from "@/ui/toast-store.ts";
import { usePending } from "@/ui/use-pending.ts";
import { describeRoomError } from "../describe-room-error.ts";
import { NEW_ROOM } from "../room-links.ts";
import { forgetRoom, type KeptRoom, updateRoom } from "../room-store.ts";
import { type DeciderRoom, leaveRoom, roomProblemOf, shareFamily } from "../rooms-api.ts";
import { refreshRoom, removeFetchedRoom } from "../use-room.ts";
import { OtherRooms } from "./other-rooms.tsx";
import { OwnLinkButton } from "./own-link.tsx";

interface RoomMenuProps {
  readonly kept: KeptRoom;
  readonly room: DeciderRoom;
}

/** Actions that are rarely needed: the member's own link, surname and siblings, other rooms, and leaving. */
export function RoomMenu({ kept, room }: RoomMenuProps) {
  const [isLeaving, setIsLeaving] = useState(false);
  const hasMoreRooms = useHasFeature("family_votes");
  return (
    <section aria-label="Mer om rummet" className="room-menu">
      <OwnLinkButton kept={kept} />
      <Button variant="quiet" onClick={() => setIsLeaving(true)}>
        Lämna rummet
      </Button>
      {hasMoreRooms && (
        <LinkButton variant="quiet" to={NEW_ROOM}>
          Nytt rum
        </LinkButton>
      )}
      <FamilyNames kept={kept} room={room} />
      <OtherRooms secret={kept.secret} />
      {isLeaving && <LeaveDialog kept={kept} room={room} onClose={() => setIsLeaving(false)} />}
    </section>
  );
}

function FamilyNames({ kept: { secret, surname, siblings }, room }: RoomMenuProps) {
  const [typed, setTyped] = useState({ surname, siblings: siblings.join(", ") });
  const [isShared, setIsShared] = useState(room.shared !== null);
  const { isPending, run } = usePending();
  const sharedId = useId();

  async function save() {
    const family = {
      surname: cleanName(typed.surname),
      siblings: [...parseNames(typed.siblings.replaceAll(",", "\n"))],
    };
    updateRoom(secret, family);
    try {
      if (isShared || room.shared) {
        await shareFamily(secret, isShared ? family : null);
        await refreshRoom(secret);
      }
      showSuccess("Sparat");
    } catch (error) {
      console.info("Surname and siblings could not be shared", error);
      showError(describeRoomError(error));
    }
  }

  return (
    <details>
      <summary>Efternamn och syskon</summary>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void run(save);
        }}
      >
        <TextField
          label="Efternamn"
          autoComplete="family-name"
          value={typed.surname}
          onChange={(text) => setTyped({ ...typed, surname: text })}
        />
        <TextField
          label="Syskon"
          autoComplete="off"
          value={typed.siblings}
          onChange={(text) => setTyped({ ...typed, siblings: text })}
          hint="Med komma emellan."
        />
        <label htmlFor={sharedId} className="flex min-h-11 items-center gap-3">
          <input
            id={sharedId}
            type="checkbox"
            checked={isShared}
            onChange={({ target }) => setIsShared(target.checked)}
            className="size-5 shrink-0 accent-falu"
          />
          Dela efternamn och syskon med den andra
        </label>
        <BusyButton type="submit" variant="quiet" isBusy={isPending}>
          Spara
        </BusyButton>
      </form>
    </details>
  );
}

function LeaveDialog({ kept, room, onClose }: RoomMenuProps & { readonly onClose: () => void }) {
  const { isPending, run } = usePending();
  const { secret } = kept;

  async function leave() {
    try {
      await leaveRoom(secret);
    } catch (error) {
      // It is gone already.
      if (roomProblemOf(error) !== "room_not_found") {
        showError(describeRoomError(error));
        return;
      }
    }
    forgetRoom(secret);
    removeFetchedRoom(secret);
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Lämna rummet?"
      description={
        room.other
          ? `Dina svar raderas. ${room.other.name} kan fortsätta utan dig och bjuda in någon annan.`
          : "Du är den enda i rummet, så det raderas med alla svar."
      }
    >
      <div className="flex flex-wrap gap-3">
        <BusyButton isBusy={isPending} onClick={() => run(leave)}>
          Lämna rummet
        </BusyButton>
        <Button variant="quiet" onClick={onClose}>
          Stanna
        </Button>
      </div>
    </Dialog>
  );
}
