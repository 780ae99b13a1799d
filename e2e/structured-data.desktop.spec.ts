import type { Page } from "@playwright/test";
import { routes } from "../src/app/routes.ts";
import { findingsOf, listOf, parseStructuredData } from "../tests/structured-data.ts";
import { filterPages } from "./filter-pages.ts";
import { expect, test } from "./fixtures.ts";

/** What these pages have at the least. */
const EXPECTED = new Map<string, readonly string[]>([
  ["/", ["WebSite", "Organization"]],
  ["/generatorer", ["BreadcrumbList", "ItemList"]],
  ["/premium", ["Product"]],
  ...filterPages.map(({ path }) => [path, ["BreadcrumbList", "FAQPage"]] as const),
]);

const publicPaths = routes
  .filter(({ kind }) => kind === "generator" || kind === "content")
  .map(({ path }) => path);

async function readStructuredData(page: Page) {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  return blocks.map(parseStructuredData);
}

async function typesOn(page: Page) {
  return (await readStructuredData(page)).map((data) => data["@type"]);
}

/** The address that the site is built for, without a slash at its end. */
async function siteAddress(page: Page): Promise<string> {
  const address = await page.locator("link[rel=canonical]").getAttribute("href");
  return new URL(address ?? "").origin;
}

/** Opens the page, and waits for what it is known to load after its first part. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect
    .poll(() => typesOn(page))
    .toEqual(expect.arrayContaining([...(EXPECTED.get(path) ?? [])]));
}

for (const path of publicPaths) {
  test(`${path} tells search engines what it shows`, async ({ page }) => {
    await open(page, path);
    const all = await readStructuredData(page);
    const site = await siteAddress(page);
    expect(all.flatMap((data) => findingsOf(data, site))).toEqual([]);

    const types = all.map((data) => data["@type"]);
    expect(new Set(types).size).toBe(types.length);

    const html = await (await page.request.get(path)).text();
    const built = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
    expect([...built].map(([, text = ""]) => parseStructuredData(text))).toEqual(all);

    const crumbs = page.getByRole("navigation", { name: "Brödsmulor" }).getByRole("listitem");
    const trail = all.find((data) => data["@type"] === "BreadcrumbList");
    expect(listOf(trail, "itemListElement").map(({ name }) => name)).toEqual(
      (await crumbs.allInnerTexts()).map((text) => text.replace("›", "").trim()),
    );

    const faq = listOf(
      all.find((data) => data["@type"] === "FAQPage"),
      "mainEntity",
    );
    const questions = page.getByRole("region", { name: "Vanliga frågor" });
    await expect(questions.getByRole("button")).toHaveText(faq.map(({ name }) => String(name)));
    for (const { name, acceptedAnswer } of faq) {
      // Closed, and still there.
      const answer = questions.getByRole("region", {
        name: String(name),
        exact: true,
        includeHidden: true,
      });
      expect(acceptedAnswer).toEqual({ "@type": "Answer", text: await answer.textContent() });
    }
  });
}

test("the list of generators has those that are seen, each with its page", async ({ page }) => {
  await open(page, "/generatorer");
  const site = await siteAddress(page);
  const list = (await readStructuredData(page)).find((data) => data["@type"] === "ItemList");
  const cards = page.getByRole("main").getByRole("heading", { level: 3 }).getByRole("link");
  const seen = await cards.evaluateAll((links) =>
    links.map((link) => ({ name: link.textContent, path: link.getAttribute("href") })),
  );
  expect(listOf(list, "itemListElement").map(({ name, url }) => ({ name, url }))).toEqual(
    seen.map(({ name, path }) => ({ name, url: `${site}${path}` })),
  );
});

test("the offer has the price that is seen", async ({ page }) => {
  await open(page, "/premium");
  const product = (await readStructuredData(page)).find((data) => data["@type"] === "Product");
  for (const { name, price } of listOf(product, "offers")) {
    const plan = page
      .getByRole("article")
      .filter({ has: page.getByRole("heading", { name: String(name), exact: true }) });
    await expect(plan).toContainText(new RegExp(`^\\D*${String(price)}\\skr`));
  }
  await expect(page.getByRole("main")).toContainText(String(product?.description));
});

test("the pictures that are pointed to exist", async ({ page }) => {
  for (const path of ["/", "/premium"]) {
    await open(page, path);
    const site = await siteAddress(page);
    const pointedTo = (await readStructuredData(page)).flatMap(({ image, logo }) => [image, logo]);
    const addresses = pointedTo.filter((address) => typeof address === "string");
    expect(addresses).toHaveLength(1);
    for (const address of addresses) {
      const response = await page.request.get(address.replace(site, ""));
      expect(response.headers()["content-type"]).toBe("image/png");
    }
  }
});

test("a page left behind takes its data along", async ({ page }) => {
  await open(page, "/fornamn");
  const trail = page.getByRole("navigation", { name: "Brödsmulor" });
  await trail.getByRole("link", { name: "Generatorer" }).click();
  await expect.poll(() => typesOn(page)).toEqual(["BreadcrumbList", "ItemList"]);
  await trail.getByRole("link", { name: "Hem" }).click();
  await expect.poll(() => typesOn(page)).toEqual(["WebSite", "Organization"]);
  await page.goBack();
  await expect.poll(() => typesOn(page)).toEqual(["BreadcrumbList", "ItemList"]);
});
