/** What a visitor sees and does on any generator page. */
import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

export const GENERATE = "Generera nya namn";

/** How long a generation takes at least, in milliseconds; docs/specification.md, "Limits". */
const GENERATION_DELAY_MS = 500;

export function generateButton(page: Page): Locator {
  return page.getByRole("button", { name: GENERATE });
}

export function suggestionList(page: Page): Locator {
  return page.getByRole("list", { name: "Namnförslag" });
}

/** The suggestions, once they react. */
export function suggestions(page: Page): Locator {
  return page
    .locator('[data-hydrated] ul[aria-label="Namnförslag"][aria-busy="false"]:not([data-awaited])')
    .getByRole("listitem");
}

/** The filter with this label; exact, because other labels begin with "Kön" too. */
export function filter(page: Page, label: string): Locator {
  return page.getByRole("combobox", { name: label, exact: true });
}

export function favorites(page: Page): Locator {
  return page.getByRole("list", { name: "Favoriter", exact: true }).getByRole("listitem");
}

/** The heart of a name: that of the suggestions, which come first, where the page has the name in another list too. */
export function heart(page: Page, name: string): Locator {
  return page.getByRole("button", { name: `Spara ${name} som favorit`, exact: true }).first();
}

/** Opens the menu of a suggestion. */
export async function openMenu(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: `Fler val för ${name}`, exact: true }).click();
}

export async function hide(page: Page, name: string): Promise<void> {
  await openMenu(page, name);
  await page.getByRole("button", { name: `Visa inte ${name} igen`, exact: true }).click();
}

/** The questions below the suggestions, once they can be opened. */
export function questions(page: Page): Locator {
  return page.locator("main [data-hydrated]").getByRole("region", { name: "Vanliga frågor" });
}

/** Waits until there are suggestions and the button can be pressed again. */
export async function waitForSuggestions(page: Page): Promise<void> {
  await expect(suggestions(page)).not.toHaveCount(0);
  await expect(generateButton(page)).toBeEnabled();
}

/** The suggested names, in order. */
export async function suggestedNames(page: Page): Promise<string[]> {
  await waitForSuggestions(page);
  const labels = await suggestionList(page)
    .getByRole("button", { name: /^Spara / })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label") ?? ""));
  return labels.map((label) => label.replace(/^Spara (.+) som favorit$/, "$1"));
}

/** Presses the button and waits for other suggestions. */
export async function generate(page: Page): Promise<string[]> {
  const before = await suggestions(page).allTextContents();
  await generateButton(page).click();
  await expect
    .poll(async () => {
      const now = await suggestions(page).allTextContents();
      return now.length > 0 && now.join() !== before.join();
    })
    .toBe(true);
  return suggestedNames(page);
}

/**
 * Opens a page and stops its clock as soon as the page is hydrated: a generation then takes until
 * {@link passGeneration}.
 */
export async function openWithStoppedClock(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: new Date("2024-03-01T12:00:00") });
  await page.clock.pauseAt(new Date("2024-03-01T12:00:01"));
  await page.goto(address, { waitUntil: "commit" });
  // React delays a new page for a moment that is shorter than a generation.
  await expect(async () => {
    await page.clock.runFor(20);
    expect(await page.locator("#root[data-hydrated]").count()).toBe(1);
    expect(await generateButton(page).count()).toBe(1);
  }).toPass({ intervals: [50] });
}

/** Lets a stopped clock run for one generation. */
export async function passGeneration(page: Page): Promise<void> {
  await page.clock.runFor(GENERATION_DELAY_MS);
}

export async function expectSuccessToast(page: Page, text: string): Promise<void> {
  await expect(page.getByRole("status").filter({ hasText: text }).last()).toHaveText(text);
}

export async function expectErrorToast(page: Page, text: string): Promise<void> {
  await expect(page.getByRole("alert").filter({ hasText: text }).last()).toHaveText(`Fel${text}`);
}
