import { pageHead } from "../src/app/page-heads.ts";
import { routes } from "../src/app/routes.ts";
import { SESSION_KEY } from "../src/lib/stored-session.ts";
import { filterPages } from "./filter-pages.ts";
import { expect, test } from "./fixtures.ts";
import { filter, suggestedNames, suggestionList } from "./generator-page.ts";

const listed = routes
  .filter(({ kind }) => kind === "generator" || kind === "content")
  .map(({ path }) => ({ path, ...pageHead(path) }));

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, title } of listed) {
    test(`${path} has its head and its text`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveTitle(title);
      await expect(page.locator("head link[rel=canonical]")).toHaveCount(1);
      await expect(page.locator('head meta[property="og:title"]')).toHaveAttribute(
        "content",
        title,
      );
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\S/);
      await expect(page.getByRole("contentinfo")).toBeVisible();
      const scripts = await page
        .locator("script:not([src]):not([type='application/ld+json'])")
        .allTextContents();
      expect(scripts, "inline scripts besides that of the theme").toHaveLength(1);
    });
  }

  for (const { path } of filterPages) {
    test(`${path} shows a sample of names, its tips and the answers to its questions`, async ({
      page,
    }) => {
      await page.goto(path);
      await expect(suggestionList(page).getByRole("listitem")).toHaveCount(12);
      await expect(page.getByRole("heading", { name: "Tips" })).toBeVisible();
      const answers = page
        .getByRole("region", { name: "Vanliga frågor" })
        .getByRole("region", { includeHidden: true });
      expect(await answers.count()).toBeGreaterThan(2);
      for (const answer of await answers.allTextContents()) expect(answer).toMatch(/\S/);
    });
  }

  for (const path of ["/auth", "/konto", "/namnlistor", "/admin", "/tack", "/lista/en-lista"]) {
    test(`${path} shows nothing of anybody`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator("head meta[name=robots]")).toHaveAttribute("content", "noindex");
      await expect(page.getByRole("main")).toHaveText("");
    });
  }
});

for (const path of ["/fornamn", "/kattnamn"]) {
  test(`the sample of ${path} gives way to other names, in the same list`, async ({ page }) => {
    await page.goto(path, { waitUntil: "commit" });
    const list = await suggestionList(page).elementHandle();
    const html = await (await page.request.get(path)).text();
    const sample = [...html.matchAll(/aria-label="Kopiera ([^"]+)"/g)].map(([, name]) => name);
    expect(sample).toHaveLength(12);
    const names = await suggestedNames(page);
    expect(names).toHaveLength(12);
    // A name that was in both would move from one place to another before the visitor's eyes.
    expect(names.filter((name) => sample.includes(name))).toEqual([]);
    expect(await list?.evaluate((element) => element.isConnected)).toBe(true);
  });
}

test("somebody with a session is not greeted as a visitor while the scripts are on their way", async ({
  page,
  allowError,
}) => {
  allowError(/Failed to load resource/);
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/");
  const logIn = page.getByRole("banner").getByRole("link", { name: "Logga in" });
  await expect(logIn).toBeVisible();
  await page.evaluate((key) => localStorage.setItem(key, "{}"), SESSION_KEY);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(logIn).toBeHidden();
});

test("filters in the address are obeyed by a page that was built without them", async ({
  page,
}) => {
  await page.goto("/fornamn?kon=pojkar&borjar=A");
  await expect(filter(page, "Kön")).toHaveValue("pojkar");
  for (const name of await suggestedNames(page)) expect(name).toMatch(/^[AÁÀ]/);
});

test("the sitemap tells of every page for search engines, and of no other", async ({ request }) => {
  const xml = await (await request.get("/sitemap.xml")).text();
  const paths = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => new URL(address));
  expect(paths.map(({ pathname }) => pathname)).toEqual(listed.map(({ path }) => path));
});
