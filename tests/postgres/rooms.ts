/** Rooms of the tests, made as the edge function makes them, and calls as browsers make them. */
import { randomBytes } from "node:crypto";
import type pg from "pg";
import { becomeCaller, type Connections, transaction } from "./connections.ts";
import { call } from "./service-calls.ts";

/** The names of every room. */
export const NAMES: readonly string[] = Array.from({ length: 40 }, (_, index) => `Namn ${index}`);

/** A secret as browsers make it. */
export function newSecret(): string {
  return randomBytes(16).toString("base64url");
}

export interface OpenRoom {
  readonly anna: string;
  readonly invitation: string;
}

/** A room with its first decider, and the invitation of the other. */
export async function newRoom(
  { owner }: Connections,
  account: string | null = null,
): Promise<OpenRoom> {
  const room = { anna: newSecret(), invitation: newSecret() };
  await transaction(owner, (client) =>
    call(client, "create_room", room.anna, room.invitation, "Anna", "girls", NAMES, null, account),
  );
  return room;
}

/** Joins as the other decider. */
export function join(
  client: pg.ClientBase,
  secret: string,
  invitation: string,
  account: string | null = null,
): Promise<unknown> {
  return call(client, "join_room", secret, invitation, "Bo", "decider", account);
}

/** A room of Anna and Bo. */
export async function newPair(connections: Connections, account: string | null = null) {
  const { anna, invitation } = await newRoom(connections, account);
  const bo = newSecret();
  await transaction(connections.owner, (client) => join(client, bo, invitation));
  return { anna, bo };
}

/** Calls a function of the browser as someone who is not signed in. */
export async function visit(client: pg.ClientBase, name: string, ...parameters: unknown[]) {
  await becomeCaller(client, "anon", null);
  const places = parameters.map((_parameter, index) => `$${index + 1}`);
  const { rows } = await client.query<{ result: unknown }>(
    `select public.${name}(${places.join(", ")}) as result`,
    parameters,
  );
  return rows[0]?.result;
}
