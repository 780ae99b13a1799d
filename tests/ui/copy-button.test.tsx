import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { CopyButton } from "@/ui/copy-button.tsx";
import { currentToasts } from "@/ui/toast-store.ts";
import { dismissToasts } from "../toasts.ts";

function toasts() {
  return currentToasts().map(({ tone, text }) => ({ tone, text }));
}

function setUp() {
  render(<CopyButton name="Åsa-Lena" />);
  // Provides the clipboard that jsdom lacks.
  return userEvent.setup();
}

function press(user: ReturnType<typeof setUp>) {
  return user.click(screen.getByRole("button", { name: "Kopiera Åsa-Lena" }));
}

afterEach(() => {
  dismissToasts();
});

test("copies the name to the clipboard and confirms it", async () => {
  const user = setUp();
  await press(user);
  expect(await navigator.clipboard.readText()).toBe("Åsa-Lena");
  expect(toasts()).toEqual([{ tone: "success", text: "Åsa-Lena kopierat!" }]);
});

test("suggests copying by hand when the browser denies access to the clipboard", async () => {
  const user = setUp();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(
    new DOMException("Denied", "NotAllowedError"),
  );
  await press(user);
  expect(toasts()).toEqual([{ tone: "error", text: expect.stringContaining("Åsa-Lena") }]);
});

test("suggests copying by hand in a browser without a clipboard", async () => {
  const user = setUp();
  vi.spyOn(navigator, "clipboard", "get").mockReturnValue(Object.create(null).none);
  await press(user);
  expect(toasts()).toEqual([{ tone: "error", text: expect.stringContaining("kopiera") }]);
});
