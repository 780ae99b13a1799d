/** A phone that lies on its side: the names and the button come first there too. */
import { generators } from "../src/generators/registry.ts";
import { expect, test } from "./fixtures.ts";
import { filter, generate, generateButton, suggestions } from "./generator-page.ts";

test.use({ reducedMotion: "reduce" });

for (const { width, height } of [
  { width: 568, height: 320 },
  { width: 664, height: 390 },
  { width: 740, height: 360 },
  { width: 932, height: 430 },
]) {
  test.describe(`${width} × ${height} px`, () => {
    test.use({ viewport: { width, height } });

    for (const { path } of generators) {
      test(`${path} begins with a name above the button`, async ({ page }) => {
        await page.goto(path);
        const name = suggestions(page).first().locator(".suggestion-name");
        await expect(name).toBeInViewport({ ratio: 1 });
        await expect(generateButton(page)).toBeInViewport({ ratio: 1 });
        const { y = 0, height: high = 0 } = (await name.boundingBox()) ?? {};
        expect(y + high).toBeLessThan((await generateButton(page).boundingBox())?.y ?? 0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      });
    }

    test("the home page shows a name", async ({ page }) => {
      await page.goto("/");
      await expect(suggestions(page).first().getByRole("paragraph").first()).toBeInViewport({
        ratio: 1,
      });
    });

    test("a press on /namngenerator shows names", async ({ page }) => {
      await page.goto("/namngenerator");
      await expect(filter(page, "Kategori")).toBeInViewport();
      await generate(page);
      const name = suggestions(page).first().locator(".suggestion-name");
      await expect(name).toBeInViewport({ ratio: 1 });
      await expect(generateButton(page)).toBeInViewport({ ratio: 1 });
    });
  });
}
