import { SEED_ACCOUNTS } from "../dev/seed-accounts.ts";
import { pageHead } from "../src/app/page-heads.ts";
import { routes as appRoutes } from "../src/app/routes.ts";
import { signInAs } from "./accounts.ts";
import { expect, MISSING_PAGE_REPORT, test } from "./fixtures.ts";
import { NOT_FOUND_REPORT } from "./name-lists.ts";

const routes = appRoutes.map(({ path }) => ({ path, ...pageHead(path) }));

/** Every route of SPEC section 2. */
const SPEC_PATHS = [
  "/",
  "/namngenerator",
  "/generatorer",
  "/fornamn",
  "/efternamn",
  "/barnnamn",
  "/foretagsnamn",
  "/anvandarnamn",
  "/husdjursnamn",
  "/hundnamn",
  "/kattnamn",
  "/fantasy-namn",
  "/dnd-namn",
  "/blogg",
  "/kallor",
  "/kontakt",
  "/premium",
  "/auth",
  "/admin",
  "/konto",
  "/namnlistor",
  "/lista/:shareToken",
  "/om",
  "/integritetspolicy",
  "/cookiepolicy",
  "/villkor",
  "/tack",
  "*",
];

/** Personal pages, those without content of their own, and unknown paths. */
const UNLISTED = ["/auth", "/admin", "/konto", "/namnlistor", "/lista/:shareToken", "/tack", "*"];

/** Pages that send a visitor away to sign in, each with who may see it. */
const NEEDS_ACCOUNT = new Map<string, string>([
  ["/konto", SEED_ACCOUNTS.free],
  ["/admin", SEED_ACCOUNTS.admin],
  ["/namnlistor", SEED_ACCOUNTS.premium],
]);

test("the route table is that of the specification", () => {
  expect(routes.map(({ path }) => path).sort()).toEqual([...SPEC_PATHS].sort());
});

test("no two routes share a title or a description", () => {
  expect(new Set(routes.map(({ title }) => title)).size).toBe(routes.length);
  expect(new Set(routes.map(({ description }) => description)).size).toBe(routes.length);
});

for (const { path, title } of routes) {
  const address = path.replace(":shareToken", "en-lista").replace("*", "/finns/inte");

  test(`${address} says in its head what it is`, async ({ page, allowError }) => {
    if (path === "/lista/:shareToken") allowError(NOT_FOUND_REPORT);
    if (path === "*") allowError(MISSING_PAGE_REPORT);
    const account = NEEDS_ACCOUNT.get(path);
    if (account) await signInAs(page, account);
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\S/);
    await expect(page.getByRole("main")).toHaveCount(1);
    await expect(page).toHaveTitle(title);
    await expect(page.locator("html")).toHaveAttribute("lang", "sv");
    await expect(page.locator("head title")).toHaveCount(1);
    const description = page.locator("head meta[name=description]");
    await expect(description).toHaveCount(1);
    await expect(description).toHaveAttribute("content", pageHead(path).description);

    const canonical = page.locator("head link[rel=canonical]");
    const robots = page.locator("head meta[name=robots]");
    if (UNLISTED.includes(path)) {
      await expect(canonical).toHaveCount(0);
      await expect(robots).toHaveAttribute("content", "noindex");
    } else {
      await expect(canonical).toHaveCount(1);
      const href = await canonical.getAttribute("href");
      expect(new URL(href ?? "").pathname).toBe(path);
      await expect(robots).toHaveCount(0);
    }
  });
}

test("the canonical address leaves out the filters", async ({ page }) => {
  await page.goto("/fornamn?kon=flickor&langd=kort");
  await expect(page.locator("head link[rel=canonical]")).toHaveAttribute("href", /\/fornamn$/);
});

test("the footer names every public page and the year the product began", async ({ page }) => {
  await page.goto("/om");
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText("© 2024 Namnfynd");
  const hrefs = await footer
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  const listed = SPEC_PATHS.filter((path) => !UNLISTED.includes(path));
  const elsewhere = ["/", "/namngenerator", "/dnd-namn"];
  expect(hrefs.sort()).toEqual(listed.filter((path) => !elsewhere.includes(path)).sort());
  for (const column of ["Verktyg", "Företag"]) {
    await expect(footer.getByRole("navigation", { name: column })).toBeVisible();
  }
});
