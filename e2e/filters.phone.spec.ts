/** The filters on a phone: chips above the names, and all of them in a sheet from below. */
import type { Page } from "@playwright/test";
import { SEED_ACCOUNTS } from "../dev/seed-accounts.ts";
import { signInAs } from "./accounts.ts";
import { expect, expectAccessibleInBothThemes, test } from "./fixtures.ts";
import { filter, suggestedNames, suggestions } from "./generator-page.ts";

test.use({ reducedMotion: "reduce" });

function filterButton(page: Page) {
  return page.getByRole("button", { name: /^Filter: / });
}

function sheet(page: Page) {
  return page.getByRole("dialog", { name: "Alla filter" });
}

/** Presses the button that shows the names; it says how many there are. */
async function showNames(page: Page): Promise<number> {
  const button = sheet(page).getByRole("button", { name: /^Visa [\d\s]+ namn$/ });
  const count = Number((await button.innerText()).replace(/\D/g, ""));
  await button.click();
  await expect(sheet(page)).toHaveCount(0);
  return count;
}

test("a chip says what is chosen, and is the native field", async ({ page }) => {
  await page.goto("/fornamn");
  const before = await suggestedNames(page);
  const chip = page.locator(".filter").filter({ has: filter(page, "Kön") });
  await expect(chip).toContainText(/^Kön/);
  await filter(page, "Kön").selectOption("flickor");
  await expect(chip.locator(".filter-chosen")).toHaveText("Flickor");
  await expect(page).toHaveURL(/kon=flickor/);
  await expect.poll(() => suggestedNames(page)).not.toEqual(before);
  await expect(filterButton(page)).toHaveAccessibleName("Filter: 1\u00a0valt");
  const field = await filter(page, "Kön").boundingBox();
  expect(field?.height).toBeGreaterThanOrEqual(40);
  expect(field?.width).toBeGreaterThan(100);
  await expectAccessibleInBothThemes(page);
});

test("the chips and the filter button stay as they are when the page is hydrated", async ({
  page,
}) => {
  let hydrate = () => {};
  const isDue = new Promise<void>((resolve) => {
    hydrate = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await isDue;
    await route.continue();
  });
  await page.goto("/barnnamn?kon=flickor", { waitUntil: "domcontentloaded" });
  const chip = page.locator(".filter").filter({ has: filter(page, "Kön") });
  await expect(chip.locator(".filter-chosen")).toHaveText("Flickor");
  await expect(filter(page, "Kön")).toHaveValue("flickor");
  const icon = filterButton(page).locator("svg");
  const before = [await chip.boundingBox(), await icon.boundingBox()];

  hydrate();
  await suggestedNames(page);
  await expect(filter(page, "Kön")).toHaveValue("flickor");
  await expect(filterButton(page)).toHaveAccessibleName("Filter: 1\u00a0valt");
  expect([await chip.boundingBox(), await icon.boundingBox()]).toEqual(before);
  await filter(page, "Kön").selectOption("alla");
  await expect(chip).not.toHaveAttribute("data-chosen");
  await expect(chip.locator(".filter-chosen")).toBeHidden();
});

