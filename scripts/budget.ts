/**
 * `npm run budget`: measures the production build in dist/ against the budgets of the design.
 * `--report <file>` also writes the counts of passed and failed checks as JSON.
 */
import { writeFileSync } from "node:fs";
import { basename } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium, type Page, type Request, type Response } from "@playwright/test";
import { generators } from "../src/generators/registry.ts";
import { CHROMIUM_ARGUMENTS, findChromium } from "./find-chromium.ts";
import { startPreviewServer } from "./preview-server.ts";

interface GeneratorPage {
  readonly path: string;
  /** Shows its first suggestions only when the button is pressed. */
  readonly isStartedByButton?: boolean;
  /** Shows statistics with every suggestion. */
  readonly hasFigures?: boolean;
  /** Has tips, questions and sources below its suggestions. */
  readonly hasGuide?: boolean;
}

const pages: readonly GeneratorPage[] = [
  { path: "/", hasFigures: true },
  { path: "/namngenerator", isStartedByButton: true, hasFigures: true },
  ...generators.map(({ path, facts }) => ({
    path,
    hasFigures: facts?.coverage === "every name",
    hasGuide: true,
  })),
];

interface Viewport {
  readonly width: number;
  readonly height: number;
}

const viewports: readonly Viewport[] = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
];

/** Pages that are open at a time. */
const PAGES_AT_A_TIME = 3;

/** Measurements of a page whose layout shifts. */
const ATTEMPTS = 3;

/**
 * Limits in bytes as the hosts send them: JavaScript and CSS in Brotli, fonts as they are. They catch accidents:
 * what a visitor feels is measured by the goals of docs/measurements.md.
 */
const LIMITS = { javascript: 130_000, allJavascript: 300_000, css: 20_000, fonts: 40_000 } as const;

/** From this share of a limit on, a size is printed as a warning. */
const WARNING_SHARE = 0.9;

/** Once it reacts. */
const SUGGESTION = '[data-hydrated] ul[aria-label="Namnförslag"][aria-busy="false"] li';

/** The part below the suggestions, once it is hydrated. */
const GUIDE = "main [data-hydrated]";

/** A page that has requested nothing for so long, in milliseconds, has loaded what it loads when it is idle. */
const REST_MS = 1500;

interface Asset {
  readonly name: string;
  readonly bytes: number;
}

interface Measurement {
  /** JavaScript that the document names. */
  readonly javascript: readonly Asset[];
  /** That and what was requested until the page had loaded everything. */
  readonly allJavascript: readonly Asset[];
  readonly css: readonly Asset[];
  readonly fonts: readonly Asset[];
  readonly layoutShift: LayoutShift;
}

interface LayoutShift {
  /** Sum of all shifts that no recent input caused. */
  readonly sum: number;
  /** What moved, as opening tags. */
  readonly moved: readonly string[];
}

interface Check {
  readonly subject: string;
  readonly value: string;
  readonly limit: string;
  readonly isMet: boolean;
  /** Whether it is met, but little more would not be. */
  readonly isNearLimit?: boolean;
  /** What to look at when it is not met. */
  readonly causes?: readonly string[];
}

/**
 * Measures again while the layout shifts: on a busy machine the font can come just after the first
 * paint. A fault of the page shifts it every time.
 */
async function measureStable(...subject: Parameters<typeof measure>): Promise<Measurement> {
  let measurement = await measure(...subject);
  for (let attempt = 2; measurement.layoutShift.sum > 0 && attempt <= ATTEMPTS; attempt += 1) {
    measurement = await measure(...subject);
  }
  return measurement;
}

