import { Copy, Share2 } from "lucide";
import { useEffect, useRef, useState } from "react";
import { formatDate } from "@/lib/format.ts";
import { joinWords } from "@/names/form/join-words.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { Button } from "@/ui/button.tsx";
import { Icon } from "@/ui/icon.tsx";
import { copyAddress, shareAddress } from "@/ui/share-address.ts";
import { TitledPanel } from "@/ui/titled-panel.tsx";
import { usePending } from "@/ui/use-pending.ts";
import { describeRoomError } from "../describe-room-error.ts";
import { createSecret, roomAddress } from "../room-links.ts";
import { commonOf } from "../room-names.ts";
import { type KeptRoom, updateRoom } from "../room-store.ts";
import { type DeciderRoom, renewInvitation } from "../rooms-api.ts";
import { refreshRoom } from "../use-room.ts";
import { LinkButton } from "./link-button.tsx";

interface InvitePanelProps {
  readonly kept: KeptRoom;
  readonly room: DeciderRoom;
}

/** The link for the other, until it is used, and who has left. */
export function InvitePanel({ kept, room }: InvitePanelProps) {
  const { secret, invitation } = kept;
  const { isPending, run } = usePending();
  const [failure, setFailure] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isNew = invitation !== null && room.me.answered === 0 && room.left === null;
  const [isAnnounced] = useState(isNew);

  useEffect(() => {
    // After a navigation the heading of the page has the focus; in a new room the invitation comes first.
    if (isAnnounced && document.activeElement?.tagName === "H1") heading.current?.focus();
  }, [isAnnounced]);

  async function renew() {
    setFailure(null);
    const next = createSecret();
    try {
      await renewInvitation(secret, next);
      updateRoom(secret, { invitation: next });
      await refreshRoom(secret);
      // The pressed button is gone.
      heading.current?.focus();
    } catch (error) {
      console.info("The invitation could not be renewed", error);
      setFailure(describeRoomError(error));
    }
  }

  if (!invitation || !room.isInvitationOpen) {
    return (
      <TitledPanel heading="Bjud in igen" headingRef={heading} tone="honey">
        {room.left ? (
          <Left left={room.left} room={room} />
        ) : (
          <p>Du är ensam i rummet. Gör en ny länk till den du vill välja med.</p>
        )}
        {failure && <p role="alert">{failure}</p>}
        <BusyButton isBusy={isPending} onClick={() => run(renew)} className="mt-3">
          Gör en ny länk
        </BusyButton>
      </TitledPanel>
    );
  }
  const address = roomAddress({ kind: "decider", secret: invitation }, window.location.origin);
  return (
    <TitledPanel heading="Skicka länken till den du väljer med" headingRef={heading} tone="honey">
      {room.left && <Left left={room.left} room={room} />}
      <p>Länken gäller för en person, en gång. Du kan börja svara medan du väntar.</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => copyAddress(address)}>
          <Icon icon={Copy} className="size-5" />
          Kopiera länken
        </Button>
        {"share" in navigator && (
          <Button variant="quiet" onClick={() => shareAddress(address)}>
            <Icon icon={Share2} className="size-5" />
            Dela
          </Button>
        )}
        <LinkButton
          label="Visa QR-kod"
          title="Bjud in"
          description="Låt den andra läsa av koden, eller skicka länken."
          address={address}
          subject="Vill du välja namn med mig?"
          hint="Den gäller för en person, en gång."
        />
      </div>
    </TitledPanel>
  );
}

interface LeftProps {
  readonly left: NonNullable<DeciderRoom["left"]>;
  readonly room: DeciderRoom;
}

/** For a member whose partner has left: what is kept in the room, and what inviting someone else changes. */
function Left({ left: { name, at }, room }: LeftProps) {
  const { hasMatches, hasOrder } = commonOf(room);
  const hasNotes = room.names.some(({ note }) => note !== null);
  const kept = [
    "Dina svar",
    ...(hasMatches ? ["namnen som ni båda gillade"] : []),
    ...(hasOrder ? ["er gemensamma ordning"] : []),
  ];
  return (
    <div className="mb-3 grid gap-2">
      <p>
        {name} lämnade rummet {formatDate(new Date(at))}. {joinWords(kept)} är kvar. Det som {name}{" "}
        hade skrivit och delat är borttaget.
      </p>
      <p>
        Du kan fortsätta själv, eller göra en ny länk till någon annan, som svarar från början och
        inte ser något av det här.{" "}
        {hasMatches && `Träffarna står kvar hos dig som gemensamma med ${name}. `}
        {hasOrder && "Ordningen försvinner när någon går med. "}
        {hasNotes && "Dina anteckningar visas för den nya vid en träff. "}
        {room.family && "Frågan till familjen försvinner också, med svaren."}
      </p>
    </div>
  );
}
