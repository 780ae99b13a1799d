/** A first load: the prerendered sample becomes the visitor's own names. */
import { expect, test } from "./fixtures.ts";
import {
  generateButton,
  suggestedNames,
  suggestionList,
  suggestions,
  waitForSuggestions,
} from "./generator-page.ts";
import { hydratedFooter } from "./hydration.ts";

for (const path of ["/fornamn", "/"]) {
  test(`${path} leaves focus where it is`, async ({ page }) => {
    await page.goto(path);
    await waitForSuggestions(page);
    await expect(page.locator("body")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Hoppa till innehållet" })).toBeFocused();
  });

  test(`${path} replaces the sample without passing through grey and empty`, async ({ page }) => {
    // What is drawn, frame by frame.
    await page.addInitScript(() => {
      const frames: { opacity: number; names: number; isBusy: boolean }[] = [];
      Reflect.set(window, "frames", frames);
      const watch = () => {
        const list = document.querySelector('ul[aria-label="Namnförslag"]');
        if (list) {
          const drawn = [list, ...list.querySelectorAll("li, li > *")];
          frames.push({
            opacity: Math.min(...drawn.map((it) => Number(getComputedStyle(it).opacity))),
            names: list.children.length,
            isBusy: list.ariaBusy === "true",
          });
        }
        requestAnimationFrame(watch);
      };
      watch();
    });
    await page.goto(path);
    await waitForSuggestions(page);
    const frames =
      await page.evaluate<{ opacity: number; names: number; isBusy: boolean }[]>(
        'window["frames"]',
      );
    const sample = frames.filter(({ isBusy }) => isBusy);
    const own = frames.filter(({ isBusy }) => !isBusy);
    expect(sample.length).toBeGreaterThan(0);
    expect(own.length).toBeGreaterThan(0);
    expect(Math.min(...sample.map(({ opacity }) => opacity))).toBe(1);
    expect(Math.min(...own.map(({ opacity }) => opacity))).toBeGreaterThanOrEqual(0.5);
    expect(new Set(frames.map(({ names }) => names)).size).toBe(1);
  });
}

test("the button generates again and again by keyboard", async ({ page }) => {
  await page.goto("/fornamn");
  await waitForSuggestions(page);
  await generateButton(page).focus();
  for (let round = 0; round < 3; round++) {
    const before = await suggestions(page).allTextContents();
    await page.keyboard.press("Enter");
    await expect(generateButton(page)).toBeFocused();
    await expect(suggestionList(page)).toHaveAttribute("aria-busy", "false");
    await expect.poll(() => suggestions(page).allTextContents()).not.toEqual(before);
  }
});

test("the back button shows the names that were there", async ({ page }) => {
  await page.goto("/kattnamn");
  const names = await suggestedNames(page);
  await (await hydratedFooter(page)).getByRole("link", { name: "Hundnamn" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hundnamn");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kattnamn");
  expect(await suggestedNames(page)).toEqual(names);
});