async function measure(
  browser: Browser,
  origin: string,
  target: GeneratorPage,
  viewport: Viewport,
): Promise<Measurement> {
  const context = await browser.newContext({
    viewport,
    locale: "sv-SE",
    // The worker loads its shell, which the page does not need.
    serviceWorkers: "block",
  });
  // The pages of names in view are loaded in advance, but not where data is saved. They are not what this
  // page needs, and whether a name is in view for long enough depends on the machine.
  await context.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  await page.goto(origin + target.path);
  if (target.isStartedByButton) {
    await page.getByRole("button", { name: "Generera nya namn" }).click();
  }
  // The names and their facts, then the guide.
  await page.locator(SUGGESTION).first().waitFor();
  if (target.hasFigures) {
    await page.locator(`${SUGGESTION} p`).filter({ hasText: /\d/ }).first().waitFor();
  }
  if (target.hasGuide) await page.locator(GUIDE, { has: page.locator("h2") }).waitFor();
  await scrollToEnd(page);
  // What scrolling loads may move the page too, and what is loaded when the page is idle.
  await waitForRest(requests);
  const responses = await responsesTo(requests);

  const layoutShift = await readLayoutShift(page);
  const early = new Set(await announcedScripts(page));
  const [javascript, css, fonts] = await Promise.all([
    assetsOf(responses, /javascript/, brotliSize),
    inlineStylesOf(page),
    assetsOf(responses, /font/, (body) => body.length),
  ]);
  await context.close();
  return {
    javascript: javascript.filter(({ address }) => early.has(address)),
    allJavascript: javascript,
    css,
    fonts,
    layoutShift,
  };
}

/** Waits until the page has requested nothing for {@link REST_MS}. */
async function waitForRest(requests: readonly Request[]): Promise<void> {
  for (let seen = -1; seen < requests.length; ) {
    seen = requests.length;
    await sleep(REST_MS);
  }
}

/** Waits until each request, and each that is made in the meantime, has its whole response. */
async function responsesTo(requests: readonly Request[]): Promise<Response[]> {
  const responses: Response[] = [];
  // The list grows while it is read.
  for (const request of requests) {
    const response = await request.response();
    await response?.finished();
    if (response) responses.push(response);
  }
  return responses;
}

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let at = 0;
    while (at < document.documentElement.scrollHeight) {
      at += window.innerHeight / 2;
      window.scrollTo(0, at);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
}

function readLayoutShift(page: Page): Promise<LayoutShift> {
  return page.evaluate(
    () =>
      new Promise<LayoutShift>((resolve) => {
        let sum = 0;
        const moved = new Set<string>();
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ("hadRecentInput" in entry && entry.hadRecentInput === true) continue;
            if ("value" in entry && typeof entry.value === "number") sum += entry.value;
            const sources: unknown = "sources" in entry ? entry.sources : [];
            for (const source of Array.isArray(sources) ? sources : []) {
              const node: unknown = source?.node;
              if (node instanceof Element) moved.add(node.outerHTML.replace(/>.*/s, ">"));
            }
          }
        }).observe({ type: "layout-shift", buffered: true });
        // Buffered entries are delivered before the next frames are rendered.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => resolve({ sum, moved: [...moved] }))),
        );
      }),
  );
}

/** The scripts that the document names: the page reacts when it has them. */
function announcedScripts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const module = document.querySelector<HTMLScriptElement>("[type=postponed-module]");
    if (!module) throw new Error("The document names no scripts");
    const preloads = module.dataset.preloads?.split(" ") ?? [];
    return [module.src, ...preloads.map((name) => `${location.origin}/assets/${name}.js`)];
  });
}

function brotliSize(body: Buffer): number {
  return brotliCompressSync(body).length;
}

/** The style elements of a page. */
async function inlineStylesOf(page: Page): Promise<Asset[]> {
  const styles = await page.locator("style").allTextContents();
  return styles.map((text) => ({ name: "inline style", bytes: brotliSize(Buffer.from(text)) }));
}

