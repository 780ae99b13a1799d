import { act, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode, useEffect, useState } from "react";
import { MemoryRouter, Navigate, Route, Routes } from "react-router-dom";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Dialog } from "@/ui/dialog.tsx";
import { Link } from "@/ui/link.tsx";
import {
  currentToasts,
  dismissToast,
  showError,
  showSuccess,
  showWithAction,
} from "@/ui/toast-store.ts";
import { Toasts } from "@/ui/toasts.tsx";
import { dismissToasts } from "../toasts.ts";

const ACTION = { label: "Ladda om", spoken: "Ladda om sidan", run: () => {} };

function setUp() {
  render(
    <StrictMode>
      <MemoryRouter>
        <Routes>
          <Route path="/" element={<FirstPage />} />
          <Route path="/nasta" element={<h1>Nästa</h1>} />
        </Routes>
        <Toasts />
      </MemoryRouter>
    </StrictMode>,
  );
}

function FirstPage() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Link to="/nasta">Nästa sida</Link>
      <input aria-label="Basnamn" />
      <button type="button" onClick={() => setIsOpen(true)}>
        Öppna
      </button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Fråga" description="Säker?">
        <button type="button" onClick={() => showSuccess("Sparat")}>
          Spara
        </button>
      </Dialog>
    </>
  );
}

const closeButton = () => screen.getByRole("button", { name: "Stäng meddelandet" });

function show(raise: (text: string) => void, text: string) {
  act(() => raise(text));
  return screen.findByText(text);
}

