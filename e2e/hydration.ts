/**
 * A built page can be seen a moment before it can be used. No visitor is fast enough to notice, but a
 * test is.
 */
import { expect, type Locator, type Page } from "@playwright/test";

/** How long a page may take until it can be used, in milliseconds. */
const TIMEOUT_MS = 15_000;

/**
 * Makes every opening of an address wait until the page can be used, unless it is opened with
 * `waitUntil: "commit"`.
 */
export function waitWhenOpened(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (address, options) => {
    const response = await goto.call(page, address, options);
    if (options?.waitUntil !== "commit") await waitUntilTakenOver(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    await waitUntilTakenOver(page);
    return response;
  };
}

/** Waits for the page's own code; at once for a page that runs none of the site's. */
async function waitUntilTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(isTakenOver, undefined, { polling: 50, timeout: TIMEOUT_MS });
}

/** Whether the code of a part of the page has taken over what the build drew. */
export function isUsable(part: Locator): Promise<boolean> {
  return part.evaluate((element) =>
    Object.keys(element).some((key) => key.startsWith("__reactFiber$")),
  );
}

/** Waits for the code of a part of the page that comes later than the rest. */
export async function waitUntilUsable(part: Locator): Promise<void> {
  await expect.poll(() => isUsable(part), { timeout: TIMEOUT_MS }).toBe(true);
}

/** Runs in the page: React leaves a mark on what it has in hand. */
function isTakenOver(): boolean {
  const has = (element: Element | null, mark: string) =>
    element !== null && Object.keys(element).some((key) => key.startsWith(mark));
  const root = document.getElementById("root");
  return !has(root, "__reactContainer$") || has(document.querySelector("main h1"), "__reactFiber$");
}
