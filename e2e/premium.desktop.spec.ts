import { expect, expectAccessible, test } from "./fixtures.ts";

for (const colorScheme of ["light", "dark"] as const) {
  test(`/premium, its dialog and /tack are accessible in the ${colorScheme} theme`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    await page.goto("/premium");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Starta prenumeration" }).click();
    await expect(page.getByRole("dialog", { name: "Inloggning krävs" })).toBeVisible();
    await expectAccessible(page);
    await page.goto("/tack");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}
