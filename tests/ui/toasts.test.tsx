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

/** The texts of the live regions with a role, without empty ones. */
function announced(role: "status" | "alert"): (string | null)[] {
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

test("without a toast nothing is announced", () => {
  setUp();
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("a success is a status, announced once", async () => {
  setUp();
  await show(showSuccess, "Astrid kopierat!");
  expect(announced("status")).toEqual(["Astrid kopierat!"]);
  expect(announced("alert")).toEqual([]);
});

test("an error is an alert titled Fel, announced once", async () => {
  setUp();
  await show(showError, "Du kan bara spara 5 favoriter åt gången");
  expect(announced("alert")).toEqual(["FelDu kan bara spara 5 favoriter åt gången"]);
  expect(announced("status")).toEqual([]);
});

test("each toast has its own close button", async () => {
  setUp();
  await show(showSuccess, "Ett");
  await show(showError, "Två");
  const [first] = screen.getAllByRole("button", { name: "Stäng meddelandet" });
  if (first) await userEvent.click(first);
  expect(screen.queryByText("Ett")).not.toBeInTheDocument();
  expect(screen.getByText("Två")).toBeVisible();
});

test("a notice with a button is a status that stays until it is dismissed", async () => {
  setUp();
  // Loads the toaster before the clock is faked.
  await show(showSuccess, "Noll");
  vi.useFakeTimers();
  const action = { label: "Ladda om", spoken: "Ladda om sidan", run: vi.fn() };
  let id = 0;
  act(() => {
    id = showWithAction("notice", "En ny version finns.", action);
  });
  await act(() => vi.advanceTimersByTimeAsync(60 * 60 * 1000));
  expect(announced("status")).toContain("En ny version finns.");
  expect(announced("alert")).toEqual([]);
  expect(screen.getByRole("button", { name: "Ladda om" })).toBeVisible();
  act(() => dismissToast(id));
  expect(screen.queryByText("En ny version finns.")).not.toBeInTheDocument();
});

test("toasts disappear by themselves, an error later than a success", async () => {
  setUp();
  // Loads the toaster before the clock is faked.
  await show(showSuccess, "Noll");
  vi.useFakeTimers();
  await show(showSuccess, "Ett");
  await show(showError, "Två");
  async function textsAfter(ms: number): Promise<string[]> {
    await act(() => vi.advanceTimersByTimeAsync(ms));
    return ["Ett", "Två"].filter((text) => screen.queryByText(text));
  }
  expect(await textsAfter(3000)).toEqual(["Ett", "Två"]);
  expect(await textsAfter(2000)).toEqual(["Två"]);
  expect(await textsAfter(4000)).toEqual([]);
});

test("a toast's button runs its action once, and dismisses the toast", async () => {
  const undo = vi.fn();
  setUp();
  await show(
    (text) => showWithAction("success", text, { label: "Ångra", spoken: "Ångra det", run: undo }),
    "Raderat",
  );
  expect(announced("status")).toContain("Raderat");
  await userEvent.click(screen.getByRole("button", { name: "Ångra" }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText("Raderat")).not.toBeInTheDocument();
});

test("a success with a button stays for ten seconds, a failure until it is closed", async () => {
  const action = { label: "Gör det", spoken: "Gör det", run: () => {} };
  setUp();
  await show(showSuccess, "Noll");
  vi.useFakeTimers();
  await show((text) => showWithAction("success", text, action), "Ett");
  await show((text) => showWithAction("error", text, action), "Två");
  async function textsAfter(ms: number): Promise<string[]> {
    await act(() => vi.advanceTimersByTimeAsync(ms));
    return ["Ett", "Två"].filter((text) => screen.queryByText(text));
  }
  expect(await textsAfter(9000)).toEqual(["Ett", "Två"]);
  expect(await textsAfter(2000)).toEqual(["Två"]);
  expect(await textsAfter(3_600_000)).toEqual(["Två"]);
});
