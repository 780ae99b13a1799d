/** What a machine can check of any page: accessibility, narrow windows, and the security policy. */

import type { Page } from "@playwright/test";
import { SEED_ACCOUNTS } from "../dev/seed-accounts.ts";
import { exampleAddresses } from "../scripts/example-addresses.ts";
import { routes } from "../src/app/routes.ts";
import { signInAs } from "./accounts.ts";
import { expect, expectAccessibleInBothThemes, MISSING_PAGE_REPORT, test } from "./fixtures.ts";
import { generateButton, questions, suggestionList, waitForSuggestions } from "./generator-page.ts";
import { NOT_FOUND_REPORT } from "./name-lists.ts";

/** Pages that send a visitor away to sign in, each with an account that may see it. */
const NEEDS_ACCOUNT = new Map<string, string>([
  ["/konto", SEED_ACCOUNTS.free],
  ["/admin", SEED_ACCOUNTS.admin],
  ["/namnlistor", SEED_ACCOUNTS.premium],
]);

/** From the narrowest screen that the site supports up to a tablet, in pixels. */
const NARROW_WIDTHS = [320, 360, 768];

test.use({ reducedMotion: "reduce" });

/** Waits for everything that the page loads, and opens what is folded. */
async function unfold(page: Page): Promise<void> {
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(/\S/);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  if ((await generateButton(page).count()) > 0) {
    if ((await suggestionList(page).count()) === 0) await generateButton(page).click();
    await waitForSuggestions(page);
  }
  const isGenerator = (await main.getByRole("form", { name: "Filter" }).count()) > 0;
  const hasQuestions = (await main.getByRole("region", { name: "Vanliga frågor" }).count()) > 0;
  if (isGenerator && hasQuestions) await questions(page).waitFor();
  await main
    .locator("button[aria-expanded=false]")
    .first()
    .or(main)
    .first()
    .scrollIntoViewIfNeeded();
  for (const summary of await main.locator("summary").all()) await summary.click();
  const [question] = await main.locator("button[aria-expanded=false]").all();
  await question?.click();
}

/** What is wider than its place: the page itself, or text that overlaps what is beside it. */
function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isScrollable = document.documentElement.scrollWidth > window.innerWidth;
    const blocks = document.querySelectorAll<HTMLElement>(
      "main :is(h1, h2, h3, p, li, th, td, .generate-bar)",
    );
    return [
      ...(isScrollable ? ["the page"] : []),
      ...[...blocks]
        // Both are rounded.
        .filter((block) => block.scrollWidth > block.clientWidth + 1 && block.clientWidth > 1)
        // The facts of a suggestion are one line, cut on purpose.
        .filter((block) => getComputedStyle(block).textOverflow !== "ellipsis")
        .map(({ innerText }) => innerText),
    ];
  });
}

/** Text as a reader may space it (WCAG 2.2, 1.4.12). */
const SPACED_TEXT = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p {
    margin-bottom: 2em !important;
  }
`;

/** Text at 200 % (WCAG 2.2, 1.4.4). */
const LARGE_TEXT = "html { font-size: 32px !important; }";

/** Replaces what an earlier call has set. */
function setReaderStyle(page: Page, style: string): Promise<void> {
  return page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, style);
}

for (const { path } of routes) {
  const address = exampleAddresses.get(path) ?? path;

  test(`${address} is accessible and fits narrow windows`, async ({ page, allowError }) => {
    if (path === "/lista/:shareToken") allowError(NOT_FOUND_REPORT);
    if (path === "*") allowError(MISSING_PAGE_REPORT);
    const account = NEEDS_ACCOUNT.get(path);
    if (account) await signInAs(page, account);
    const response = await page.goto(address);
    // Anything that it blocks is an error, which fails the test.
    expect(response?.headers()["content-security-policy"]).toContain("default-src 'none'");
    await unfold(page);
    await expectAccessibleInBothThemes(page);
    for (const width of NARROW_WIDTHS) {
      await page.setViewportSize({ width, height: 740 });
      expect.soft(await findOverflow(page), `at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 740 });
    await setReaderStyle(page, SPACED_TEXT);
    expect(await findOverflow(page), "with spaced text at 320 px").toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await setReaderStyle(page, LARGE_TEXT);
    expect(await findOverflow(page), "with text at 200 % at 390 px").toEqual([]);
    const bar = page.locator(".generate-bar");
    if ((await bar.count()) > 0) {
      expect((await bar.boundingBox())?.height, "the bar with large text").toBeLessThan(844 / 4);
    }
  });
}
