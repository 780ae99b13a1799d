/** A contrast theme, which replaces the backgrounds that show what is chosen. */

import type { Locator } from "@playwright/test";
import { SEED_ACCOUNTS } from "../dev/seed-accounts.ts";
import { signInAs } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { waitForSuggestions } from "./generator-page.ts";

test.use({ contextOptions: { forcedColors: "active" } });

/** The colour behind an element, as it is drawn. */
function background(element: Locator): Promise<string> {
  return element.evaluate((target) => getComputedStyle(target).backgroundColor);
}

test("a chosen filter looks different from one that is not", async ({ page }) => {
  await page.goto("/fornamn?kon=flickor");
  await waitForSuggestions(page);
  const chip = (label: string) => page.locator(".filter").filter({ hasText: label });
  expect(await background(chip("Kön"))).not.toBe(await background(chip("Stil")));
});

test("a filter that is typed into looks chosen when it is filled in", async ({ page }) => {
  await page.goto("/fornamn?kon=flickor");
  await waitForSuggestions(page);
  const chip = (label: string) => page.locator(".filter").filter({ hasText: label });
  const surname = page.getByLabel("Efternamn", { exact: true });
  expect(await background(chip("Efternamn"))).toBe(await background(chip("Stil")));
  await surname.fill("Berg");
  expect(await background(chip("Efternamn"))).toBe(await background(chip("Kön")));
});

test("only the current one of the header's links is underlined", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/efternamn");
  const links = page.getByRole("navigation", { name: "Huvudmeny" }).getByRole("link");
  const marked = await links.evaluateAll((all) => {
    const ground = getComputedStyle(document.body).backgroundColor;
    return all
      .filter((link) => getComputedStyle(link).borderBottomColor !== ground)
      .map((link) => link.textContent);
  });
  expect(marked).toEqual(["Efternamn"]);
});

test("a switch shows whether it is on", async ({ page }) => {
  await signInAs(page, SEED_ACCOUNTS.admin);
  await page.goto("/admin");
  const on = page.getByRole("switch", { checked: true }).first();
  const off = page.getByRole("switch", { checked: false }).first();
  await expect(on).toBeVisible();
  expect(await background(on)).not.toBe(await background(off));
  expect(await background(off.locator("> *"))).not.toBe(await background(off));
});

test("the colours of the theme win over those chosen on the site", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "light"));
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/namn/astrid");
  const label = page.getByRole("main").locator("svg text").first();
  const { color, ground } = await label.evaluate((text) => ({
    color: getComputedStyle(text).fill,
    ground: getComputedStyle(document.body).backgroundColor,
  }));
  expect(ground).toBe("rgb(0, 0, 0)");
  const [red = 0] = color.match(/\d+/g)?.map(Number) ?? [];
  expect(red).toBeGreaterThan(150);
});
