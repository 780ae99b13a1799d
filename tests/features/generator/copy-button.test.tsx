import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { CopyButton } from "@/features/generator/copy-button.tsx";
import { currentToasts, dismissToast } from "@/ui/toast-store.ts";

function toasts() {
  return currentToasts().map(({ tone, text }) => ({ tone, text }));
}

function setUp() {
  render(<CopyButton name="Åsa-Lena" />);
  // Brings a clipboard of its own, which jsdom lacks.
  return userEvent.setup();
}

function press(user: ReturnType<typeof setUp>) {
  return user.click(screen.getByRole("button", { name: "Kopiera Åsa-Lena" }));
}

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
});

test("the name is put on the clipboard, and the visitor is told", async () => {
  const user = setUp();
  await press(user);
  expect(await navigator.clipboard.readText()).toBe("Åsa-Lena");
  expect(toasts()).toEqual([{ tone: "success", text: "Åsa-Lena kopierat!" }]);
});

test("a clipboard that is denied is told of, with a way out", async () => {
  const user = setUp();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(
    new DOMException("Denied", "NotAllowedError"),
  );
  await press(user);
  expect(toasts()).toEqual([{ tone: "error", text: expect.stringContaining("Åsa-Lena") }]);
});

test("a browser without a clipboard is told of in the same way", async () => {
  const user = setUp();
  vi.spyOn(navigator, "clipboard", "get").mockReturnValue(Object.create(null).none);
  await press(user);
  expect(toasts()).toEqual([{ tone: "error", text: expect.stringContaining("kopiera") }]);
});
