/**
 * Measures pages of the production build with Lighthouse, as on a phone with a slow network, and
 * prints a table. The figures depend on the machine, so that this is not a test: docs/measurements.md
 * has those of a quiet one. `npm run lighthouse -- / /fornamn` measures only these pages.
 */
import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { freePort } from "../dev/free-port.ts";
import { CHROMIUM_ARGUMENTS, findChromium } from "./find-chromium.ts";
import { startPreviewServer } from "./preview-server.ts";

const RUNS = 3;

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Audits of the table; times in milliseconds, the layout shift without a unit. */
const METRICS = {
  "first-contentful-paint": "FCP",
  "largest-contentful-paint": "LCP",
  "total-blocking-time": "TBT",
  "cumulative-layout-shift": "CLS",
} as const;

/** The pages for search engines. */
function listedPages(): string[] {
  const sitemap = readFileSync("dist/sitemap.xml", "utf8");
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
}

/** One run; the throttling is applied to the browser, not simulated afterwards. */
async function measure(url: string, port: number): Promise<readonly number[]> {
  const run = await lighthouse(url, {
    port,
    logLevel: "error",
    formFactor: "mobile",
    throttlingMethod: "devtools",
    onlyCategories: [...CATEGORIES],
  });
  if (!run) throw new Error(`Lighthouse has no result for ${url}`);
  const { categories, audits, runtimeError }: Result = run.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  return [
    ...CATEGORIES.map((category) => Math.round((categories[category]?.score ?? 0) * 100)),
    ...Object.keys(METRICS).map((metric) => audits[metric]?.numericValue ?? Number.NaN),
  ];
}

/** The median of each figure. */
function medians(runs: readonly (readonly number[])[]): number[] {
  const [first = []] = runs;
  return first.map((_, column) => {
    const sorted = runs.map((run) => run[column] ?? Number.NaN).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  });
}

function format(figure: number): string {
  return Number.isInteger(figure) || figure > 1 ? String(Math.round(figure)) : figure.toFixed(3);
}

async function main(): Promise<void> {
  const paths = process.argv.length > 2 ? process.argv.slice(2) : listedPages();
  const server = await startPreviewServer();
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${port}`],
  });
  try {
    console.log(`Median of ${RUNS} runs; times in ms.\n`);
    console.log(`| page | ${[...CATEGORIES, ...Object.values(METRICS)].join(" | ")} |`);
    console.log(`|---|${"---:|".repeat(CATEGORIES.length + Object.keys(METRICS).length)}`);
    for (const path of paths) {
      const runs: (readonly number[])[] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await measure(server.origin + path, port));
      console.log(`| ${path} | ${medians(runs).map(format).join(" | ")} |`);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

await main();
