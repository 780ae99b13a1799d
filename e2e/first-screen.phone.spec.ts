/** What a phone shows before it is scrolled, upright and on its side: the names and the button come first. */
import type { Page } from "@playwright/test";
import { generators } from "../src/generators/registry.ts";
import { expect, test } from "./fixtures.ts";
import { filter, generate, generateButton, suggestedNames, suggestions } from "./generator-page.ts";

test.use({ reducedMotion: "reduce" });

/** Phones on their side. */
const LANDSCAPE = [
  { width: 568, height: 320 },
  { width: 664, height: 390 },
  { width: 740, height: 360 },
  { width: 932, height: 430 },
];

function pageWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

for (const { path } of generators) {
  test(`${path} begins with its names`, async ({ page }) => {
    await page.goto(path);
    await suggestedNames(page);
    const topOfNames = () =>
      suggestions(page)
        .first()
        .evaluate((row) => row.getBoundingClientRect().top);
    const bar = generateButton(page);
    const bottomOf = async (index: number) => {
      const box = await suggestions(page).nth(index).locator(".suggestion-name").boundingBox();
      return (box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0);
    };
    expect(await topOfNames()).toBeLessThanOrEqual(340);
    expect(await bottomOf(3)).toBeLessThan((await bar.boundingBox())?.y ?? 0);

    await page.setViewportSize({ width: 320, height: 568 });
    expect(await topOfNames()).toBeLessThanOrEqual(380);
    expect(await pageWidth(page)).toBe(320);

    for (const size of LANDSCAPE) {
      await page.setViewportSize(size);
      const name = suggestions(page).first().locator(".suggestion-name");
      await expect(name).toBeInViewport({ ratio: 1 });
      await expect(bar).toBeInViewport({ ratio: 1 });
      const top = (await bar.boundingBox())?.y ?? 0;
      expect(await bottomOf(0), `${size.width} × ${size.height} px`).toBeLessThan(top);
      expect(await pageWidth(page)).toBe(size.width);
    }
  });
}

test("the home page shows a name on a phone on its side", async ({ page }) => {
  await page.goto("/");
  for (const size of LANDSCAPE) {
    await page.setViewportSize(size);
    await expect(suggestions(page).first().getByRole("paragraph").first()).toBeInViewport({
      ratio: 1,
    });
  }
});

test("a press on /namngenerator shows names on a phone on its side", async ({ page }) => {
  for (const size of LANDSCAPE) {
    await page.setViewportSize(size);
    await page.goto("/namngenerator");
    await expect(filter(page, "Kategori")).toBeInViewport();
    await generate(page);
    const name = suggestions(page).first().locator(".suggestion-name");
    await expect(name).toBeInViewport({ ratio: 1 });
    await expect(generateButton(page)).toBeInViewport({ ratio: 1 });
  }
});
