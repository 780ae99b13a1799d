/**
 * Limits the attempts per key within a time window, also across reloads. It stops a visitor from
 * guessing passwords by hand; the auth service has limits of its own.
 */
import * as v from "valibot";
import { RATE_LIMIT_ATTEMPTS, RATE_LIMIT_WINDOW_MS } from "@/config/limits.ts";
import { readStored, writeStored } from "./browser-storage.ts";

const attemptWindow = v.object({
  /** When the first attempt was made, in milliseconds since 1970. */
  start: v.number(),
  attempts: v.number(),
});

/** A map from keys to windows, as JSON. */
const storedWindows = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.tuple([v.string(), attemptWindow])),
);

type AttemptWindow = v.InferOutput<typeof attemptWindow>;

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
  /** What could not be stored; null when everything was. */
  let memory: ReadonlyMap<string, AttemptWindow> | null = null;

  function openWindows(): Map<string, AttemptWindow> {
    const now = Date.now();
    const windows = [...(memory ?? readWindows(storageKey))];
    // A start in the future, after the clock was set back, would lock the key for longer.
    return new Map(windows.filter(([, { start }]) => start <= now && now - start < windowMs));
  }

  function store(windows: ReadonlyMap<string, AttemptWindow>): void {
    try {
      writeStored(storageKey, JSON.stringify([...windows]));
      memory = null;
    } catch (error) {
      memory = windows;
      console.warn("Attempts are counted in memory only", error);
    }
  }

  return {
    attempt(key) {
      const windows = openWindows();
      const { start, attempts } = windows.get(key) ?? { start: Date.now(), attempts: 0 };
      if (attempts >= limit) return false;
      store(windows.set(key, { start, attempts: attempts + 1 }));
      return true;
    },
    undo(key) {
      const windows = openWindows();
      const counted = windows.get(key);
      if (counted) store(windows.set(key, { ...counted, attempts: counted.attempts - 1 }));
    },
    reset(key) {
      const windows = openWindows();
      windows.delete(key);
      store(windows);
    },
  };
}

/** The stored windows; none if what is stored is not readable. */
function readWindows(storageKey: string): v.InferOutput<typeof storedWindows> {
  try {
    return v.parse(storedWindows, readStored(storageKey) ?? "[]");
  } catch (error) {
    console.warn("The counted attempts cannot be read", error);
    return [];
  }
}