async function assetsOf(
  responses: readonly Response[],
  contentType: RegExp,
  size: (body: Buffer) => number,
): Promise<(Asset & { readonly address: string })[]> {
  const matching = new Map(
    responses
      .filter((response) => contentType.test(response.headers()["content-type"] ?? ""))
      .map((response) => [response.url(), response]),
  );
  return Promise.all(
    [...matching].map(async ([address, response]) => ({
      address,
      name: basename(new URL(address).pathname),
      bytes: size(await response.body()),
    })),
  );
}

function total(assets: readonly Asset[]): number {
  return assets.reduce((sum, { bytes }) => sum + bytes, 0);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function sizeCheck(subject: string, assets: readonly Asset[], limit: number): Check {
  const bytes = total(assets);
  return {
    subject,
    value: kilobytes(bytes),
    limit: kilobytes(limit),
    // No bytes at all means that nothing was measured.
    isMet: bytes > 0 && bytes <= limit,
    isNearLimit: bytes > limit * WARNING_SHARE,
  };
}

async function checkPage(browser: Browser, origin: string, target: GeneratorPage) {
  const measurements = [];
  for (const viewport of viewports) {
    measurements.push({ viewport, ...(await measureStable(browser, origin, target, viewport)) });
  }
  const [first] = measurements;
  if (!first) throw new Error("No viewport to measure at");
  const { javascript, allJavascript, css } = first;
  const checks: Check[] = [
    sizeCheck("JavaScript before the page reacts", javascript, LIMITS.javascript),
    sizeCheck("JavaScript in all", allJavascript, LIMITS.allJavascript),
    sizeCheck("CSS", css, LIMITS.css),
    sizeCheck("fonts", first.fonts, LIMITS.fonts),
    ...measurements.map(({ viewport, layoutShift }) => ({
      subject: `layout shift at ${viewport.width}×${viewport.height}`,
      value: layoutShift.sum === 0 ? "0" : layoutShift.sum.toPrecision(2),
      limit: "0",
      isMet: layoutShift.sum === 0,
      causes: layoutShift.moved,
    })),
  ];
  return { target, checks, javascript };
}

/** Several pages at a time, as each is mostly waited for: the results are in the order of {@link pages}. */
async function checkPages(browser: Browser, origin: string) {
  const results = new Map<GeneratorPage, Awaited<ReturnType<typeof checkPage>>>();
  const queue = [...pages];
  async function work(): Promise<void> {
    for (let target = queue.shift(); target; target = queue.shift()) {
      results.set(target, await checkPage(browser, origin, target));
    }
  }
  await Promise.all(Array.from({ length: PAGES_AT_A_TIME }, work));
  return pages.flatMap((target) => results.get(target) ?? []);
}

function print(result: Awaited<ReturnType<typeof checkPage>>): void {
  const { target, checks, javascript } = result;
  console.log(`\n${target.path}`);
  for (const { subject, value, limit, isMet, isNearLimit, causes = [] } of checks) {
    const verdict = !isMet ? "FAIL" : isNearLimit ? "NEAR" : "ok";
    console.log(`  ${verdict.padEnd(5)}${subject.padEnd(40)}${value.padStart(9)}  of ${limit}`);
    for (const cause of causes) console.log(`         moved: ${cause}`);
  }
  for (const { name, bytes } of [...javascript].sort((a, b) => b.bytes - a.bytes)) {
    console.log(`         ${kilobytes(bytes).padStart(9)}  ${name}`);
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { report: { type: "string" } } });
  const server = await startPreviewServer();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGUMENTS],
  });
  const checks: Check[] = [];
  try {
    console.log("Sizes in Brotli (fonts as they are); 1 kB is 1000 bytes.");
    for (const result of await checkPages(browser, server.origin)) {
      print(result);
      checks.push(...result.checks);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  const passed = checks.filter(({ isMet }) => isMet).length;
  const counts = { passed, failed: checks.length - passed };
  console.log(`\nbudget: ${counts.passed} ok, ${counts.failed} exceeded`);
  if (values.report) writeFileSync(values.report, JSON.stringify(counts));
  if (counts.failed > 0) process.exitCode = 1;
}

await main();
