import { routes } from "../src/app/routes.ts";
import { filterPages } from "./filter-pages.ts";
import { expect, MISSING_PAGE_REPORT, test } from "./fixtures.ts";
import {
  generateButton,
  suggestedNames,
  suggestionList,
  waitForSuggestions,
} from "./generator-page.ts";
import { NOT_FOUND_REPORT } from "./name-lists.ts";

test.describe("the menu", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/om");
  });

  test("is folded away and opens and closes with its button", async ({ page }) => {
    const menu = page.getByRole("navigation", { name: "Huvudmeny" });
    await expect(menu).toBeHidden();
    const open = page.getByRole("button", { name: "Öppna menyn" });
    await expect(open).toHaveAttribute("aria-expanded", "false");
    await open.click();

    const close = page.getByRole("button", { name: "Stäng menyn" });
    await expect(close).toHaveAttribute("aria-expanded", "true");
    await expect(menu.getByRole("link")).toHaveText(["Hem", "Generator", "Premium", "Om oss"]);
    await expect(page.getByRole("banner").getByRole("link", { name: "Logga in" })).toBeVisible();
    await expect(
      page.getByRole("banner").getByRole("link", { name: "Testa gratis" }),
    ).toBeVisible();

    await close.click();
    await expect(menu).toBeHidden();
  });

  test("closes with Escape and gives focus back to its button", async ({ page }) => {
    await page.getByRole("button", { name: "Öppna menyn" }).click();
    const menu = page.getByRole("navigation", { name: "Huvudmeny" });
    await menu.getByRole("link", { name: "Premium" }).focus();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(page.getByRole("button", { name: "Öppna menyn" })).toBeFocused();
  });

  test("closes when one of its links is followed", async ({ page }) => {
    await page.getByRole("button", { name: "Öppna menyn" }).click();
    const menu = page.getByRole("navigation", { name: "Huvudmeny" });
    await menu.getByRole("link", { name: "Generator" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Namngenerator" })).toBeFocused();
    await expect(menu).toBeHidden();
  });

  test("closes when the link of the page itself is followed", async ({ page }) => {
    await page.getByRole("button", { name: "Öppna menyn" }).click();
    const menu = page.getByRole("navigation", { name: "Huvudmeny" });
    await menu.getByRole("link", { name: "Om oss" }).click();
    await expect(menu).toBeHidden();
  });
});

test.describe("on the narrowest screen", () => {
  test.use({ viewport: { width: 320, height: 640 }, isMobile: false });

  /** Cards with figures, whose lines are the longest. */
  const withFigures = [
    "/",
    "/namngenerator",
    ...filterPages.filter(({ fact }) => fact).map(({ path }) => path),
  ];
  const withGuide = filterPages.map(({ path }) => path);

  for (const { path } of routes) {
    const address = path.replace(":shareToken", "en-lista").replace("*", "/finns/inte");

    test(`${address} does not scroll sideways`, async ({ page, allowError }) => {
      if (path === "/lista/:shareToken") allowError(NOT_FOUND_REPORT);
      if (path === "*") allowError(MISSING_PAGE_REPORT);
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      if ((await generateButton(page).count()) > 0) {
        await generateButton(page).click();
        await waitForSuggestions(page);
      }
      if (withFigures.includes(path)) await expect(suggestionList(page)).toContainText("SCB");
      if (withGuide.includes(path)) {
        await expect(page.getByRole("heading", { name: "Vanliga frågor" })).toBeVisible();
      }
      await page.getByRole("button", { name: "Öppna menyn" }).click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  }

  test("the longest usernames and their links do not scroll sideways", async ({ page }) => {
    const base = "WWWWWWWWWWWWWWWWWWWW";
    await page.goto("/anvandarnamn");
    await waitForSuggestions(page);
    await page.getByRole("textbox", { name: "Basnamn" }).fill(base);
    await expect
      .poll(async () => (await suggestedNames(page)).every((name) => name.includes(base)))
      .toBe(true);
    await suggestionList(page).getByText("Kolla på riktigt").first().click();
    await expect(suggestionList(page).getByRole("link")).toHaveCount(6);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
