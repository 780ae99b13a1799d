import { useState } from "react";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { NoticePage } from "@/ui/notice-page.tsx";
import { describeRoomError } from "../describe-room-error.ts";
import { ROOM_HEADING } from "../room-heading.ts";
import { discardRoom } from "../use-room.ts";
import { LeaveDialog } from "./leave-dialog.tsx";
import { OtherRooms } from "./other-rooms.tsx";

interface StuckRoomProps {
  /** Of the member. */
  readonly secret: string;
  /** Why the room cannot be shown. */
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** A room that cannot be fetched or read, with the ways out of it: it must not lock the page. */
export function StuckRoom({ secret, error, onRetry }: StuckRoomProps) {
  const [asked, setAsked] = useState<"leave" | "forget" | null>(null);
  const close = () => setAsked(null);

  return (
    <NoticePage
      heading={ROOM_HEADING}
      text={`${describeRoomError(error)} Dina svar finns kvar i den här webbläsaren.`}
    >
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRetry}>Försök igen</Button>
        <Button variant="quiet" onClick={() => setAsked("leave")}>
          Lämna rummet
        </Button>
        <Button variant="quiet" onClick={() => setAsked("forget")}>
          Ta bort rummet härifrån
        </Button>
      </div>
      <OtherRooms secret={secret} />
      {asked === "leave" && (
        <LeaveDialog
          secret={secret}
          description="Det du har skrivit i rummet försvinner, och de andra ser att du har lämnat det. Det går inte att ångra."
          onClose={close}
        />
      )}
      {asked === "forget" && (
        <Dialog
          isOpen
          onClose={close}
          title="Ta bort rummet härifrån?"
          description="Rummet finns kvar med de svar som är skickade, men den här webbläsaren kan inte öppna det längre. Du kommer bara tillbaka med din egen länk, eller genom kontot om rummet är kopplat till det."
        >
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => discardRoom(secret)}>Ta bort rummet</Button>
            <Button variant="quiet" onClick={close}>
              Avbryt
            </Button>
          </div>
        </Dialog>
      )}
    </NoticePage>
  );
}
