/** A browser that has kept the site, and the network taken from it. */
import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** What Chromium reports of requests that find no network. */
export const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|Failed to fetch/;

/** How long keeping the site may take on a busy machine, in milliseconds. */
const KEEPING_TIMEOUT_MS = 60_000;

/** Opens a page and waits until the worker has kept the whole site and answers for it. */
export async function visitUntilKept(page: Page, address = "/"): Promise<void> {
  await page.goto(address);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), {
      timeout: KEEPING_TIMEOUT_MS,
    })
    .toBe("activated");
}

/** Takes the network from every page and from the worker. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
}

export async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
}

/** The addresses that are kept, without their host. */
export function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const addresses = [];
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      addresses.push(...requests.map(({ url }) => url.replace(location.origin, "")));
    }
    return addresses;
  });
}
