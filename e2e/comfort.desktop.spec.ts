import type { Page } from "@playwright/test";
import { addressWith, filterPage } from "./filter-pages.ts";
import { expect, test } from "./fixtures.ts";
import {
  expectErrorToast,
  expectSuccessToast,
  filter,
  generate,
  generateButton,
  openWithStoppedClock,
  passGeneration,
  suggestedNames,
  suggestions,
  waitForSuggestions,
} from "./generator-page.ts";

function hideButton(page: Page, name: string) {
  return page.getByRole("button", { name: `Visa inte ${name} igen`, exact: true });
}

function showAllAgain(page: Page) {
  return page.getByRole("button", { name: "Visa alla igen" });
}

test.describe("hidden names", () => {
  // Few enough that every one of them is shown every time.
  const { address, names } = addressWith(
    filterPage("/kattnamn"),
    ({ size }) => size > 4 && size < 12,
  );

  test("go at once, stay away and come back when wanted", async ({ page }) => {
    await page.goto(address);
    const [first = "", second = "", ...others] = await suggestedNames(page);
    await expect(showAllAgain(page)).toHaveCount(0);

    await hideButton(page, first).click();
    await expectSuccessToast(page, `${first} visas inte igen`);
    await expect(suggestions(page)).toHaveCount(names.size - 1);
    await expect(page.getByText("Ett namn är dolt här.")).toBeVisible();
    await hideButton(page, second).click();
    await expect(page.getByText("2 namn är dolda här.")).toBeVisible();
    expect(await suggestedNames(page)).toEqual(others);

    await page.reload();
    await expect(page.getByText("2 namn är dolda här.")).toBeVisible();
    expect((await suggestedNames(page)).sort()).toEqual([...others].sort());
    await expect(
      page.getByText(`Alla ${others.length} namn som passar filtren visas.`).first(),
    ).toBeVisible();

    await showAllAgain(page).click();
    await expect(showAllAgain(page)).toHaveCount(0);
    await generateButton(page).click();
    await expect(suggestions(page)).toHaveCount(names.size);
    expect((await suggestedNames(page)).sort()).toEqual([...names].sort());
  });

  test("are hidden on their own page alone", async ({ page }) => {
    await page.goto("/fornamn");
    const [name = ""] = await suggestedNames(page);
    await hideButton(page, name).click();
    await expect(showAllAgain(page)).toBeVisible();
    const tools = page.getByRole("navigation", { name: "Verktyg" });
    await tools.getByRole("link", { name: "Efternamn" }).click();
    await waitForSuggestions(page);
    await expect(showAllAgain(page)).toHaveCount(0);
    await page.goBack();
    await expect(showAllAgain(page)).toBeVisible();
  });

  test("leave no place empty in the next suggestions", async ({ page }) => {
    await page.goto("/fantasy-namn");
    const [name = ""] = await suggestedNames(page);
    await hideButton(page, name).click();
    await expect(suggestions(page)).toHaveCount(11);
    expect(await generate(page)).toHaveLength(12);
  });
});

test("earlier suggestions come back, one step at a time", async ({ page }) => {
  const back = page.getByRole("button", { name: "Tidigare förslag" });
  await openWithStoppedClock(page, "/foretagsnamn");
  await passGeneration(page);
  const rounds = [await suggestedNames(page)];
  await expect(back).toHaveCount(0);
  for (let round = 0; round < 2; round += 1) {
    await generateButton(page).click();
    await expect(back.or(generateButton(page)).first()).toBeDisabled();
    await passGeneration(page);
    rounds.push(await suggestedNames(page));
  }
  await back.click();
  await expect.poll(() => suggestedNames(page)).toEqual(rounds[1]);
  await back.click();
  await expect.poll(() => suggestedNames(page)).toEqual(rounds[0]);
  await expect(back).toHaveCount(0);

  // What another choice gave is not earlier, but other.
  await filter(page, "Längd").selectOption("kort");
  await expect(generateButton(page)).toBeDisabled();
  await passGeneration(page);
  await waitForSuggestions(page);
  await expect(back).toHaveCount(0);
});

test.describe("sharing the page", () => {
  const ADDRESS = "/fornamn?kon=flickor&borjar=A";

  async function share(page: Page): Promise<void> {
    await page.goto(ADDRESS);
    await waitForSuggestions(page);
    await page.getByRole("button", { name: "Dela sidan" }).click();
  }

  test("copies its address with the filters", async ({ page, context, baseURL }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "share", { value: undefined, configurable: true }),
    );
    await share(page);
    await expectSuccessToast(page, "Länk kopierad!");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + ADDRESS);
  });

  test("uses the device's own way where there is one", async ({ page, baseURL }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "share", {
        value: async (data: ShareData) => sessionStorage.setItem("shared", JSON.stringify(data)),
      }),
    );
    await share(page);
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem("shared")))
      .toBe(JSON.stringify({ title: await page.title(), url: baseURL + ADDRESS }));
    await expect(page.getByRole("status")).toHaveCount(0);
  });

  test("says so when it fails", async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "share", {
        value: () => Promise.reject(new DOMException("Denied", "NotAllowedError")),
      }),
    );
    await share(page);
    await expectErrorToast(page, "Länken kunde inte delas. Kopiera den från adressfältet.");
  });
});
