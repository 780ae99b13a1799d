import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

function themeChoice(page: Page, name: string) {
  return page.getByRole("group", { name: "Utseende" }).getByRole("radio", { name });
}

/** "dark" or "light", as the page's ground is drawn. */
function drawnTheme(page: Page): Promise<string> {
  return page.locator("body").evaluate((body) => {
    const channels = getComputedStyle(body).backgroundColor.match(/\d+/g) ?? [];
    const sum = channels.slice(0, 3).reduce((total, channel) => total + Number(channel), 0);
    return sum < 384 ? "dark" : "light";
  });
}

test("the theme follows the system until one is chosen", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/om");
  await expect(themeChoice(page, "System")).toBeChecked();
  expect(await drawnTheme(page)).toBe("light");
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await drawnTheme(page)).toBe("dark");

  await themeChoice(page, "Ljust").check();
  expect(await drawnTheme(page)).toBe("light");

  await themeChoice(page, "System").check();
  expect(await drawnTheme(page)).toBe("dark");
  await page.reload();
  await expect(themeChoice(page, "System")).toBeChecked();
  expect(await drawnTheme(page)).toBe("dark");
});

test("a chosen theme is remembered", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/om");
  await themeChoice(page, "Mörkt").check();
  expect(await drawnTheme(page)).toBe("dark");
  await page.reload();
  await expect(themeChoice(page, "Mörkt")).toBeChecked();
  expect(await drawnTheme(page)).toBe("dark");
});

test("a remembered theme is there before any of the site's code", async ({ page, allowError }) => {
  allowError(/Failed to load resource/);
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/om");
  await themeChoice(page, "Mörkt").check();
  await page.route("**/*.js", (route) => route.abort());
  await page.reload();
  expect(await drawnTheme(page)).toBe("dark");
});

test("with blocked storage a theme can still be chosen", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Blocked", "SecurityError");
      },
    });
  });
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/om");
  await themeChoice(page, "Mörkt").check();
  expect(await drawnTheme(page)).toBe("dark");
});
