import { expect, expectAccessible, test } from "./fixtures.ts";
import {
  expectErrorToast,
  expectSuccessToast,
  generate,
  heart,
  suggestedNames,
  suggestionList,
} from "./generator-page.ts";

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, reducedMotion: "reduce" });

    for (const path of ["/fornamn", "/efternamn", "/barnnamn"]) {
      test(`${path} is accessible with its suggestions and an open answer`, async ({ page }) => {
        await page.goto(path);
        await expect(suggestionList(page)).toContainText("SCB");
        const questions = page.getByRole("region", { name: "Vanliga frågor" });
        await questions.getByRole("button").first().click();
        await expect(questions.getByRole("region")).toBeVisible();
        await expectAccessible(page);
      });
    }

    test("/namngenerator is accessible with suggestions, favourites, history and a toast", async ({
      page,
    }) => {
      await page.goto("/namngenerator");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible(page);
      const [name = ""] = await generate(page);
      await expect(suggestionList(page)).toContainText("SCB");
      await page.getByText("Alla förslag hittills").first().click();
      await heart(page, name).click();
      await expectSuccessToast(page, `${name} tillagt till favoriter`);
      await expectAccessible(page);
    });

    test("an error toast is accessible", async ({ page }) => {
      await page.goto("/fornamn");
      const names = await suggestedNames(page);
      for (const name of names.slice(0, 6)) await heart(page, name).click();
      await expectErrorToast(page, "Du kan bara spara 5 favoriter åt gången");
      await expectAccessible(page);
    });

    test("a page without matching names is accessible", async ({ page }) => {
      await page.goto("/barnnamn?tema=moderna&ar=tidlosa");
      await expect(page.getByRole("button", { name: "Återställ filtren" })).toBeVisible();
      await expectAccessible(page);
    });

    for (const path of ["/", "/kallor", "/finns-inte"]) {
      test(`${path} is accessible`, async ({ page, isMobile }) => {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        if (isMobile) await page.getByRole("button", { name: "Öppna menyn" }).click();
        await expectAccessible(page);
      });
    }
  });
}
