import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { useToday } from "@/ui/use-today.ts";

function Today() {
  const today = useToday();
  return <output>{today ? `${today.year}-${today.month}-${today.day}` : "unknown"}</output>;
}

function shown(): string | null {
  return screen.getByRole("status").textContent;
}

/** Starts the clock at a time of the visitor's. */
function startAt(time: string): void {
  vi.setSystemTime(new Date(time));
}

beforeEach(() => {
  vi.useFakeTimers();
});

test("is unknown in a prerendered page", () => {
  startAt("2026-11-22T12:00");
  expect(renderToString(<Today />)).toContain("unknown");
});

test("is the visitor's date, not that of Greenwich", () => {
  for (const time of ["2026-11-22T00:30", "2026-11-22T23:30"]) {
    startAt(time);
    const { unmount } = render(<Today />);
    expect(shown()).toBe("2026-11-22");
    unmount();
  }
});

test.each([
  ["of an ordinary day", "2026-11-22T23:59:30", "2026-11-23"],
  ["of the year", "2026-12-31T23:59:30", "2027-1-1"],
  ["before leap day", "2028-02-28T23:59:30", "2028-2-29"],
  ["of February in another year", "2027-02-28T23:59:30", "2027-3-1"],
])("changes at the end %s", (_title, time, next) => {
  startAt(time);
  render(<Today />);
  act(() => vi.advanceTimersByTime(29_000));
  expect(shown()).not.toBe(next);
  act(() => vi.advanceTimersByTime(1000));
  expect(shown()).toBe(next);
});

test("changes every midnight while the page stays open, also when clocks change", () => {
  // Swedish clocks are set forward on 28 March 2027 and back on 31 October.
  for (const [from, next, last] of [
    ["2027-03-27T12:00", "2027-3-28", "2027-3-29"],
    ["2027-10-30T12:00", "2027-10-31", "2027-11-1"],
  ] as const) {
    startAt(from);
    const { unmount } = render(<Today />);
    act(() => vi.advanceTimersByTime(12 * 3_600_000));
    expect(shown()).toBe(next);
    act(() => vi.advanceTimersByTime(25 * 3_600_000));
    expect(shown()).toBe(last);
    unmount();
  }
});

test("is right when a page is shown again after the device has slept", () => {
  startAt("2026-11-22T22:00");
  render(<Today />);
  startAt("2026-11-24T08:00");
  act(() => document.dispatchEvent(new Event("visibilitychange")));
  expect(shown()).toBe("2026-11-24");
});
