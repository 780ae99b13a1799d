import { AxeBuilder } from "@axe-core/playwright";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { answerHumanCheck } from "./contact-form.ts";
import { waitWhenOpened } from "./hydration.ts";

/** What the browser reports of a page that answers 404. */
export const MISSING_PAGE_REPORT = /status of 404/;

interface Fixtures {
  /** Lets one kind of console error pass, for a test that provokes it. */
  readonly allowError: (pattern: RegExp) => void;
}

/**
 * Fails a test whose pages ask for an address outside the test server, unless the test answers
 * the request itself, and one whose pages report an error that it did not allow.
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
      // Wherever the contact form comes into view.
      await answerHumanCheck(context);
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

/** Checks what a machine can of WCAG 2.0 to 2.2, A and AA, and of common practice. */
export async function expectAccessible(page: Page): Promise<void> {
  // Contrast is read as it stands at the moment: a card that is still arriving has too little.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  );
  const { violations } = await new AxeBuilder({ page }).withTags(ACCESSIBILITY_RULES).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
  expect(found, "accessibility").toEqual([]);
}
