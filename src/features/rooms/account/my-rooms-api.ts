/** The rooms in the signed-in user's account; each call throws BackendError. */
import * as v from "valibot";
import { backendClient } from "@/lib/backend-client.ts";
import { toBackendError } from "@/lib/to-backend-error.ts";

const myRoomSchema = v.object({
  room: v.string(),
  /** What the other is called; null before anyone has joined, and when the other has left. */
  other: v.nullable(v.string()),
  /** What the one was called who has left; null when nobody has, or someone else has joined since. */
  left_name: v.optional(v.nullable(v.string()), null),
  left_at: v.optional(v.nullable(v.string()), null),
  created_at: v.string(),
  last_vote_at: v.string(),
  /** How many of the names the user has answered. */
  answered: v.number(),
  names: v.number(),
});

/** What the list of the account shows of a room. */
export type MyRoom = v.InferOutput<typeof myRoomSchema>;

const rowsSchema = v.array(v.record(v.string(), v.unknown()));

/** The user's rooms as the server stores them, the latest answer first. */
export async function fetchMyRoomRows(): Promise<readonly object[]> {
  const { data, error, status } = await backendClient().rpc("my_rooms");
  if (error) throw toBackendError(error, status);
  return v.parse(rowsSchema, data);
}

/** The user's rooms that this release can read, and how many it cannot. */
export async function fetchMyRooms(): Promise<{
  readonly rooms: readonly MyRoom[];
  readonly unreadable: number;
}> {
  const rows = await fetchMyRoomRows();
  const rooms = rows.flatMap((row) => {
    const { success, output } = v.safeParse(myRoomSchema, row);
    return success ? [output] : [];
  });
  return { rooms, unreadable: rows.length - rooms.length };
}

/** Puts a member's room in the user's account. */
export async function bindRoom(secret: string): Promise<void> {
  const { error, status } = await backendClient().rpc("bind_room", { secret });
  if (error) throw toBackendError(error, status);
}

/** Lets this browser open one of the user's rooms with a new secret. */
export async function openMyRoom(room: string, secret: string): Promise<void> {
  const { error, status } = await backendClient().rpc("open_my_room", { room, secret });
  if (error) throw toBackendError(error, status);
}

/** Removes the user with all answers from a room, and the room with its last decider. */
export async function leaveMyRoom(room: string): Promise<void> {
  const { error, status } = await backendClient().rpc("leave_my_room", { room });
  if (error) throw toBackendError(error, status);
}
