/** Rooms on the way to another browser of the same visitor. */
import type { CarriedRoom } from "@/lib/carried-secrets.ts";
import { describeOwnRoom } from "./describe-own-room.ts";
import { keptRooms } from "./room-store.ts";
import { fetchLink } from "./rooms-api.ts";

/** The secrets with which this browser opens rooms as one of the two who choose. */
export function ownRoomSecrets(): readonly string[] {
  return keptRooms
    .get()
    .filter(({ role }) => role === "decider")
    .map(({ secret }) => secret);
}

/** The rooms that secrets open, without those that the server does not know. Throws BackendError. */
export async function fetchCarriedRooms(
  secrets: readonly string[],
  signal: AbortSignal,
): Promise<readonly CarriedRoom[]> {
  const links = await Promise.all(
    secrets.map(async (secret) => ({ secret, link: await fetchLink(secret, signal) })),
  );
  return links.flatMap(({ secret, link }) =>
    link?.kind === "member" ? { secret, title: `Rummet ${describeOwnRoom(link)}` } : [],
  );
}
