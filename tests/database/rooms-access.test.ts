/** What guests and accounts may do in a room. */
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Account, newAccount, PREMIUM } from "./accounts.ts";
import { expectDenied, expectSuccess } from "./assertions.ts";
import { service, sql, visitorClient } from "./backend.ts";
import {
  answerTo,
  asMember,
  type FullRoom,
  joinRoom,
  newFullRoom,
  newPair,
  newRoom,
  newSecret,
  stateOf,
  storedRoom,
} from "./rooms.ts";

let owner: Account;
let member: Account;
let stranger: Account;
/** A room with everything in it, of which the owner's account is bound to Anna. */
let room: FullRoom;

beforeAll(async () => {
  member = await newAccount();
  stranger = await newAccount({ subscription: PREMIUM });
});

beforeEach(async () => {
  room = await newFullRoom();
  owner = room.owner;
});

test("a guest gets nothing of the deciders' and of other guests' answers", async () => {
  const other = await joinRoom(room.familyLink, "Farfar", "family");
  await asMember(other, "greet_room", { greeting: "Farfars hälsning" });
  await asMember(other, "answer_in_room", { answers: [answerTo("Maja", "yes")] });
  expect(await stateOf(room.guest)).toEqual({
    version: expect.any(Number),
    now: expect.any(String),
    role: "guest",
    sex: "girls",
    me: { name: "Mormor", greeting: null },
    from: ["Anna", "Bo"],
    isOpen: true,
    names: [
      { name: "Maja", answer: null },
      { name: "Vera", answer: "yes" },
    ],
  });
  expect(await asMember(room.guest, "family_answers")).toEqual([]);
});

describe("a guest", () => {
  test("answers names of the shortlist with yes, or takes it back", async () => {
    const answers = [answerTo("Ebba", "yes"), answerTo("Vera", null)];
    expect(await asMember(room.guest, "answer_in_room", { answers })).toMatchObject({
      refused: ["Ebba"],
    });
    expect(await asMember(room.bo, "family_answers")).toEqual([
      { id: expect.any(String), name: "Mormor", greeting: null, hearts: [], hasEnded: false },
    ]);
  });

  test.each([
    ["no", answerTo("Vera", "no")],
    ["a note", answerTo("Vera", "yes", { note: "Till er" })],
  ])("cannot answer with %s", async (_what, answer) => {
    await expect(
      asMember(room.guest, "answer_in_room", { answers: [answer] }),
    ).rejects.toMatchObject({ message: expect.stringMatching(/bad_answers$/) });
  });

  test.each([
    ["closed", "close_family", () => ({})],
    ["replaced", "open_family", () => ({ invitation: newSecret(), names: ["Maja"] })],
  ])("reads and changes nothing when the link is %s, and can leave", async (_what, end, args) => {
    await asMember(room.bo, end, args());
    await expect(joinRoom(room.familyLink, "Farfar", "family")).rejects.toMatchObject({
      message: expect.stringMatching(/invitation_closed$/),
    });
    const answers = [answerTo("Maja", "yes")];
    expect(await asMember(room.guest, "answer_in_room", { answers })).toMatchObject({
      refused: ["Maja"],
    });
    await expect(asMember(room.guest, "greet_room", { greeting: "Hej!" })).rejects.toMatchObject({
      message: expect.stringMatching(/invitation_closed$/),
    });
    expect(await stateOf(room.guest)).toEqual({
      version: expect.any(Number),
      now: expect.any(String),
      role: "guest",
      sex: "girls",
      me: { name: "Mormor", greeting: null },
      from: [],
      isOpen: false,
      names: [],
    });
    const said = { name: "Mormor", greeting: null, hearts: ["Vera"], hasEnded: true };
    expect(await asMember(room.bo, "family_answers")).toMatchObject([said]);
    expect(await stateOf(room.bo)).toMatchObject({ family: { guests: 0 } });
    await asMember(room.guest, "leave_room");
    expect(await asMember(room.bo, "family_answers")).toEqual([]);
  });

  test("is removed by either decider with all answers, also once the link is closed", async () => {
    await joinRoom(room.familyLink, "Farfar", "family");
    const [mormor, farfar] = await asMember(room.bo, "family_answers");
    expect(await asMember(room.anna, "remove_guest", { guest: mormor.id })).toEqual({
      version: (await stateOf(room.anna)).version,
    });
    expect(await asMember(room.guest, "room_state")).toBeNull();
    expect(await asMember(room.bo, "family_answers")).toEqual([farfar]);
    await asMember(room.bo, "close_family");
    await asMember(room.bo, "remove_guest", { guest: farfar.id });
    // Again, since the answer may have been lost.
    await asMember(room.bo, "remove_guest", { guest: farfar.id });
    expect(await asMember(room.bo, "family_answers")).toEqual([]);
  });

  test("is the only one whom a decider can remove, and of the own room", async () => {
    const other = await newFullRoom();
    const { members } = await storedRoom(other.id);
    const own = (await storedRoom(room.id)).members;
    for (const { id } of [...members, ...own.filter(({ seat }) => seat !== null)]) {
      await asMember(room.bo, "remove_guest", { guest: id });
    }
    expect((await storedRoom(other.id)).members).toEqual(members);
    expect((await storedRoom(room.id)).members).toEqual(own);
  });

  test("is one of 100 at most, with those whose link is closed", async () => {
    await sql(
      `insert into private.room_members (room_id, name)
        select $1, 'Kusin' from generate_series(1, 98)`,
      [room.id],
    );
    await joinRoom(room.familyLink, "Kusin", "family");
    await expect(joinRoom(room.familyLink, "Kusin", "family")).rejects.toMatchObject({
      message: expect.stringMatching(/room_full$/),
    });
  });

  test("is one of 20 at most by a link", async () => {
    for (let guests = 1; guests < 20; guests += 1)
      await joinRoom(room.familyLink, "Kusin", "family");
    await expect(joinRoom(room.familyLink, "Kusin", "family")).rejects.toMatchObject({
      message: expect.stringMatching(/room_full$/),
    });
  });

  test("greets with 300 characters at most, or takes it back", async () => {
    await asMember(room.guest, "greet_room", { greeting: "å".repeat(300) });
    expect(await stateOf(room.guest)).toMatchObject({ me: { greeting: "å".repeat(300) } });
    for (const greeting of ["å".repeat(301), "", "a\u202eb"]) {
      await expect(asMember(room.guest, "greet_room", { greeting })).rejects.toMatchObject({
        message: expect.stringMatching(/bad_text$/),
      });
    }
    await asMember(room.guest, "greet_room");
    expect(await stateOf(room.guest)).toMatchObject({ me: { greeting: null } });
  });
});

