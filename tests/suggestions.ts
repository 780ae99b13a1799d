/** The suggestions on a page with a generator. */
import { screen, within } from "@testing-library/react";

/** The list of suggestions, or null before there are any. */
export function suggestions(): HTMLElement | null {
  return screen.queryByRole("list", { name: "Namnförslag" });
}

/** The names in the list, in its order. Found by label, since queries by role are slow on a whole page. */
export function shownNames(): string[] {
  return within(screen.getByLabelText("Namnförslag"))
    .getAllByLabelText(/^Kopiera /)
    .map((button) => button.getAttribute("aria-label")?.replace("Kopiera ", "") ?? "");
}
