import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { waitForSuggestions } from "./generator-page.ts";
import { hydratedFooter } from "./hydration.ts";

async function themeChoice(page: Page, name: string) {
  const footer = await hydratedFooter(page);
  return footer.getByRole("group", { name: "Utseende" }).getByRole("radio", { name });
}

/** "dark" or "light", by the colour of the background. */
function renderedTheme(page: Page): Promise<string> {
  return page.locator("body").evaluate((body) => {
    const channels = getComputedStyle(body).backgroundColor.match(/\d+/g) ?? [];
    const sum = channels.slice(0, 3).reduce((total, channel) => total + Number(channel), 0);
    return sum < 384 ? "dark" : "light";
  });
}

test("the theme follows the system until one is chosen", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/om");
  await expect(await themeChoice(page, "System")).toBeChecked();
  expect(await renderedTheme(page)).toBe("light");
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await renderedTheme(page)).toBe("dark");

  await (await themeChoice(page, "Ljust")).check();
  expect(await renderedTheme(page)).toBe("light");

  await (await themeChoice(page, "System")).check();
  expect(await renderedTheme(page)).toBe("dark");
  await page.reload();
  await expect(await themeChoice(page, "System")).toBeChecked();
  expect(await renderedTheme(page)).toBe("dark");
});

test("a chosen theme is there at once, without an animation of each button", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/fornamn");
  await waitForSuggestions(page);
  const dark = await themeChoice(page, "Mörkt");
  const animated = await page.evaluateHandle(() => {
    const elements: string[] = [];
    addEventListener("transitionrun", ({ target }) => {
      if (target instanceof Element) elements.push(target.outerHTML);
    });
    return elements;
  });
  await dark.check();
  expect(await renderedTheme(page)).toBe("dark");
  // Transitions are reported with the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await animated.jsonValue()).toEqual([]);
});

test("what is out of sight keeps its size while the theme changes, and then follows", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/fornamn");
  await waitForSuggestions(page);
  const dark = await themeChoice(page, "Mörkt");
  await dark.scrollIntoViewIfNeeded();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  const meanwhile = await page.evaluateHandle(() => {
    const heights: number[] = [];
    new MutationObserver(() => {
      requestAnimationFrame(() => heights.push(document.documentElement.scrollHeight));
    }).observe(document.documentElement, { attributeFilter: ["data-theme"] });
    return heights;
  });
  const heading = page.getByRole("heading", { level: 2 }).first();
  const colour = () => heading.evaluate((element) => getComputedStyle(element).color);
  const light = await colour();
  await dark.check();
  await expect(page.locator("html")).not.toHaveAttribute("data-theme-changes");
  expect(await colour()).not.toBe(light);
  expect(await meanwhile.jsonValue()).toEqual([before]);
  expect(await height()).toBe(before);
});

test("a chosen theme is stored, and applies before the site's code runs", async ({
  page,
  allowError,
}) => {
  allowError(/Failed to load resource|Failed to fetch dynamically imported module/);
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/om");
  await (await themeChoice(page, "Mörkt")).check();
  expect(await renderedTheme(page)).toBe("dark");
  await page.reload();
  await expect(await themeChoice(page, "Mörkt")).toBeChecked();
  expect(await renderedTheme(page)).toBe("dark");

  await page.route("**/*.js", (route) => route.abort());
  await page.reload({ waitUntil: "load" });
  expect(await renderedTheme(page)).toBe("dark");
});

test("a chosen theme applies in other tabs, also where the footer is out of sight", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: "light" });
  await other.goto("/kallor");
  await page.goto("/om");
  await (await themeChoice(page, "Mörkt")).check();
  await expect.poll(() => renderedTheme(other)).toBe("dark");
  await (await themeChoice(page, "Ljust")).check();
  await expect.poll(() => renderedTheme(other)).toBe("light");
});

test("a theme can be chosen when storage is blocked", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Blocked", "SecurityError");
      },
    });
  });
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/om");
  await (await themeChoice(page, "Mörkt")).check();
  expect(await renderedTheme(page)).toBe("dark");
});
