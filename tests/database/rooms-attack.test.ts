/** Every function of rooms with every secret that an attacker may have. */
import { createHash } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { newAccount } from "./accounts.ts";
import { service, sql, visitorClient } from "./backend.ts";
import {
  answerTo,
  asMember,
  type FullRoom,
  joinRoom,
  newFullRoom,
  newRoom,
  newSecret,
  stateOf,
  storedRoom,
} from "./rooms.ts";

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

describe("one who has left", () => {
  let left: FullRoom;
  let before: Awaited<ReturnType<typeof storedRoom>>;

  beforeAll(async () => {
    left = await newFullRoom();
    await asMember(left.anna, "leave_room");
    const invitation = newSecret();
    await asMember(left.bo, "renew_invitation", { invitation });
    await joinRoom(invitation, "Cecilia");
    before = await storedRoom(left.id);
  });

  test.each(FUNCTIONS)("reads and changes nothing by %s", async (name, args) => {
    const { data } = await (await clientFor(name)).rpc(name, { secret: left.anna, ...args(left) });
    expect(["null", "[]"]).toContain(JSON.stringify(data ?? null));
    expect(await storedRoom(left.id)).toEqual(before);
  });

  test("opens the room neither by the account nor by a link that there was", async () => {
    const listed = await left.owner.client.rpc("my_rooms");
    expect(listed.data).toEqual([]);
    const opened = await left.owner.client.rpc("open_my_room", {
      room: left.id,
      secret: newSecret(),
    });
    expect(opened.error?.message).toMatch(/room_not_found$/);
    for (const link of [left.anna, left.invitation, left.familyLink]) {
      expect((await visitorClient().rpc("room_link", { link })).data).toBeNull();
      for (const kind of ["decider", "family"] as const) {
        await expect(joinRoom(link, "Anna", kind)).rejects.toMatchObject({
          message: expect.stringMatching(/invitation_closed$/),
        });
      }
    }
    expect(await storedRoom(left.id)).toEqual(before);
  });
});

