import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createRateLimiter, type RateLimiter } from "@/lib/rate-limiter.ts";

const KEY = "attempts";
const WINDOW_MS = 300_000;

function attempts(limiter: RateLimiter, count: number, key = "astrid@example.se"): boolean[] {
  return Array.from({ length: count }, () => limiter.attempt(key));
}

function blockStorage() {
  const refuse = () => {
    throw new DOMException("Blocked", "SecurityError");
  };
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  vi.spyOn(console, "warn").mockImplementation(() => {});
}

const FIVE = [true, true, true, true, true];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2024-03-01T12:00:00Z") });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  window.localStorage.clear();
});

test("allows five attempts by default", () => {
  expect(attempts(createRateLimiter(KEY), 7)).toEqual([...FIVE, false, false]);
});

test("counts each key separately", () => {
  const limiter = createRateLimiter(KEY);
  attempts(limiter, 6);
  expect(attempts(limiter, 6, "bo@example.se")).toEqual([...FIVE, false]);
});

test("counts each limiter separately", () => {
  attempts(createRateLimiter(KEY), 6);
  expect(attempts(createRateLimiter("mails"), 1)).toEqual([true]);
});

test("accepts another limit and window", () => {
  const limiter = createRateLimiter(KEY, { limit: 1, windowMs: 1000 });
  expect(attempts(limiter, 2)).toEqual([true, false]);
  vi.advanceTimersByTime(1000);
  expect(attempts(limiter, 2)).toEqual([true, false]);
});

describe("the window", () => {
  test("ends five minutes after the first attempt", () => {
    const limiter = createRateLimiter(KEY);
    attempts(limiter, 1);
    vi.advanceTimersByTime(WINDOW_MS - 1);
    expect(attempts(limiter, 5)).toEqual([true, true, true, true, false]);
    vi.advanceTimersByTime(1);
    expect(attempts(limiter, 6)).toEqual([...FIVE, false]);
  });

  test("is not extended by refused attempts", () => {
    const limiter = createRateLimiter(KEY);
    attempts(limiter, 5);
    vi.advanceTimersByTime(WINDOW_MS - 1);
    expect(attempts(limiter, 3)).toEqual([false, false, false]);
    vi.advanceTimersByTime(1);
    expect(attempts(limiter, 1)).toEqual([true]);
  });

  test("is removed from storage after it has ended", () => {
    const limiter = createRateLimiter(KEY);
    attempts(limiter, 1, "astrid@example.se");
    vi.advanceTimersByTime(WINDOW_MS);
    attempts(limiter, 1, "bo@example.se");
    expect(window.localStorage.getItem(KEY)).not.toContain("astrid");
  });

  test("starts again when the clock is set back", () => {
    const limiter = createRateLimiter(KEY);
    attempts(limiter, 6);
    vi.setSystemTime(new Date("2020-01-01T12:00:00Z"));
    expect(attempts(limiter, 6)).toEqual([...FIVE, false]);
  });
});

test("reset gives one key all its attempts back", () => {
  const limiter = createRateLimiter(KEY);
  attempts(limiter, 6);
  attempts(limiter, 6, "bo@example.se");
  limiter.reset("astrid@example.se");
  expect(attempts(limiter, 6)).toEqual([...FIVE, false]);
  expect(attempts(limiter, 1, "bo@example.se")).toEqual([false]);
});

describe("after a reload", () => {
  test("still counts earlier attempts", () => {
    attempts(createRateLimiter(KEY), 3);
    expect(attempts(createRateLimiter(KEY), 3)).toEqual([true, true, false]);
  });

  test("remembers a reset", () => {
    const limiter = createRateLimiter(KEY);
    attempts(limiter, 6);
    limiter.reset("astrid@example.se");
    expect(attempts(createRateLimiter(KEY), 1)).toEqual([true]);
  });
});

describe("storage", () => {
  test.each([
    ["is not JSON", "skräp"],
    ["is not a list", '{"astrid@example.se":5}'],
    ["is null", "null"],
    ["holds other entries", '[["astrid@example.se"],7,null,["astrid@example.se",{"start":"nu"}]]'],
    ["holds a key that is not a string", '[[7,{"start":1709294400000,"attempts":5}]]'],
  ])("that %s counts as empty, and is overwritten", (_title, raw) => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    window.localStorage.setItem(KEY, raw);
    const limiter = createRateLimiter(KEY);
    expect(attempts(limiter, 6)).toEqual([...FIVE, false]);
    expect(attempts(createRateLimiter(KEY), 1)).toEqual([false]);
  });

  test("that is blocked makes it count in memory", () => {
    blockStorage();
    const limiter = createRateLimiter(KEY);
    expect(attempts(limiter, 6)).toEqual([...FIVE, false]);
    limiter.reset("astrid@example.se");
    expect(attempts(limiter, 6)).toEqual([...FIVE, false]);
    vi.advanceTimersByTime(WINDOW_MS);
    expect(attempts(limiter, 1)).toEqual([true]);
  });
});

test("keeps counting when storage is full", () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const limiter = createRateLimiter(KEY);
  attempts(limiter, 2);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  expect(attempts(limiter, 4)).toEqual([true, true, true, false]);
  limiter.reset("astrid@example.se");
  expect(attempts(limiter, 6)).toEqual([...FIVE, false]);
});

test("includes the attempts of another tab", () => {
  const here = createRateLimiter(KEY);
  const elsewhere = createRateLimiter(KEY);
  attempts(here, 2);
  attempts(elsewhere, 3);
  expect(attempts(here, 1)).toEqual([false]);
});

test("follows a reset in another tab", () => {
  const here = createRateLimiter(KEY);
  attempts(here, 6);
  createRateLimiter(KEY).reset("astrid@example.se");
  expect(attempts(here, 1)).toEqual([true]);
});
