/** What component tests with fake timers wait with. */
import { act } from "@testing-library/react";
import { vi } from "vitest";

/** More than any page needs: in each step it loads what the step before has rendered. */
const MAX_LOADING_STEPS = 20;

/** Advances the clock. Effects run at the end: what one timer starts needs another wait. */
export async function wait(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

/** Advances the clock, and then waits for the code that the page loads. */
export async function waitAndLoad(ms: number): Promise<void> {
  await wait(ms);
  await act(() => vi.dynamicImportSettled());
}

/**
 * Waits for what a page loads in several steps. It counts them instead of the time, because an
 * import may take seconds on a busy machine.
 */
export async function eventually(check: () => void): Promise<void> {
  for (let step = 1; ; step += 1) {
    await waitAndLoad(50);
    try {
      return check();
    } catch (error) {
      if (step === MAX_LOADING_STEPS) throw error;
    }
  }
}
