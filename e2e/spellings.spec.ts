/** Spellings of a name that are counted together, on a top list and on the page of a name. */
import { expect, expectAccessibleInBothThemes, test } from "./fixtures.ts";
import { watchLayoutShift } from "./layout-shift.ts";

test("the arrow keys count spellings together on a top list, and going back takes it back", async ({
  page,
}) => {
  await page.goto("/namn/topplista/2022");
  const girls = page.getByRole("table", { name: "Flicknamn 2022" });
  await page.getByRole("radio", { name: "Per stavning" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(girls.getByRole("row", { name: /^2 Maja/ })).toContainText("598");
  await expect(girls).toContainText(/Maja\s448, Maya\s128, Maia\s18, Maija\s4/);
  await expect(page).toHaveURL("/namn/topplista/2022?stavningar=tillsammans");
  await expect(page.getByRole("radio", { name: "Stavningar tillsammans" })).toBeFocused();
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 320, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.goBack();
  await expect(girls.getByRole("row", { name: /^13 Maja/ })).toContainText("448");
});

test("nothing moves where the link counts spellings together", async ({ page }) => {
  const layoutShift = await watchLayoutShift(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { path, text } of [
      { path: "/namn/sara", text: "som fick Sara eller Sarah som tilltalsnamn" },
      { path: "/namn/topplista/2012", text: /Maja\s488, Maya\s155, Maia\s15/ },
    ]) {
      await page.goto(`${path}?stavningar=tillsammans`);
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByText(/räknas (tillsammans|som ett namn)\./)).toBeVisible();
      expect(await layoutShift(), `${path} at ${width} px`).toBe(0);
    }
  }
});
