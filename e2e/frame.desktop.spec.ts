import { expect, MISSING_PAGE_REPORT, test } from "./fixtures.ts";
import { heart, suggestedNames } from "./generator-page.ts";
import { waitUntilUsable } from "./hydration.ts";

test("an unknown path gives an English page that leads home", async ({ page, allowError }) => {
  allowError(MISSING_PAGE_REPORT);
  await page.goto("/finns-inte");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("404 Oops! Page not found");
  expect(await heading.evaluate((element) => element.closest("[lang]")?.getAttribute("lang"))).toBe(
    "en",
  );
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("head meta[name=robots]")).toHaveCount(0);
});

test("the skip link is first, shows itself and leads to the content", async ({ page }) => {
  await page.goto("/om");
  const skipLink = page.getByRole("link", { name: "Hoppa till innehållet" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(skipLink).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("a navigation moves focus to the new heading, at the top of the page", async ({ page }) => {
  await page.goto("/om");
  await expect(page.getByRole("heading", { level: 1, name: "Om oss" })).toBeVisible();
  await expect(page.locator("body")).toBeFocused();

  const tools = page.getByRole("navigation", { name: "Verktyg" });
  await tools.getByRole("link", { name: "Förnamn" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Förnamn" })).toBeFocused();
  await expect(page).toHaveTitle(/^Förnamn/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Om oss" })).toBeFocused();
  await expect(page.locator("head link[rel=canonical]")).toHaveCount(1);
  await expect(page.locator("head link[rel=canonical]")).toHaveAttribute("href", /\/om$/);
});

test.describe("when code cannot be loaded", () => {
  const CODE = "**/*.js";

  test.beforeEach(({ allowError }) => {
    allowError(/Failed to load resource|Failed to fetch dynamically imported module/);
    allowError(/A page failed|could not be loaded|Minified React error/);
  });

  test("a page says so and offers a reload, which helps", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.route(CODE, (route) => route.abort());
    const tools = page.getByRole("navigation", { name: "Verktyg" });
    await tools.getByRole("link", { name: "Efternamn" }).click();
    await expect(page.getByRole("alert")).toContainText("Sidan kunde inte laddas");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);

    await page.unroute(CODE);
    await page.getByRole("button", { name: "Ladda om sidan" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Efternamn" })).toBeVisible();
  });

  test("another page can still be visited", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.route(CODE, (route) => route.abort());
    const tools = page.getByRole("navigation", { name: "Verktyg" });
    await tools.getByRole("link", { name: "Efternamn" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await page.unroute(CODE);
    await tools.getByRole("link", { name: "Barnnamn" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Barnnamn" })).toBeVisible();
  });

  test("a missing toaster does not swallow the message", async ({ page }) => {
    await page.goto("/fornamn");
    const [name = ""] = await suggestedNames(page);
    await waitUntilUsable(page.getByRole("heading", { name: "Vanliga frågor" }));
    await page.route(CODE, (route) => route.abort());
    await heart(page, name).click();
    await expect(page.getByRole("alert")).toHaveText(`${name} tillagt till favoriter`);
  });
});
