import { useStore } from "@nanostores/react";
import { Suspense, useEffect, useState } from "react";
import { joinWords } from "@/names/form/join-words.ts";
import { Button } from "@/ui/button.tsx";
import { lazyWithFallback } from "@/ui/lazy.tsx";
import { NoticePage, WaitingPage } from "@/ui/notice-page.tsx";
import { showError } from "@/ui/toast-store.ts";
import { useOnline } from "@/ui/use-online.ts";
import type { GuestListProps } from "../family/guest-list.tsx";
import type { RoomParts } from "../passed-components.ts";
import { ROOM_HEADING } from "../room-heading.ts";
import { isStorageBlocked, type KeptRoom } from "../room-store.ts";
import { startSending } from "../send-answers.ts";
import { discardRoom, refreshRoom, useRoom } from "../use-room.ts";
import { DeciderView } from "./decider-view.tsx";
import { OtherRooms } from "./other-rooms.tsx";
import { RoomStyles } from "./room-styles.tsx";
import { StuckRoom } from "./stuck-room.tsx";

const GuestList = lazyWithFallback<GuestListProps>(() => import("../family/guest-list.tsx"));

/** The same element, so that no answer renders it again. */
const STYLES = <RoomStyles />;

const LOADING = <WaitingPage heading={ROOM_HEADING} text="Hämtar namnen …" />;

const LAST_SEEN = "Du ser det som det var senast, och kan svara ändå.";

export interface OpenRoomProps {
  readonly kept: KeptRoom;
  readonly parts: RoomParts;
}

/** The room of a member, when it has been fetched, or as it was last seen. */
export default function OpenRoom({ kept, parts }: OpenRoomProps) {
  const { room, error } = useRoom(kept.secret);
  const isWaiting = useSending(kept.secret);
  const isOnline = useOnline();
  const isBlocked = useStore(isStorageBlocked);
  const status = [
    error && `${isOnline ? "Rummet kan inte hämtas just nu." : "Du är offline."} ${LAST_SEEN}`,
    isWaiting && unsentText({ isOnline, isBlocked }),
  ].filter((sentence) => typeof sentence === "string");
  if (room === null) return <ClosedRoom kept={kept} />;
  if (room?.role === "decider") {
    return (
      <>
        {STYLES}
        <DeciderView kept={kept} room={room} status={status.join(" ")} parts={parts} />
        <parts.ReportRoom secret={kept.secret} />
      </>
    );
  }
  if (room) {
    return (
      <Suspense fallback={LOADING}>
        <GuestList
          secret={kept.secret}
          room={room}
          status={status.join(" ")}
          onChange={() => refresh(kept.secret)}
        />
        <div className="mx-auto mt-8 max-w-xl">
          <OtherRooms secret={kept.secret} />
          <parts.ReportRoom secret={kept.secret} />
        </div>
      </Suspense>
    );
  }
  if (!error) return LOADING;
  return <StuckRoom secret={kept.secret} error={error} onRetry={() => refresh(kept.secret)} />;
}

/** What becomes of answers that could not be sent. */
function unsentText({ isOnline, isBlocked }: { isOnline: boolean; isBlocked: boolean }): string {
  const kept = isBlocked ? "Låt sidan vara öppen tills svaren är skickade." : "Sparat här.";
  return isOnline
    ? `${kept} Servern svarar inte, men svaren skickas så snart det går.`
    : `${kept} Skickas när du är uppkopplad igen.`;
}

/** Fetches the room again; the page shows when it cannot be fetched. */
function refresh(secret: string): void {
  refreshRoom(secret).catch((error: unknown) => console.info("The room is not fetched", error));
}

/** Sends the answers while the room is open; returns whether they wait for the network or the server. */
function useSending(secret: string): boolean {
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const sender = startSending(secret, {
      async onSent(refused) {
        await refreshRoom(secret);
        if (refused.length > 0) showError(`${joinWords(refused)} finns inte i rummet längre.`);
      },
    });
    const stopFollowing = sender.hasFailed.subscribe(setHasFailed);
    return () => {
      stopFollowing();
      sender.stop();
    };
  }, [secret]);
  return hasFailed;
}

function ClosedRoom({ kept: { secret, role } }: Pick<OpenRoomProps, "kept">) {
  const causes =
    role === "guest"
      ? "Länken är felskriven, de som bjöd in dig har tagit bort dig, du har lämnat rummet, eller så är rummet raderat."
      : "Länken är felskriven, du har lämnat rummet, eller så är rummet raderat.";
  return (
    <NoticePage
      heading="Rummet går inte att öppna"
      text={`${causes} Det raderas när den sista lämnar det, och tolv månader efter det sista svaret.`}
    >
      <Button onClick={() => discardRoom(secret)}>Börja om</Button>
      <OtherRooms secret={secret} />
    </NoticePage>
  );
}
