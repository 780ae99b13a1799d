/**
 * Limits the attempts per key within a time window, also across reloads. It stops a visitor from
 * guessing passwords by hand; the auth service has limits of its own.
 */
import * as v from "valibot";
import { RATE_LIMIT_ATTEMPTS, RATE_LIMIT_WINDOW_MS } from "@/config/limits.ts";
import { storedList } from "./stored-list.ts";

const attemptWindow = v.object({
  /** When the first attempt was made, in milliseconds since 1970. */
  start: v.number(),
  attempts: v.number(),
});

/** A key and its window. */
const storedWindow = v.tuple([v.string(), attemptWindow]);

type StoredWindow = v.InferOutput<typeof storedWindow>;

export interface RateLimiter {
  /** Counts an attempt; false when it exceeds the limit. */
  attempt: (key: string) => boolean;
  /** Takes the last attempt of a key back. */
  undo: (key: string) => void;
  /** Forgets the attempts of a key. */
  reset: (key: string) => void;
}

interface RateLimiterOptions {
  /** Attempts allowed per window. */
  readonly limit?: number;
  readonly windowMs?: number;
}

/**
 * Counts are stored under `storageKey` in the browser's storage; in memory, until the page is left,
 * when that is blocked or full.
 */
export function createRateLimiter(
  storageKey: string,
  { limit = RATE_LIMIT_ATTEMPTS, windowMs = RATE_LIMIT_WINDOW_MS }: RateLimiterOptions = {},
): RateLimiter {
  const stored = storedList<StoredWindow>(storageKey, {
    parse: (item) => (v.is(storedWindow, item) ? item : null),
    idOf: ([key]) => key,
    version: null,
    // The keys are addresses, which are not kept for longer than they are needed.
    isDisposable: true,
  });

  function openWindows() {
    const now = Date.now();
    // A start in the future, after the clock was set back, would lock the key for longer.
    const windows = stored.read().filter(([, { start }]) => start <= now && now - start < windowMs);
    return new Map(windows);
  }

  return {
    attempt(key) {
      const windows = openWindows();
      const { start, attempts } = windows.get(key) ?? { start: Date.now(), attempts: 0 };
      if (attempts >= limit) return false;
      stored.write([...windows.set(key, { start, attempts: attempts + 1 })]);
      return true;
    },
    undo(key) {
      const windows = openWindows();
      const counted = windows.get(key);
      if (counted) {
        stored.write([...windows.set(key, { ...counted, attempts: counted.attempts - 1 })]);
      }
    },
    reset(key) {
      const windows = openWindows();
      windows.delete(key);
      stored.write([...windows]);
    },
  };
}
