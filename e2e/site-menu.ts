/** The menu of all pages, in the header of a wide window. */
import { expect, type Page } from "@playwright/test";

/** Opens a page from the menu, and waits until it has focus: taking it closes the menu. */
export async function openFromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Fler", exact: true }).click();
  const menu = page.getByRole("navigation", { name: "Alla sidor" });
  await menu.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
}
