import { expect, test } from "./fixtures.ts";
import {
  expectSuccessToast,
  favorites,
  generate,
  heart,
  suggestedNames,
  suggestionList,
} from "./generator-page.ts";

test("suggests four names at once, and four others on demand", async ({ page }) => {
  await page.goto("/");
  const before = await suggestedNames(page);
  expect(before).toHaveLength(4);
  await expect(suggestionList(page)).toContainText("SCB");
  const after = await generate(page);
  expect(after).toHaveLength(4);
  expect(after.filter((name) => before.includes(name))).toEqual([]);

  const categories = page.getByRole("group", { name: "Vem ska få ett namn?" });
  await categories.getByRole("button", { name: "Hund" }).click();
  await expect(categories.getByRole("button", { pressed: true })).toHaveText(["Hund"]);
  await expect.poll(() => suggestedNames(page)).not.toEqual(after);
  await expect(suggestionList(page)).not.toContainText("SCB");
});

test("a favourite is also one of the combined generator", async ({ page }) => {
  await page.goto("/");
  const [name = ""] = await suggestedNames(page);
  await heart(page, name).click();
  await expectSuccessToast(page, `${name} tillagt till favoriter`);
  await page.getByRole("link", { name: "Öppna namngeneratorn" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Namngenerator" })).toBeFocused();
  await expect(favorites(page)).toHaveText([name]);
});
