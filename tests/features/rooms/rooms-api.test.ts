import { inspect } from "node:util";
import { describe, expect, test, vi } from "vitest";
import { BackendError } from "@/lib/backend-error.ts";
import { authSession, noAnswer, noConnection, stubBackend } from "../../backend-stub.ts";
import { deciderRoom, guestRoom, roomName } from "./room-answers.ts";

vi.mock("@/lib/env.ts", () => ({
  backendAddress: { url: "http://localhost", publishableKey: "nyckel" },
}));
const api = await import("@/features/rooms/rooms-api.ts");

const SECRET = "AAAAAAAAAAAAAAAAAAAAAA";
const INVITATION = "BBBBBBBBBBBBBBBBBBBBBB";
const SHARED = { surname: "Lindqvist", siblings: ["Bo"] };
const signal = new AbortController().signal;

/** Each call: what it does, the function it calls with which body, and what that answers. */
const calls: readonly (readonly [string, () => Promise<unknown>, string, object, unknown])[] = [
  [
    "answers",
    () =>
      api.sendAnswers(SECRET, [
        { name: "Hedda", answer: "yes", note: "farmor", time: "2026-03-01T12:00:00.001Z" },
      ]),
    "rest/v1/rpc/answer_in_room",
    {
      secret: SECRET,
      answers: [
        { name: "Hedda", answer: "yes", note: "farmor", client_time: "2026-03-01T12:00:00.001Z" },
      ],
    },
    { version: 2, refused: [] },
  ],
  [
    "ranks",
    () => api.rankNames(SECRET, [["Hedda"], ["Idun", "Vera"]]),
    "rest/v1/rpc/rank_in_room",
    { secret: SECRET, ranked: ["Hedda", "Idun\nVera"] },
    { version: 2 },
  ],
  [
    "renews the invitation",
    () => api.renewInvitation(SECRET, INVITATION),
    "rest/v1/rpc/renew_invitation",
    { secret: SECRET, invitation: INVITATION },
    { version: 2 },
  ],
  [
    "opens the family's link",
    () => api.openFamily(SECRET, INVITATION, ["Hedda"]),
    "rest/v1/rpc/open_family",
    { secret: SECRET, invitation: INVITATION, names: ["Hedda"] },
    { version: 2 },
  ],
  [
    "closes the family's link",
    () => api.closeFamily(SECRET),
    "rest/v1/rpc/close_family",
    { secret: SECRET },
    { version: 2 },
  ],
  [
    "asks for the guests' hearts",
    () => api.fetchGuestAnswers(SECRET, signal),
    "rest/v1/rpc/family_answers",
    { secret: SECRET },
    [{ id: "1", name: "Mormor", greeting: null, hearts: ["Hedda"], hasEnded: false }],
  ],
  [
    "removes a guest",
    () => api.removeGuest(SECRET, "1"),
    "rest/v1/rpc/remove_guest",
    { secret: SECRET, guest: "1" },
    { version: 2 },
  ],
  [
    "greets",
    () => api.greetRoom(SECRET, "Hej!"),
    "rest/v1/rpc/greet_room",
    { secret: SECRET, greeting: "Hej!" },
    { version: 2 },
  ],
  ["leaves", () => api.leaveRoom(SECRET), "rest/v1/rpc/leave_room", { secret: SECRET }, null],
  [
    "asks what a link opens",
    () => api.fetchLink(INVITATION, signal),
    "rest/v1/rpc/room_link",
    { link: INVITATION },
    { kind: "decider", from: ["Alva"], me: null, createdAt: "2026-02-27T12:00:00.000Z" },
  ],
  [
    "creates a room",
    () =>
      api.createRoom({
        secret: SECRET,
        invitation: INVITATION,
        name: "Alva",
        sex: "girls",
        names: ["Hedda"],
        shared: null,
      }),
    "functions/v1/rooms",
    {
      action: "create",
      secret: SECRET,
      invitation: INVITATION,
      name: "Alva",
      sex: "girls",
      names: ["Hedda"],
    },
    {},
  ],
  [
    "joins",
    () => api.joinRoom({ kind: "decider", secret: SECRET, invitation: INVITATION, name: "Elin" }),
    "functions/v1/rooms",
    { action: "join", kind: "decider", secret: SECRET, invitation: INVITATION, name: "Elin" },
    { role: "decider" },
  ],
  [
    "suggests",
    () => api.suggestNames(SECRET, ["Hedda"]),
    "functions/v1/rooms",
    { action: "add", secret: SECRET, names: ["Hedda"] },
    { version: 2 },
  ],
  [
    "extends the deck",
    () => api.extendDeck(SECRET, 40),
    "functions/v1/rooms",
    { action: "extend", secret: SECRET, count: 40 },
    { version: 2 },
  ],
  [
    "shares the surname",
    () => api.shareFamily(SECRET, SHARED),
    "functions/v1/rooms",
    { action: "share", secret: SECRET, shared: SHARED },
    { version: 2 },
  ],
];

test.each(calls)("%s with the secret in the body", async (_, run, path, body, answer) => {
  const made = stubBackend({ [`POST /${path}`]: Response.json(answer) });
  await run();
  expect(made).toEqual([{ name: `POST /${path}`, body }]);
});

