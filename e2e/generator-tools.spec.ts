/** What a visitor can do with the suggestions besides saving them. */
import { expect, test } from "./fixtures.ts";
import {
  expectSuccessToast,
  generate,
  hide,
  suggestedNames,
  suggestions,
  waitForSuggestions,
} from "./generator-page.ts";

test("hidden names stay away after a reload and come back on demand", async ({ page }) => {
  await page.goto("/fantasy-namn");
  const showAll = page.getByRole("button", { name: "Visa alla igen" });
  const [first = "", second = "", ...others] = await suggestedNames(page);
  await expect(showAll).toHaveCount(0);

  await hide(page, first);
  await expectSuccessToast(page, `${first} visas inte igen`);
  await expect(suggestions(page)).toHaveCount(11);
  await expect(page.getByText("Ett namn är dolt här.")).toBeVisible();
  await hide(page, second);
  await expect(page.getByText("2 namn är dolda här.")).toBeVisible();
  expect(await suggestedNames(page)).toEqual(others);
  // The next suggestions fill the gaps.
  expect(await generate(page)).toHaveLength(12);

  await page.reload();
  await expect(page.getByText("2 namn är dolda här.")).toBeVisible();
  await showAll.click();
  await expect(showAll).toHaveCount(0);
  await page.reload();
  await waitForSuggestions(page);
  await expect(showAll).toHaveCount(0);
});

test("sharing the page copies its address with the filters", async ({ page, context, baseURL }) => {
  const address = "/fornamn?kon=flickor&borjar=A";
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "share", { value: undefined, configurable: true }),
  );
  await page.goto(address);
  await waitForSuggestions(page);
  await page.getByRole("button", { name: "Dela" }).click();
  await expectSuccessToast(page, "Länk kopierad!");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + address);
});

test("a base name is in every username, and not in the address", async ({ page }) => {
  await page.goto("/anvandarnamn");
  await waitForSuggestions(page);
  await page.getByRole("textbox", { name: "Basnamn" }).pressSequentially("Åsa!");
  await expect
    .poll(async () => (await suggestedNames(page)).filter((name) => /asa/i.test(name)).length)
    .toBe(12);
  // The address may be shared.
  await expect(page).toHaveURL("/anvandarnamn");
});
