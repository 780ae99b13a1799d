import { beforeEach, expect, test, vi } from "vitest";
import { REACHABLE_PAUSE_MS } from "@/config/limits.ts";
import { noConnection, stubBackend } from "../backend-stub.ts";

vi.mock("@/lib/env.ts", () => ({
  backendAddress: { url: "http://localhost", publishableKey: "nyckel" },
}));

const QUESTION = "POST /rest/v1/rpc/plan_matrix";
const ANSWERS = { [QUESTION]: Response.json([]) };
const { last } = REACHABLE_PAUSE_MS;

let whenReachable: (retry: () => void) => () => void;

beforeEach(async () => {
  // It remembers how long it has waited.
  vi.resetModules();
  ({ whenReachable } = await import("@/lib/when-reachable.ts"));
  vi.useFakeTimers();
});

test.each([
  ["no answer", noConnection],
  ["503", () => Response.json({ code: "PGRST002", message: "…" }, { status: 503 })],
  ["an empty code", () => Response.json({ code: "", message: "" }, { status: 400 })],
])("asks ever more seldom while there is %s, and tries all again once", async (_, answer) => {
  const first = vi.fn();
  const second = vi.fn();
  const calls = stubBackend({ [QUESTION]: answer });
  whenReachable(first);
  whenReachable(first);
  whenReachable(second);
  // 1, 2, 4, 8 and 16 seconds, and then every 16 seconds.
  await vi.advanceTimersByTimeAsync(31_000 + 4 * last);
  expect(calls).toHaveLength(9);
  expect(first).not.toHaveBeenCalled();

  stubBackend(ANSWERS);
  await vi.advanceTimersByTimeAsync(10 * last);
  expect(first).toHaveBeenCalledOnce();
  expect(second).toHaveBeenCalledOnce();
});

test("what fails again while the database answers is not tried without end at once", async () => {
  stubBackend(ANSWERS);
  const retry = vi.fn(() => whenReachable(retry));
  whenReachable(retry);
  await vi.advanceTimersByTimeAsync(31_000 + 4 * last);
  expect(retry.mock.calls.length).toBeLessThan(12);
});

test("asks nothing without a network", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const calls = stubBackend(ANSWERS);
  const retry = vi.fn();
  whenReachable(retry);
  await vi.advanceTimersByTimeAsync(5 * last);
  expect(calls).toEqual([]);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  await vi.advanceTimersByTimeAsync(last);
  expect(retry).toHaveBeenCalledOnce();
});

test("tries nothing again for which nobody waits any more", async () => {
  stubBackend(ANSWERS);
  const left = vi.fn();
  const awaited = vi.fn();
  const leave = whenReachable(left);
  whenReachable(awaited);
  leave();
  await vi.advanceTimersByTimeAsync(last);
  expect(left).not.toHaveBeenCalled();
  expect(awaited).toHaveBeenCalledOnce();
});
