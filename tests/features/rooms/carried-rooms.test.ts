import { afterEach, expect, test } from "vitest";
import { keepCarriedRooms, ownRoomSecrets } from "@/features/rooms/carried-rooms.ts";
import { currentRoom, forgetRoom, keepRoom, keptRooms } from "@/features/rooms/room-store.ts";

const OWN = "A".repeat(22);
const OTHER = "B".repeat(22);
const GUEST = "C".repeat(22);

afterEach(() => {
  for (const { secret } of keptRooms.get()) forgetRoom(secret);
});

test("rooms of guests are not carried", () => {
  keepRoom({ secret: OWN, role: "decider" });
  keepRoom({ secret: GUEST, role: "guest" });
  expect(ownRoomSecrets()).toEqual([OWN]);
});

test("carried rooms come beside those that are kept, which lose nothing", () => {
  keepRoom({ secret: OWN, role: "decider", surname: "Lind" });
  expect(keepCarriedRooms([OTHER, OWN])).toBe(1);
  expect(currentRoom.get()).toMatchObject({ secret: OWN, surname: "Lind" });
  expect(keptRooms.get()).toHaveLength(2);
});

test("the first room of a browser is opened", () => {
  expect(keepCarriedRooms([OTHER])).toBe(1);
  expect(currentRoom.get()?.secret).toBe(OTHER);
});
