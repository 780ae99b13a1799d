import type { Page } from "@playwright/test";
import { filterPages } from "./filter-pages.ts";
import { expect, test } from "./fixtures.ts";
import {
  expectSuccessToast,
  generateButton,
  heart,
  openWithStoppedClock,
  passGeneration,
  suggestedNames,
  suggestionList,
  suggestions,
} from "./generator-page.ts";

/** The figures that suggestions are shown with. */
const FACTS = /(name|pet)-facts/;

/** Code that no page needs for its first suggestion. */
const LATER = new RegExp(`${FACTS.source}|pet-top-names|guide|accordion|toaster`);

/** The code asked for so far, without the folder. */
function requestedCode(page: Page): string[] {
  const files: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) files.push(pathname.slice(pathname.lastIndexOf("/") + 1));
  });
  return files;
}

for (const { path, fact, hasFacts } of filterPages) {
  test(`${path} loads facts and guide after the first suggestion, toasts when needed`, async ({
    page,
  }) => {
    const code = requestedCode(page);
    await openWithStoppedClock(page, path);
    // The page stands and the generation waits: nothing more is needed for the first suggestion.
    await expect(generateButton(page)).toBeDisabled();
    await expect(suggestions(page)).toHaveCount(0);
    expect(code).not.toEqual([]);
    expect(code.filter((file) => LATER.test(file))).toEqual([]);

    await passGeneration(page);
    await expect(suggestions(page)).toHaveCount(12);
    await page.clock.resume();
    if (fact) await expect(suggestionList(page)).toContainText("SCB");
    await expect(page.getByRole("heading", { name: "Vanliga frågor" })).toBeVisible();
    await expect.poll(() => code.some((file) => FACTS.test(file))).toBe(hasFacts);
    await expect.poll(() => code.some((file) => file.includes("guide"))).toBe(true);
    expect(code.some((file) => file.includes("toaster"))).toBe(false);

    const [name = ""] = await suggestedNames(page);
    await heart(page, name).click();
    await expectSuccessToast(page, `${name} tillagt till favoriter`);
    expect(code.some((file) => file.includes("toaster"))).toBe(true);
  });
}

test("/ loads facts after the first suggestion", async ({ page }) => {
  const code = requestedCode(page);
  await openWithStoppedClock(page, "/");
  await expect(generateButton(page)).toBeDisabled();
  expect(code).not.toEqual([]);
  expect(code.filter((file) => LATER.test(file))).toEqual([]);
  await passGeneration(page);
  await expect(suggestions(page)).toHaveCount(4);
  await expect(suggestionList(page)).toContainText("SCB");
});

test("/namngenerator loads facts after the first suggestion", async ({ page }) => {
  const code = requestedCode(page);
  await openWithStoppedClock(page, "/namngenerator");
  await generateButton(page).click();
  await expect(page.getByRole("button", { name: "Genererar namn..." })).toBeDisabled();
  expect(code).not.toEqual([]);
  expect(code.filter((file) => LATER.test(file))).toEqual([]);

  await passGeneration(page);
  await expect(suggestions(page)).toHaveCount(4);
  await expect(suggestionList(page)).toContainText("SCB");
  expect(code.some((file) => FACTS.test(file))).toBe(true);
});

test("names and the guide's text stand when the code of facts and guide is out of reach", async ({
  page,
  allowError,
}) => {
  allowError(/Failed to load resource/);
  await openWithStoppedClock(page, "/fornamn");
  await expect(generateButton(page)).toBeDisabled();
  await page.route("**/*.js", (route) => route.abort());
  await passGeneration(page);
  await expect(suggestions(page)).toHaveCount(12);
  await page.clock.resume();
  await expect(page.getByRole("heading", { name: "Vanliga frågor" })).toBeVisible();
  await expect(suggestionList(page)).not.toContainText("SCB");
});

test("a guide that cannot be loaded after a navigation says so, and comes with a reload", async ({
  page,
  allowError,
}) => {
  allowError(/Failed to load resource/);
  const GUIDE = "**/*-guide-*.js";
  await page.goto("/om");
  await page.route(GUIDE, (route) => route.abort());
  const tools = page.getByRole("navigation", { name: "Verktyg" });
  await tools.getByRole("link", { name: "Förnamn" }).click();
  await expect(page.getByText("Resten av sidan kunde inte laddas.")).toBeVisible();

  await page.unroute(GUIDE);
  await page.getByRole("button", { name: "ladda om sidan" }).click();
  await expect(page.getByRole("heading", { name: "Vanliga frågor" })).toBeVisible();
});