/** Before the clock is faked. */
async function loadToaster() {
  await show(showSuccess, "Noll");
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
  act(dismissToasts);
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

test("a new toast replaces the one before", async () => {
  setUp();
  await show(showError, "Ett");
  await show(showError, "Två");
  expect(announced("alert")).toEqual(["FelTvå"]);
  await show(showSuccess, "Tre");
  expect(announced("alert")).toEqual([]);
  expect(announced("status")).toEqual(["Tre"]);
  await userEvent.click(closeButton());
  expect(currentToasts()).toEqual([]);
});

test("a notice with a button makes way for another toast, and comes back after it", async () => {
  setUp();
  await show((text) => showWithAction("notice", text, ACTION), "En ny version finns.");
  await show(showError, "Fullt");
  expect(screen.queryByText("En ny version finns.")).not.toBeInTheDocument();
  await userEvent.click(closeButton());
  expect(screen.queryByText("Fullt")).not.toBeInTheDocument();
  expect(await screen.findByRole("button", { name: "Ladda om" })).toBeVisible();
});

describe("a navigation", () => {
  async function goOn() {
    await userEvent.click(screen.getByRole("link", { name: "Nästa sida" }));
    expect(screen.getByRole("heading", { name: "Nästa" })).toBeVisible();
  }

  test.each([
    ["an error", showError],
    ["a success", showSuccess],
  ])("dismisses %s", async (_kind, raise) => {
    setUp();
    await show(raise, "Klart");
    await goOn();
    expect(screen.queryByText("Klart")).not.toBeInTheDocument();
  });

  test("keeps a toast with a button", async () => {
    setUp();
    await show((text) => showWithAction("success", text, ACTION), "Listan är raderad");
    await goOn();
    expect(screen.getByText("Listan är raderad")).toBeVisible();
  });

  test("by a redirect keeps the error that explains it", async () => {
    function Refusal() {
      useEffect(() => showError("Kräver Premium"), []);
      return <Navigate to="/nasta" replace />;
    }
    render(
      <MemoryRouter>
        <Routes>
          <Route path="/" element={<Refusal />} />
          <Route path="/nasta" element={<h1>Nästa</h1>} />
        </Routes>
        <Toasts />
      </MemoryRouter>,
    );
    expect(await screen.findByRole("heading", { name: "Nästa" })).toBeVisible();
    expect(await screen.findByText("Kräver Premium")).toBeVisible();
  });
});

describe("above a dialog", () => {
  const dialog = () => screen.getByRole("dialog", { name: "Fråga" });
  const open = () => userEvent.click(screen.getByRole("button", { name: "Öppna" }));

  test("a failure from before the dialog, which would cover it, is gone", async () => {
    setUp();
    await show(showError, "Fullt");
    await open();
    expect(currentToasts()).toEqual([]);
  });

  test("a notice from before the dialog is closed without closing the dialog", async () => {
    setUp();
    await show((text) => showWithAction("notice", text, ACTION), "En ny version finns.");
    await open();
    await userEvent.click(closeButton());
    expect(screen.queryByText("En ny version finns.")).not.toBeInTheDocument();
    expect(dialog()).toBeVisible();
  });

  test.each([
    ["its button", () => userEvent.click(closeButton())],
    ["Escape", () => userEvent.keyboard("{Escape}")],
  ])("a toast of the dialog is closed by %s without closing the dialog", async (_how, close) => {
    setUp();
    await open();
    await userEvent.click(screen.getByRole("button", { name: "Spara" }));
    await screen.findByText("Sparat");
    await close();
    expect(screen.queryByText("Sparat")).not.toBeInTheDocument();
    expect(dialog()).toBeVisible();
  });
});

test("the field in use is scrolled out from under a toast", async () => {
  setUp();
  const field = screen.getByRole("textbox", { name: "Basnamn" });
  const scroll = vi.spyOn(field, "scrollIntoView");
  await userEvent.click(field);
  await show(showError, "Fullt");
  expect(scroll).toHaveBeenCalledWith({ block: "nearest" });
  expect(field).toHaveFocus();
});

test("a notice with a button is a status that stays until it is dismissed", async () => {
  setUp();
  await loadToaster();
  vi.useFakeTimers();
  let id = 0;
  act(() => {
    id = showWithAction("notice", "En ny version finns.", ACTION);
  });
  await act(() => vi.advanceTimersByTimeAsync(60 * 60 * 1000));
  expect(announced("status")).toEqual(["En ny version finns."]);
  expect(announced("alert")).toEqual([]);
  expect(screen.getByRole("button", { name: "Ladda om" })).toBeVisible();
  act(() => dismissToast(id));
  expect(screen.queryByText("En ny version finns.")).not.toBeInTheDocument();
});

test.each([
  ["a success disappears after six seconds", showSuccess, 6000],
  [
    "a success with a button disappears after ten seconds",
    (text: string) => void showWithAction("success", text, ACTION),
    10_000,
  ],
])("%s", async (_what, raise, ms) => {
  setUp();
  await loadToaster();
  vi.useFakeTimers();
  await show(raise, "Ett");
  await act(() => vi.advanceTimersByTimeAsync(ms - 500));
  expect(screen.getByText("Ett")).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.queryByText("Ett")).not.toBeInTheDocument();
});

test.each([
  ["an error", showError],
  ["an error with a button", (text: string) => void showWithAction("error", text, ACTION)],
])("%s stays until it is closed", async (_what, raise) => {
  setUp();
  await loadToaster();
  vi.useFakeTimers();
  await show(raise, "Ett");
  await act(() => vi.advanceTimersByTimeAsync(3_600_000));
  expect(screen.getByText("Ett")).toBeVisible();
  fireEvent.click(closeButton());
  expect(screen.queryByText("Ett")).not.toBeInTheDocument();
});

test("a toast does not disappear while its button has focus", async () => {
  setUp();
  await loadToaster();
  vi.useFakeTimers();
  await show(showSuccess, "Ett");
  act(() => closeButton().focus());
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText("Ett")).toBeVisible();
  act(() => screen.getByRole("link", { name: "Nästa sida" }).focus());
  await act(() => vi.advanceTimersByTimeAsync(7000));
  expect(screen.queryByText("Ett")).not.toBeInTheDocument();
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

test("focus stays where it is when a toast goes by itself", async () => {
  setUp();
  const field = screen.getByRole("textbox", { name: "Basnamn" });
  act(() => field.focus());
  await show(showSuccess, "Sparat");
  act(dismissToasts);
  expect(field).toHaveFocus();
});
