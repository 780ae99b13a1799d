/** A browser that keeps the site and then loses its network. */
import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** What Chromium reports about requests without a network. */
export const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/;

/** How long the worker, or a download of the site, may take on a busy machine, in milliseconds. */
const KEEPING_TIMEOUT_MS = 120_000;

/** Opens a page and waits until the worker controls it, and keeps what it has loaded. */
export async function visitUntilKept(page: Page, address = "/"): Promise<void> {
  await page.goto(address);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), {
      timeout: KEEPING_TIMEOUT_MS,
    })
    .toBe("activated");
  await expect
    .poll(() => page.evaluate(() => caches.has("assets")), { timeout: KEEPING_TIMEOUT_MS })
    .toBe(true);
}

/**
 * Downloads the whole site by the visitor's choice.
 *
 * @param origin of the site, if not that of the test server
 */
export async function downloadSite(page: Page, origin = ""): Promise<void> {
  await visitUntilKept(page, `${origin}/utan-nat`);
  await page.getByRole("button", { name: /^Ladda ner för att använda utan nät/ }).click();
  await expect(page.getByText("Allt är sparat på den här enheten.")).toBeVisible({
    timeout: KEEPING_TIMEOUT_MS,
  });
}

/** Disconnects every page and the worker. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
}

export async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
}

/** The addresses in the worker's caches, without their host. */
export function cachedAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const addresses = [];
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      addresses.push(...requests.map(({ url }) => url.replace(location.origin, "")));
    }
    return addresses;
  });
}
