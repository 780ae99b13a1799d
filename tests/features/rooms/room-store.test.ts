import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  currentRoom,
  forgetRoom,
  isStorageBlocked,
  keepAnswer,
  keepLastSeen,
  keepRoom,
  keptRooms,
  lastSeenRoom,
  removeSent,
  unsentAnswers,
  updateRoom,
} from "@/features/rooms/room-store.ts";
import { deciderRoom, guestRoom } from "./room-answers.ts";

const SECRET = "AAAAAAAAAAAAAAAAAAAAAA";
const OTHER = "BBBBBBBBBBBBBBBBBBBBBB";

const unsent = (secret = SECRET) => unsentAnswers.get()[secret] ?? [];

afterEach(() => {
  for (const { secret } of keptRooms.get()) forgetRoom(secret);
});

test("the room opened last is the current one, and keeps what was known of it", () => {
  keepRoom({ secret: SECRET, role: "decider", surname: "Lind" });
  keepRoom({ secret: OTHER, role: "guest" });
  expect(currentRoom.get()?.secret).toBe(OTHER);
  keepRoom({ secret: SECRET, role: "decider" });
  expect(currentRoom.get()).toMatchObject({ secret: SECRET, surname: "Lind" });
  expect(keptRooms.get()).toHaveLength(2);
});

test("an answer is kept until the server has it, the last one to each name", () => {
  keepRoom({ secret: SECRET, role: "decider" });
  keepAnswer(SECRET, { name: "Hedda", answer: "no", note: "granne" });
  keepAnswer(SECRET, { name: "Alma", answer: "yes" });
  keepAnswer(SECRET, { name: "Hedda", answer: "maybe" });
  expect(unsent()).toMatchObject([
    { name: "Alma", answer: "yes" },
    { name: "Hedda", answer: "maybe", note: "granne" },
  ]);
  removeSent(SECRET, unsent());
  expect(unsent()).toEqual([]);
});

test("an answer that changed while it was sent is kept", () => {
  keepRoom({ secret: SECRET, role: "decider" });
  keepAnswer(SECRET, { name: "Hedda", answer: "no" });
  const sent = unsent();
  keepAnswer(SECRET, { name: "Hedda", answer: "yes" });
  removeSent(SECRET, sent);
  expect(unsent()).toMatchObject([{ name: "Hedda", answer: "yes" }]);
});

test("times follow the server's clock and increase, also when the browser's clock goes back", () => {
  vi.useFakeTimers({ now: new Date("2026-03-01T12:00:00Z") });
  keepRoom({ secret: SECRET, role: "decider" });
  updateRoom(SECRET, { clockOffset: 60_000 });
  keepAnswer(SECRET, { name: "Hedda", answer: "no" });
  keepAnswer(SECRET, { name: "Alma", answer: "no" });
  vi.setSystemTime(new Date("2020-01-01T00:00:00Z"));
  keepAnswer(SECRET, { name: "Bo", answer: "no" });
  expect(unsent().map(({ time }) => time)).toEqual([
    "2026-03-01T12:01:00.000Z",
    "2026-03-01T12:01:00.001Z",
    "2026-03-01T12:01:00.002Z",
  ]);
});

test("another tab's answers are seen, and kept when this tab adds its own", () => {
  keepRoom({ secret: SECRET, role: "decider" });
  const stop = unsentAnswers.listen(() => {});
  const theirs = { name: "Hedda", answer: "yes", time: "2026-03-01T12:00:00.000Z" };
  const text = JSON.stringify({ [SECRET]: [theirs] });
  window.localStorage.setItem("namnfynd-room-answers", text);
  window.dispatchEvent(new StorageEvent("storage", { key: "namnfynd-room-answers" }));
  expect(unsent()).toMatchObject([theirs]);
  keepAnswer(SECRET, { name: "Alma", answer: "no" });
  expect(unsent().map(({ name }) => name)).toEqual(["Hedda", "Alma"]);
  stop();
});

test("a forgotten room takes its unsent answers along", () => {
  keepRoom({ secret: SECRET, role: "decider" });
  keepAnswer(SECRET, { name: "Hedda", answer: "no" });
  forgetRoom(SECRET);
  expect(keptRooms.get()).toEqual([]);
  expect(unsent()).toEqual([]);
});

test("a room as it was last seen is kept until there is none, or it is left", () => {
  keepRoom({ secret: SECRET, role: "decider" });
  keepRoom({ secret: OTHER, role: "guest" });
  keepLastSeen(SECRET, deciderRoom());
  keepLastSeen(OTHER, guestRoom());
  expect(lastSeenRoom(SECRET)).toEqual(deciderRoom());
  expect(lastSeenRoom(OTHER)).toEqual(guestRoom());
  keepLastSeen(SECRET, null);
  expect(lastSeenRoom(SECRET)).toBeNull();
  forgetRoom(OTHER);
  expect(lastSeenRoom(OTHER)).toBeNull();
});

test("a room that is left while it is fetched leaves nothing behind", () => {
  keepRoom({ secret: SECRET, role: "decider" });
  forgetRoom(SECRET);
  keepLastSeen(SECRET, deciderRoom());
  expect(window.localStorage.getItem("namnfynd-rooms-seen")).toBeNull();
});

