import type { Page } from "@playwright/test";
import { expect, expectAccessibleInBothThemes, test } from "./fixtures.ts";
import {
  button,
  expectNotFound,
  NOT_FOUND_REPORT,
  openLists,
  signInAsSubscriber,
  storeList,
} from "./name-lists.ts";

test.use({ colorScheme: "light", reducedMotion: "reduce" });

const NAMES = ["Astrid", "Bo", "ö".repeat(100), "Maximiliana-Konstantina", "Märta"];

function names(page: Page) {
  return page.getByRole("list", { name: "Namn i listan" }).getByRole("listitem");
}

/** How many names are in the first row. */
async function columns(page: Page): Promise<number> {
  const tops = await names(page).evaluateAll((items) =>
    items.map((item) => item.getBoundingClientRect().top),
  );
  return tops.filter((top) => top === tops[0]).length;
}

function pageWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

test("a shared list has two to four columns, and is accessible in both themes", async ({
  page,
}) => {
  const user = await signInAsSubscriber(page);
  const list = { title: "Tjejnamn", names: NAMES, is_public: true };
  const { share_token } = await storeList(page, user, list);
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/lista/${share_token}`);
  await expect(names(page)).toHaveText(NAMES);
  expect(await columns(page)).toBe(4);
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await columns(page)).toBe(2);
  await page.getByRole("link", { name: "Se Premium" }).click();
  await expect(page).toHaveURL(/\/premium$/);
});

test("long titles and names fit a narrow screen", async ({ page }) => {
  test.slow();
  const user = await signInAsSubscriber(page);
  const list = { title: "M".repeat(100), names: NAMES, is_public: true };
  const { share_token } = await storeList(page, user, list);
  await page.setViewportSize({ width: 320, height: 640 });
  await openLists(page);
  expect(await pageWidth(page)).toBe(320);
  await expectAccessibleInBothThemes(page);
  await page.getByRole("button", { name: /^Ny länk/ }).click();
  expect(await pageWidth(page)).toBe(320);
  await button(page, "Avbryt").click();
  await button(page, "Skapa lista").click();
  await expectAccessibleInBothThemes(page);
  await page.goto(`/lista/${share_token}`);
  await expect(names(page)).toHaveCount(NAMES.length);
  expect(await pageWidth(page)).toBe(320);
});

test("a guessed token, or that of a private list, finds nothing", async ({ page, allowError }) => {
  test.slow();
  allowError(NOT_FOUND_REPORT);
  const user = await signInAsSubscriber(page);
  const { share_token, id } = await storeList(page, user, { title: "Privat" });
  const { share_token: open } = await storeList(page, user, { title: "Publik", is_public: true });
  for (const token of [share_token, id, "0".repeat(64), open.slice(0, -1), open.toUpperCase()]) {
    await page.goto(`/lista/${token}`);
    await expectNotFound(page);
  }
  await expect(page.getByRole("alert")).toHaveCount(0);
});
