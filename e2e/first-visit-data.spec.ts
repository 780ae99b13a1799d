/** What a first visit costs on the network in its first half minute, by the browser's own count. */
import { brotliCompressSync, constants } from "node:zlib";
import type { BrowserContextOptions, CDPSession, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

test.use({ serviceWorkers: "allow", loadsInAdvance: true });
test.describe.configure({ timeout: 120_000 });

/** How long the visitor reads, in milliseconds: longer than anything waits that is loaded in advance. */
const VISIT_MS = 30_000;

interface Traffic {
  /** In Brotli as hosts send it, without headers: HTTP/2, which the test server does not speak, hardly repeats them. */
  readonly bytes: number;
  /** Of what came from the network, not from a cache. */
  readonly addresses: readonly string[];
}

/** Opens a page, reads it for half a minute, and counts what the page has fetched. */
async function visit(page: Page, path: string): Promise<Traffic> {
  const addresses = new Map<string, string>();
  const finished: string[] = [];
  const protocol = await page.context().newCDPSession(page);
  protocol.on("Network.requestWillBeSent", ({ requestId, request }) => {
    addresses.set(requestId, request.url);
  });
  protocol.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (encodedDataLength > 0) finished.push(requestId);
  });
  await protocol.send("Network.enable");
  await page.goto(path);
  await expect(page.locator("#root[data-hydrated]")).toBeAttached();
  // The visit itself is what is measured.
  await page.waitForTimeout(VISIT_MS);
  let bytes = 0;
  for (const id of finished) {
    bytes += await compressedSize(protocol, id, addresses.get(id) ?? "");
  }
  return { bytes, addresses: finished.map((id) => addresses.get(id) ?? id) };
}

/** The server of the tests does not compress what it sends. */
async function compressedSize(protocol: CDPSession, requestId: string, address: string) {
  const { body, base64Encoded } = await protocol.send("Network.getResponseBody", { requestId });
  const content = Buffer.from(body, base64Encoded ? "base64" : "utf8");
  if (/\.(?:woff2|png|ico)$/.test(address)) return content.length;
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

// At the same time, since each waits for half a minute.
test("a first visit and half a minute of reading take at most 450 kB, and nothing in advance where data is scarce", async ({
  browser,
}) => {
  const newVisitor = async (options?: BrowserContextOptions) =>
    (await browser.newContext(options)).newPage();
  const scarce = await newVisitor();
  await scarce.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const [ofScarce, ofPhone, ...others] = await Promise.all([
    visit(scarce, "/fornamn"),
    visit(await newVisitor({ viewport: { width: 360, height: 740 } }), "/fornamn"),
    visit(await newVisitor(), "/fornamn"),
    visit(await newVisitor(), "/namn/astrid"),
  ]);
  for (const { bytes, addresses } of [ofPhone, ...others]) {
    const listed = addresses.join("\n");
    expect(bytes, listed).toBeLessThanOrEqual(450_000);
    expect(addresses.length, listed).toBeLessThanOrEqual(65);
  }
  // What the visitor may want next, a name's page and the filters, opens without waiting.
  for (const part of [/\/given-name-page-[\w-]+\.js$/, /\/filter-sheet-[\w-]+\.js$/]) {
    expect(ofPhone.addresses).toContainEqual(expect.stringMatching(part));
  }
  const listed = ofScarce.addresses.join("\n");
  expect(ofScarce.bytes, listed).toBeLessThanOrEqual(360_000);
  // No other page, and no worker.
  expect(
    ofScarce.addresses.filter((address) => /(?<!preload)-page-[\w-]+\.js$/.test(address)),
  ).toHaveLength(1);
  expect(scarce.context().serviceWorkers()).toEqual([]);
  expect(await scarce.evaluate(() => caches.keys())).toEqual([]);
});
