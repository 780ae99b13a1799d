/** Rooms of the tests, made as the edge function makes them, and their members' calls. */
import { randomBytes } from "node:crypto";
import * as v from "valibot";
import { newAccount, PREMIUM } from "./accounts.ts";
import { service, sql, visitorClient } from "./backend.ts";

/** A secret as browsers make it. */
export function newSecret(): string {
  return randomBytes(16).toString("base64url");
}

export const NAMES: readonly string[] = ["Astrid", "Ebba", "Ester", "Maja", "Sigrid", "Vera"];

interface NewRoom {
  readonly account?: string;
  readonly names?: readonly string[];
  readonly sex?: "girls" | "companies";
}

/** A room with its first decider, Anna. */
export async function newRoom({ account, names = NAMES, sex = "girls" }: NewRoom = {}) {
  const room = { anna: newSecret(), invitation: newSecret() };
  const { error } = await service.rpc("create_room", {
    secret: room.anna,
    invitation: room.invitation,
    creator: "Anna",
    sex,
    names,
    ...(account !== undefined && { account }),
  });
  if (error) throw error;
  return room;
}

/** Joins by an invitation and returns the new member's secret. */
export async function joinRoom(
  invitation: string,
  member_name: string,
  kind: "decider" | "family" = "decider",
): Promise<string> {
  const secret = newSecret();
  const { error } = await service.rpc("join_room", { secret, invitation, member_name, kind });
  if (error) throw error;
  return secret;
}

/** A room of Anna and Bo. */
export async function newPair(options: NewRoom = {}) {
  const { anna, invitation } = await newRoom(options);
  return { anna, invitation, bo: await joinRoom(invitation, "Bo") };
}

/** An answer now, unless the row says when. */
export function answerTo(name: string, answer: string | null, rest: object = {}) {
  return { name, answer, client_time: new Date().toISOString(), ...rest };
}

/** Calls a function as a member, who needs no account, and returns what it returns. */
export async function asMember(secret: string, name: string, args: object = {}) {
  const { data, error } = await visitorClient().rpc(name, { secret, ...args });
  if (error) throw error;
  return data;
}

/** Calls a function of the edge function as a member. */
export async function addAs(secret: string, added: readonly string[], rest: object) {
  const { data, error } = await service.rpc("add_to_room", { secret, added, ...rest });
  if (error) throw error;
  return data;
}

const STATE = v.looseObject({
  version: v.number(),
  now: v.string(),
  names: v.array(v.looseObject({ name: v.string() })),
});

/** What the member sees of the room. */
export async function stateOf(secret: string) {
  return v.parse(STATE, await asMember(secret, "room_state"));
}

/** The names in the order of the member. */
export async function namesOf(secret: string): Promise<string[]> {
  const { names } = await stateOf(secret);
  return names.map(({ name }) => name);
}

export type FullRoom = Awaited<ReturnType<typeof newFullRoom>>;

/** A room of Anna, whose membership is bound to the owner with `family_votes`, Bo and a guest, all with answers. */
export async function newFullRoom() {
  const pair = await newPair();
  const owner = await newAccount({ subscription: PREMIUM });
  const bound = await owner.client.rpc("bind_room", { secret: pair.anna });
  if (bound.error) throw bound.error;
  const { room: id } = await stateOf(pair.anna);
  const familyLink = newSecret();
  for (const secret of [pair.anna, pair.bo]) {
    const answers = [
      answerTo("Vera", "yes", { note: "Hemlig anteckning" }),
      answerTo("Maja", "no"),
    ];
    await asMember(secret, "answer_in_room", { answers });
  }
  await asMember(pair.anna, "open_family", { invitation: familyLink, names: ["Vera", "Maja"] });
  const guest = await joinRoom(familyLink, "Mormor", "family");
  await asMember(guest, "answer_in_room", { answers: [answerTo("Vera", "yes")] });
  const [{ id: guestId }] = await asMember(pair.anna, "family_answers");
  return { ...pair, owner, id: String(id), guest, guestId: String(guestId), familyLink };
}

/** Everything that is stored about a room. */
export async function storedRoom(id: string) {
  return {
    rooms: await sql("select * from private.rooms where id = $1", [id]),
    members: await sql("select * from private.room_members where room_id = $1 order by id", [id]),
    links: await sql("select * from private.room_links where room_id = $1 order by hash", [id]),
    names: await sql("select * from private.room_names where room_id = $1 order by name", [id]),
    votes: await sql(
      "select * from private.room_votes where room_id = $1 order by member_id, name",
      [id],
    ),
    reveals: await sql(
      `select reveal.* from private.room_reveals as reveal
        join private.room_members as member on member.id = reveal.member_id
        where room_id = $1 order by member_id, reveal.name`,
      [id],
    ),
  };
}
