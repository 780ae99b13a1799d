import { useSession } from "@/access/session/session-store.ts";
import { queryClient } from "@/lib/query-client.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { showError, showSuccess } from "@/ui/toast-store.ts";
import { usePending } from "@/ui/use-pending.ts";
import { describeRoomError } from "../describe-room-error.ts";
import type { CommonRoom } from "../room-names.ts";
import { bindRoom } from "./my-rooms-api.ts";
import { myRoomsQuery } from "./use-my-rooms.ts";

export interface BindRoomNoteProps {
  /** Of the member. */
  readonly secret: string;
  readonly room: Pick<CommonRoom, "isBound" | "other">;
  /** The room is in the account. */
  readonly onBound: () => void;
}

/** Asks whether to put a room of this browser into the account, which it names. */
export default function BindRoomNote({ secret, room, onBound }: BindRoomNoteProps) {
  const session = useSession();
  const { isPending, run } = usePending();
  if (session.status !== "signed-in" || room.isBound) return null;
  const { id, email } = session.user;

  async function bind() {
    try {
      await bindRoom(secret);
    } catch (error) {
      console.warn("The room cannot be put into the account", error);
      showError(`Rummet är inte kopplat till kontot. ${describeRoomError(error)}`);
      return;
    }
    showSuccess("Rummet är kopplat till ditt konto");
    onBound();
    await queryClient.invalidateQueries(myRoomsQuery(id));
  }

  return (
    <div className="mt-4 grid justify-items-start gap-3 rounded-control border border-ink/20 p-4 text-sm">
      <p>
        {room.other
          ? `Rummet där du väljer namn med ${room.other.name}`
          : "Ditt rum för att välja namn tillsammans"}{" "}
        kan bara öppnas från den här webbläsaren eller med din länk. Vill du koppla det till kontot{" "}
        <strong className="wrap-anywhere">{email}</strong>?
      </p>
      <BusyButton variant="quiet" isBusy={isPending} onClick={() => void run(bind)}>
        Koppla till kontot
      </BusyButton>
    </div>
  );
}
