import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { favorites, generate, heart } from "./generator-page.ts";

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

  await page.getByRole("link", { name: "Om oss" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Om oss" })).toBeVisible();
  const second = (await generate(other)).find((name) => name !== first) ?? "";
  await heart(other, second).click();
  await page.goBack();
  await expect(favorites(page)).toHaveText([first, second]);
  expect(await stored(page, "favorites")).toBe(JSON.stringify([first, second]));

  await page.getByRole("button", { name: `Ta bort ${first} från favoriter` }).click();
  await expect(favorites(other)).toHaveText([second]);
});

test("damaged content in storage is reported, and backed up before it is overwritten", async ({
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
  expect(await stored(page, "favorites-damaged")).toBe(content);
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

  await page.getByRole("link", { name: "Om oss" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Om oss" })).toBeVisible();
  await page.goBack();
  await expect(favorites(page)).toHaveText([second]);
});
