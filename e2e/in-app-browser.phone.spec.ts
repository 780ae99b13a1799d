/** The browser inside Instagram: it neither shares nor copies, and saves no files. */
import { expect, expectAccessibleInBothThemes, test } from "./fixtures.ts";

test.use({
  userAgent:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B83 Instagram 361.0.0.35.82 (iPhone14,5; iOS 18_1; sv_SE)",
});

test("a name's page shows its link to copy by hand, and where to save a file", async ({ page }) => {
  await page.addInitScript(() => {
    for (const missing of ["share", "clipboard"]) {
      Object.defineProperty(navigator, missing, { configurable: true, value: undefined });
    }
  });
  await page.goto("/namn/astrid");
  await page.getByRole("button", { name: "Dela", exact: true }).click();
  const link = page
    .getByRole("dialog", { name: "Dela länken" })
    .getByRole("textbox", { name: "Länken" });
  await link.click();
  const selected = () =>
    link.evaluate((field: HTMLInputElement) =>
      field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0),
    );
  await expect.poll(selected).toBe(page.url());
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "CSV", exact: true }).click();
  await expect(
    page.getByRole("dialog", { name: "Öppna sidan i Safari eller Chrome för att spara filen" }),
  ).toBeVisible();
});