test("the chips can all be reached with the keyboard", async ({ page }) => {
  await page.goto("/fornamn");
  await suggestedNames(page);
  for (const label of [
    "Kön",
    "Stil",
    "Generation",
    "Längd",
    "Börjar med",
    "Ordning",
    "Efternamn",
  ]) {
    const field = page.getByLabel(label, { exact: true });
    await field.focus();
    await expect(field).toBeInViewport({ ratio: 1 });
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("what is chosen in the sheet applies when it closes, once", async ({ page }) => {
  await page.goto("/fornamn");
  const before = await suggestedNames(page);
  await filterButton(page).click();
  await expect(sheet(page).getByLabel("Kön")).toBeFocused();
  await sheet(page).getByLabel("Kön").selectOption("pojkar");
  await sheet(page).getByLabel("Börjar med").selectOption("Q");
  await expectAccessibleInBothThemes(page);
  await expect(page.locator(".suggestion-name").first()).toHaveText(before[0] ?? "");
  await expect(page).toHaveURL("/fornamn");

  const count = await showNames(page);
  await expect(page).toHaveURL(/kon=pojkar/);
  await expect(page.getByText(new RegExp(`(av|Alla) ${count}\\s`)).last()).toBeVisible();
  for (const name of await suggestedNames(page)) expect(name).toMatch(/^Q/);
  await expect(filterButton(page)).toBeFocused();
  await expect(filterButton(page)).toHaveAccessibleName("Filter: 2\u00a0valda");

  await page.goBack();
  await expect(page).toHaveURL("/fornamn");
  expect(await suggestedNames(page)).toEqual(before);
});

test("the sheet closes with Escape, and what is cleared in it is cleared", async ({ page }) => {
  await page.goto("/fornamn?kon=pojkar&borjar=Q");
  await suggestedNames(page);
  await page.getByRole("button", { name: "Alla filter" }).click();
  await sheet(page).getByRole("button", { name: "Rensa" }).click();
  await expect(sheet(page).getByLabel("Kön")).toHaveValue("alla");
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toHaveCount(0);
  await expect(page).toHaveURL("/fornamn");
  await expect(page.getByRole("button", { name: "Alla filter" })).toBeFocused();
});

test("the sheet is opened from down in the page, and leads to the names", async ({ page }) => {
  await page.goto("/fornamn");
  await suggestedNames(page);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await filterButton(page).click();
  await sheet(page).getByLabel("Kön").selectOption("flickor");
  await showNames(page);
  await expect(suggestions(page).first()).toBeInViewport({ ratio: 1 });
});

test("a payer chooses by letters in the sheet, and nothing typed is lost", async ({ page }) => {
  await signInAs(page, SEED_ACCOUNTS.premium);
  await page.goto("/fornamn");
  await suggestedNames(page);
  await filterButton(page).click();
  await sheet(page).getByRole("button", { name: "Fler filter" }).click();
  await sheet(page).getByLabel("Slutar på").fill("ilia");
  // At once: the text has not been read yet.
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/slutar=ilia/);
  const others = async () => (await suggestedNames(page)).filter((name) => !/ilia$/i.test(name));
  await expect.poll(others).toEqual([]);
  await expect(filterButton(page)).toHaveAccessibleName("Filter: 1\u00a0valt");
});

test("the sheet fits a small window, and its button is always in sight", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto("/foretagsnamn");
  await suggestedNames(page);
  await filterButton(page).click();
  await sheet(page).getByRole("button", { name: "Fler filter" }).click();
  await expect(sheet(page).getByRole("button", { name: "Visa namn" })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("a name and a trade are typed on a phone, in the chips and in the sheet", async ({ page }) => {
  await page.goto("/anvandarnamn?plattform=professionell");
  await suggestedNames(page);
  await expect(page.getByText(/^Skriv ditt namn, och gärna yrke eller ort/)).toBeInViewport();
  await page.getByRole("textbox", { name: "Basnamn" }).fill("Åsa Ek");
  const others = async () => (await suggestedNames(page)).filter((name) => !/asa|ek/i.test(name));
  await expect.poll(others).toEqual([]);
  await expectAccessibleInBothThemes(page);

  await filterButton(page).click();
  await expect(sheet(page).getByRole("textbox", { name: "Basnamn" })).toHaveValue("Åsa Ek");
  await sheet(page).getByRole("textbox", { name: "Yrke eller ort" }).fill("foto");
  await sheet(page).getByRole("button", { name: "Visa namn" }).click();
  await expect(page).toHaveURL(/yrke=foto/);
  const names = async () => (await suggestedNames(page)).join(" ");
  await expect.poll(names).toContain("foto");
  await expect(page.getByRole("textbox", { name: "Yrke eller ort" })).toHaveValue("foto");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
