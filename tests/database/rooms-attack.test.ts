/** Every function of rooms with every secret that an attacker may have. */
import { createHash } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { newAccount } from "./accounts.ts";
import { visitorClient } from "./backend.ts";
import { answerTo, type FullRoom, newFullRoom, newSecret, storedRoom } from "./rooms.ts";

let room: FullRoom;

beforeAll(async () => {
  room = await newFullRoom();
});

const FUNCTIONS: readonly (readonly [
  name: string,
  args: (room: FullRoom) => object,
  allowed: readonly ("guest" | "decider")[],
])[] = [
  ["room_state", () => ({}), ["guest", "decider"]],
  ["answer_in_room", () => ({ answers: [answerTo("Maja", "yes")] }), ["guest", "decider"]],
  ["rank_in_room", () => ({ ranked: ["Vera"] }), ["decider"]],
  ["open_family", () => ({ invitation: newSecret(), names: ["Ebba"] }), ["decider"]],
  ["close_family", () => ({}), ["decider"]],
  ["family_answers", () => ({}), ["decider"]],
  ["remove_guest", ({ guestId }) => ({ guest: guestId }), ["decider"]],
  ["greet_room", () => ({ greeting: "Hej!" }), ["guest"]],
  ["leave_room", () => ({}), ["guest", "decider"]],
  // Of a full room, and so never allowed here.
  ["renew_invitation", () => ({ invitation: newSecret() }), []],
  ["bind_room", () => ({}), ["decider"]],
];

const IMPOSTORS: readonly (readonly [string, () => string | Promise<string>])[] = [
  ["no secret", () => ""],
  ["a guessed secret", () => newSecret()],
  ["the invitation that is used", () => room.invitation],
  ["the link for the family", () => room.familyLink],
  ["the id of the room", () => room.id],
  ["the hash of a secret", () => createHash("sha256").update(room.anna).digest("hex")],
  ["a pattern", () => "%"],
  ["a secret of another room", async () => (await newFullRoom()).anna],
];

/** Of which everyone must be signed in to call it. */
async function clientFor(name: string) {
  return name === "bind_room" ? (await newAccount()).client : visitorClient();
}

describe.each(FUNCTIONS)("%s", (name, args, allowed) => {
  test.each(IMPOSTORS)("reads and changes nothing with %s", async (what, secret) => {
    const before = await storedRoom(room.id);
    const { data } = await (await clientFor(name)).rpc(name, {
      secret: await secret(),
      ...args(room),
    });
    expect(JSON.stringify(data ?? null)).not.toContain(room.id);
    // With a secret of another room, one gets what is in that.
    if (what !== "a secret of another room") {
      expect(["null", "[]"]).toContain(JSON.stringify(data ?? null));
    }
    expect(await storedRoom(room.id)).toEqual(before);
  });

  test.each([
    ["guest", "guest"],
    ["decider", "bo"],
  ] as const)("is for a %s if the role has it", async (role, who) => {
    const own = await newFullRoom();
    const before = await storedRoom(own.id);
    const { error } = await (await clientFor(name)).rpc(name, { secret: own[who], ...args(own) });
    const isReading = name === "room_state" || name === "family_answers";
    if (allowed.includes(role)) expect(error).toBeNull();
    else if (!isReading) expect(error?.message).toMatch(/room_(not_found|full)$/);
    const isChanged = JSON.stringify(await storedRoom(own.id)) !== JSON.stringify(before);
    expect(isChanged).toBe(allowed.includes(role) && !isReading);
  });
});
