import { afterEach, expect, test, vi } from "vitest";
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
  expect(unsent()).toEqual([theirs]);
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
  expect(window.localStorage.getItem("namnfynd-rooms-seen")).toBe("{}");
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
