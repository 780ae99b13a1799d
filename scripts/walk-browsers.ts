/**
 * `npm run walk-browsers`: opens every page of the production build in dist/ in the Firefox and the WebKitGTK of this
 * machine, then again without a server, and fails when a page has an error. It installs nothing: it says what is
 * missing, and walks in the browsers that are there.
 * `npm run walk-browsers -- /fornamn /namnsdag` opens only these pages.
 */

import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import * as v from "valibot";
import { readPdf } from "../e2e/pdf.ts";
import { routes } from "../src/app/routes.ts";
import { exampleAddresses } from "./example-addresses.ts";
import { startPreviewServer } from "./preview-server.ts";
import { openFirefox } from "./walk-browsers/firefox.ts";
import { MissingProgramError, type WalkedBrowser } from "./walk-browsers/walked-browser.ts";
import { openWebKitGtk } from "./walk-browsers/webkit-gtk.ts";

/** How long a page may take until it reacts to input and has its fonts, in milliseconds. */
const READY_TIMEOUT_MS = 30_000;

/** How long a download of the whole site may take, in milliseconds. */
const KEPT_TIMEOUT_MS = 120_000;

/** How far down the text of a printed page reaches that another follows, as a share of its height: a chart may be next. */
const FULL_PAGE = 0.5;

/** Pages whose printed pages are counted. */
const PRINTED_PAGES = new Map([["/namnsdag", 4]]);

/** What browsers report of the documents of missing pages and lists, which answer 404 as they should. */
const EXPECTED_REPORTS = /404/;

const pageState = v.object({
  isReady: v.boolean(),
  heading: v.string(),
  loadedFonts: v.number(),
  lostFonts: v.array(v.string()),
  isWorking: v.boolean(),
  isDownloaded: v.boolean(),
  names: v.number(),
});

type PageState = v.InferOutput<typeof pageState>;

/** In the page: what there is to see. */
async function lookAtPage() {
  const root = document.getElementById("root");
  // Without the machine's own fonts that take their place, which it may not have: "Georgia as Fraunces".
  const fonts = [...document.fonts].filter(({ family }) => !family.includes(" as "));
  return {
    isReady:
      document.readyState === "complete" &&
      root?.dataset.hydrated !== undefined &&
      document.fonts.status === "loaded",
    heading: document.querySelector("h1")?.textContent?.trim() ?? "",
    loadedFonts: fonts.filter(({ status }) => status === "loaded").length,
    lostFonts: fonts.filter(({ status }) => status === "error").map(({ family }) => family),
    isWorking: navigator.serviceWorker.controller?.state === "activated",
    isDownloaded: (await caches.match("/utan-nat.json")) !== undefined,
    names: document.querySelectorAll(
      '[data-hydrated] ul[aria-label="Namnförslag"][aria-busy="false"] li',
    ).length,
  };
}

/** Opens a page and waits until it reacts to input. */
async function visit(browser: WalkedBrowser, url: string): Promise<PageState> {
  await browser.open(url);
  // Pages that one document answers for draw their heading afterwards.
  return await waitFor(
    browser,
    READY_TIMEOUT_MS,
    ({ isReady, heading }) => isReady && heading !== "",
  );
}

/** The page as soon as it is as awaited, or as it is when the time is over. */
async function waitFor(
  browser: WalkedBrowser,
  timeout: number,
  isAwaited: (state: PageState) => boolean,
): Promise<PageState> {
  const deadline = Date.now() + timeout;
  for (;;) {
    const state = v.parse(pageState, await browser.run(lookAtPage));
    if (isAwaited(state) || Date.now() > deadline) return state;
    await sleep(100);
  }
}

/** Opens a page with a network. Returns what is wrong. */
async function checkPage(browser: WalkedBrowser, url: string): Promise<string[]> {
  const { isReady, heading, loadedFonts, lostFonts } = await visit(browser, url);
  const problems = [
    ...(isReady ? [] : ["does not react to input"]),
    ...(heading ? [] : ["has no h1"]),
    ...(loadedFonts > 0 ? [] : ["has no font"]),
    ...lostFonts.map((family) => `has lost the font ${family}`),
  ];
  return [...problems, ...browser.takeReports().filter((text) => !EXPECTED_REPORTS.test(text))];
}

