/** What the members of a room learn, and what is kept of their answers. */
import { beforeEach, describe, expect, test } from "vitest";
import { newAccount, PREMIUM } from "./accounts.ts";
import { service, sql, visitorClient } from "./backend.ts";
import {
  addAs,
  answerTo,
  asMember,
  joinRoom,
  NAMES,
  namesOf,
  newPair,
  newRoom,
  newSecret,
  stateOf,
  storedRoom,
} from "./rooms.ts";

let anna: string;
let bo: string;

beforeEach(async () => {
  ({ anna, bo } = await newPair());
});

function answer(secret: string, ...answers: object[]) {
  return asMember(secret, "answer_in_room", { answers });
}

/** The names that have been a match as far as the member sees, by the alphabet, with what they were. */
async function revealsOf(secret: string) {
  const { names } = await stateOf(secret);
  return names
    .filter(({ revealed }) => revealed !== null)
    .map(({ name, revealed }) => `${name} ${revealed}`)
    .toSorted();
}

async function seenName(secret: string, name: string) {
  const { names } = await stateOf(secret);
  return names.find((seen) => seen.name === name);
}

describe("what the other has answered", () => {
  const ANSWERS = [null, "no", "maybe", "yes"] as const;
  const MATCHES: Readonly<Record<string, string>> = {
    "yes yes": "yes-yes",
    "yes maybe": "yes-maybe",
    "maybe yes": "yes-maybe",
  };
  const PAIRS = ANSWERS.flatMap((mine) => ANSWERS.map((theirs) => ({ mine, theirs })));

  test.each(PAIRS)(
    "is seen of $mine and $theirs exactly when both like the name",
    async ({ mine, theirs }) => {
      await answer(bo, answerTo("Sigrid", theirs, { note: "Bos anteckning" }));
      await answer(anna, answerTo("Sigrid", mine));
      const match = MATCHES[`${mine} ${theirs}`] ?? null;
      expect(await seenName(anna, "Sigrid")).toEqual({
        name: "Sigrid",
        answer: mine,
        note: null,
        match,
        revealed: match,
        former: null,
        keptAt: match && expect.any(String),
        otherNote: match && "Bos anteckning",
      });
    },
  );

  test.each(ANSWERS)(
    "leaves no trace but the count while it makes no match with %s",
    async (mine) => {
      await answer(anna, answerTo("Sigrid", mine));
      const before = await stateOf(anna);
      for (const { theirs } of PAIRS.filter((pair) => pair.mine === mine)) {
        if (`${mine} ${theirs}` in MATCHES) continue;
        await answer(bo, answerTo("Sigrid", theirs, { note: "Bos anteckning" }));
        expect(await stateOf(anna)).toEqual({
          ...before,
          version: expect.any(Number),
          now: expect.any(String),
          other: { name: "Bo", answered: theirs === null ? 0 : 1, hasRanked: false },
        });
      }
    },
  );

  test("is no match any more when one takes the answer back, and stays revealed to both", async () => {
    await answer(bo, answerTo("Sigrid", "yes", { note: "Min favorit" }));
    await answer(anna, answerTo("Sigrid", "yes"));
    expect(await seenName(anna, "Sigrid")).toMatchObject({ match: "yes-yes" });
    await answer(anna, answerTo("Sigrid", null));
    for (const secret of [anna, bo]) {
      expect(await seenName(secret, "Sigrid")).toMatchObject({
        match: null,
        revealed: "yes-yes",
        otherNote: null,
      });
    }
    await answer(anna, answerTo("Sigrid", "maybe"));
    for (const secret of [anna, bo]) {
      expect(await seenName(secret, "Sigrid")).toMatchObject({
        match: "yes-maybe",
        revealed: "yes-maybe",
      });
    }
  });

  test("cannot be read by a yes to every name that is undone again, without showing it", async () => {
    const names = Array.from({ length: 20 }, (_, index) => `Namn ${index}`);
    const room = await newPair({ names });
    const likes = (index: number) => (["yes", "maybe", "no"] as const)[index % 3] ?? "no";
    await answer(room.bo, ...names.map((name, index) => answerTo(name, likes(index))));
    await answer(room.anna, ...names.map((name) => answerTo(name, "yes")));
    const seen = await revealsOf(room.anna);
    expect(seen).toHaveLength(14);
    await answer(room.anna, ...names.map((name) => answerTo(name, null)));
    expect(await revealsOf(room.anna)).toEqual(seen);
    expect(await revealsOf(room.bo)).toEqual(seen);
  });

  test("is not revealed by a yes that is undone in the same call", async () => {
    await answer(bo, answerTo("Sigrid", "yes"));
    const early = new Date(Date.now() - 5000).toISOString();
    await answer(anna, answerTo("Sigrid", "yes", { client_time: early }), answerTo("Sigrid", null));
    expect(await seenName(anna, "Sigrid")).toMatchObject({ match: null, revealed: null });
  });
});

