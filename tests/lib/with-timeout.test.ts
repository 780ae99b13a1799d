import { beforeEach, describe, expect, test, vi } from "vitest";
import { withTimeout } from "@/lib/with-timeout.ts";

const MS = 1000;
const TIME_IS_UP = expect.objectContaining({ name: "AbortError", message: "The time is up" });

/** Hangs until it is aborted. */
function hang(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason));
  });
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe("a call with a timeout", () => {
  test("is aborted when its time is up, and not before", async () => {
    const outcome = vi.fn();
    withTimeout(MS, hang).catch(outcome);
    await vi.advanceTimersByTimeAsync(MS - 1);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith(TIME_IS_UP);
  });

  test("is aborted with another signal, for the same reason", async () => {
    const other = new AbortController();
    const call = withTimeout(MS, hang, other.signal);
    other.abort("The page was closed");
    await expect(call).rejects.toBe("The page was closed");
  });

  test("is aborted when its time is up even if there is another signal", async () => {
    const outcome = vi.fn();
    withTimeout(MS, hang, new AbortController().signal).catch(outcome);
    await vi.advanceTimersByTimeAsync(MS);
    expect(outcome).toHaveBeenCalledWith(TIME_IS_UP);
  });

  test("is aborted from the start if the other signal is", async () => {
    await expect(withTimeout(MS, hang, AbortSignal.abort("Too late"))).rejects.toBe("Too late");
  });

  test.each([
    ["an answer", () => Promise.resolve("svar")],
    ["a failure", () => Promise.reject(new Error("nej"))],
  ])("leaves no timer running after %s", async (_, run) => {
    await Promise.allSettled([withTimeout(MS, run)]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
