import { useStore } from "@nanostores/react";
import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useHasFeature } from "@/access/entitlement/entitlement-store.ts";
import { lazyWithFallback } from "@/ui/lazy.tsx";
import { Link } from "@/ui/link.tsx";
import { WaitingPage } from "@/ui/notice-page.tsx";
import { ReloadNote } from "@/ui/reload-note.tsx";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";
import type { InvitationProps } from "./invitation/invitation.tsx";
import type { RoomParts } from "./passed-components.ts";
import type { OpenRoomProps } from "./room/open-room.tsx";
import { OtherRooms } from "./room/other-rooms.tsx";
import { ROOM_HEADING } from "./room-heading.ts";
import { NEW_ROOM_PARAM, parseRoomLink, ROOMS_PATH, type RoomLink } from "./room-links.ts";
import {
  currentRoom,
  hasUnreadableRoom,
  keepDraft,
  keepRoom,
  keptRooms,
  roomDraft,
} from "./room-store.ts";

const OpenRoom = lazyWithFallback<OpenRoomProps>(() => import("./room/open-room.tsx"), Missing);
const Invitation = lazyWithFallback<InvitationProps>(
  () => import("./invitation/invitation.tsx"),
  Missing,
);

interface RoomsProps {
  readonly parts: RoomParts;
  /** What a visitor without a room sees. */
  readonly start: ReactNode;
}

/** The room of the visitor, what a link opens, or how to start a room. */
export function Rooms({ parts, start }: RoomsProps) {
  const isHydrating = useIsHydrating();
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const link = parseRoomLink(hash);
  const room = useStore(currentRoom, { ssr: () => null });
  const draft = useStore(roomDraft, { ssr: () => null });
  const isUnreadable = useStore(hasUnreadableRoom, { ssr: () => false });
  const hasMoreRooms = useHasFeature("family_votes");

  useEffect(() => {
    const opened = parseRoomLink(hash);
    if (!opened) return;
    open(opened);
    // The secret is neither in the history nor in what is copied from the address field.
    navigate({ search }, { replace: true, preventScrollReset: true });
  }, [hash, search, navigate]);

  const isInvited = draft !== null && draft.kind !== "own" && draft.kind !== "companies";
  const isStarting = hasMoreRooms && new URLSearchParams(search).has(NEW_ROOM_PARAM);
  const opened = isStarting ? "" : (room?.secret ?? "");
  useHeadingFocus(isHydrating ? undefined : isInvited ? draft.invitation : opened);
  if (isHydrating || !(link || isInvited || (room && !isStarting))) {
    return (
      // A page is prerendered without its visitor. The script in index.html hides it from one who may have a room.
      <div data-no-room={isHydrating ? "" : undefined}>
        {!isHydrating && room && (
          <Link to={ROOMS_PATH} className="prose-link inline-block py-2">
            Tillbaka till rummet
          </Link>
        )}
        {isUnreadable && <UnreadableNote />}
        {!isHydrating && !room && (
          <div className="mb-8 empty:hidden">
            <OtherRooms secret={null} />
          </div>
        )}
        {start}
      </div>
    );
  }
  // Until the link is read.
  if (link) return null;
  return (
    <Suspense fallback={<WaitingPage heading={ROOM_HEADING} text="Öppnar …" />}>
      <meta name="robots" content="noindex" />
      {isInvited && <Invitation key={draft.invitation} draft={draft} />}
      {!isInvited && isUnreadable && <UnreadableNote />}
      {!isInvited && room && <OpenRoom key={room.secret} kept={room} parts={parts} />}
    </Suspense>
  );
}

function open({ kind, secret }: RoomLink): void {
  // A member who opens the invitation they sent must not use it up.
  const own = keptRooms
    .get()
    .find((room) => [room.secret, room.invitation, room.familyInvitation].includes(secret));
  if (own) keepRoom(own);
  else keepDraft(kind, secret);
}

function UnreadableNote() {
  return (
    <p role="alert" className="mb-4 max-w-[62ch] border-l-3 border-falu pl-3">
      Ett rum som är sparat i den här webbläsaren gick inte att läsa. Det ligger kvar, men kan bara
      öppnas med din egen länk.
    </p>
  );
}

function Missing() {
  return (
    <ReloadNote>
      <p>
        Rummet kunde inte laddas. Kontrollera uppkopplingen och ladda om sidan. Dina svar finns
        kvar.
      </p>
    </ReloadNote>
  );
}

/**
 * Moves the focus to the heading when a press has replaced what the page shows, as a navigation does.
 *
 * @param view what the page shows; undefined until that is known
 */
function useHeadingFocus(view: string | undefined): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const shown = useRef(view);
  useEffect(() => {
    const before = shown.current;
    shown.current = view;
    if (before === undefined || view === undefined || before === view) return;
    // Headings that are still to be loaded take the focus after a navigation.
    navigate({ search }, { replace: true, preventScrollReset: true });
    document.querySelector("h1")?.focus();
  }, [view, search, navigate]);
}
