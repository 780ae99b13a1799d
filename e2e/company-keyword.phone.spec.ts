/** Company names around a visitor's own word, on a phone. */
import { expect, expectAccessibleInBothThemes, test } from "./fixtures.ts";
import { generateButton, suggestions, waitForSuggestions } from "./generator-page.ts";
import { watchLayoutShift } from "./layout-shift.ts";

test("a word that is typed is in one of the names, which says how it uses it", async ({ page }) => {
  await page.goto("/foretagsnamn");
  await waitForSuggestions(page);
  await page.getByLabel("Nyckelord").fill("surdeg");
  // A name of the trade can have the word too, without saying so.
  const withWord = () =>
    suggestions(page)
      .filter({ hasText: "ditt ord" })
      .getByRole("button", { name: /^Spara .*surdeg/i })
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label")));
  await expect.poll(async () => (await withWord()).length).toBe(1);
  await expect(page).toHaveURL(/nyckelord=surdeg/);
  await expect(suggestions(page).getByText(/ditt ord/)).toHaveCount(1);
  await expectAccessibleInBothThemes(page);

  const before = await withWord();
  await generateButton(page).click();
  await expect
    .poll(async () => (await withWord()).some((name) => before.includes(name)))
    .toBe(false);
  await page.getByLabel("Nyckelord").fill("bank");
  await expect(page.getByText(/^”bank” innehåller ett ord som bara/)).toBeVisible();
  await expect.poll(async () => (await withWord()).length).toBe(0);
});

test("a long word in the address moves nothing and fits", async ({ page }) => {
  const layoutShift = await watchLayoutShift(page);
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/foretagsnamn?nyckelord=takl%C3%A4ggare+i+Norrk%C3%B6ping");
    await waitForSuggestions(page);
    await expect(page.getByLabel("Nyckelord")).toHaveValue("takläggare i Norrköping");
    await expect(
      suggestions(page)
        .getByText(/ditt ord/)
        .first(),
    ).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await layoutShift(), `${width} px`).toBe(0);
  }
});