describe("since when a match is kept", () => {
  const keptAt = async (secret: string, name: string) =>
    Date.parse(String((await seenName(secret, name))?.keptAt));
  const ago = (ms: number) => ({ client_time: new Date(Date.now() - ms).toISOString() });
  const MINUTE = 60_000;

  /** A match of two answers that are weeks old, and that came as long ago. */
  async function agedMatch() {
    await answer(bo, answerTo("Vera", "yes", ago(9 * MINUTE)));
    await answer(anna, answerTo("Vera", "yes", ago(8 * MINUTE)));
    await sql(
      `update private.room_reveals set matched_at = now() - interval '5 minutes'
        where member_id in (select (private.member_with(secret)).id from unnest($1::text[]) as secret)`,
      [[anna, bo]],
    );
  }

  test("is when it came, also if the own answer is older", async () => {
    await answer(anna, answerTo("Vera", "yes", ago(9 * MINUTE)));
    await answer(bo, answerTo("Vera", "yes"));
    expect(Date.now() - (await keptAt(anna, "Vera"))).toBeLessThan(MINUTE);
  });

  test("is when the member last said so, for that member only", async () => {
    await agedMatch();
    await answer(anna, answerTo("Vera", "yes", ago(MINUTE)));
    expect(Date.now() - (await keptAt(anna, "Vera"))).toBeLessThan(2 * MINUTE);
    expect(Date.now() - (await keptAt(bo, "Vera"))).toBeGreaterThan(4 * MINUTE);
  });

  test("begins again when it has ended meanwhile", async () => {
    await agedMatch();
    await answer(anna, answerTo("Vera", "no"));
    expect(await seenName(bo, "Vera")).toMatchObject({ match: null, keptAt: null });
    await answer(anna, answerTo("Vera", "maybe"));
    expect(Date.now() - (await keptAt(bo, "Vera"))).toBeLessThan(MINUTE);
  });
});

test("the order of the names is the same whatever is answered", async () => {
  const before = await namesOf(anna);
  await answer(bo, answerTo(before.at(-1) ?? "", "yes"), answerTo(before[0] ?? "", "no"));
  expect(await namesOf(anna)).toEqual(before);
});

describe("what the next names are drawn from", () => {
  const tastes = async (secret: string) => (await service.rpc("room_tastes", { secret })).data;

  test("is what each likes most, and the matches", async () => {
    await answer(anna, answerTo("Vera", "yes"), answerTo("Maja", "maybe"), answerTo("Ebba", "no"));
    await answer(bo, answerTo("Ebba", "maybe"), answerTo("Maja", "no"));
    const names = expect.arrayContaining([...NAMES]);
    const [annas, bos] = [["Vera"], ["Ebba"]];
    expect(await tastes(anna)).toEqual({
      sex: "girls",
      names,
      matches: [],
      mine: annas,
      theirs: bos,
    });
    await answer(bo, answerTo("Vera", "maybe"));
    expect(await tastes(bo)).toMatchObject({ matches: ["Vera"], theirs: annas });
  });

  test("has nothing of an other who has not joined", async () => {
    const room = await newRoom();
    expect(await tastes(room.anna)).toMatchObject({ matches: [], mine: [], theirs: [] });
  });

  test("is of no room for an unknown secret", async () => {
    const { error } = await service.rpc("room_tastes", { secret: newSecret() });
    expect(error?.message).toMatch(/room_not_found$/);
  });
});

test("the other's order is seen when both have one", async () => {
  for (const secret of [anna, bo]) {
    await answer(secret, answerTo("Vera", "yes"), answerTo("Ebba", "yes"));
  }
  await asMember(bo, "rank_in_room", { ranked: ["Vera", "Ebba"] });
  expect(await stateOf(anna)).toMatchObject({
    other: { hasRanked: true },
    ranking: { mine: null, theirs: null, hasLeft: false },
  });
  await asMember(anna, "rank_in_room", { ranked: ["Ebba", "Vera"] });
  expect(await stateOf(anna)).toMatchObject({
    ranking: { mine: ["Ebba", "Vera"], theirs: ["Vera", "Ebba"], hasLeft: false },
  });
});

