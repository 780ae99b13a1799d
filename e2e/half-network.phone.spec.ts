/** A network that loses half of what is requested: every page comes, at once or after a press that tries again. */
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { generateButton, suggestions, waitForSuggestions } from "./generator-page.ts";

/** Loses every second request for a script or data. What has come stays in the cache, which routes turn off. */
async function loseHalf(page: Page): Promise<void> {
  const cached = new Set<string>();
  let count = 0;
  await page.route("**/*", async (route) => {
    const request = route.request();
    const isLossy = ["script", "fetch", "xhr"].includes(request.resourceType());
    if (!isLossy || cached.has(request.url())) return route.continue();
    count += 1;
    if (count % 2 === 0) return route.abort();
    if (request.resourceType() === "script") cached.add(request.url());
    return route.continue();
  });
}

/** Sees that the page says what is missing until the content is there, and presses the button that tries again. */
async function arrive(page: Page, content: Locator): Promise<void> {
  const retry = page.getByRole("alert").getByRole("button", { name: "Ladda om sidan" }).first();
  await expect(async () => {
    await expect(content.or(retry).first()).toBeVisible();
    if (await retry.isVisible()) await retry.click();
    await expect(retry).toHaveCount(0, { timeout: 5000 });
    await expect(content).toBeVisible({ timeout: 5000 });
  }).toPass();
}

function heading(page: Page, name: string | RegExp): Locator {
  return page.getByRole("heading", { level: 1, name });
}

test("a walk reaches every page", async ({ page, allowError }) => {
  allowError(/Failed to load resource|Failed to fetch|PageLoadError|A page failed/);
  await loseHalf(page);
  // It may not be hydrated before a press that tries again.
  await page.goto("/", { waitUntil: "load" });
  await arrive(page, heading(page, "Hitta det perfekta namnet"));

  await page
    .getByRole("main")
    .getByRole("link", { name: /^Barnnamn/ })
    .click();
  await arrive(page, heading(page, "Barnnamn"));
  await arrive(page, suggestions(page).nth(11));
  await waitForSuggestions(page);
  const before = await suggestions(page).allTextContents();
  await generateButton(page).click();
  await expect.poll(() => suggestions(page).allTextContents()).not.toEqual(before);

  const card = suggestions(page).first().getByRole("link");
  await arrive(page, card);
  await card.click();
  await arrive(page, page.getByRole("main").getByText("personer i Sverige"));
  await page.goBack();
  await arrive(page, suggestions(page).nth(11));

  await page.getByRole("contentinfo").getByRole("link", { name: "Premium" }).click();
  await arrive(page, page.getByRole("main").getByRole("region", { name: "Jämför" }));
  await page.getByRole("button", { name: "Öppna menyn" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Logga in" }).click();
  await arrive(page, page.getByLabel("E-post"));
});
