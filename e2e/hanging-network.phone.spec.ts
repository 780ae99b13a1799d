/** A network on which requests hang: they neither fail nor are answered. */
import type { Locator, Page } from "@playwright/test";
import { ANSWER_TIMEOUT_MS, SLOW_LOADING_MS } from "../src/config/limits.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { suggestedNames, suggestions } from "./generator-page.ts";
import { hydratedFooter } from "./hydration.ts";

/**
 * Lets requests hang, until they are answered by `page.unrouteAll`.
 *
 * @param types what is requested, as Playwright calls it
 * @returns answers new requests
 */
async function hang(page: Page, ...types: readonly string[]): Promise<() => void> {
  let isOver = false;
  await page.route("**/*", (route) => {
    if (isOver || !types.includes(route.request().resourceType())) return route.continue();
  });
  return () => {
    isOver = true;
  };
}

function slowNote(page: Page): Locator {
  return page.getByRole("alert").filter({ hasText: "Det här tar längre tid än vanligt." });
}

function heading(page: Page): Locator {
  return page.getByRole("heading", { level: 1 });
}

/** Presses a link on a page whose network has begun to hang, and waits until the next page is slow. */
async function openSlowPage(page: Page): Promise<() => void> {
  await page.clock.install();
  await page.goto("/om");
  const link = (await hydratedFooter(page)).getByRole("link", { name: "Efternamn", exact: true });
  const end = await hang(page, "script", "fetch");
  await link.click();
  await expect(heading(page)).toHaveCount(0);
  await page.clock.fastForward(SLOW_LOADING_MS);
  await expect(slowNote(page)).toBeInViewport();
  return end;
}

test("a page whose code hangs says so, and comes with its code", async ({ page }) => {
  await openSlowPage(page);
  await expect(heading(page)).toHaveText("Sidan laddas långsamt");
  await expectAccessible(page);
  await page.unrouteAll();
  await expect(heading(page)).toHaveText("Efternamn");
  await expect(slowNote(page)).toHaveCount(0);
});

test("a first page whose code hangs says that it does nothing yet, until it does", async ({
  page,
}) => {
  await page.clock.install();
  await hang(page, "script");
  await page.goto("/barnnamn", { waitUntil: "domcontentloaded" });
  await expect(heading(page)).toBeVisible();
  await page.clock.fastForward(SLOW_LOADING_MS);
  const note = page.getByRole("alert").filter({ hasText: "Sidans knappar fungerar inte än" });
  await expect(note).toBeInViewport();
  await expectAccessible(page);
  await page.unrouteAll();
  expect(await suggestedNames(page)).toHaveLength(12);
  await expect(note).toHaveCount(0);
});

test("a page whose code hangs can be loaded again", async ({ page }) => {
  const end = await openSlowPage(page);
  end();
  await slowNote(page).getByRole("button", { name: "Ladda om sidan" }).click();
  await expect(heading(page)).toHaveText("Efternamn");
  await expect(suggestions(page)).toHaveCount(12);
});

test("a page of a name whose data hangs says so below the name, and comes with another try", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/sok?namn=Yngvar");
  const link = page.getByRole("link", { name: "Allt om förnamnet Yngvar" });
  await expect(link).toBeVisible();
  await hang(page, "fetch");
  await link.click();
  await expect(heading(page)).toHaveText("Yngvar");
  await page.clock.fastForward(SLOW_LOADING_MS);
  await expect(slowNote(page)).toBeInViewport();
  const retry = page.getByRole("alert").getByRole("button", { name: "Försök igen" });
  await page.clock.fastForward(ANSWER_TIMEOUT_MS);
  await expect(retry).toBeInViewport();
  await expect(slowNote(page)).toHaveCount(0);
  await page.unrouteAll();
  await retry.click();
  await expect(page.getByRole("main")).toContainText("personer i Sverige Yngvar");
});
