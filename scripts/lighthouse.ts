/**
 * `npm run lighthouse`: measures the production build in dist/ with Lighthouse, as on a phone with a
 * slow network, prints a table and fails when a goal is missed. The figures depend on the machine:
 * docs/measurements.md says how to measure, and has those of a quiet one.
 * `npm run lighthouse -- / /fornamn` measures only these pages.
 */

import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { freePort } from "../dev/free-port.ts";
import { routes } from "../src/app/routes.ts";
import { topListPath } from "../src/names/search/name-lists.ts";
import { LAST_NEWBORN_YEAR } from "../src/words/statistics.ts";
import { CHROMIUM_ARGUMENTS, findChromium } from "./find-chromium.ts";
import { startPreviewServer } from "./preview-server.ts";

const RUNS = 3;

interface Column {
  readonly heading: string;
  readonly read: (result: Result) => number;
  readonly isMet: (figure: number) => boolean;
  readonly digits?: number;
}

function category(heading: string, id: string, goal: number): Column {
  return {
    heading: `${heading} ≥ ${goal}`,
    read: ({ categories }) => Math.round((categories[id]?.score ?? Number.NaN) * 100),
    isMet: (score) => score >= goal,
  };
}

function metric(heading: string, audit: string, limit: number, digits = 0): Column {
  return {
    heading: `${heading} ≤ ${limit}`,
    read: ({ audits }) => audits[audit]?.numericValue ?? Number.NaN,
    // As it is printed: the layout shift of a line that is a few pixels wider in the site's font is 0.
    isMet: (value) => Number(value.toFixed(digits)) <= limit,
    digits,
  };
}

const SEO = category("search engines", "seo", 100);

/** Times in milliseconds. */
const COLUMNS: readonly Column[] = [
  category("performance", "performance", 98),
  category("accessibility", "accessibility", 100),
  category("best practices", "best-practices", 100),
  SEO,
  metric("first paint", "first-contentful-paint", 1200),
  metric("largest paint", "largest-contentful-paint", 1200),
  metric("blocking", "total-blocking-time", 100),
  metric("shift", "cumulative-layout-shift", 0, 3),
];

interface MeasuredPage {
  readonly path: string;
  /** Whether search engines may list it. */
  readonly isListed: boolean;
}

/** A page of each kind that has many. */
const EXAMPLES = [
  "/namn/astrid",
  "/efternamn/lindqvist",
  topListPath(LAST_NEWBORN_YEAR),
  "/namn/lista/flicknamn-a",
].map((path) => ({ path, isListed: true }));

/** Every page; a shared list has no address before there is one. */
const allPages: readonly MeasuredPage[] = [
  ...routes
    .filter(({ kind, path }) => kind !== "missing" && !path.includes(":"))
    .map(({ kind, path }) => ({
      path,
      isListed: kind !== "unlisted",
    })),
  ...EXAMPLES,
];

/** One run; the throttling is applied to the browser, not simulated afterwards. */
async function run(url: string, port: number): Promise<Result> {
  const outcome = await lighthouse(url, {
    port,
    logLevel: "error",
    formFactor: "mobile",
    throttlingMethod: "devtools",
  });
  if (!outcome) throw new Error(`Lighthouse has no result for ${url}`);
  const { runtimeError } = outcome.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  return outcome.lhr;
}

function median(figures: readonly number[]): number {
  return [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}

/** Titles of the audits of the scored categories that failed, except for performance. */
function failedAudits({ categories, audits }: Result, isListed: boolean): string[] {
  return Object.values(categories)
    .filter(({ id }) => id !== "performance" && (isListed || id !== "seo"))
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
    .map(({ id }) => audits[id]?.title ?? id);
}

/** Measures a page and prints its row. Returns what misses its goal. */
async function measure(origin: string, page: MeasuredPage, port: number): Promise<string[]> {
  const results: Result[] = [];
  for (let i = 0; i < RUNS; i += 1) results.push(await run(origin + page.path, port));
  const cells = COLUMNS.map((column) => {
    if (column === SEO && !page.isListed) return { text: "–", isMet: true, column };
    const figure = median(results.map(column.read));
    return { text: figure.toFixed(column.digits ?? 0), isMet: column.isMet(figure), column };
  });
  console.log(`| ${page.path} | ${cells.map(({ text }) => text).join(" | ")} |`);
  const causes = new Set(results.flatMap((result) => failedAudits(result, page.isListed)));
  return [
    ...cells
      .filter(({ isMet }) => !isMet)
      .map(({ text, column }) => `${page.path}: ${text}, goal ${column.heading}`),
    ...[...causes].map((title) => `${page.path}: ${title}`),
  ];
}

function pagesToMeasure(): readonly MeasuredPage[] {
  const { positionals } = parseArgs({ allowPositionals: true });
  if (positionals.length === 0) return allPages;
  return positionals.map((path) => {
    const page = allPages.find((known) => known.path === path);
    if (!page) throw new Error(`No page to measure at ${path}`);
    return page;
  });
}

async function main(): Promise<void> {
  const pages = pagesToMeasure();
  const server = await startPreviewServer();
  const port = await freePort();
  const browser = await chromium.launchServer({
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${port}`],
  });
  const missed: string[] = [];
  try {
    console.log(`Median of ${RUNS} runs; times in milliseconds.\n`);
    console.log(`| page | ${COLUMNS.map(({ heading }) => heading).join(" | ")} |`);
    console.log(`|---|${"---:|".repeat(COLUMNS.length)}`);
    for (const page of pages) missed.push(...(await measure(server.origin, page, port)));
  } finally {
    await browser.close();
    await server.stop();
  }
  console.log(`\nlighthouse: ${pages.length} pages, ${missed.length} goals missed`);
  for (const line of missed) console.log(`  ${line}`);
  if (missed.length > 0) process.exitCode = 1;
}

await main();
