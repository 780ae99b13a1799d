import { AxeBuilder } from "@axe-core/playwright";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { waitWhenOpened } from "./hydration.ts";

/** The error that the browser reports for a page that answers 404. */
export const MISSING_PAGE_REPORT = /status of 404/;

interface Fixtures {
  /** Allows one kind of console error, for a test that provokes it. */
  readonly allowError: (pattern: RegExp) => void;
}

/**
 * Fails a test whose pages request an address outside the test server, unless the test answers the
 * request itself, and a test whose pages report an error that it has not allowed. Among these errors
 * is everything that the content security policy blocks.
 */
export const test = base.extend<Fixtures>({
  allowError: [
    async ({ browser, context, baseURL, javaScriptEnabled }, use) => {
      const origin = new URL(baseURL ?? "").origin;
      const outside: string[] = [];
      const errors: string[] = [];
      const allowed: RegExp[] = [];

      await context.route(
        (url) => url.origin !== origin,
        async (route) => {
          outside.push(route.request().url());
          await route.abort();
        },
      );
      context.on("weberror", (webError) => errors.push(String(webError.error())));
      context.on("console", (message) => {
        if (message.type() === "error") errors.push(message.text());
      });

      const prepare = (opened: BrowserContext) => opened.on("page", waitWhenOpened);
      if (javaScriptEnabled ?? true) {
        prepare(context);
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

/**
 * Axe in one run that answers with what is wrong only. It would otherwise also describe every element
 * that is right, and put the parts together in a page of its own, for pages with foreign frames.
 */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
}

/** Checks what a machine can of WCAG 2.0 to 2.2, A and AA, and of common practice. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page, axe(page).withTags(ACCESSIBILITY_RULES));
}

/** Checks the page in the light theme, and in the dark theme what depends on the theme. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNoViolations(page, axe(page).withRules("color-contrast"));
}

async function expectNoViolations(page: Page, builder: AxeBuilder): Promise<void> {
  // A card that is still fading in has too little contrast.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  );
  const { violations } = await builder.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
  expect(found, "accessibility").toEqual([]);
}
