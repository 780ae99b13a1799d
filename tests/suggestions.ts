/** The suggestions on a page with a generator. */
import { screen } from "@testing-library/react";
import { expect } from "vitest";

/** The list of suggestions, or null before there are any. */
export function suggestions(): HTMLElement | null {
  return screen.queryByRole("list", { name: "Namnförslag" });
}

/**
 * The names in the list, in its order. Found by their attributes: queries by role and label take a
 * tenth of a second on a whole page.
 */
export function shownNames(): string[] {
  const buttons = document.querySelectorAll(
    "ul[aria-label=Namnförslag] button[aria-label^='Kopiera ']",
  );
  expect(buttons).not.toHaveLength(0);
  return [...buttons].map((button) => (button.ariaLabel ?? "").replace("Kopiera ", ""));
}
