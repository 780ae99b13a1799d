import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { favorites, generate, heart } from "./generator-page.ts";

const PATH = "/namngenerator";

const UNREADABLE = /Några sparade favoriter gick inte att läsa/;
const UNAVAILABLE = /Webbläsaren låter oss inte spara/;

function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

async function openWith(page: Page, content: string): Promise<void> {
  await page.goto(PATH);
  await page.evaluate((text) => localStorage.setItem("favorites", text), content);
  await page.reload();
}

test("two tabs stay in step", async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto(PATH);
  await other.goto(PATH);
  const [first = ""] = await generate(page);
  await heart(page, first).click();
  await expect(favorites(other)).toHaveText([first]);

  const second = (await generate(other)).find((name) => name !== first) ?? "";
  await heart(other, second).click();
  await expect(favorites(page)).toHaveText([first, second]);
  expect(await stored(page, "favorites")).toBe(JSON.stringify([first, second]));

  await page.getByRole("button", { name: `Ta bort ${first} från favoriter` }).click();
  await expect(favorites(other)).toHaveText([second]);
});

test("what another tab saved meanwhile is seen on the way back to the page", async ({
  page,
  context,
}) => {
  await page.goto(PATH);
  await page.getByRole("link", { name: "Om oss" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Om oss" })).toBeVisible();
  const other = await context.newPage();
  await other.goto(PATH);
  const [name = ""] = await generate(other);
  await heart(other, name).click();
  await page.goBack();
  await expect(favorites(page)).toHaveText([name]);
});

const damaged = [
  { kind: "broken JSON", content: '["Astrid", "Bjö', readable: [] },
  { kind: "something other than a list", content: '{"0":"Astrid"}', readable: [] },
  { kind: "null", content: "null", readable: [] },
  { kind: "a mixed list", content: '["Astrid",5,null,"Åke",{}]', readable: ["Astrid", "Åke"] },
];

for (const { kind, content, readable } of damaged) {
  test(`${kind} in storage is told of and not lost`, async ({ page }) => {
    await openWith(page, content);
    await expect(page.getByRole("alert")).toHaveText(UNREADABLE);
    await expect(favorites(page)).toHaveText(readable);
    expect(await stored(page, "favorites")).toBe(content);

    const name = (await generate(page)).find((one) => !readable.includes(one)) ?? "";
    await heart(page, name).click();
    await expect(favorites(page)).toHaveText([...readable, name]);
    expect(await stored(page, "favorites")).toBe(JSON.stringify([...readable, name]));
    expect(await stored(page, "favorites-damaged")).toBe(content);

    await page.reload();
    await expect(favorites(page)).toHaveText([...readable, name]);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
}

test("damage found later does not push out what was put aside before", async ({ page }) => {
  await openWith(page, "first damage");
  const [first = "", second = ""] = await generate(page);
  await heart(page, first).click();
  await expect(favorites(page)).toHaveText([first]);
  await page.evaluate(() => localStorage.setItem("favorites", "second damage"));
  await heart(page, second).click();
  await expect(favorites(page)).toHaveText([second]);
  const kept = await page.evaluate(() => Object.values({ ...localStorage }).join("\n"));
  expect(kept).toContain("first damage");
  expect(kept).toContain("second damage");
});

const failures = {
  "is full": () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("Full", "QuotaExceededError");
    };
  },
  "refuses reading and writing": () => {
    const refuse = () => {
      throw new DOMException("Blocked", "SecurityError");
    };
    Storage.prototype.getItem = refuse;
    Storage.prototype.setItem = refuse;
    Storage.prototype.removeItem = refuse;
  },
  "is blocked altogether": () => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Blocked", "SecurityError");
      },
    });
  },
} as const;

for (const [state, prepare] of Object.entries(failures)) {
  test(`favourites work in memory, with a word of it, when storage ${state}`, async ({ page }) => {
    await page.addInitScript(prepare);
    await page.goto(PATH);
    const [first = "", second = ""] = await generate(page);
    await heart(page, first).click();
    await expect(page.getByRole("alert")).toHaveText(UNAVAILABLE);
    await expect(favorites(page)).toHaveText([first]);
    await heart(page, second).click();
    await expect(favorites(page)).toHaveText([first, second]);
    await heart(page, first).click();
    await expect(favorites(page)).toHaveText([second]);

    // Another page and back: in memory means until the site is closed.
    await page.getByRole("link", { name: "Om oss" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Om oss" })).toBeVisible();
    await page.goBack();
    await expect(favorites(page)).toHaveText([second]);
  });
}

test("full storage does not hide the favourites saved before", async ({ page }) => {
  await openWith(page, '["Astrid"]');
  await page.addInitScript(failures["is full"]);
  await page.reload();
  await expect(favorites(page)).toHaveText(["Astrid"]);
  const name = (await generate(page)).find((one) => one !== "Astrid") ?? "";
  await heart(page, name).click();
  await expect(favorites(page)).toHaveText(["Astrid", name]);
  expect(await stored(page, "favorites")).toBe('["Astrid"]');
});
