/** A first load, and what follows it. */
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
