import { beforeEach, describe, expect, test, vi } from "vitest";
import { timeoutSignal } from "@/lib/timeout-signal.ts";

const MS = 1000;

beforeEach(() => {
  vi.useFakeTimers();
});

describe("a timeout signal", () => {
  test("aborts when its time is up, and not before", () => {
    const signal = timeoutSignal(MS);
    vi.advanceTimersByTime(MS - 1);
    expect(signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(signal.reason).toHaveProperty("name", "TimeoutError");
  });

  test("aborts with another one, for the same reason", () => {
    const other = new AbortController();
    const signal = timeoutSignal(MS, other.signal);
    other.abort("The page was closed");
    expect(signal.reason).toBe("The page was closed");
    vi.advanceTimersByTime(MS);
    expect(signal.reason).toBe("The page was closed");
  });

  test("aborts when its time is up even if there is another one", () => {
    const other = new AbortController();
    const signal = timeoutSignal(MS, other.signal);
    vi.advanceTimersByTime(MS);
    other.abort();
    expect(signal.reason).toHaveProperty("name", "TimeoutError");
  });

  test("is aborted from the start if the other one is", () => {
    expect(timeoutSignal(MS, AbortSignal.abort("Too late")).reason).toBe("Too late");
  });
});
