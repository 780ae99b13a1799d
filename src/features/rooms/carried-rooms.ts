/** Rooms on the way to another browser of the same visitor. */
import { currentRoom, keepRoom, keptRooms } from "./room-store.ts";

/** The secrets with which this browser opens rooms as one of the two who choose. */
export function ownRoomSecrets(): readonly string[] {
  return keptRooms
    .get()
    .filter(({ role }) => role === "decider")
    .map(({ secret }) => secret);
}

/** Keeps rooms from another browser. The one that is open here stays so. Returns how many are new. */
export function keepCarriedRooms(secrets: readonly string[]): number {
  const current = currentRoom.get();
  const known = new Set(keptRooms.get().map(({ secret }) => secret));
  const fresh = secrets.filter((secret) => !known.has(secret));
  for (const secret of fresh) keepRoom({ secret, role: "decider" });
  if (current && fresh.length > 0) keepRoom(current);
  return fresh.length;
}