describe("a link", () => {
  const opens = async (link: string) => (await visitorClient().rpc("room_link", { link })).data;

  test("of another room or another kind is in no way grafted into an own room", async () => {
    const other = await newFullRoom();
    const open = await newRoom();
    const renewed = newSecret();
    const replaced = await newRoom();
    await asMember(replaced.anna, "renew_invitation", { invitation: renewed });
    const reopened = await newFullRoom();
    const names = ["Vera"];
    await asMember(reopened.anna, "open_family", { invitation: newSecret(), names });
    const left = await newFullRoom();
    await asMember(left.bo, "remove_guest", { guest: left.guestId });
    await asMember(left.anna, "leave_room");
    const closed = await newFullRoom();
    await asMember(closed.anna, "close_family");
    const own = await newRoom();
    const { owner, anna, id: ownId } = await newFullRoom();
    const links = {
      "the link for the family": other.familyLink,
      "an open invitation": open.invitation,
      "a decider's secret": other.bo,
      "a guest's secret": other.guest,
      "a used invitation": other.invitation,
      "a replaced invitation": replaced.invitation,
      "a replaced link for the family": reopened.familyLink,
      "a closed link for the family": closed.familyLink,
      "a link for the family of one who has left": left.familyLink,
      "the secret of one who has left": left.anna,
      "the secret of a guest who was removed": left.guest,
    };
    for (const [what, link] of Object.entries(links)) {
      const creation = { creator: "Eva", sex: "girls", names: ["Vera"] };
      const before = [await opens(link), await storedRoom(other.id)];
      const attempts = [
        visitorClient().rpc("renew_invitation", { secret: own.anna, invitation: link }),
        visitorClient().rpc("open_family", { secret: anna, invitation: link, names }),
        owner.client.rpc("open_my_room", { room: ownId, secret: link }),
        service.rpc("create_room", { ...creation, secret: newSecret(), invitation: link }),
      ];
      for (const { error } of await Promise.all(attempts)) {
        expect(error?.message, what).toMatch(/bad_secret$/);
      }
      expect([await opens(link), await storedRoom(other.id)]).toEqual(before);
    }
  });

  test("that is replaced opens the own room no more either, and the latest 100 are kept", async () => {
    const { anna, invitation } = await newRoom();
    const { room: id } = await stateOf(anna);
    await sql(
      `insert into private.room_links (hash, kind, room_id, created_at)
        select sha256(convert_to($1 || number, 'UTF8')), 'decider', $1::uuid, now() - interval '1 day'
        from generate_series(1, 100) as number`,
      [id],
    );
    await asMember(anna, "renew_invitation", { invitation: newSecret() });
    await expect(asMember(anna, "renew_invitation", { invitation })).rejects.toMatchObject({
      message: expect.stringMatching(/bad_secret$/),
    });
    const { links } = await storedRoom(String(id));
    expect(links.filter((link) => link.member_id === null)).toHaveLength(100);
  });

  test("of 40 guests makes none a decider of another room", async () => {
    const { anna } = await newRoom();
    const links = [];
    for (let count = 0; count < 4; count += 1) links.push((await newFullRoom()).familyLink);
    for (let guest = 0; guest < 40; guest += 1) {
      const invitation = links[guest % links.length] ?? "";
      await expect(asMember(anna, "renew_invitation", { invitation })).rejects.toBeDefined();
      await joinRoom(invitation, `Gäst ${guest}`, "family").catch(() => null);
    }
    expect(await stateOf(anna)).toMatchObject({ other: null });
  });

  test.each([
    ["the link for the family", () => room.familyLink, "decider"],
    ["a member's secret", () => room.bo, "decider"],
    ["a member's secret", () => room.bo, "family"],
    ["a member's secret", () => room.bo, "member"],
  ])("that is %s lets nobody join as another kind", async (_what, link, kind) => {
    const joining = { secret: newSecret(), invitation: link(), member_name: "Eva", kind };
    const { error } = await service.rpc("join_room", joining);
    expect(error?.message).toMatch(/invitation_closed$/);
  });

  test("cannot be the secret of the member who joins by it", async () => {
    const { invitation } = await newRoom();
    for (const [link, kind] of [
      [invitation, "decider"],
      [room.familyLink, "family"],
    ]) {
      const joining = { secret: link, invitation: link, member_name: "Eva", kind };
      const { error } = await service.rpc("join_room", joining);
      expect(error?.message).toMatch(/bad_secret$/);
    }
    expect(await opens(invitation)).toMatchObject({ kind: "decider" });
  });

  test("says what it opens, and to whom, without opening it", async () => {
    const { invitation } = await newRoom();
    const createdAt = expect.any(String);
    expect(await opens(invitation)).toEqual({
      kind: "decider",
      from: ["Anna"],
      me: null,
      createdAt,
    });
    const from = ["Anna", "Bo"];
    expect(await opens(room.familyLink)).toEqual({ kind: "family", from, me: null, createdAt });
    expect(await opens(room.bo)).toEqual({ kind: "member", from: ["Anna"], me: "Bo", createdAt });
    expect(await opens(room.guest)).toEqual({ kind: "member", from, me: "Mormor", createdAt });
    const own = await newFullRoom();
    await asMember(own.anna, "close_family");
    expect(await opens(own.guest)).toMatchObject({ kind: "member", from: [], me: "Mormor" });
    expect(await opens(own.familyLink)).toBeNull();
    expect(await opens(own.invitation)).toBeNull();
    expect(await opens(newSecret())).toBeNull();
    await asMember(own.anna, "leave_room");
    expect(await opens(own.anna)).toBeNull();
  });

  test("that is sent again is the same link, and the guests stay", async () => {
    const own = await newFullRoom();
    const before = await storedRoom(own.id);
    const sent = { invitation: own.familyLink, names: ["Vera", "Maja"] };
    await asMember(own.bo, "open_family", sent);
    expect(await storedRoom(own.id)).toEqual({ ...before, rooms: expect.anything() });
    const { anna, invitation } = await newRoom();
    await asMember(anna, "renew_invitation", { invitation });
    expect(await opens(invitation)).toMatchObject({ kind: "decider" });
  });
});
