/**
 * A prerendered page can be seen before it can be used: until it is hydrated, a click is lost. The
 * application sets `data-hydrated` on its root element, and on each part that is hydrated later.
 */
import type { Locator, Page } from "@playwright/test";

const TIMEOUT_MS = 30_000;

/**
 * Makes `goto` and `reload` wait until the page is hydrated, unless the caller says with `waitUntil`
 * what to wait for.
 */
export function waitWhenOpened(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (address, options) => {
    const response = await goto.call(page, address, options);
    if (!options?.waitUntil) await waitUntilHydrated(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    if (!options?.waitUntil) await waitUntilHydrated(page);
    return response;
  };
}

/** Waits for the application; returns at once on a page that is not part of it. */
async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const root = document.getElementById("root");
      return root === null || root.dataset.hydrated !== undefined;
    },
    undefined,
    { polling: 50, timeout: TIMEOUT_MS },
  );
}

/** The footer, once following one of its links keeps the document. */
export async function hydratedFooter(page: Page): Promise<Locator> {
  const footer = page.getByRole("contentinfo");
  await footer.scrollIntoViewIfNeeded();
  await footer.locator("[data-hydrated]").waitFor({ state: "attached" });
  return footer;
}
