import { afterEach, expect, test, vi } from "vitest";
import {
  currentRoom,
  forgetRoom,
  keepRoom,
  keepUnopened,
  keptRooms,
} from "@/features/rooms/room-store.ts";
import { noConnection, stubBackend } from "../../backend-stub.ts";

vi.mock("@/lib/env.ts", () => ({
  backendAddress: { url: "http://localhost", publishableKey: "nyckel" },
}));
const { fetchCarriedRooms, ownRoomSecrets } = await import("@/features/rooms/carried-rooms.ts");

const OWN = "A".repeat(22);
const OTHER = "B".repeat(22);
const GUEST = "C".repeat(22);
const LINK = "POST /rest/v1/rpc/room_link";
const CARRIED = { secret: OTHER, title: "Rummet där du heter Alva" };

afterEach(() => {
  for (const { secret } of keptRooms.get()) forgetRoom(secret);
  vi.unstubAllGlobals();
});

test("rooms of guests are not carried", () => {
  keepRoom({ secret: OWN, role: "decider" });
  keepRoom({ secret: GUEST, role: "guest" });
  expect(ownRoomSecrets()).toEqual([OWN]);
});

test("carried rooms come beside those that are kept, which lose nothing", () => {
  keepRoom({ secret: OWN, role: "decider", surname: "Lind" });
  expect(keepUnopened([CARRIED, { ...CARRIED, secret: OWN }])).toBe(1);
  expect(currentRoom.get()).toMatchObject({ secret: OWN, surname: "Lind" });
  expect(keptRooms.get()).toHaveLength(2);
});

test("a carried room is not the current one before it is opened, not even where it is the only one", () => {
  keepUnopened([CARRIED]);
  expect(currentRoom.get()).toBeNull();
  const [kept] = keptRooms.get();
  if (!kept) throw new Error("No room is kept");
  keepRoom(kept);
  expect(currentRoom.get()?.secret).toBe(OTHER);
});

test("rooms are described by what the server knows of them, and others are left out", async () => {
  const member = { kind: "member", from: ["Elin"], me: "Alva", createdAt: "2026-11-27T12:00:00Z" };
  const links = [member, null, { ...member, kind: "decider", me: null }];
  stubBackend({ [LINK]: () => Response.json(links.shift()) });
  const rooms = await fetchCarriedRooms([OWN, OTHER, GUEST], new AbortController().signal);
  expect(rooms).toEqual([
    {
      secret: OWN,
      title: "Rummet där du heter Alva och väljer med Elin, skapat 27\u00a0november\u00a02026",
    },
  ]);
});

test("without the server no room is described", async () => {
  stubBackend({ [LINK]: noConnection });
  await expect(fetchCarriedRooms([OWN], new AbortController().signal)).rejects.toMatchObject({
    failure: "unreachable",
  });
});
