import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import axeCore from "axe-core";
import { waitWhenOpened } from "./hydration.ts";

declare global {
  /** In a page that has run its source. */
  var axe: typeof axeCore;
}

/** What Chromium says of a request to a host that {@link CHROMIUM_ARGUMENTS} hide from it. */
const NO_SUCH_HOST = "net::ERR_NAME_NOT_RESOLVED";

/** The error that the browser reports for a page that answers 404. */
export const MISSING_PAGE_REPORT = /status of 404/;

interface Fixtures {
  /**
   * Whether pages fetch what the visitor may want next, as they do where data is not scarce. It takes a fifth of a
   * test's computing time, so only tests that are about it, or about what works without a network, turn it on.
   */
  readonly loadsInAdvance: boolean;
  /** Allows one kind of console error, for a test that provokes it. */
  readonly allowError: (pattern: RegExp) => void;
}

/** As a visitor does in the settings of the browser. */
function askToSaveData(): void {
  Object.defineProperty(navigator, "connection", { value: { saveData: true } });
}

/**
 * Fails a test whose pages request an address outside the test server, unless the test answers the
 * request itself, and a test whose pages report an error that it has not allowed. Among these errors
 * is everything that the content security policy blocks.
 */
export const test = base.extend<Fixtures>({
  loadsInAdvance: [false, { option: true }],
  allowError: [
    async ({ browser, context, javaScriptEnabled, loadsInAdvance }, use) => {
      const outside: string[] = [];
      const errors: string[] = [];
      const allowed: RegExp[] = [];

      context.on("requestfailed", (request) => {
        if (request.failure()?.errorText === NO_SUCH_HOST) outside.push(request.url());
      });
      context.on("weberror", (webError) => errors.push(String(webError.error())));
      context.on("console", (message) => {
        if (message.type() === "error") errors.push(message.text());
      });

      const prepare = async (opened: BrowserContext) => {
        opened.on("page", waitWhenOpened);
        if (!loadsInAdvance) await opened.addInitScript(askToSaveData);
      };
      if (javaScriptEnabled ?? true) {
        await prepare(context);
        browser.on("context", prepare);
      }

      await use((pattern) => {
        allowed.push(pattern);
      });
      browser.off("context", prepare);

      expect(outside, "requests to other servers").toEqual([]);
      const unexpected = errors.filter((error) => !allowed.some((pattern) => pattern.test(error)));
      expect(unexpected, "errors on the pages").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

const ACCESSIBILITY_RULES = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22aa",
  "best-practice",
];

/** Checks what a machine can of WCAG 2.0 to 2.2, A and AA, and of common practice. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page, ACCESSIBILITY_RULES);
}

/** Checks the page in the light theme, and in the dark theme what depends on the theme. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNoViolations(page, ["color-contrast"]);
}

/** @param runOnly ids or tags of rules */
async function expectNoViolations(page: Page, runOnly: readonly string[]): Promise<void> {
  // A card that is still fading in has too little contrast.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  );
  expect(await findViolations(page, runOnly), "accessibility").toEqual([]);
}

/**
 * What axe finds wrong in a page as it is, one line per element.
 *
 * @param runOnly ids or tags of rules
 */
export async function findViolations(page: Page, runOnly: readonly string[]): Promise<string[]> {
  // Half a megabyte, which the second check of a document need not read again.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axeCore.source);
  const { violations } = await page.evaluate(
    // Without a description of every element that is right.
    (rules) => globalThis.axe.run({ runOnly: rules, resultTypes: ["violations"] }),
    [...runOnly],
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}
