/** What a machine can check of any page: accessibility, narrow windows, and the security policy. */
import type { Page } from "@playwright/test";
import { SEED_ACCOUNTS } from "../dev/seed-accounts.ts";
import { exampleAddresses } from "../scripts/example-addresses.ts";
import { routes } from "../src/app/routes.ts";
import { signInAs } from "./accounts.ts";
import { expect, expectAccessibleInBothThemes, MISSING_PAGE_REPORT, test } from "./fixtures.ts";
import { generateButton, questions, suggestionList, waitForSuggestions } from "./generator-page.ts";
import { NOT_FOUND_REPORT } from "./name-lists.ts";

/** Pages that send a visitor away to sign in, each with an account that may see it, and what it then has. */
const NEEDS_ACCOUNT = new Map<
  string,
  readonly [email: string, role: "textbox" | "switch" | "button"]
>([
  ["/konto", [SEED_ACCOUNTS.free, "textbox"]],
  ["/admin", [SEED_ACCOUNTS.admin, "switch"]],
  ["/namnlistor", [SEED_ACCOUNTS.premium, "button"]],
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

async function expectSound(page: Page, path: string): Promise<void> {
  const [account, role] = NEEDS_ACCOUNT.get(path) ?? [];
  if (account) await signInAs(page, account);
  await page.setViewportSize({ width: 1280, height: 900 });
  const response = await page.goto(exampleAddresses.get(path) ?? path);
  // Anything that it blocks is an error, which fails the test.
  expect(response?.headers()["content-security-policy"]).toContain("default-src 'none'");
  if (role) await expect(page.getByRole("main").getByRole(role).first()).toBeVisible();
  await unfold(page);
  await expectAccessibleInBothThemes(page);
  for (const width of NARROW_WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    expect.soft(await findOverflow(page), `${path} at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 740 });
  await setReaderStyle(page, SPACED_TEXT);
  expect.soft(await findOverflow(page), `${path} with spaced text at 320 px`).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await setReaderStyle(page, LARGE_TEXT);
  expect.soft(await findOverflow(page), `${path} with text at 200 % at 390 px`).toEqual([]);
  const bar = page.locator(".generate-bar");
  if ((await bar.count()) > 0) {
    const { height } = (await bar.boundingBox()) ?? {};
    expect.soft(height, `the bar of ${path} with large text`).toBeLessThan(844 / 4);
  }
}

type Route = (typeof routes)[number];

/** Each page is in the first group that it belongs to. */
const GROUPS: readonly (readonly [name: string, has: (route: Route) => boolean])[] = [
  ["with a generator", ({ kind }) => kind === "generator"],
  ["about names", ({ path }) => /^\/(namn|efternamn|sok|jamfor)/.test(path)],
  ["about the site", ({ kind }) => kind === "content"],
  ["for one visitor, or that is missing", () => true],
];

// In a browser that has the code of the site, a page takes half as long as in a new one.
for (const [group, has] of GROUPS) {
  const members = routes.filter(
    (route) => has(route) && GROUPS.find(([, hasRoute]) => hasRoute(route))?.[0] === group,
  );
  test(`every page ${group} is accessible and fits narrow windows`, async ({
    page,
    allowError,
  }) => {
    test.setTimeout(members.length * 60_000);
    allowError(NOT_FOUND_REPORT);
    allowError(MISSING_PAGE_REPORT);
    for (const { path } of members) await test.step(path, () => expectSound(page, path));
  });
}
