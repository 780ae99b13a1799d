import type { ReactNode } from "react";
import { BusyButton } from "@/ui/busy-button.tsx";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { showError } from "@/ui/toast-store.ts";
import { usePending } from "@/ui/use-pending.ts";
import { describeRoomError } from "../describe-room-error.ts";
import { leaveRoom, roomProblemOf } from "../rooms-api.ts";
import { discardRoom } from "../use-room.ts";

interface LeaveDialogProps {
  /** Of the member. */
  readonly secret: string;
  /** What leaving does. */
  readonly description: string;
  readonly onClose: () => void;
  /** What goes and what stays, where it is known. */
  readonly children?: ReactNode;
}

/** Asks whether to leave a room, and leaves it. */
export function LeaveDialog({ secret, description, onClose, children }: LeaveDialogProps) {
  const { isPending, run } = usePending();

  async function leave() {
    try {
      await leaveRoom(secret);
    } catch (error) {
      // It is gone already.
      if (roomProblemOf(error) !== "room_not_found") {
        showError(`Du är kvar i rummet. ${describeRoomError(error)}`);
        return;
      }
    }
    discardRoom(secret);
  }

  return (
    <Dialog isOpen onClose={onClose} title="Lämna rummet?" description={description}>
      {children}
      <div className="flex flex-wrap gap-3">
        <BusyButton isBusy={isPending} onClick={() => run(leave)}>
          Lämna rummet
        </BusyButton>
        <Button variant="quiet" onClick={onClose}>
          Avbryt
        </Button>
      </div>
    </Dialog>
  );
}
