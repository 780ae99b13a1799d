import type { Page } from "@playwright/test";
import { SEED_ACCOUNTS, SEED_PASSWORD } from "../dev/seed-accounts.ts";
import { expectToast, openAuth, submitLogin } from "./auth-forms.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { generate, heart } from "./generator-page.ts";

const PAGES = [
  { path: "/dnd-namn", heading: "D&D-namn" },
  { path: "/blogg", heading: "Blogg" },
  { path: "/kallor", heading: "Källor och metod" },
  { path: "/kontakt", heading: "Kontakt" },
  { path: "/om", heading: "Om oss" },
  { path: "/integritetspolicy", heading: "Integritetspolicy" },
  { path: "/cookiepolicy", heading: "Cookiepolicy" },
  { path: "/villkor", heading: "Villkor" },
] as const;

test.use({ reducedMotion: "reduce" });

/** Opens what is folded: an answer on /kontakt, the articles on /blogg. */
async function unfold(page: Page): Promise<void> {
  const main = page.getByRole("main");
  for (const fold of await main.locator("summary").all()) await fold.click();
  const [question] = await main.locator("button[aria-expanded]").all();
  await question?.click();
}

for (const { path, heading } of PAGES) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`${path} is accessible in the ${colorScheme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await unfold(page);
      await expectAccessible(page);
    });
  }

  test(`${path} fits narrow windows`, async ({ page }) => {
    for (const width of [320, 360, 768]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await unfold(page);
      const tooWide = await page.evaluate(() => {
        const isScrollable = document.documentElement.scrollWidth > window.innerWidth;
        // A word that is wider than its cell would lie over the next.
        const cells = [
          ...document.querySelectorAll<HTMLElement>("main :is(h1, h2, h3, p, li, th, td)"),
        ];
        return [
          ...(isScrollable ? ["the page"] : []),
          ...cells
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map(({ innerText }) => innerText),
        ];
      });
      expect(tooWide, `at ${width} px`).toEqual([]);
    }
  });
}

test("an entry of the table of contents leads to its section", async ({ page }) => {
  await page.goto("/villkor");
  const contents = page.getByRole("navigation", { name: "Innehåll" });
  await contents.getByRole("link", { name: /Förnyelse och uppsägning/ }).click();
  await expect(page).toHaveURL(/\/villkor#fornyelse$/);
  const section = page.getByRole("heading", { level: 2, name: /Förnyelse och uppsägning/ });
  await expect(section).toBeInViewport();
});

test("what a visit leaves in the browser stands in the cookie policy", async ({
  page,
  context,
}) => {
  await page.goto("/namngenerator");
  const [name = ""] = await generate(page);
  await heart(page, name).click();
  await page.getByRole("button", { name: `Visa inte ${name} igen`, exact: true }).click();
  await page.getByRole("radio", { name: "Mörkt" }).check();
  await openAuth(page);
  await submitLogin(page, SEED_ACCOUNTS.free, SEED_PASSWORD);
  await expectToast(page, "Du är nu inloggad");

  await page.goto("/cookiepolicy");
  const table = page.getByRole("table", { name: "Vad Namnfynd sparar i webbläsaren" });
  await expect(table).toBeVisible();
  const listed = await table.locator("code").allTextContents();
  const kept = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  expect(kept.length).toBeGreaterThan(5);
  const unlisted = kept.filter(
    (key) =>
      !listed.some((entry) =>
        entry.endsWith("…") ? key.startsWith(entry.slice(0, -1)) : key === entry,
      ),
  );
  expect(unlisted).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
