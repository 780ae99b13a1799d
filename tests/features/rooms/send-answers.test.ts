import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startSending } from "@/features/rooms/send-answers.ts";
import { noConnection, stubBackend } from "../../backend-stub.ts";

vi.mock("@/lib/env.ts", () => ({
  backendAddress: { url: "http://localhost", publishableKey: "nyckel" },
}));
const { forgetRoom, keepAnswer, keepRoom, keptAnswersOf } = await import(
  "@/features/rooms/room-store.ts"
);

const SECRET = "AAAAAAAAAAAAAAAAAAAAAA";
const ANSWERS = "POST /rest/v1/rpc/answer_in_room";
const sent = (refused: string[] = []) => Response.json({ version: 2, refused });

let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  keepRoom({ secret: SECRET, role: "decider" });
});

afterEach(() => {
  stop();
  forgetRoom(SECRET);
});

function start(onSent: (refused: readonly string[]) => Promise<void> = async () => {}) {
  const sender = startSending(SECRET, { onSent });
  stop = sender.stop;
  return sender;
}

const answer = (name: string) => keepAnswer(SECRET, { name, answer: "yes" });

test("answers in quick succession are one call", async () => {
  const calls = stubBackend({ [ANSWERS]: () => sent() });
  start();
  answer("Alma");
  await vi.advanceTimersByTimeAsync(300);
  answer("Hedda");
  await vi.advanceTimersByTimeAsync(399);
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.body).toMatchObject({ answers: [{ name: "Alma" }, { name: "Hedda" }] });
  expect(keptAnswersOf(SECRET)).toEqual([]);
});

test("answers of an earlier visit are sent", async () => {
  answer("Alma");
  const calls = stubBackend({ [ANSWERS]: () => sent() });
  start();
  await vi.advanceTimersByTimeAsync(400);
  expect(calls).toHaveLength(1);
});

test("without a connection nothing is lost, and the call is repeated ever more seldom", async () => {
  const calls = stubBackend({ [ANSWERS]: noConnection });
  const { hasFailed } = start();
  answer("Alma");
  await vi.advanceTimersByTimeAsync(400);
  expect(hasFailed.get()).toBe(true);
  await vi.advanceTimersByTimeAsync(2000);
  expect(calls).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(3999);
  expect(calls).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls).toHaveLength(3);
  expect(keptAnswersOf(SECRET)).toMatchObject([{ name: "Alma", answer: "yes" }]);
});

test.each(["online", "focus", "pagehide"])("%s sends at once", async (event) => {
  let isOnline = false;
  stubBackend({ [ANSWERS]: () => (isOnline ? sent() : noConnection()) });
  const { hasFailed } = start();
  answer("Alma");
  await vi.advanceTimersByTimeAsync(400);
  isOnline = true;
  window.dispatchEvent(new Event(event));
  await vi.advanceTimersByTimeAsync(0);
  expect(keptAnswersOf(SECRET)).toEqual([]);
  expect(hasFailed.get()).toBe(false);
});

test("an answer is kept until the page has the room with it", async () => {
  stubBackend({ [ANSWERS]: () => sent() });
  let keptMeanwhile = 0;
  start(async () => {
    keptMeanwhile = keptAnswersOf(SECRET).length;
    throw new Error("not fetched");
  });
  answer("Alma");
  await vi.advanceTimersByTimeAsync(400);
  expect(keptMeanwhile).toBe(1);
  expect(keptAnswersOf(SECRET)).toHaveLength(1);
});

test("an answer that is given during a call is sent after it", async () => {
  const calls = stubBackend({
    [ANSWERS]: () => {
      if (calls.length === 1) answer("Hedda");
      return sent();
    },
  });
  start();
  answer("Alma");
  await vi.advanceTimersByTimeAsync(800);
  expect(calls).toHaveLength(2);
  expect(calls[1]?.body).toMatchObject({ answers: [{ name: "Hedda" }] });
});

test("names that are not in the room are reported, and not sent again", async () => {
  const calls = stubBackend({ [ANSWERS]: () => sent(["Alma"]) });
  const refused: string[] = [];
  start(async (names) => {
    refused.push(...names);
  });
  answer("Alma");
  await vi.advanceTimersByTimeAsync(120_000);
  expect(refused).toEqual(["Alma"]);
  expect(calls).toHaveLength(1);
});

test("a hundred answers at most are in one call", async () => {
  const calls = stubBackend({ [ANSWERS]: () => sent() });
  for (let i = 0; i < 150; i++) answer(`Namn ${i}`);
  start();
  await vi.advanceTimersByTimeAsync(800);
  expect(calls[0]?.body).toHaveProperty("answers.length", 100);
  expect(calls[1]?.body).toHaveProperty("answers.length", 50);
});
