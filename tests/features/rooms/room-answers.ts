/** Rooms as the server answers with them. */
import type { Answer, DeciderRoom, GuestRoom, RoomName } from "@/features/rooms/rooms-api.ts";

/** Alva's room, whom nobody has joined yet; its one name is not answered. */
export function deciderRoom(changes: Partial<DeciderRoom> = {}): DeciderRoom {
  return {
    version: 1,
    now: "2026-03-01T12:00:00.000Z",
    role: "decider",
    room: "5c6e9f8a-0000-4000-8000-000000000001",
    createdAt: "2026-02-27T12:00:00.000Z",
    sex: "girls",
    me: { name: "Alva", answered: 0, hasRanked: false },
    other: null,
    isInvitationOpen: true,
    isBound: false,
    isPremium: false,
    left: null,
    shared: null,
    sharedBy: null,
    names: [roomName("Hedda", null)],
    ranking: { mine: null, theirs: null },
    family: null,
    ...changes,
  };
}

/** A name that only this member has answered, if at all. */
export function roomName(
  name: string,
  answer: Answer | null,
  changes: Partial<RoomName> = {},
): RoomName {
  return {
    name,
    answer,
    note: null,
    match: null,
    revealed: null,
    former: null,
    keptAt: null,
    otherNote: null,
    ...changes,
  };
}

/** The shortlist of Alva and Elin for a guest who has given no heart. */
export function guestRoom(changes: Partial<GuestRoom> = {}): GuestRoom {
  return {
    version: 1,
    now: "2026-03-01T12:00:00.000Z",
    role: "guest",
    me: { name: "Mormor", greeting: null },
    from: ["Alva", "Elin"],
    isOpen: true,
    sex: "girls",
    names: [{ name: "Hedda", answer: null }],
    ...changes,
  };
}
