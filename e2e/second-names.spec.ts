import { expect, test } from "./fixtures.ts";
import { suggestions, waitForSuggestions } from "./generator-page.ts";
import { watchLayoutShift } from "./layout-shift.ts";

test("a given name in the address has names with reasons, which move nothing", async ({ page }) => {
  const layoutShift = await watchLayoutShift(page);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/andranamn?fornamn=Astrid");
    await waitForSuggestions(page);
    await expect(suggestions(page).first()).toContainText(/Astrid .+ · A\.\p{Lu}\.\p{L}{3}/u);
    await expect(suggestions(page).first()).toContainText(/som andranamn/);
    // The count of chosen filters moves the sign of its button.
    expect(await layoutShift(), `${width} px`).toBeLessThan(0.001);
  }
});

test("a given name is typed, and a name saved, with the keyboard alone", async ({ page }) => {
  await page.goto("/andranamn");
  await waitForSuggestions(page);
  await page.getByLabel("Förnamn").focus();
  await page.keyboard.type("Nils");
  await expect(page.getByText("Andranamn till Nils")).toBeVisible();
  await expect(suggestions(page).first()).toContainText(/Nils .+ · N\./);
  const heart = suggestions(page)
    .first()
    .getByRole("button", { name: /^Spara .+ som favorit$/ });
  await heart.focus();
  await page.keyboard.press("Enter");
  await expect(heart).toHaveAttribute("aria-pressed", "true");
});
