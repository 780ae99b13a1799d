/** Rooms of the tests, made as the edge function makes them. */
import { randomBytes } from "node:crypto";
import { service } from "./backend.ts";

/** A secret as browsers make it. */
function newSecret(): string {
  return randomBytes(16).toString("base64url");
}

const NAMES: readonly string[] = ["Astrid", "Ebba", "Ester", "Maja", "Sigrid", "Vera"];

interface NewRoom {
  readonly account?: string;
  readonly names?: readonly string[];
}

/** A room with its first decider, Anna. */
export async function newRoom({ account, names = NAMES }: NewRoom = {}) {
  const room = { anna: newSecret(), invitation: newSecret() };
  const { error } = await service.rpc("create_room", {
    secret: room.anna,
    invitation: room.invitation,
    creator: "Anna",
    sex: "girls",
    names,
    ...(account !== undefined && { account }),
  });
  if (error) throw error;
  return room;
}