describe("the link for the family", () => {
  test("takes a plan with it of either decider", async () => {
    const { anna, bo } = await newPair();
    const open = () => asMember(bo, "open_family", { invitation: newSecret(), names: ["Vera"] });
    await expect(open()).rejects.toMatchObject({
      message: expect.stringMatching(/premium_required$/),
    });
    expect(await stateOf(bo)).toMatchObject({ isPremium: false, family: null });
    expectSuccess(await owner.client.rpc("bind_room", { secret: anna }));
    await open();
    expect(await stateOf(bo)).toMatchObject({
      isPremium: true,
      family: { isOpen: true, names: ["Vera"], guests: 0 },
    });
  });

  test.each([
    [[]],
    [null],
    [["Okänd"]],
    [["Vera", "Vera"]],
    [["Vera", null]],
    [[["Vera", "Maja"]]],
  ])("is refused for %j", async (names) => {
    await expect(
      asMember(room.bo, "open_family", { invitation: newSecret(), names }),
    ).rejects.toMatchObject({ message: expect.stringMatching(/bad_names$/) });
  });

  test.each([
    ["leaves", () => asMember(room.anna, "leave_room")],
    ["deletes the account", () => sql("delete from auth.users where id = $1", [owner.id])],
  ])(
    "is closed when the decider who has made it %s, and not by the other",
    async (_what, leave) => {
      const other = await newFullRoom();
      await asMember(other.bo, "leave_room");
      expect(await stateOf(other.guest)).toMatchObject({ isOpen: true, from: ["Anna"] });
      await leave();
      await expect(joinRoom(room.familyLink, "Anna", "family")).rejects.toMatchObject({
        message: expect.stringMatching(/invitation_closed$/),
      });
      expect(await stateOf(room.guest)).toMatchObject({ isOpen: false, names: [] });
      expect(await stateOf(room.bo)).toMatchObject({ family: { isOpen: false, guests: 0 } });
      expect(await asMember(room.bo, "family_answers")).toMatchObject([{ hasEnded: true }]);
    },
  );

  test("ends with its shortlist and guests when someone joins instead of one who has left", async () => {
    await asMember(room.bo, "leave_room");
    const invitation = newSecret();
    await asMember(room.anna, "renew_invitation", { invitation });
    expect(await stateOf(room.anna)).toMatchObject({ family: { names: ["Maja", "Vera"] } });
    const cecilia = await joinRoom(invitation, "Cecilia");
    for (const decider of [room.anna, cecilia]) {
      expect(await stateOf(decider)).toMatchObject({ family: null });
      expect(await asMember(decider, "family_answers")).toEqual([]);
    }
    expect(await asMember(room.guest, "room_state")).toBeNull();
    await expect(joinRoom(room.familyLink, "Farfar", "family")).rejects.toMatchObject({
      message: expect.stringMatching(/invitation_closed$/),
    });
  });

  test("that is opened again with other names keeps its guests", async () => {
    await asMember(room.bo, "open_family", { invitation: room.familyLink, names: ["Ebba"] });
    expect(await stateOf(room.guest)).toMatchObject({ isOpen: true, names: [{ name: "Ebba" }] });
  });
});

