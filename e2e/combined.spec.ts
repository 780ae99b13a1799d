import { expect, test } from "./fixtures.ts";
import {
  expectSuccessToast,
  favorites,
  filter,
  generate,
  heart,
  suggestions,
} from "./generator-page.ts";

const PATH = "/namngenerator";

test("keeps the category and the sex in the address", async ({ page }) => {
  await page.goto(PATH);
  await expect(suggestions(page)).toHaveCount(0);
  expect(await generate(page)).toHaveLength(4);
  await filter(page, "Kategori").selectOption("hund");
  await expect(page).toHaveURL(`${PATH}?kategori=hund`);
  // Names of another category are no longer suggestions.
  await expect(suggestions(page)).toHaveCount(0);
  await filter(page, "Kön").selectOption("tik");
  await expect(page).toHaveURL(`${PATH}?kategori=hund&kon=tik`);
  await page.reload();
  await expect(filter(page, "Kategori")).toHaveValue("hund");
  await expect(filter(page, "Kön")).toHaveValue("tik");
  expect(await generate(page)).toHaveLength(4);
  await page.goBack();
  await expect(filter(page, "Kön")).toHaveValue("alla");
  await page.goBack();
  await expect(filter(page, "Kategori")).toHaveValue("barn");
});

test("stores favourites in the browser until they are removed", async ({ page }) => {
  await page.goto(PATH);
  const [first = "", second = ""] = await generate(page);
  for (const name of [first, second]) {
    await expect(heart(page, name)).toHaveAttribute("aria-pressed", "false");
    await heart(page, name).click();
    await expectSuccessToast(page, `${name} tillagt till favoriter`);
    await expect(heart(page, name)).toHaveAttribute("aria-pressed", "true");
  }
  const stored = () => page.evaluate(() => localStorage.getItem("favorites"));
  expect(await stored()).toBe(JSON.stringify([first, second]));

  await page.reload();
  await expect(favorites(page)).toHaveText([first, second]);
  await page.getByRole("button", { name: `Ta bort ${first} från favoriter` }).click();
  await expectSuccessToast(page, `${first} borttaget från favoriter`);
  await expect(favorites(page)).toHaveText([second]);
  expect(await stored()).toBe(JSON.stringify([second]));
});

test("copies a name to the clipboard", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(PATH);
  const [, name = ""] = await generate(page);
  await page.getByRole("button", { name: `Kopiera ${name}`, exact: true }).click();
  await expectSuccessToast(page, `${name} kopierat!`);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(name);
});

test("a success does not interrupt a screen reader", async ({ page }) => {
  await page.goto(PATH);
  const [name = ""] = await generate(page);
  await heart(page, name).click();
  await expectSuccessToast(page, `${name} tillagt till favoriter`);
  // The text to announce is in the document within a few frames, and is removed later.
  const interruptions = await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
    return document.querySelectorAll("[aria-live=assertive]").length;
  });
  expect(interruptions).toBe(0);
});