test("equally good names share a place of the order", async () => {
  for (const secret of [anna, bo]) {
    await answer(secret, answerTo("Vera", "yes"), answerTo("Ebba", "yes"));
  }
  await asMember(anna, "rank_in_room", { ranked: ["Ebba\nVera"] });
  expect(await stateOf(anna)).toMatchObject({ ranking: { mine: ["Ebba\nVera"] } });
});

test.each([
  [["Okänd"]],
  [["Vera", "Vera"]],
  [["Vera\nVera"]],
  [["Vera\n", "Ebba"]],
  [["Vera\nEbba", "Vera"]],
  [["Vera\nEster"]],
  [["Vera", null]],
  [[]],
  [null],
  [[["Vera", "Ebba"]]],
  [[["Vera"], ["Ebba"]]],
  // A match of neither, and a name that only this one likes.
  [["Vera", "Sigrid"]],
  [["Vera", "Ester"]],
])("an order of %j is refused, and both still read the room", async (ranked) => {
  for (const secret of [anna, bo]) {
    await answer(secret, answerTo("Vera", "yes"), answerTo("Ebba", "yes"));
  }
  await answer(anna, answerTo("Ester", "yes"));
  await expect(asMember(anna, "rank_in_room", { ranked })).rejects.toMatchObject({
    message: expect.stringMatching(/bad_ranking$/),
  });
  for (const secret of [anna, bo]) {
    expect(await stateOf(secret)).toMatchObject({ ranking: { mine: null, theirs: null } });
  }
});

describe("names", () => {
  test("have the same random order for both", async () => {
    const many = Array.from({ length: 40 }, (_, index) => `Namn ${index}`);
    const room = await newPair({ names: many });
    const order = await namesOf(room.anna);
    expect(await namesOf(room.bo)).toEqual(order);
    expect(order).not.toEqual(many);
    expect(order.toSorted()).toEqual(many.toSorted());
  });

  test("that one adds come first for oneself, and for the other after 2 to 8 unanswered names", async () => {
    const many = Array.from({ length: 40 }, (_, index) => `Namn ${index}`);
    const room = await newPair({ names: many });
    const answered = (await namesOf(room.bo)).slice(0, 5);
    await answer(room.bo, ...answered.map((name) => answerTo(name, "no")));
    const added = Array.from({ length: 12 }, (_, index) => `Eget ${index}`);
    await addAs(room.anna, added, { kind: "suggestion" });
    expect((await namesOf(room.anna)).slice(0, added.length)).toEqual(added);
    const unanswered = (await namesOf(room.bo)).filter((name) => !answered.includes(name));
    for (const name of added) {
      const ahead = unanswered
        .slice(0, unanswered.indexOf(name))
        .filter((before) => !added.includes(before));
      expect(ahead.length).toBeGreaterThanOrEqual(2);
      expect(ahead.length).toBeLessThanOrEqual(8);
    }
  });

  test("look alike, whoever added them", async () => {
    await addAs(anna, ["Annas"], { kind: "suggestion" });
    await addAs(bo, ["Bos"], { kind: "suggestion" });
    for (const secret of [anna, bo]) {
      const { names } = await stateOf(secret);
      for (const { name, ...rest } of names) {
        expect(rest, name).toEqual({
          answer: null,
          note: null,
          match: null,
          revealed: null,
          former: null,
          keptAt: null,
          otherNote: null,
        });
      }
    }
    const columns = await sql(
      `select attname from pg_attribute
        where attrelid = 'private.room_names'::regclass and attnum > 0 order by attname`,
    );
    expect(columns.map(({ attname }) => attname)).toEqual([
      "in_family",
      "name",
      "places",
      "room_id",
    ]);
  });

  test("of the deck are added last, in the same order for both, by the faster of two", async () => {
    const before = await namesOf(anna);
    const count = before.length;
    const next = ["Alva", "Freja", "Signe"];
    await addAs(anna, next, { kind: "deck", expected_names: count });
    await addAs(bo, ["Stina"], { kind: "deck", expected_names: count });
    const after = await namesOf(anna);
    expect(after.slice(0, count)).toEqual(before);
    expect(after.slice(count).toSorted()).toEqual(next);
    expect(await namesOf(bo)).toEqual(after);
  });

  test("that the room has already change nothing", async () => {
    const { version } = await stateOf(anna);
    expect(await addAs(anna, ["Vera", "Vera"], { kind: "suggestion" })).toEqual({ version });
    expect(await namesOf(anna)).toHaveLength(NAMES.length);
  });

  test("are 500 at most", async () => {
    const hundreds = (from: number) => Array.from({ length: 200 }, (_, n) => `Namn ${from + n}`);
    await addAs(anna, hundreds(0), { kind: "deck", expected_names: NAMES.length });
    await addAs(anna, hundreds(200), { kind: "suggestion" });
    await expect(addAs(anna, hundreds(400), { kind: "suggestion" })).rejects.toMatchObject({
      message: expect.stringMatching(/too_many_names$/),
    });
    expect(await namesOf(anna)).toHaveLength(400 + NAMES.length);
  });
});

