import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import {
  currentToasts,
  dismissToast,
  showError,
  showSuccess,
  showWithAction,
} from "@/ui/toast-store.ts";
import { Toasts } from "@/ui/toasts.tsx";

function setUp() {
  render(<Toasts />, { wrapper: StrictMode });
}

function show(raise: (text: string) => void, text: string) {
  act(() => raise(text));
  return screen.findByText(text);
}

/** What regions of a role say; a region that is still without words is left out. */
function said(role: "status" | "alert"): (string | null)[] {
  return screen
    .queryAllByRole(role)
    .map(({ textContent }) => textContent)
    .filter((text) => text !== "");
}

afterEach(() => {
  vi.useRealTimers();
  act(() => {
    for (const { id } of currentToasts()) dismissToast(id);
  });
});

test("nothing is announced before there is something to say", () => {
  setUp();
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("a success is a status, said once", async () => {
  setUp();
  await show(showSuccess, "Astrid kopierat!");
  expect(said("status")).toEqual(["Astrid kopierat!"]);
  expect(said("alert")).toEqual([]);
});

test("an error is an alert under the title Fel, said once", async () => {
  setUp();
  await show(showError, "Du kan bara spara 5 favoriter åt gången");
  expect(said("alert")).toEqual(["FelDu kan bara spara 5 favoriter åt gången"]);
  expect(said("status")).toEqual([]);
});

test("each of several is closed by its own button", async () => {
  setUp();
  await show(showSuccess, "Ett");
  await show(showError, "Två");
  const [first] = screen.getAllByRole("button", { name: "Stäng meddelandet" });
  if (first) await userEvent.click(first);
  expect(screen.queryByText("Ett")).not.toBeInTheDocument();
  expect(screen.getByText("Två")).toBeVisible();
});

test("a notice with a button is a status that stands until it is dealt with", async () => {
  setUp();
  // The toaster's code is loaded before the clock is stopped.
  await show(showSuccess, "Noll");
  vi.useFakeTimers();
  const action = { label: "Ladda om", spoken: "Ladda om sidan", run: vi.fn() };
  let id = 0;
  act(() => {
    id = showWithAction("notice", "En ny version finns.", action);
  });
  await act(() => vi.advanceTimersByTimeAsync(60 * 60 * 1000));
  expect(said("status")).toContain("En ny version finns.");
  expect(said("alert")).toEqual([]);
  expect(screen.getByRole("button", { name: "Ladda om" })).toBeVisible();
  act(() => dismissToast(id));
  expect(screen.queryByText("En ny version finns.")).not.toBeInTheDocument();
});

test("they go by themselves, an error later than a success", async () => {
  setUp();
  // The toaster's code is loaded before the clock is stopped.
  await show(showSuccess, "Noll");
  vi.useFakeTimers();
  await show(showSuccess, "Ett");
  await show(showError, "Två");
  async function left(ms: number): Promise<string[]> {
    await act(() => vi.advanceTimersByTimeAsync(ms));
    return ["Ett", "Två"].filter((text) => screen.queryByText(text));
  }
  expect(await left(3000)).toEqual(["Ett", "Två"]);
  expect(await left(2000)).toEqual(["Två"]);
  expect(await left(4000)).toEqual([]);
});

test("a toast with a button does what it says, once, and goes", async () => {
  const undo = vi.fn();
  setUp();
  await show(
    (text) => showWithAction("success", text, { label: "Ångra", spoken: "Ångra det", run: undo }),
    "Raderat",
  );
  expect(said("status")).toContain("Raderat");
  await userEvent.click(screen.getByRole("button", { name: "Ångra" }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText("Raderat")).not.toBeInTheDocument();
});

test("a success with a button stands for ten seconds, a failure until it is closed", async () => {
  const action = { label: "Gör det", spoken: "Gör det", run: () => {} };
  setUp();
  await show(showSuccess, "Noll");
  vi.useFakeTimers();
  await show((text) => showWithAction("success", text, action), "Ett");
  await show((text) => showWithAction("error", text, action), "Två");
  async function left(ms: number): Promise<string[]> {
    await act(() => vi.advanceTimersByTimeAsync(ms));
    return ["Ett", "Två"].filter((text) => screen.queryByText(text));
  }
  expect(await left(9000)).toEqual(["Ett", "Två"]);
  expect(await left(2000)).toEqual(["Två"]);
  expect(await left(3_600_000)).toEqual(["Två"]);
});
