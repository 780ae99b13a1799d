import { readFileSync } from "node:fs";
import type { Download, Page } from "@playwright/test";
import { expect, expectAccessibleInBothThemes, test } from "./fixtures.ts";
import { heart, suggestedNames } from "./generator-page.ts";
import { button, openLists, signInAsSubscriber, storeList } from "./name-lists.ts";
import { printed, readPdf } from "./pdf.ts";

/** Chooses a format in the open dialog. */
async function download(page: Page, format: string): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent("download"), button(page, format).click()]);
  return file;
}

async function bytesOf(file: Download): Promise<Buffer> {
  return readFileSync(await file.path());
}

async function printedText(page: Page): Promise<string> {
  return (await printed(page)).map(({ text }) => text).join(" ");
}

test("a visitor sees what the export does, and the way to Premium", async ({ page }) => {
  await page.goto("/kattnamn");
  await suggestedNames(page);
  await button(page, "Exportera").focus();
  await page.keyboard.press("Enter");
  const premium = page.getByRole("dialog").getByRole("link", { name: "Se Premium" });
  await expect(premium).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await premium.press("Enter");
  await expect(page).toHaveURL(/\/premium$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

// The fixtures fail the test for whatever the content security policy blocks.
test("a subscriber downloads suggestions, favourites and a list of many names", async ({
  page,
}) => {
  test.slow();
  const user = await signInAsSubscriber(page);
  const names = Array.from({ length: 500 }, (_, i) => `Åsa-Łucja Şirin ${i}`);
  await storeList(page, user, { title: "Våra namn", names });

  await page.goto("/fornamn?efternamn=Lindqvist");
  const suggested = await suggestedNames(page);
  const [first = ""] = suggested;
  await heart(page, first).click();
  await button(page, "Exportera").click();
  const dialog = page.getByRole("dialog");
  await expect(button(page, "PDF att skriva ut")).toBeFocused();
  await expectAccessibleInBothThemes(page);
  const pdf = await download(page, "PDF att skriva ut");
  expect(pdf.suggestedFilename()).toMatch(/^namnfynd-forslag-fornamn-\d{4}-\d\d-\d\d\.pdf$/);
  const suggestions = await readPdf(await bytesOf(pdf));
  expect(suggestions).toHaveLength(1);
  expect(suggestions[0]?.text).toContain("Namnförslag");
  for (const name of suggested) expect(suggestions[0]?.text).toContain(`${name} Lindqvist`);
  await expect(dialog.getByRole("status")).toHaveText(/^Klart: /);
  // A toast on top takes the first press.
  await expect(async () => {
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await expect(button(page, "Exportera")).toBeFocused();

  await button(page, "Exportera favoriterna").click();
  const csv = await bytesOf(await download(page, "CSV för kalkylblad"));
  expect([...csv.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(csv.toString()).toContain(`\r\n${first};Förnamn;`);

  await openLists(page);
  await button(page, "Exportera listan Våra namn").click();
  const pages = await readPdf(await bytesOf(await download(page, "PDF att skriva ut")));
  expect(pages.length).toBeGreaterThan(5);
  expect(pages.at(-1)?.text).toContain(`Sida ${pages.length} av ${pages.length}`);
  expect(pages.at(-1)?.text).toContain(names.at(-1));
});

test("a list is printed with all its names, and without the frame of the site", async ({
  page,
}) => {
  test.slow();
  const user = await signInAsSubscriber(page);
  const names = Array.from({ length: 30 }, (_, i) => `Namn${i}`);
  const list = await storeList(page, user, { title: "Våra namn", names, is_public: true });
  await openLists(page);
  await page.emulateMedia({ colorScheme: "dark" });
  const own = await printedText(page);
  for (const name of names) expect(own).toContain(name);
  expect(own).not.toMatch(/Logga ut|Integritetspolicy|Visa färre|\+20 till|Kopiera/);
  // The page itself shows the first names again.
  await expect(button(page, "+20 till i listan Våra namn")).toBeVisible();

  await page.goto(`/lista/${list.share_token}`);
  await expect(page.getByRole("listitem").filter({ hasText: "Namn29" })).toBeVisible();
  const shared = await printedText(page);
  for (const name of names) expect(shared).toContain(name);
  expect(shared).not.toMatch(/Logga|Integritetspolicy|Kopiera länk|Premium/);
});
