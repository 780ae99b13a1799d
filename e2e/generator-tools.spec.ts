/** What a visitor can do with the suggestions besides saving them. */
import { expect, test } from "./fixtures.ts";
import {
  expectSuccessToast,
  generate,
  hide,
  openMenu,
  suggestedNames,
  waitForSuggestions,
} from "./generator-page.ts";

test("hidden names stay away after a reload and come back on demand", async ({ page }) => {
  await page.goto("/fantasy-namn");
  const showAll = page.getByRole("button", { name: "Visa alla igen" });
  const [first = "", second = "", ...others] = await suggestedNames(page);
  await expect(showAll).toHaveCount(0);

  await hide(page, first);
  await expectSuccessToast(page, `${first} visas inte igen`);
  await expect(page.getByText("Ett namn är dolt här.")).toBeVisible();
  await hide(page, second);
  await expect(page.getByText("2 namn är dolda här.")).toBeVisible();
  // Others have taken their places.
  const substituted = await suggestedNames(page);
  expect(substituted).toHaveLength(12);
  expect(substituted).not.toContain(first);
  expect(substituted.slice(2)).toEqual(others);
  await page.getByRole("button", { name: "Ångra" }).click();
  await expect(page.getByText("Ett namn är dolt här.")).toBeVisible();
  expect((await suggestedNames(page)).slice(1)).toEqual([second, ...others]);
  await hide(page, second);

  await page.reload();
  await expect(page.getByText("2 namn är dolda här.")).toBeVisible();
  await showAll.click();
  await expect(showAll).toHaveCount(0);
  await page.reload();
  await waitForSuggestions(page);
  await expect(showAll).toHaveCount(0);
});

for (const name of ["Ångra", "Stäng meddelandet"]) {
  test(`focus that came to a toast is back on the page after ${name}`, async ({ page }) => {
    await page.goto("/fornamn");
    const [first = ""] = await suggestedNames(page);
    await openMenu(page, first);
    await page.getByRole("button", { name: `Visa inte ${first} igen`, exact: true }).press("Enter");
    const button = page.getByRole("button", { name, exact: true });
    await expect(button).toBeVisible();
    await page.keyboard.press("F8");
    await expect(
      page.getByRole("region", { name: /^Meddelanden/ }).locator(":focus"),
    ).toBeVisible();
    await button.press("Enter");
    await expect(button).toHaveCount(0);
    const focused = page.locator(":focus");
    if (name === "Ångra") await expect(focused).toHaveAccessibleName(`Fler val för ${first}`);
    else await expect(focused.getByRole("list", { name: "Namnförslag" })).toBeVisible();
  });
}

test("a shared link has the filters, and opens with the names", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "share", { value: undefined, configurable: true }),
  );
  await page.goto("/fornamn?kon=flickor&borjar=A");
  const names = await suggestedNames(page);
  await page.getByRole("button", { name: "Dela", exact: true }).click();
  await expectSuccessToast(page, "Länk kopierad!");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain("/fornamn?kon=flickor&borjar=A&namn=");

  const other = await context.newPage();
  await other.goto(link);
  expect(await suggestedNames(other)).toEqual(names);
  await generate(other);
  await expect(other).toHaveURL("/fornamn?kon=flickor&borjar=A");
});

test("a base name is in every username, and kept by a reload", async ({ page }) => {
  await page.goto("/anvandarnamn");
  await waitForSuggestions(page);
  await page.getByRole("textbox", { name: "Basnamn" }).pressSequentially("Åsa!");
  const namesWithIt = async () => (await suggestedNames(page)).filter((name) => /asa/i.test(name));
  await expect.poll(async () => (await namesWithIt()).length).toBe(12);
  await expect(page).toHaveURL("/anvandarnamn?basnamn=%C3%85sa");
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Basnamn" })).toHaveValue("Åsa");
  await expect.poll(async () => (await namesWithIt()).length).toBe(12);
});
