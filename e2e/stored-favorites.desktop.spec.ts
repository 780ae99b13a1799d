import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import {
  favorites,
  generate,
  heart,
  suggestedNames,
  waitForSuggestions,
} from "./generator-page.ts";
import { watchLayoutShift } from "./layout-shift.ts";
import { openFromMenu } from "./site-menu.ts";

const PATH = "/namngenerator";

const UNREADABLE = /Några sparade favoriter gick inte att läsa/;
const UNAVAILABLE = /Webbläsaren låter oss inte spara/;

function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

test("two tabs stay in sync, also while one of them shows another page", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await page.goto(PATH);
  await other.goto(PATH);
  const [first = ""] = await generate(page);
  await heart(page, first).click();
  await expect(favorites(other)).toHaveText([first]);

  await openFromMenu(page, "Om oss");
  await expect(page.getByRole("heading", { level: 1, name: "Om oss" })).toBeVisible();
  const second = (await generate(other)).find((name) => name !== first) ?? "";
  await heart(other, second).click();
  await page.goBack();
  await expect(favorites(page)).toHaveText([first, second]);
  expect(await stored(page, "favorites")).toBe(JSON.stringify([first, second]));

  await page.getByRole("button", { name: `Ta bort ${first} från favoriter` }).click();
  await expect(favorites(other)).toHaveText([second]);
});

test("the favourites of another generator are in the card too, and move nothing on load", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto("/kattnamn");
  const [cat = "", secondCat = ""] = await suggestedNames(other);
  await heart(other, cat).click();
  await page.goto("/robots.txt");
  await page.evaluate(() => localStorage.setItem("favorites-hundnamn", '["Sigge","Bamse"]'));

  const shift = await watchLayoutShift(page);
  await page.goto("/hundnamn");
  const cats = (count: number) =>
    page.getByRole("button", { name: `Favoriter: kattnamn, ${count} av 5` });
  await cats(1).waitFor();
  await waitForSuggestions(page);
  await expect(favorites(page)).toHaveText(["Sigge", "Bamse"]);
  expect(await shift()).toBe(0);

  await heart(other, secondCat).click();
  await cats(2).click();
  const list = page.getByRole("list", { name: "Favoriter: kattnamn" });
  await expect(list.getByRole("listitem")).toHaveText([cat, secondCat]);
  await list.getByRole("button", { name: `Ta bort ${cat} från favoriter` }).click();
  await expect(favorites(other)).toHaveText([secondCat]);
  await other.reload();
  await expect(favorites(other)).toHaveText([secondCat]);
});

test("damaged content in storage is reported, and set aside before it is overwritten", async ({
  page,
}) => {
  const content = '["Astrid",5,null,"Åke",{}]';
  await page.goto(PATH);
  await page.evaluate((text) => localStorage.setItem("favorites", text), content);
  await page.reload();
  await expect(page.getByRole("alert")).toHaveText(UNREADABLE);
  await expect(favorites(page)).toHaveText(["Astrid", "Åke"]);

  const name = (await generate(page)).find((one) => one !== "Astrid") ?? "";
  await heart(page, name).click();
  await expect(favorites(page)).toHaveText(["Astrid", "Åke", name]);
  expect(await stored(page, "favorites-damaged")).toBe("5\nnull\n{}");
  await page.reload();
  await expect(favorites(page)).toHaveText(["Astrid", "Åke", name]);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("with blocked storage the favourites work until the site is closed, with a warning", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Blocked", "SecurityError");
      },
    });
  });
  await page.goto(PATH);
  const [first = "", second = ""] = await generate(page);
  await heart(page, first).click();
  await expect(page.getByRole("alert")).toHaveText(UNAVAILABLE);
  await heart(page, second).click();
  await heart(page, first).click();
  await expect(favorites(page)).toHaveText([second]);

  await openFromMenu(page, "Om oss");
  await expect(page.getByRole("heading", { level: 1, name: "Om oss" })).toBeVisible();
  await page.goBack();
  await expect(favorites(page)).toHaveText([second]);
});
