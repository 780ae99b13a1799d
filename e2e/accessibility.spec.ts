import type { Page } from "@playwright/test";
import { filterPages } from "./filter-pages.ts";
import { expect, expectAccessible, MISSING_PAGE_REPORT, test } from "./fixtures.ts";
import {
  expectErrorToast,
  expectSuccessToast,
  generate,
  heart,
  suggestedNames,
  suggestionList,
} from "./generator-page.ts";
import { waitUntilUsable } from "./hydration.ts";

test.use({ colorScheme: "light", reducedMotion: "reduce" });

/** Checks the page as it stands, in the light theme and in the dark. */
async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page);
}

for (const { path, fact } of filterPages) {
  test(`${path} is accessible with its suggestions and an open answer`, async ({ page }) => {
    await page.goto(path);
    if (fact) await expect(suggestionList(page)).toContainText("SCB");
    const [name = ""] = await suggestedNames(page);
    await page.getByRole("button", { name: `Visa inte ${name} igen`, exact: true }).click();
    await expect(page.getByRole("button", { name: "Visa alla igen" })).toBeVisible();
    const questions = page.getByRole("region", { name: "Vanliga frågor" });
    await waitUntilUsable(questions);
    await questions.getByRole("button").first().click();
    await expect(questions.getByRole("region")).toBeVisible();
    const [links] = await suggestionList(page).getByText("Kolla på riktigt").all();
    await links?.click();
    await expectAccessibleInBothThemes(page);
  });
}

test("/namngenerator is accessible with suggestions, favourites and history", async ({ page }) => {
  await page.goto("/namngenerator");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page);
  const [name = ""] = await generate(page);
  await expect(suggestionList(page)).toContainText("SCB");
  await page.getByText("Alla förslag hittills").first().click();
  await heart(page, name).click();
  await expectSuccessToast(page, `${name} tillagt till favoriter`);
  await expectAccessibleInBothThemes(page);
});

test("a page without matching names is accessible", async ({ page }) => {
  await page.goto("/barnnamn?tema=moderna&ar=tidlosa");
  await expect(page.getByRole("button", { name: "Återställ filtren" })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

for (const path of ["/", "/generatorer", "/finns-inte"]) {
  test(`${path} is accessible`, async ({ page, isMobile, allowError }) => {
    if (path === "/finns-inte") allowError(MISSING_PAGE_REPORT);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    if (path === "/") await expect(suggestionList(page)).toContainText("SCB");
    if (isMobile) await page.getByRole("button", { name: "Öppna menyn" }).click();
    await expectAccessibleInBothThemes(page);
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`toasts are accessible in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/fornamn");
    const names = await suggestedNames(page);
    for (const name of names.slice(0, 6)) await heart(page, name).click();
    await expectErrorToast(page, "Du kan bara spara 5 favoriter åt gången");
    await expectSuccessToast(page, `${names[4]} tillagt till favoriter`);
    await expectAccessible(page);
  });
}
