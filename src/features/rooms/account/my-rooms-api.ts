/** The rooms in the signed-in user's account; each call throws BackendError. */
import * as v from "valibot";
import { backendClient } from "@/lib/backend-client.ts";
import { toBackendError } from "@/lib/to-backend-error.ts";

const myRoomsSchema = v.array(
  v.object({
    room: v.string(),
    /** What the other is called; null before anyone has joined. */
    other: v.nullable(v.string()),
    my_name: v.string(),
    created_at: v.string(),
    last_vote_at: v.string(),
    /** How many of the names the user has answered. */
    answered: v.number(),
    names: v.number(),
    /** The user's own order of names; null without one. */
    ranking: v.nullable(v.array(v.string())),
    /** The user's own, never those of the other. */
    answers: v.array(
      v.object({
        name: v.string(),
        /** Null for one that was taken back. */
        answer: v.nullable(v.string()),
        note: v.nullable(v.string()),
        at: v.string(),
      }),
    ),
  }),
);

export type MyRoom = v.InferOutput<typeof myRoomsSchema>[number];

/** The user's rooms, the latest answer first. */
export async function fetchMyRooms(): Promise<readonly MyRoom[]> {
  const { data, error, status } = await backendClient().rpc("my_rooms");
  if (error) throw toBackendError(error, status);
  return v.parse(myRoomsSchema, data);
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
