/**
 * `npx tsx scripts/files-that-run.ts`: lists the files of src whose code runs at a press on "Generera nya namn", the choice
 * of a filter, a heart, and a vote until it has been sent, by V8's coverage of the development server. Fewer files are
 * fewer places to read before such a thing is changed; docs/measurements.md has the goals and docs/architecture.md the ways.
 */
import { chromium, type Page } from "@playwright/test";
import { createServer } from "vite";
import { CHROMIUM_ARGUMENTS, findChromium } from "./find-chromium.ts";

const PORT = 5179;
const ORIGIN = `http://127.0.0.1:${PORT}`;

/** Most files of each way. */
const GOALS = { generate: 30, filter: 45, heart: 35, vote: 55 } as const;

type Way = keyof typeof GOALS;

/** Opens the page of a way, and returns the press and the wait for what it does. */
const WAYS: Readonly<Record<Way, (page: Page) => Promise<() => Promise<void>>>> = {
  async generate(page) {
    await openNames(page);
    return async () => {
      const first = page.getByRole("list", { name: "Namnförslag" }).getByRole("listitem").first();
      const before = await first.innerText();
      await page.getByRole("button", { name: "Generera nya namn" }).first().click();
      await page.waitForFunction(
        (text) =>
          document.querySelector('[aria-label="Namnförslag"] li')?.textContent !== text &&
          document.querySelector('[aria-label="Namnförslag"] li') !== null,
        before,
      );
    };
  },
  async filter(page) {
    await openNames(page);
    return async () => {
      await page.getByRole("combobox", { name: "Kön" }).selectOption("flickor");
      await page.waitForURL(/kon=flickor/);
    };
  },
  async heart(page) {
    await openNames(page);
    return async () => {
      const heart = page.getByRole("button", { name: /^Spara .* som favorit$/ }).first();
      await heart.click();
      await page.waitForFunction(() => document.querySelector('[aria-pressed="true"]') !== null);
    };
  },
  async vote(page) {
    await page.goto(`${ORIGIN}/tillsammans`);
    await page.evaluate(() => window.localStorage.clear());
    await page.reload();
    await page.getByLabel("Vad kallas du?").fill("Maja");
    await page.getByRole("button", { name: "Skapa rum" }).click();
    const yes = page.getByRole("button", { name: "Ja", exact: true });
    await yes.waitFor();
    await page.waitForLoadState("networkidle");
    return async () => {
      const sent = page.waitForResponse((response) => response.url().includes("answer_in_room"));
      await yes.click();
      await sent;
    };
  },
};

async function openNames(page: Page): Promise<void> {
  await page.goto(`${ORIGIN}/fornamn`);
  await page
    .getByRole("button", { name: /^Spara .* som favorit$/ })
    .first()
    .waitFor();
  await page.waitForLoadState("networkidle");
}

/** The files of src with a function that runs between the two moments, by their paths in src. */
async function filesThatRun(page: Page, press: () => Promise<void>): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send("Profiler.enable");
  await client.send("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  await client.send("Profiler.takePreciseCoverage");
  await press();
  await page.waitForTimeout(SETTLED_MS);
  const { result } = await client.send("Profiler.takePreciseCoverage");
  const paths = result
    .filter(({ functions }) =>
      functions.some(
        ({ functionName, ranges }) => functionName !== "" && ranges.some(({ count }) => count > 0),
      ),
    )
    .flatMap(({ url }) => new URL(url, ORIGIN).pathname.match(/^\/src\/(.+\.tsx?)$/)?.[1] ?? []);
  return [...new Set(paths)].sort();
}

/** The server compiles every file at the first visit. */
const TIMEOUT_MS = 120_000;

/** A page is at rest: what it loads when idle has been evaluated. */
const REST_MS = 8000;

/** What a press does has ended: its transitions and what it saves. */
const SETTLED_MS = 1000;

process.env.LOCAL_BACKEND_IN_MEMORY = "1";
const server = await createServer({
  server: { host: "127.0.0.1", port: PORT, strictPort: true },
  logLevel: "warn",
});
await server.listen();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...CHROMIUM_ARGUMENTS],
});
try {
  for (const [way, goal] of Object.entries(GOALS)) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.setDefaultTimeout(TIMEOUT_MS);
    // The first visit makes the server compile, and reload the page when it finds a package.
    const open = WAYS[way as Way];
    await open(page);
    const press = await open(page);
    // Pages that are linked to are loaded in advance, which is no part of the press.
    await page.waitForTimeout(REST_MS);
    const files = await filesThatRun(page, press);
    console.info(`${way}: ${files.length} files (goal ${goal})\n  ${files.join("\n  ")}`);
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
}
