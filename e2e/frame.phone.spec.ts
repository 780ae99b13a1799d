/** The frame of every page as it is on a phone. */
import { expect, expectAccessibleInBothThemes, test } from "./fixtures.ts";
import {
  expectErrorToast,
  heart,
  suggestedNames,
  suggestionList,
  waitForSuggestions,
} from "./generator-page.ts";

test.use({ reducedMotion: "reduce" });

test.describe("the menu", () => {
  test("opens and closes with its button, and closes with Escape", async ({ page }) => {
    await page.goto("/om");
    const banner = page.getByRole("banner");
    const menu = page.getByRole("navigation", { name: "Alla sidor" });
    await expect(menu).toBeHidden();
    await page.getByRole("button", { name: "Öppna menyn" }).click();
    await expect(menu.getByRole("link")).toContainText([
      "Barnnamn",
      "Alla generatorer",
      "Välj tillsammans",
      "Hem",
      "Generator",
      "Premium",
      "Om oss",
    ]);
    await expect(banner.getByRole("link", { name: "Logga in" })).toBeVisible();
    await expect(banner.getByRole("link", { name: "Testa gratis" })).toBeVisible();
    await expectAccessibleInBothThemes(page);

    await page.getByRole("button", { name: "Stäng menyn" }).click();
    await expect(menu).toBeHidden();

    await page.getByRole("button", { name: "Öppna menyn" }).click();
    await menu.getByRole("link", { name: "Premium" }).focus();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(page.getByRole("button", { name: "Öppna menyn" })).toBeFocused();
  });

  test("closes when a link is followed, even to the same page", async ({ page }) => {
    await page.goto("/om");
    const menu = page.getByRole("navigation", { name: "Alla sidor" });
    for (const { link, heading } of [
      { link: "Om oss", heading: "Om oss" },
      { link: "Generator", heading: "Namngenerator" },
    ]) {
      await page.getByRole("button", { name: "Öppna menyn" }).click();
      await menu.getByRole("link", { name: link, exact: true }).click();
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await expect(menu).toBeHidden();
      await expect(page.locator(":focus")).toBeInViewport();
    }
  });

  test("fits the narrowest screen", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/om");
    await page.getByRole("button", { name: "Öppna menyn" }).click();
    await expect(page.getByRole("navigation", { name: "Alla sidor" })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test("suggestions and toasts are accessible", async ({ page }) => {
  await page.goto("/fornamn");
  const names = await suggestedNames(page);
  await expect(suggestionList(page)).toContainText("SCB");
  for (const name of names.slice(0, 6)) await heart(page, name).click();
  await expectErrorToast(page, "Du kan bara spara 5 favoriter åt gången");
  await expectAccessibleInBothThemes(page);
});

test("the longest usernames and their links fit the narrowest screen", async ({ page }) => {
  const base = "WWWWWWWWWWWWWWWWWWWW";
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/anvandarnamn");
  await waitForSuggestions(page);
  await page.getByRole("textbox", { name: "Basnamn" }).fill(base);
  await expect
    .poll(async () => (await suggestedNames(page)).every((name) => name.includes(base)))
    .toBe(true);
  await suggestionList(page).locator("summary").first().click();
  await expect(suggestionList(page).getByRole("link").last()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
