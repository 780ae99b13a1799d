import { expect, test } from "./fixtures.ts";
import { suggestions, waitForSuggestions } from "./generator-page.ts";
import { watchLayoutShift } from "./layout-shift.ts";

test("a surname in the address is beside the names, and moves nothing", async ({ page }) => {
  const layoutShift = await watchLayoutShift(page);
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 360, height: 740 },
    // What is below the names is in sight.
    { width: 1280, height: 2400 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto("/barnnamn?efternamn=Lindqvist");
    await waitForSuggestions(page);
    await expect(suggestions(page).first()).toContainText(" Lindqvist, ");
    await expect(page.getByLabel("Efternamn")).toHaveValue("Lindqvist");
    expect(await layoutShift(), `${viewport.width} × ${viewport.height}`).toBe(0);
  }
});

test("a surname that is typed before the page reacts is not lost", async ({ page }) => {
  await page.goto("/fornamn", { waitUntil: "commit" });
  await page.getByLabel("Efternamn").fill("Ek");
  await expect(suggestions(page).first()).toContainText(" Ek, ");
  await expect(page).toHaveURL(/efternamn=Ek/);
});
