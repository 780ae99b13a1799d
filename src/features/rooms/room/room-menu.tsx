import { Plus } from "lucide";
import { type FormEvent, memo, useState } from "react";
import { useHasFeature } from "@/access/entitlement/entitlement-store.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { Button, LinkButton } from "@/ui/button.tsx";
import { Icon } from "@/ui/icon.tsx";
import { showError, showSuccess } from "@/ui/toast-store.ts";
import { useFieldErrors } from "@/ui/use-field-errors.ts";
import { usePending } from "@/ui/use-pending.ts";
import { describeRoomError } from "../describe-room-error.ts";
import { FamilyFields, parseFamily, siblingsProblem, type TypedFamily } from "../family-fields.tsx";
import { LeavingTerms, leavingText } from "../leaving-terms.tsx";
import { NEW_ROOM } from "../room-links.ts";
import { type CommonRoom, commonOf } from "../room-names.ts";
import { type KeptRoom, updateRoom } from "../room-store.ts";
import { type SharedFamily, shareFamily } from "../rooms-api.ts";
import { refreshRoom } from "../use-room.ts";
import { LeaveDialog } from "./leave-dialog.tsx";
import { OtherRooms } from "./other-rooms.tsx";
import { OwnLinkButton } from "./own-link.tsx";

interface RoomMenuProps {
  readonly kept: Pick<KeptRoom, "secret" | "surname" | "siblings">;
  readonly room: CommonRoom;
}

/** Actions that are rarely needed: the member's own link, surname and siblings, other rooms, and leaving. */
export const RoomMenu = memo(function RoomMenu({ kept, room }: RoomMenuProps) {
  const [isLeaving, setIsLeaving] = useState(false);
  const hasMoreRooms = useHasFeature("family_votes");
  const { hasMatches, hasOrder } = commonOf(room);
  return (
    <section aria-label="Mer om rummet" className="room-menu">
      <OwnLinkButton secret={kept.secret} />
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
      {isLeaving && (
        <LeaveDialog
          secret={kept.secret}
          description={leavingText(room.other?.name ?? null)}
          onClose={() => setIsLeaving(false)}
        >
          <LeavingTerms
            other={room.other?.name ?? null}
            kept={[
              ...(hasMatches ? ["namnen som ni båda gillar"] : []),
              ...(hasOrder ? ["er gemensamma ordning"] : []),
            ]}
          />
        </LeaveDialog>
      )}
    </section>
  );
});

function FamilyNames({ kept: { secret, surname, siblings }, room }: RoomMenuProps) {
  // What the other has shared is not the member's to change.
  const isMine = room.sharedBy === "me";
  const [typed, setTyped] = useState<TypedFamily>({
    surname,
    siblings: siblings.join(", "),
    isShared: isMine,
  });
  const { form, errors, show } = useFieldErrors<"siblings">();
  const { isPending, run } = usePending();

  function submit(event: FormEvent) {
    event.preventDefault();
    const family = parseFamily(typed);
    if (!show({ siblings: siblingsProblem(family.siblings) })) void run(() => save(family));
  }

  async function save(family: SharedFamily) {
    updateRoom(secret, family);
    try {
      if (typed.isShared || isMine) {
        await shareFamily(secret, typed.isShared ? family : null);
        await refreshRoom(secret);
      }
      showSuccess("Sparat");
    } catch (error) {
      console.info("Surname and siblings could not be shared", error);
      showError(`Den andra ser inte ändringen. ${describeRoomError(error)}`);
    }
  }

  return (
    <details>
      <summary>
        <Icon icon={Plus} className="size-5" />
        Efternamn och syskon
      </summary>
      <form {...form} noValidate onSubmit={submit}>
        <FamilyFields family={typed} onChange={setTyped} siblingsError={errors.siblings} />
        <BusyButton type="submit" variant="quiet" isBusy={isPending}>
          Spara
        </BusyButton>
      </form>
    </details>
  );
}
