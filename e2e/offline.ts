/** A browser that has cached the site and then loses its network. */
import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** What Chromium reports about requests without a network. */
export const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/;

/** How long caching the site may take on a busy machine, in milliseconds. */
const CACHING_TIMEOUT_MS = 120_000;

/** Opens a page and waits until the worker has cached the whole site and controls the page. */
export async function visitUntilCached(page: Page, address = "/"): Promise<void> {
  await page.goto(address);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), {
      timeout: CACHING_TIMEOUT_MS,
    })
    .toBe("activated");
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
