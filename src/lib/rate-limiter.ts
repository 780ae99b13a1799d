/** Limits attempts a key within a window of time; remembered over reloads (SPEC section 5). */
import { RATE_LIMIT_ATTEMPTS, RATE_LIMIT_WINDOW_MS } from "@/config/limits.ts";
import { readStored, writeStored } from "./browser-storage.ts";

interface Window {
  /** When the first attempt was made, in milliseconds since 1970. */
  readonly start: number;
  readonly attempts: number;
}

export interface RateLimiter {
  /** Counts an attempt; false when it is one too many. */
  attempt: (key: string) => boolean;
  /** Forgets the attempts of a key. */
  reset: (key: string) => void;
}

interface RateLimiterOptions {
  /** Attempts that a window allows. */
  readonly limit?: number;
  readonly windowMs?: number;
}

/**
 * A limiter that keeps its counts under a key of the browser's storage; without storage it counts
 * until the page is left.
 */
export function createRateLimiter(
  storageKey: string,
  { limit = RATE_LIMIT_ATTEMPTS, windowMs = RATE_LIMIT_WINDOW_MS }: RateLimiterOptions = {},
): RateLimiter {
  /** What storage did not take; null while it takes everything. */
  let memory: ReadonlyMap<string, Window> | null = null;

  function openWindows(): Map<string, Window> {
    const now = Date.now();
    const windows = [...(memory ?? readWindows(storageKey))];
    // A clock set back must not lock anyone out for longer than a window.
    return new Map(windows.filter(([, { start }]) => start <= now && now - start < windowMs));
  }

  function store(windows: ReadonlyMap<string, Window>): void {
    try {
      writeStored(storageKey, JSON.stringify([...windows]));
      memory = null;
    } catch (error) {
      memory = windows;
      console.warn("Attempts are counted until the page is left", error);
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
    reset(key) {
      const windows = openWindows();
      windows.delete(key);
      store(windows);
    },
  };
}

/** The stored windows; none when nothing readable is stored. */
function readWindows(storageKey: string): readonly (readonly [string, Window])[] {
  try {
    const stored: unknown = JSON.parse(readStored(storageKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch (error) {
    console.warn("The counted attempts cannot be read", error);
    return [];
  }
}

function isEntry(value: unknown): value is [string, Window] {
  if (!Array.isArray(value)) return false;
  const [key, window]: unknown[] = value;
  return (
    typeof key === "string" &&
    typeof window === "object" &&
    window !== null &&
    "start" in window &&
    typeof window.start === "number" &&
    "attempts" in window &&
    typeof window.attempts === "number"
  );
}
