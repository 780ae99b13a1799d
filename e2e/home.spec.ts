import { generator as catGenerator } from "../src/generators/cats.ts";
import { generator as dogGenerator } from "../src/generators/dogs.ts";
import { defaultChoices } from "../src/generators/filters.ts";
import { expect, test } from "./fixtures.ts";
import {
  expectSuccessToast,
  favorites,
  generate,
  heart,
  suggestedNames,
  suggestionList,
  suggestions,
} from "./generator-page.ts";

test("the home page suggests four names at once, and four others when asked", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Hitta det perfekta namnet på en sekund",
  );
  const before = await suggestedNames(page);
  expect(before).toHaveLength(4);
  await expect(suggestionList(page)).toContainText("SCB");
  const after = await generate(page);
  expect(after).toHaveLength(4);
  expect(after.filter((name) => before.includes(name))).toEqual([]);
});

test("the home page suggests names of the chosen category", async ({ page }) => {
  await page.goto("/");
  await expect(suggestions(page)).toHaveCount(4);
  const chips = page.getByRole("group", { name: "Vem ska få ett namn?" });
  await expect(chips.getByRole("button")).toHaveText(["Barn", "Hund", "Katt"]);
  await expect(chips.getByRole("button", { pressed: true })).toHaveText(["Barn"]);
  for (const { label, definition } of [
    { label: "Hund", definition: dogGenerator },
    { label: "Katt", definition: catGenerator },
  ]) {
    const known = definition
      .candidates(defaultChoices(definition.filters), Math.random)
      .map(({ name }) => name);
    await chips.getByRole("button", { name: label }).click();
    await expect(chips.getByRole("button", { pressed: true })).toHaveText([label]);
    await expect
      .poll(async () => (await suggestedNames(page)).filter((name) => !known.includes(name)))
      .toEqual([]);
    expect(await suggestedNames(page)).toHaveLength(4);
  }
});

test("a favourite of the home page is one of the combined generator", async ({ page }) => {
  await page.goto("/");
  const [name = ""] = await suggestedNames(page);
  await heart(page, name).click();
  await expectSuccessToast(page, `${name} tillagt till favoriter`);
  await page.getByRole("link", { name: "Öppna generatorn" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Namngenerator" })).toBeFocused();
  await expect(favorites(page)).toHaveText([name]);
});

test("the home page leads to the generators and to Premium", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  for (const [name, href] of [
    ["Öppna generatorn", "/namngenerator"],
    ["Se alla generatorer", "/generatorer"],
    ["Till generatorn", "/namngenerator"],
    ["Se Premium", "/premium"],
  ] as const) {
    await expect(main.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
  }
  for (const name of ["Snabbt och enkelt", "Unika namn", "Premiumfunktioner"]) {
    await expect(main.getByRole("heading", { name, exact: true })).toBeVisible();
  }
  const comparison = main.getByRole("region", { name: "Gratis räcker långt" });
  await expect(comparison.getByRole("heading", { level: 3 })).toHaveText(["Gratis", "Premium"]);
  await expect(comparison).toContainText(/29\skr\/månad/);
});

test("the home page tells of naming trends, with their source", async ({ page }) => {
  await page.goto("/");
  const trends = page.getByRole("article", { name: "Så har svenskarna döpt sina barn" });
  await expect(trends.getByRole("heading", { level: 3 })).not.toHaveCount(0);
  const table = trends.getByRole("table", { name: "Vanligast bland nyfödda" });
  await expect(table.getByRole("row").last()).toHaveText(/^2022Astrid603 barn/);
  await expect(trends).toContainText("Källa: SCB");
  await expect(trends.getByRole("link", { name: "Utforska barnnamnen" })).toHaveAttribute(
    "href",
    "/barnnamn",
  );
});
