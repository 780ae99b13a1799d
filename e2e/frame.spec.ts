/** The frame around every page: keyboard, navigation, and failures to load code. */
import type { Page } from "@playwright/test";
import { listOf, parseStructuredData } from "../tests/structured-data.ts";
import { expect, MISSING_PAGE_REPORT, test } from "./fixtures.ts";
import { heart, questions, suggestedNames } from "./generator-page.ts";
import { hydratedFooter } from "./hydration.ts";

async function tools(page: Page) {
  return (await hydratedFooter(page)).getByRole("navigation", { name: "Verktyg" });
}

/** Names of the page's trail, as search engines read it. */
async function trail(page: Page): Promise<unknown[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  return blocks
    .map(parseStructuredData)
    .filter((data) => data["@type"] === "BreadcrumbList")
    .map((data) => listOf(data, "itemListElement").map(({ name }) => name));
}

/** The tags of which a document has one for the page that it shows. */
function headTags(page: Page) {
  return page.evaluate(() =>
    [
      "title",
      "meta[name=description]",
      "link[rel=canonical]",
      'meta[property="og:title"]',
      'meta[property="og:url"]',
      'meta[property="og:image"]',
      'meta[name="twitter:card"]',
    ].map((selector) => document.head.querySelectorAll(selector).length),
  );
}

test("the skip link comes first, shows when focused and leads to the content", async ({ page }) => {
  await page.goto("/om");
  const skipLink = page.getByRole("link", { name: "Hoppa till innehållet" });
  await expect(skipLink).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("navigation moves focus to the new heading, at the top of the page", async ({ page }) => {
  await page.goto("/om");
  await expect(page.locator("body")).toBeFocused();
  await (await tools(page)).getByRole("link", { name: "Förnamn" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Förnamn" })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Om oss" })).toBeFocused();
});

test("navigation replaces the head, and removes the structured data of the document", async ({
  page,
}) => {
  await page.goto("/fornamn?kon=flickor");
  const canonical = page.locator("head link[rel=canonical]");
  const description = page.locator("head meta[name=description]");
  const once = [1, 1, 1, 1, 1, 1, 1];
  expect(await headTags(page)).toEqual(once);
  await expect(canonical).toHaveAttribute("href", /\/fornamn$/);
  const firstDescription = (await description.getAttribute("content")) ?? "";
  expect(await trail(page)).toEqual([["Hem", "Generatorer", "Förnamn"]]);

  await (await tools(page)).getByRole("link", { name: "Efternamn" }).click();
  await expect(page).toHaveTitle(/^Svenska efternamn/);
  await expect(canonical).toHaveAttribute("href", /\/efternamn$/);
  await expect(description).not.toHaveAttribute("content", firstDescription);
  await expect.poll(() => trail(page)).toEqual([]);
  expect(await headTags(page)).toEqual(once);

  await page.goBack();
  await expect(page).toHaveTitle(/^Förnamn/);
  await expect(canonical).toHaveAttribute("href", /\/fornamn$/);
  await expect(description).toHaveAttribute("content", firstDescription);
  expect(await headTags(page)).toEqual(once);
});

test("an unknown address has a page that leads home", async ({ page, allowError }) => {
  allowError(MISSING_PAGE_REPORT);
  await page.goto("/finns-inte");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Sidan finns inte");
  const robots = page.locator("head meta[name=robots]");
  await expect(robots).toHaveAttribute("content", "noindex");
  await page.getByRole("link", { name: "Till startsidan", exact: true }).click();
  await expect(page).toHaveURL("/");
  await expect(robots).toHaveCount(0);
});

test("an entry of a table of contents leads to its section", async ({ page }) => {
  await page.goto("/villkor");
  const contents = page.getByRole("navigation", { name: "Innehåll" });
  await contents.getByRole("link", { name: /Förnyelse och uppsägning/ }).click();
  await expect(page).toHaveURL(/\/villkor#fornyelse$/);
  const section = page.getByRole("heading", { level: 2, name: /Förnyelse och uppsägning/ });
  await expect(section).toBeInViewport();
});

test.describe("when code cannot be loaded", () => {
  const CODE = "**/*.js";

  test.beforeEach(({ allowError }) => {
    allowError(/Failed to load resource|Failed to fetch dynamically imported module/);
    allowError(/A page failed|could not be loaded|Minified React error/);
  });

  test("a page says so and can be reloaded, and others can be visited", async ({ page }) => {
    await page.goto("/");
    const links = await tools(page);
    await page.route(CODE, (route) => route.abort());
    await links.getByRole("link", { name: "Efternamn" }).click();
    await expect(page.getByRole("alert")).toContainText("Sidan kunde inte laddas");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);

    await page.unroute(CODE);
    await links.getByRole("link", { name: "Barnnamn" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Barnnamn" })).toBeVisible();

    await links.getByRole("link", { name: "Efternamn" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Efternamn" })).toBeVisible();

    await page.route(CODE, (route) => route.abort());
    await links.getByRole("link", { name: "Hundnamn" }).click();
    await expect(page.getByRole("alert")).toContainText("Sidan kunde inte laddas");
    await page.unroute(CODE);
    await page.getByRole("button", { name: "Ladda om sidan" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Hundnamn" })).toBeVisible();
  });

  test("a missing toaster does not swallow the message", async ({ page }) => {
    await page.goto("/fornamn");
    const [name = ""] = await suggestedNames(page);
    await questions(page).waitFor();
    await page.route(CODE, (route) => route.abort());
    await heart(page, name).click();
    await expect(page.getByRole("alert")).toHaveText(`${name} tillagt till favoriter`);
  });
});
