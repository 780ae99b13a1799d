import { useStore } from "@nanostores/react";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { BackendError } from "@/lib/backend-error.ts";
import { queryClient } from "@/lib/query-client.ts";
import { keptRooms } from "../room-store.ts";
import { type DeciderRoom, fetchRoom, UNREADABLE } from "../rooms-api.ts";
import { fetchMyRooms } from "./my-rooms-api.ts";

export function myRoomsQuery(userId: string) {
  return queryOptions({ queryKey: ["my-rooms", userId], queryFn: fetchMyRooms });
}

/** The rooms in a user's account. */
export function useMyRooms(userId: string) {
  return useQuery(myRoomsQuery(userId), queryClient);
}

/** A room that this browser can open as one of the two who choose. */
interface OpenableRoom {
  /** Of the member. */
  readonly secret: string;
  readonly room: DeciderRoom;
}

/** The rooms that this browser can open as one of the two who choose; empty until they are fetched. */
export function useOpenableRooms(): readonly OpenableRoom[] {
  const secrets = useStore(keptRooms)
    .filter(({ role }) => role === "decider")
    .map(({ secret }) => secret);
  const { data } = useQuery(
    {
      queryKey: ["openable-rooms", secrets],
      queryFn: ({ signal }) => fetchOpenable(secrets, signal),
    },
    queryClient,
  );
  return data ?? [];
}

async function fetchOpenable(
  secrets: readonly string[],
  signal: AbortSignal,
): Promise<readonly OpenableRoom[]> {
  const rooms = await Promise.all(
    secrets.map(async (secret) => ({ secret, room: await fetchReadable(secret, signal) })),
  );
  return rooms.flatMap(({ secret, room }) =>
    room && "role" in room && room.role === "decider" ? { secret, room } : [],
  );
}

/** Null also for a room that cannot be read: it must not hide the others. Its own page says so. */
async function fetchReadable(secret: string, signal: AbortSignal): ReturnType<typeof fetchRoom> {
  try {
    return await fetchRoom(secret, null, signal);
  } catch (error) {
    if (error instanceof BackendError && error.code === UNREADABLE) return null;
    throw error;
  }
}
