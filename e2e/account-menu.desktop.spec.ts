import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { SEED_ACCOUNTS } from "../dev/seed-accounts.ts";
import { signInAs } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { favorites, generate, heart, waitForSuggestions } from "./generator-page.ts";
import { openFromMenu } from "./site-menu.ts";

const IN_ACCOUNT = "De sparas i ditt konto.";
const IN_BROWSER = "De sparas i den här webbläsaren.";

test("the header fits on one line on every wide screen", async ({ page }) => {
  await signInAs(page, SEED_ACCOUNTS.premium);
  await page.goto("/");
  await expect(page.getByRole("navigation", { name: "Konto" }).getByRole("link")).toHaveText([
    "Mina listor",
    "Mitt konto",
  ]);
  const account = page.getByRole("link", { name: "Mitt konto" });
  const logOut = page.getByRole("button", { name: "Logga ut" });
  const heights: (number | undefined)[] = [];
  for (const width of [1024, 1100, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    const email = page.getByRole("banner").getByText(SEED_ACCOUNTS.premium);
    await expect(email).toBeInViewport({ ratio: 1 });
    const end = await account.evaluate((link) => link.getBoundingClientRect().right);
    expect((await logOut.boundingBox())?.x, `at ${width} px`).toBeGreaterThan(end);
    heights.push((await page.getByRole("banner").boundingBox())?.height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  expect(new Set(heights).size).toBe(1);
});

test("a long address leaves room for what the search field says", async ({ page }) => {
  await signInAs(page, SEED_ACCOUNTS.premium);
  await page.goto("/");
  const email = page.getByRole("banner").getByTitle(SEED_ACCOUNTS.premium);
  await email.evaluate((element) => (element.textContent = `${"a".repeat(40)}@example.se`));
  const field = page.getByRole("banner").getByRole("searchbox");
  const isCut = await field.evaluate((input: HTMLInputElement) => {
    input.value = input.placeholder;
    return input.scrollWidth > input.clientWidth;
  });
  expect(isCut).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
});

/** Collects the requested scripts that contain the backend's client. */
function backendCode(page: Page): string[] {
  const found: string[] = [];
  page.on("request", async (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.endsWith(".js")) return;
    const code = await readFile(`dist${pathname}`, "utf8");
    if (/gotrue|supabase-js|grant_type/i.test(code)) found.push(pathname);
  });
  return found;
}

test("a visitor's generator page loads no account code, and asks only for the free plan", async ({
  page,
}) => {
  const code = backendCode(page);
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  await page.goto("/fornamn");
  await waitForSuggestions(page);
  // The guide is the last that a generator page loads.
  await expect(page.locator("main [data-hydrated]", { has: page.locator("h2") })).toBeAttached();
  expect(paths.filter((path) => path.endsWith(".js"))).not.toEqual([]);
  expect(code).toEqual([]);
  expect(paths.filter((path) => /account-(menu|sync)|query-client/.test(path))).toEqual([]);
  const calls = paths.filter((path) => /\/(auth|rest|functions)\/v1/.test(path));
  expect(calls.filter((path) => path !== "/rest/v1/rpc/plan_matrix")).toEqual([]);
});

test("the account's favourites sync without the code of the menu", async ({ page, allowError }) => {
  allowError(/Failed to load resource/);
  await signInAs(page, SEED_ACCOUNTS.premium);
  await page.route(/account-menu/, (route) => route.abort());
  await page.goto("/namngenerator");
  await expect(page.getByText(IN_ACCOUNT)).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Mitt konto" })).toBeVisible();
});

test("without the code of the sync the browser's favourites work, until it can be loaded", async ({
  page,
  allowError,
}) => {
  allowError(/Failed to load resource/);
  await signInAs(page, SEED_ACCOUNTS.premium);
  await page.route(/account-sync/, (route) => route.abort());
  await page.goto("/namngenerator");
  const [name = ""] = await generate(page);
  await heart(page, name).click();
  await expect(favorites(page)).toHaveText([name]);
  await expect(page.getByText(IN_BROWSER)).toBeVisible();
  await page.getByRole("button", { name: `Ta bort ${name} från favoriter` }).click();
  await expect(favorites(page)).toHaveCount(0);

  await page.unroute(/account-sync/);
  for (const name of ["Om oss", "Generator"]) await openFromMenu(page, name);
  await expect(page.getByText(IN_ACCOUNT)).toBeVisible();
});