describe("an answer", () => {
  const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

  test("counts if it was given later, in whatever order two arrive", async () => {
    await answer(anna, answerTo("Vera", "yes", { client_time: at(-10) }));
    await answer(anna, answerTo("Vera", "no", { client_time: at(-20) }));
    expect(await seenName(anna, "Vera")).toMatchObject({ answer: "yes" });
    await answer(
      anna,
      answerTo("Vera", "maybe", { client_time: at(-2) }),
      answerTo("Vera", "no", { client_time: at(-3) }),
    );
    expect(await seenName(anna, "Vera")).toMatchObject({ answer: "maybe" });
  });

  test("from a clock that is a year ahead counts as the time of arrival", async () => {
    await answer(anna, answerTo("Vera", "yes", { client_time: at(365 * 86_400) }));
    await answer(anna, answerTo("Vera", "no", { client_time: at(1) }));
    expect(await seenName(anna, "Vera")).toMatchObject({ answer: "no" });
  });

  test("that is sent again changes nothing", async () => {
    const sent = answerTo("Vera", "yes", { note: "Som mormor" });
    const first = await answer(anna, sent);
    expect(await answer(anna, sent)).toEqual(first);
  });

  test("keeps the note unless it has one, or removes it", async () => {
    await answer(anna, answerTo("Vera", "yes", { note: "Som mormor", client_time: at(-9) }));
    await answer(anna, answerTo("Vera", "maybe", { client_time: at(-8) }));
    expect(await seenName(anna, "Vera")).toMatchObject({ answer: "maybe", note: "Som mormor" });
    await answer(anna, answerTo("Vera", "maybe", { note: null, client_time: at(-7) }));
    expect(await seenName(anna, "Vera")).toMatchObject({ note: null });
  });

  test("to a name outside the room is refused, and the others are stored", async () => {
    const { refused } = await answer(
      anna,
      answerTo("Vera", "yes"),
      answerTo("Okänd", "yes"),
      answerTo("x".repeat(200), "no"),
    );
    expect(refused).toEqual(["Okänd", "x".repeat(200)]);
    expect(await seenName(anna, "Vera")).toMatchObject({ answer: "yes" });
  });

  test.each([
    ["no array", { name: "Vera" }],
    ["a number", [1]],
    ["no name", [{ answer: "yes", client_time: at(0) }]],
    ["no answer", [{ name: "Vera", client_time: at(0) }]],
    ["an unknown answer", [answerTo("Vera", "love")]],
    ["a number as its answer", [{ ...answerTo("Vera", null), answer: 1 }]],
    ["no time", [{ name: "Vera", answer: "yes" }]],
    ["a long note", [answerTo("Vera", "yes", { note: "å".repeat(201) })]],
    ["an empty note", [answerTo("Vera", "yes", { note: "" })]],
    ["a note that turns the text", [answerTo("Vera", "yes", { note: "a\u202eb" })]],
    ["more than 200 answers", Array.from({ length: 201 }, () => answerTo("Vera", "yes"))],
  ])("with %s is refused, with all others of its call", async (_what, answers) => {
    const sent = Array.isArray(answers) ? [answerTo("Ebba", "yes"), ...answers] : answers;
    await expect(asMember(anna, "answer_in_room", { answers: sent })).rejects.toMatchObject({
      message: expect.stringMatching(/bad_answers$/),
    });
    expect(await seenName(anna, "Ebba")).toMatchObject({ answer: null });
  });
});

