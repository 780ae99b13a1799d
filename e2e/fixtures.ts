import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { answerHumanCheck } from "./contact-form.ts";

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
    async ({ context, baseURL }, use) => {
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

      await use((pattern) => {
        allowed.push(pattern);
      });

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