test("content that cannot be read counts as empty", () => {
  window.localStorage.setItem("namnfynd-rooms", "[{]");
  expect(keptRooms.get()).toEqual([]);
  window.localStorage.setItem("namnfynd-rooms", '[{"secret":1}]');
  expect(keptRooms.get()).toEqual([]);
});

test("with blocked storage, rooms and answers stay in memory", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  keepRoom({ secret: SECRET, role: "decider" });
  keepAnswer(SECRET, { name: "Hedda", answer: "no" });
  keepAnswer(SECRET, { name: "Alma", answer: "yes" });
  expect(isStorageBlocked.get()).toBe(true);
  expect(currentRoom.get()?.secret).toBe(SECRET);
  expect(unsent().map(({ name }) => name)).toEqual(["Hedda", "Alma"]);
});

describe("what is stored", () => {
  /** What a page that is opened now has. */
  async function openPage() {
    vi.resetModules();
    return import("@/features/rooms/room-store.ts");
  }

  const secret = fc.stringMatching(/^[\w-]{21}[AQgw]$/);
  const secrets = fc.uniqueArray(secret, { minLength: 1, maxLength: 4 });

  /** A room as the first release that had rooms kept it. */
  const first = {
    role: "decider",
    invitation: null,
    familyInvitation: null,
    surname: "Lind",
    siblings: ["Bo"],
    clockOffset: 5,
    lastTime: 7,
  };

  test("by any earlier release is read", async () => {
    const answer = { name: "Hedda", answer: "yes", time: "2026-03-01T12:00:00.000Z" };
    const draft = { kind: "family", invitation: "i", secret: "s" };
    window.localStorage.setItem("namnfynd-rooms", JSON.stringify([{ secret: SECRET, ...first }]));
    window.localStorage.setItem("namnfynd-room-answers", JSON.stringify({ [SECRET]: [answer] }));
    window.localStorage.setItem("namnfynd-rooms-seen", JSON.stringify({ [SECRET]: deciderRoom() }));
    window.localStorage.setItem("namnfynd-room-draft", JSON.stringify(draft));
    const page = await openPage();
    expect(page.keptRooms.get()).toEqual([{ secret: SECRET, ...first, hasSavedLink: false }]);
    expect(page.keptAnswersOf(SECRET)).toMatchObject([answer]);
    expect(page.lastSeenRoom(SECRET)).toEqual(deciderRoom());
    expect(page.roomDraft.get()).toEqual(draft);
    window.localStorage.setItem("namnfynd-room-draft", "null");
    expect((await openPage()).roomDraft.get()).toBeNull();
  });

  test("keeps every other room and answer when any of them is damaged", async () => {
    const damage = fc.constantFrom<unknown>(
      null,
      7,
      "x",
      {},
      [],
      { secret: 1 },
      { role: "decider" },
    );
    await fc.assert(
      fc.asyncProperty(secrets, damage, fc.nat(4), async (whole, broken, at) => {
        window.localStorage.clear();
        const kept: unknown[] = whole.map((it) => ({ secret: it, ...first }));
        const answers = whole.map((it) => ({ name: it, answer: "no", time: "2026-03-01" }));
        window.localStorage.setItem(
          "namnfynd-rooms",
          JSON.stringify(kept.toSpliced(at, 0, broken)),
        );
        window.localStorage.setItem(
          "namnfynd-room-answers",
          JSON.stringify({ [SECRET]: [...answers, broken], broken }),
        );
        const page = await openPage();
        page.keepRoom({ secret: OTHER, role: "guest" });
        page.keepAnswer(OTHER, { name: "Alma", answer: "yes" });
        const again = await openPage();
        expect(again.keptRooms.get().map((room) => room.secret)).toEqual([OTHER, ...whole]);
        expect(again.keptAnswersOf(SECRET)).toMatchObject(answers);
        expect(again.keptAnswersOf(OTHER)).toMatchObject([{ name: "Alma" }]);
        expect(window.localStorage.getItem("namnfynd-rooms-damaged")).toBe(JSON.stringify(broken));
      }),
      { numRuns: 20 },
    );
  });

  test("keeps what a newer release knows of a room when this one changes it", async () => {
    const room = { secret: SECRET, ...first, hasSavedLink: true, colour: "red" };
    const unknown = { secret: OTHER, role: "observer" };
    const content = { version: 2, entries: [room, unknown], theme: "birch" };
    window.localStorage.setItem("namnfynd-rooms", JSON.stringify(content));
    const page = await openPage();
    page.updateRoom(SECRET, { surname: "Ek" });
    expect(JSON.parse(window.localStorage.getItem("namnfynd-rooms") ?? "")).toEqual({
      ...content,
      entries: [{ ...room, surname: "Ek" }, unknown],
    });
  });

  test("is forgotten with the room, also what was set aside of it", async () => {
    const broken = { secret: SECRET, role: 1 };
    const items = JSON.stringify([broken, { secret: OTHER, role: 1 }]);
    window.localStorage.setItem("namnfynd-rooms", items);
    const page = await openPage();
    page.keepRoom({ secret: SECRET, role: "decider" });
    expect(window.localStorage.getItem("namnfynd-rooms-damaged")).toContain(SECRET);
    page.forgetRoom(SECRET);
    expect(JSON.stringify({ ...window.localStorage })).not.toContain(SECRET);
    expect(window.localStorage.getItem("namnfynd-rooms-damaged")).toContain(OTHER);
  });
});