test.each([
  "2026-13-41",
  "2026-13-41T00:00:00Z",
  "2026-01-01T25:00:00Z",
  "2026-01-01T00:00:00+99:99",
  "2026-01-01T00:00:00 Europe/Nowhere",
  "2026-01-01 00:00:00 BC",
  "0000-01-01T00:00:00Z",
  "infinity",
  "-infinity",
  "now",
  "i går",
])("an answer at the time “%s” is refused", async (client_time) => {
  await expect(answer(anna, answerTo("Vera", "yes", { client_time }))).rejects.toMatchObject({
    message: expect.stringMatching(/bad_answers$/),
  });
});

test("an unchanged room is answered with its version and the time alone", async () => {
  const { version } = await stateOf(anna);
  const unchanged = await asMember(anna, "room_state", { known: version });
  expect(unchanged).toEqual({ version, now: expect.any(String) });
  expect(Math.abs(Date.parse(unchanged.now) - Date.now())).toBeLessThan(60_000);
  await answer(bo, answerTo("Vera", "no"));
  expect(await asMember(anna, "room_state", { known: version })).toHaveProperty("names");
});

describe("hearts for names of companies", () => {
  const companies = ["Björkverk", "Florin", "Mareld", "Mjöl & Salt", "Oktant", "Tumstock"];
  const at = (seconds: number) => new Date(Date.now() - 60_000 + seconds * 1000).toISOString();
  const yes = (name: string, seconds: number) =>
    answerTo(name, "yes", { client_time: at(seconds) });
  const answersOf = async (secret: string) =>
    Object.fromEntries((await stateOf(secret)).names.map(({ name, answer }) => [name, answer]));

  test("are five for each of the two: the sixth is a maybe", async () => {
    const room = await newPair({ names: companies, sex: "companies" });
    // In one call, and given in the other order than that of the alphabet.
    await answer(room.anna, ...companies.map((name, i) => yes(name, 10 - i)));
    expect(await answersOf(room.anna)).toEqual({
      ...Object.fromEntries(companies.map((name) => [name, "yes"])),
      Björkverk: "maybe",
    });
    await answer(room.bo, ...companies.slice(0, 5).map((name, i) => yes(name, i)));
    expect(Object.values(await answersOf(room.bo)).filter((it) => it === "yes")).toHaveLength(5);
    expect(await seenName(room.bo, "Björkverk")).toMatchObject({ match: "yes-maybe" });
  });

  test("can be moved to another name in one call", async () => {
    const room = await newPair({ names: companies, sex: "companies" });
    await answer(room.anna, ...companies.slice(1).map((name, i) => yes(name, i)));
    await answer(
      room.anna,
      yes("Björkverk", 21),
      answerTo("Tumstock", null, { client_time: at(20) }),
    );
    expect(await answersOf(room.anna)).toMatchObject({ Björkverk: "yes", Tumstock: null });
  });

  test("are five for a guest: the sixth is none", async () => {
    const owner = await newAccount({ subscription: PREMIUM });
    const room = await newRoom({ names: companies, sex: "companies", account: owner.id });
    const invitation = newSecret();
    await asMember(room.anna, "open_family", { invitation, names: companies });
    const guest = await joinRoom(invitation, "Mormor", "family");
    await answer(guest, ...companies.map((name, i) => yes(name, i)));
    expect(await stateOf(guest)).toMatchObject({ sex: "companies" });
    const answers = await answersOf(guest);
    expect(answers).toMatchObject({ Oktant: "yes", Tumstock: null });
    expect(Object.values(answers).filter((it) => it === "yes")).toHaveLength(5);
  });

  test("are as many as there are names in other rooms", async () => {
    await answer(anna, ...NAMES.map((name) => answerTo(name, "yes")));
    expect(new Set(Object.values(await answersOf(anna)))).toEqual(new Set(["yes"]));
  });
});