test.each(calls)(
  "%s without a secret in an address, a header or an error",
  async (_, run, path) => {
    const refusal = {
      code: "P0001",
      message: "room_not_found",
      error: "Nej.",
      reason: "room_full",
    };
    stubBackend({ [`POST /${path}`]: Response.json(refusal, { status: 400 }) });
    const request = vi.spyOn(globalThis, "fetch");
    const error = await run().catch((it: unknown) => it);
    expect(error).toBeInstanceOf(BackendError);
    const requests = request.mock.calls.map(([input, init]) =>
      [String(input), ...new Headers(init?.headers)].join("\n"),
    );
    expect(requests).toHaveLength(1);
    const seen = [...requests, inspect(error, { depth: 10 })].join("\n");
    expect(seen).not.toContain(SECRET);
    expect(seen).not.toContain(INVITATION);
  },
);

test.each([
  ["a decider", deciderRoom({ names: [roomName("Hedda", "yes"), roomName("Alma", null)] })],
  ["a guest", guestRoom()],
])("the room of %s is returned as the server sends it", async (_, room) => {
  stubBackend({ "POST /rest/v1/rpc/room_state": Response.json(room) });
  expect(await api.fetchRoom(SECRET, null)).toEqual(room);
});

test("an unchanged room is its version and the time alone", async () => {
  const unchanged = { version: 7, now: "2026-03-01T12:00:00Z" };
  const made = stubBackend({ "POST /rest/v1/rpc/room_state": Response.json(unchanged) });
  expect(await api.fetchRoom(SECRET, 7)).toEqual(unchanged);
  expect(made[0]?.body).toEqual({ secret: SECRET, known: 7 });
});

test("a room without its names is an error, and not an unchanged one", async () => {
  const broken = { version: 7, now: "2026-03-01T12:00:00Z", role: "decider" };
  stubBackend({ "POST /rest/v1/rpc/room_state": Response.json(broken) });
  await expect(api.fetchRoom(SECRET, 6)).rejects.toBeInstanceOf(BackendError);
});

test("a lost connection is reported as unreachable", async () => {
  stubBackend({ "POST /rest/v1/rpc/leave_room": noConnection });
  await expect(api.leaveRoom(SECRET)).rejects.toMatchObject({ failure: "unreachable" });
});

test("an error answer of a gateway counts as unreachable, for it says nothing about the room", async () => {
  stubBackend({ "POST /rest/v1/rpc/room_state": new Response("Bad gateway", { status: 502 }) });
  await expect(api.fetchRoom(SECRET, null)).rejects.toMatchObject({ failure: "unreachable" });
});

test("an answer that breaks off counts as unreachable, and does not mean that there is no room", async () => {
  stubBackend({ "POST /rest/v1/rpc/room_state": new Response('{"version": 7, "na') });
  await expect(api.fetchRoom(SECRET, null)).rejects.toMatchObject({ failure: "unreachable" });
});

test("a call that is not answered in time counts as unreachable", async () => {
  vi.useFakeTimers();
  stubBackend({ "POST /rest/v1/rpc/room_state": noAnswer });
  const failure = api.fetchRoom(SECRET, null).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await failure).toMatchObject({ failure: "unreachable" });
});

test("the reason of a refusal is found in a message of the database and in a code of the function", async () => {
  window.localStorage.setItem("namnfynd-session", JSON.stringify(authSession()));
  stubBackend({
    "POST /rest/v1/rpc/leave_room": Response.json(
      { code: "P0001", message: "room_not_found" },
      { status: 400 },
    ),
    "POST /functions/v1/rooms": Response.json(
      { error: "Inbjudan är redan använd.", reason: "invitation_closed" },
      { status: 409 },
    ),
  });
  const left = await api.leaveRoom(SECRET).catch(api.roomProblemOf);
  expect(left).toBe("room_not_found");
  const joined = await api
    .joinRoom({ kind: "decider", secret: SECRET, invitation: INVITATION, name: "Elin" })
    .catch(api.roomProblemOf);
  expect(joined).toBe("invitation_closed");
});

describe("a room of another release", () => {
  const room = deciderRoom({ names: [roomName("Hedda", null)] });
  const strange = { name: "Idun", answer: "love" };

  test.each([
    ["a ranking", { ranking: 7 }, { ranking: { mine: null, theirs: null } }],
    [
      "an order",
      { ranking: { mine: { Hedda: 1 }, theirs: ["Hedda", "Idun\nVera"] } },
      { ranking: { mine: null, theirs: [["Hedda"], ["Idun", "Vera"]] } },
    ],
    ["a family", { family: { isOpen: "kanske" } }, { family: null }],
    [
      "a shared family",
      { shared: { surname: 1 }, sharedBy: "both" },
      { shared: null, sharedBy: null },
    ],
    ["a name", { names: [strange, ...room.names, null] }, { names: room.names }],
    ["a departure", { left: "igår" }, { left: null }],
    ["new fields", { colour: "red", me: { ...room.me, age: 3 } }, {}],
  ])("is read without %s that this one does not know", async (_, parts, read) => {
    stubBackend({ "POST /rest/v1/rpc/room_state": Response.json({ ...room, ...parts }) });
    expect(await api.fetchRoom(SECRET, null)).toEqual({ ...room, ...read });
  });

  test("is read although it lacks what is new in this one", async () => {
    const { left: _, sharedBy: __, ...earlier } = room;
    const names = room.names.map(({ revealed: ___, ...name }) => name);
    stubBackend({ "POST /rest/v1/rpc/room_state": Response.json({ ...earlier, names }) });
    expect(await api.fetchRoom(SECRET, null)).toEqual(room);
  });
});