describe("with an account", () => {
  const listed = async (account: Account) => (await account.client.rpc("my_rooms")).data;

  test("one reads in the list who has left, until someone else joins", async () => {
    await asMember(room.bo, "leave_room");
    expect(await listed(owner)).toContainEqual(
      expect.objectContaining({ other: null, left_name: "Bo", left_at: expect.any(String) }),
    );
    const invitation = newSecret();
    await asMember(room.anna, "renew_invitation", { invitation });
    await joinRoom(invitation, "Cecilia");
    expect(await listed(owner)).toContainEqual(
      expect.objectContaining({ other: "Cecilia", left_name: null, left_at: null }),
    );
  });

  test("one lists, opens and leaves the rooms that are bound to it, and no others", async () => {
    await asMember(room.bo, "answer_in_room", {
      answers: [answerTo("Ebba", "yes", { note: "Bos anteckning" })],
    });
    expect(await listed(owner)).toContainEqual({
      room: room.id,
      other: "Bo",
      my_name: "Anna",
      created_at: expect.any(String),
      last_vote_at: expect.any(String),
      answered: 2,
      names: 6,
      ranking: null,
      // Only the own ones.
      answers: [
        { name: "Maja", answer: "no", note: null, at: expect.any(String) },
        { name: "Vera", answer: "yes", note: "Hemlig anteckning", at: expect.any(String) },
      ],
      left_name: null,
      left_at: null,
    });
    const secret = newSecret();
    expectSuccess(await owner.client.rpc("open_my_room", { room: room.id, secret }));
    expect(await stateOf(secret)).toMatchObject({ me: { name: "Anna", answered: 2 } });
    expectSuccess(await owner.client.rpc("leave_my_room", { room: room.id }));
    expect(await asMember(secret, "room_state")).toBeNull();
    expect(await asMember(room.anna, "room_state")).toBeNull();
    expect(await stateOf(room.bo)).toMatchObject({ other: null });
  });

  test("nobody else opens or leaves a room by its id", async () => {
    const before = await storedRoom(room.id);
    for (const { client } of [member, stranger]) {
      for (const [name, args] of [
        ["open_my_room", { secret: newSecret() }],
        ["leave_my_room", {}],
      ] as const) {
        const { error } = await client.rpc(name, { room: room.id, ...args });
        expect(error?.message).toMatch(/room_not_found$/);
      }
    }
    for (const account of [member, stranger]) {
      expect(JSON.stringify(await listed(account))).not.toContain(room.id);
    }
    expect(await storedRoom(room.id)).toEqual(before);
  });

  test("a membership that another account has is not taken over, nor a second seat", async () => {
    for (const [client, secret] of [
      [stranger.client, room.anna],
      [owner.client, room.bo],
    ] as const) {
      const { error } = await client.rpc("bind_room", { secret });
      expect(error?.message).toMatch(/room_bound$/);
    }
    expectSuccess(await owner.client.rpc("bind_room", { secret: room.anna }));
  });

  test("a member has ten secrets: the first stays, and the oldest of the others goes", async () => {
    const secrets = Array.from({ length: 10 }, newSecret);
    for (const secret of secrets) {
      expectSuccess(await owner.client.rpc("open_my_room", { room: room.id, secret }));
    }
    const works = async (secret: string) => (await asMember(secret, "room_state")) !== null;
    expect(await works(room.anna)).toBe(true);
    expect(await Promise.all(secrets.map(works))).toEqual(secrets.map((_, index) => index > 0));
  });

  test("one decides in one room, ten with the plan, and joins more that are not bound", async () => {
    const create = async (account: string) => {
      const { error } = await service.rpc("create_room", {
        secret: newSecret(),
        invitation: newSecret(),
        creator: "Anna",
        sex: "girls",
        names: ["Vera"],
        account,
      });
      return error?.message ?? null;
    };
    const free = await newAccount();
    expect([await create(free.id), await create(free.id)]).toEqual([null, "too_many_rooms"]);
    const premium = await newAccount({ subscription: PREMIUM });
    const created = [];
    for (let rooms = 0; rooms < 11; rooms += 1) created.push(await create(premium.id));
    expect(created).toEqual([...Array.from({ length: 10 }, () => null), "too_many_rooms"]);
    const { anna } = await newRoom();
    for (const { client } of [free, premium]) {
      const { error } = await client.rpc("bind_room", { secret: anna });
      expect(error?.message).toMatch(/too_many_rooms$/);
    }
    const other = await newRoom();
    const joining = { secret: newSecret(), invitation: other.invitation, kind: "decider" };
    expectSuccess(
      await service.rpc("join_room", { ...joining, member_name: "Bo", account: free.id }),
    );
    expect(await stateOf(joining.secret)).toMatchObject({ isBound: false });
    expect(await listed(free)).toHaveLength(1);
  });

  test("a room that was created is not created again when the answer was lost", async () => {
    const { id: account } = await newAccount();
    const sent = {
      secret: newSecret(),
      invitation: newSecret(),
      creator: "Anna",
      sex: "girls",
      names: ["Vera"],
      account,
    };
    expectSuccess(await service.rpc("create_room", sent));
    expectSuccess(await service.rpc("create_room", sent));
    expect(await stateOf(sent.secret)).toMatchObject({ isBound: true, isInvitationOpen: true });
  });
});