describe("an invitation", () => {
  const invitationOf = async (invitation: string) =>
    (await visitorClient().rpc("room_link", { link: invitation })).data;

  test("says who invites without being used up, and is used up by joining", async () => {
    const { invitation } = await newRoom();
    for (let time = 0; time < 3; time += 1) {
      expect(await invitationOf(invitation)).toEqual({
        kind: "decider",
        from: ["Anna"],
        me: null,
        createdAt: expect.any(String),
      });
    }
    await joinRoom(invitation, "Bo");
    expect(await invitationOf(invitation)).toBeNull();
    await expect(joinRoom(invitation, "Cecilia")).rejects.toMatchObject({
      message: expect.stringMatching(/invitation_closed$/),
    });
  });

  test("is replaced while there is one decider, and not when there are two", async () => {
    const room = await newRoom();
    const renewed = newSecret();
    await asMember(room.anna, "renew_invitation", { invitation: renewed });
    expect(await invitationOf(room.invitation)).toBeNull();
    await joinRoom(renewed, "Bo");
    await expect(
      asMember(room.anna, "renew_invitation", { invitation: newSecret() }),
    ).rejects.toMatchObject({ message: expect.stringMatching(/room_full$/) });
  });

  test.each(["", "1", "a".repeat(21), "a".repeat(23), "ö".repeat(22)])(
    "of %j is refused, since it could be guessed or not be in a link",
    async (invitation) => {
      const room = await newRoom();
      await expect(asMember(room.anna, "renew_invitation", { invitation })).rejects.toMatchObject({
        message: expect.stringMatching(/bad_secret$/),
      });
    },
  );
});