/** Prints the open page. Returns what is wrong. */
async function checkPrint(print: () => Promise<Uint8Array>, path: string): Promise<string[]> {
  const pages = await readPdf(await print());
  const expected = PRINTED_PAGES.get(path) ?? pages.length;
  return [
    ...(pages.length === expected ? [] : [`is printed on ${pages.length} pages, not ${expected}`]),
    ...pages
      .slice(0, -1)
      .flatMap(({ end }, i) =>
        end > FULL_PAGE ? [] : [`is printed with ${Math.round(end * 100)} % of page ${i + 1}`],
      ),
  ];
}

/** What the worker answers when nothing else does, more often than Firefox lets it fail. Returns what is wrong. */
async function checkWithoutServer(browser: WalkedBrowser, origin: string): Promise<string[]> {
  const problems: string[] = [];
  for (const [path, heading] of [
    ["/namn/aaliyah", "Du är offline"],
    ["/namn/qvxz", "Du är offline"],
    ["/finns/inte", "Du är offline"],
    ["/namn/alma", "Alma"],
  ] as const) {
    await browser.open(origin + path);
    const state = await waitFor(browser, READY_TIMEOUT_MS, (it) => it.heading === heading);
    if (state.heading !== heading) problems.push(`${path} has the heading “${state.heading}”`);
  }
  await browser.open(`${origin}/fornamn`);
  const { names, isWorking } = await waitFor(browser, READY_TIMEOUT_MS, (it) => it.names > 0);
  if (!isWorking) problems.push("the worker is gone");
  if (names === 0) problems.push("/fornamn has no names");
  return problems;
}

/** What is wrong, or why that cannot be said: a browser may have an error page of its own instead. */
async function withFailure(check: Promise<string[]>): Promise<string[]> {
  try {
    return await check;
  } catch (error) {
    return [String(error)];
  }
}

/** Walks in one browser. Returns what is wrong. */
async function walk(browser: WalkedBrowser, paths: readonly string[]): Promise<string[]> {
  const server = await startPreviewServer();
  const problems: string[] = [];
  const note = (subject: string, found: readonly string[]) => {
    console.log(`${found.length === 0 ? "✓" : "✗"} ${subject}`);
    problems.push(...found.map((text) => `${browser.name}, ${subject}: ${text}`));
  };
  try {
    for (const path of paths) {
      const found = await withFailure(checkPage(browser, server.origin + path));
      if (browser.print) found.push(...(await withFailure(checkPrint(browser.print, path))));
      note(path, found);
    }
    await visit(browser, `${server.origin}/utan-nat`);
    await browser.run(() => document.querySelector<HTMLElement>("main section button")?.click());
    await waitFor(browser, KEPT_TIMEOUT_MS, (it) => it.isWorking && it.isDownloaded);
    await server.stop();
    note("without a server", await withFailure(checkWithoutServer(browser, server.origin)));
  } finally {
    await server.stop();
  }
  return problems;
}

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const paths =
    positionals.length > 0
      ? positionals
      : routes.map(({ path }) => exampleAddresses.get(path) ?? path);
  const problems: string[] = [];
  let walked = 0;
  for (const open of [openFirefox, openWebKitGtk]) {
    try {
      const browser = await open();
      console.log(`\n${browser.name}`);
      try {
        problems.push(...(await walk(browser, paths)));
        walked += 1;
      } finally {
        await browser.close();
      }
    } catch (error) {
      if (!(error instanceof MissingProgramError)) throw error;
      console.log(`\nNot walked: ${error.message}`);
    }
  }
  console.log(
    `\nwalk-browsers: ${walked} browsers, ${paths.length} pages each, ${problems.length} problems`,
  );
  for (const problem of problems) console.log(`  ${problem}`);
  if (problems.length > 0 || walked === 0) process.exitCode = 1;
}

await main();