describe("without being signed in", () => {
  test.each(["my_rooms", "bind_room", "open_my_room", "leave_my_room"])(
    "%s is denied",
    async (name) => {
      const args = {
        my_rooms: {},
        bind_room: { secret: room.anna },
        open_my_room: { room: room.id, secret: newSecret() },
        leave_my_room: { room: room.id },
      }[name];
      expectDenied(await visitorClient().rpc(name, args));
    },
  );
});

test.each([
  ["create_room", { invitation: newSecret(), creator: "A", sex: "girls", names: ["Vera"] }],
  ["join_room", { invitation: newSecret(), member_name: "A", kind: "decider" }],
  ["add_to_room", { added: ["Vera"], kind: "suggestion" }],
  ["room_tastes", {}],
  ["share_in_room", { shared: { surname: "Lind", siblings: [] } }],
])("%s is for the edge function only, also of a member", async (name, args) => {
  for (const client of [visitorClient(), owner.client]) {
    expectDenied(await client.rpc(name, { secret: room.anna, ...args }));
  }
});

test("what one shares is seen by the other decider, and by no guest, until it is taken back", async () => {
  const shared = { surname: "Lind", siblings: ["Alva"] };
  expectSuccess(await service.rpc("share_in_room", { secret: room.anna, shared }));
  expect(await stateOf(room.bo)).toMatchObject({ shared });
  expect(await stateOf(room.guest)).not.toHaveProperty("shared");
  expectSuccess(await service.rpc("share_in_room", { secret: room.anna }));
  expect(await stateOf(room.bo)).toMatchObject({ shared: null });
});