describe("after a decider has left", () => {
  beforeEach(async () => {
    for (const secret of [anna, bo]) {
      await answer(
        secret,
        answerTo("Vera", "yes", { note: secret === bo ? "Bos anteckning" : "Annas anteckning" }),
        answerTo("Ebba", "maybe"),
        answerTo("Maja", secret === bo ? "yes" : "no"),
      );
    }
    await answer(anna, answerTo("Ebba", "yes"));
    await service.rpc("share_in_room", {
      secret: bo,
      shared: { surname: "Lind", siblings: ["Alva"] },
    });
  });

  async function rank(...secrets: readonly string[]) {
    for (const secret of secrets) {
      await asMember(secret, "rank_in_room", { ranked: ["Vera", "Ebba"] });
    }
  }

  test("the one who stays is told, and keeps the own answers and notes, the matches and the order", async () => {
    await rank(anna, bo);
    await asMember(bo, "leave_room");
    expect(await asMember(bo, "room_state")).toBeNull();
    expect(await stateOf(anna)).toMatchObject({
      other: null,
      left: { name: "Bo", at: expect.any(String) },
      isInvitationOpen: false,
      ranking: { mine: ["Vera", "Ebba"], theirs: ["Vera", "Ebba"], hasLeft: true },
    });
    expect(await seenName(anna, "Vera")).toEqual({
      name: "Vera",
      answer: "yes",
      note: "Annas anteckning",
      match: "yes-yes",
      revealed: "yes-yes",
      former: null,
      keptAt: expect.any(String),
      otherNote: null,
    });
  });

  test("nothing that the other wrote is kept", async () => {
    const { room } = await stateOf(anna);
    await rank(bo);
    await asMember(bo, "leave_room");
    const stored = JSON.stringify(await storedRoom(String(room)));
    for (const text of ["Bos anteckning", "Lind", "Alva", "{Vera,Ebba}"]) {
      expect(stored).not.toContain(text);
    }
    expect(await stateOf(anna)).toMatchObject({
      shared: null,
      sharedBy: null,
      ranking: { mine: null, theirs: null },
    });
    expect(await seenName(anna, "Maja")).toMatchObject({ match: null, revealed: null });
  });

  test("a match is kept with a new note, until the one who stays goes back on it", async () => {
    await asMember(bo, "leave_room");
    await answer(anna, answerTo("Vera", "yes", { note: "Ännu finare" }));
    expect(await seenName(anna, "Vera")).toMatchObject({ match: "yes-yes" });
    await answer(anna, answerTo("Vera", "no"));
    expect(await seenName(anna, "Vera")).toMatchObject({ match: null, revealed: "yes-yes" });
    await answer(anna, answerTo("Vera", "yes"));
    expect(await seenName(anna, "Vera")).toMatchObject({ match: "yes-yes" });
  });

  test("a match that had ended is none again by an answer of the one who stays", async () => {
    await answer(bo, answerTo("Vera", "no"));
    await asMember(bo, "leave_room");
    await answer(anna, answerTo("Vera", "yes"));
    expect(await seenName(anna, "Vera")).toMatchObject({ match: null, revealed: "yes-yes" });
  });

  test("the next one sees nothing of what there was, and makes matches of their own", async () => {
    await rank(anna, bo);
    await asMember(bo, "leave_room");
    const invitation = newSecret();
    await asMember(anna, "renew_invitation", { invitation });
    const cecilia = await joinRoom(invitation, "Cecilia");
    expect(await stateOf(cecilia)).toMatchObject({
      me: { answered: 0 },
      other: { name: "Anna", hasRanked: false },
      left: null,
      shared: null,
      ranking: { mine: null, theirs: null, hasLeft: false },
    });
    expect(await revealsOf(cecilia)).toEqual([]);
    expect(await stateOf(anna)).toMatchObject({
      left: null,
      ranking: { mine: null, theirs: null, hasLeft: false },
    });
    expect(await seenName(anna, "Vera")).toMatchObject({
      answer: "yes",
      note: "Annas anteckning",
      match: null,
      revealed: "yes-yes",
      former: "Bo",
      keptAt: null,
    });
    // Of the matches with Bo nothing can be ranked, or Cecilia would see that Anna likes it.
    await answer(cecilia, answerTo("Vera", "maybe"));
    await expect(rank(anna)).rejects.toMatchObject({
      message: expect.stringMatching(/bad_ranking$/),
    });
    expect(await seenName(anna, "Vera")).toMatchObject({ match: "yes-maybe", former: null });
    expect(await revealsOf(cecilia)).toEqual(["Vera yes-maybe"]);
  });

  async function replaceBo(name = "Cecilia") {
    await asMember(bo, "leave_room");
    const invitation = newSecret();
    await asMember(anna, "renew_invitation", { invitation });
    return joinRoom(invitation, name);
  }

  test("each match keeps whom it was with, however many have left", async () => {
    const cecilia = await replaceBo();
    await answer(cecilia, answerTo("Sigrid", "yes"));
    await answer(anna, answerTo("Sigrid", "yes"));
    await asMember(cecilia, "leave_room");
    expect(await seenName(anna, "Sigrid")).toMatchObject({ match: "yes-yes", former: null });
    const invitation = newSecret();
    await asMember(anna, "renew_invitation", { invitation });
    const david = await joinRoom(invitation, "David");
    expect(await seenName(anna, "Vera")).toMatchObject({ former: "Bo" });
    expect(await seenName(anna, "Sigrid")).toMatchObject({ match: null, former: "Cecilia" });
    expect(await revealsOf(david)).toEqual([]);
  });

  test("the next one learns nothing by a yes to every name but what the one who stays likes", async () => {
    const cecilia = await replaceBo();
    // Bo liked Maja, and Anna did not.
    await answer(cecilia, ...NAMES.map((name) => answerTo(name, "yes")));
    expect(await revealsOf(cecilia)).toEqual(["Ebba yes-yes", "Vera yes-yes"]);
    const state = JSON.stringify(await stateOf(cecilia));
    for (const text of ["Bo", "Lind", "Alva"]) expect(state).not.toContain(`"${text}`);
  });

  test("the next one does not get the names first that the other had added", async () => {
    const added = Array.from({ length: 30 }, (_, index) => `Bos ${index}`);
    await addAs(bo, added, { kind: "suggestion" });
    const before = await namesOf(bo);
    const annas = await namesOf(anna);
    const cecilia = await replaceBo();
    const order = await namesOf(cecilia);
    expect(order.toSorted()).toEqual(before.toSorted());
    expect(order.slice(0, added.length)).not.toEqual(added);
    expect(order.filter((name) => added.includes(name))).not.toEqual(added);
    expect(await namesOf(anna)).toEqual(annas);
  });

  test("what the one who stays has shared is still shared", async () => {
    const shared = { surname: "Berg", siblings: [] };
    await service.rpc("share_in_room", { secret: anna, shared });
    expect(await stateOf(bo)).toMatchObject({ shared, sharedBy: "other" });
    await asMember(bo, "leave_room");
    expect(await stateOf(anna)).toMatchObject({ shared, sharedBy: "me" });
  });
});

test("the room is deleted with its last decider, whoever else is in it", async () => {
  const { room } = await stateOf(anna);
  await sql("insert into private.room_members (room_id, name) values ($1, 'Mormor')", [room]);
  await asMember(anna, "leave_room");
  await asMember(bo, "leave_room");
  for (const table of ["rooms", "room_members", "room_links", "room_names", "room_votes"]) {
    const column = table === "rooms" ? "id" : "room_id";
    expect(await sql(`select from private.${table} where ${column} = $1`, [room])).toEqual([]);
  }
});
