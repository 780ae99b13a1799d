/**
 * `npm run first-visit`: opens pages of the production build in dist/ for the first time on a slowed phone, beside a page
 * of React that has nothing but a button, and fails when a goal is missed. The figures depend on the machine:
 * docs/measurements.md says how to measure. `--runs 3` opens each page three times, `--latency 165` with that latency.
 */

import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createSecureServer, type Http2SecureServer } from "node:http2";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { brotliCompressSync, constants } from "node:zlib";
import { type Browser, chromium } from "@playwright/test";
import { generate } from "selfsigned";
import { build } from "vite";
import { freePort, TEST_HOST } from "../dev/free-port.ts";
import { CHROMIUM_ARGUMENTS, findChromium } from "./find-chromium.ts";
import { startPreviewServer } from "./preview-server.ts";
import { PHONE, SLOWED_TIMES } from "./slowed-phone.ts";

const RUNS = 5;

/** Milliseconds per request. */
const LATENCY = 562;

/** A slow connection, in bytes per second. */
const NETWORK = {
  offline: false,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
} as const;

/** How often a page is asked whether it answers, in milliseconds. */
const ASKING_MS = 50;

const TIMEOUT_MS = 30_000;

/** Most of the bare page's first paint, and of its own first paint for what a page shows after it. */
const GOALS = { paint: 0.6, shown: 1.5 } as const;

interface Visited {
  readonly path: string;
  /** The button that is pressed until what stands in `result` changes; null for a page that is only read. */
  readonly button: string | null;
  /** What the visitor came for. */
  readonly result: string;
}

const NAMES = 'ul[aria-label="Namnförslag"]';

const PAGES: readonly Visited[] = [
  { path: "/fornamn", button: "Generera nya namn", result: NAMES },
  { path: "/barnnamn", button: "Generera nya namn", result: NAMES },
  { path: "/foretagsnamn", button: "Generera nya namn", result: NAMES },
  { path: "/jamfor?namn=Astrid,Alma", button: null, result: "main table" },
];

const BARE: Visited = { path: "/", button: "Count", result: "p" };

const BARE_DOCUMENT =
  '<!doctype html><html lang="en"><title>Bare</title><div id="root"></div><script type="module" src="/main.js"></script></html>';

const BARE_CODE = `
import { createElement, useState } from "react";
import { createRoot } from "react-dom/client";

function Page() {
  const [count, setCount] = useState(0);
  const button = createElement("button", { onClick: () => setCount(count + 1) }, "Count");
  return createElement("main", null, button, createElement("p", null, count));
}

createRoot(document.getElementById("root")).render(createElement(Page));
`;

/** Milliseconds since the navigation. */
interface Times {
  readonly paint: number;
  /** When a press changes the result, or the result of a page without a button is there. */
  readonly answers: number;
}

async function buildBarePage(folder: string): Promise<string> {
  await writeFile(join(folder, "index.html"), BARE_DOCUMENT);
  await writeFile(join(folder, "main.js"), BARE_CODE);
  const outDir = join(folder, "built");
  await build({
    root: folder,
    configFile: false,
    logLevel: "warn",
    resolve: {
      alias: {
        react: resolve("node_modules/react"),
        "react-dom": resolve("node_modules/react-dom"),
      },
    },
    build: { outDir },
  });
  // The preview server applies the rules of these files.
  for (const file of ["_headers", "_redirects"]) await writeFile(join(outDir, file), "");
  return outDir;
}

interface Compressed {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

interface Host {
  readonly origin: string;
  readonly server: Http2SecureServer;
}

/**
 * Sends what the preview server does as hosts send it: over HTTP/2, where the headers that a hundred files share cost
 * nothing, and in Brotli, compressed once, so that it takes no time of a visit.
 */
async function startHost(origin: string): Promise<Host> {
  const answers = new Map<string, Compressed>();
  const { private: key, cert } = await generate([{ name: "commonName", value: TEST_HOST }]);
  const server = createSecureServer({ key, cert }, async (request, response) => {
    const { method, url } = request;
    const asked = `${method} ${url}`;
    const answer =
      answers.get(asked) ?? (await compressed(origin + url, method, await buffer(request)));
    if (method === "GET") answers.set(asked, answer);
    response.writeHead(answer.status, answer.headers);
    response.end(answer.body);
  });
  const port = await freePort();
  server.listen(port, TEST_HOST);
  await once(server, "listening");
  return { origin: `https://${TEST_HOST}:${port}`, server };
}

/** Headers of one connection, which HTTP/2 does not have, and those that compression changes. */
const LEFT_OUT = /^(connection|keep-alive|transfer-encoding|content-encoding|content-length)$/;

async function compressed(
  url: string,
  method: string,
  sent: Buffer<ArrayBuffer>,
): Promise<Compressed> {
  const answer = await fetch(url, { method, ...(sent.length > 0 && { body: sent }) });
  const { status } = answer;
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !LEFT_OUT.test(name)));
  const body = Buffer.from(await answer.arrayBuffer());
  if (!/text|json|javascript|svg/.test(headers["content-type"] ?? "")) {
    return { status, headers, body };
  }
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return {
    status,
    headers: { ...headers, "content-encoding": "br" },
    body: brotliCompressSync(body, { params }),
  };
}

async function visit(browser: Browser, origin: string, visited: Visited): Promise<Times> {
  const context = await browser.newContext({ ...PHONE, ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", { ...NETWORK, latency });
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED_TIMES });
    await page.goto(origin + visited.path, { waitUntil: "commit" });
    return await page.evaluate(timesOf, { ...visited, asking: ASKING_MS, timeout: TIMEOUT_MS });
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function timesOf({
  button,
  result,
  asking,
  timeout,
}: Visited & { readonly asking: number; readonly timeout: number }): Promise<Times> {
  return new Promise((done, fail) => {
    let before: string | null = null;
    const timer = setInterval(() => {
      const shown = document.querySelector(result)?.textContent ?? null;
      const pressed =
        button === null ||
        [...document.querySelectorAll("button")].find(({ textContent }) => textContent === button);
      const hasAnswered = button === null ? shown : before !== null && shown !== before;
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      if (paint && hasAnswered) {
        clearInterval(timer);
        done({ paint: paint.startTime, answers: performance.now() });
      } else if (performance.now() > timeout) {
        clearInterval(timer);
        fail(new Error(`${result} does not change`));
      } else if (pressed instanceof HTMLElement && document.readyState !== "loading") {
        // All names of the document are there, so that only a press changes them.
        before ??= shown;
        pressed.click();
      }
    }, asking);
  });
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

async function measure(browser: Browser, origin: string, page: Visited): Promise<Times> {
  const times: Times[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await visit(browser, origin, page));
  return {
    paint: median(times.map(({ paint }) => paint)),
    answers: median(times.map(({ answers }) => answers)),
  };
}

function row(path: string, { paint, answers }: Times): string {
  return `| ${path} | ${Math.round(paint)} | ${Math.round(answers)} |`;
}

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: `${RUNS}` },
    latency: { type: "string", default: `${LATENCY}` },
  },
});
const runs = Number(values.runs);
const latency = Number(values.latency);
const folder = await mkdtemp(join(tmpdir(), "bare-page-"));
const servers = await Promise.all([
  startPreviewServer(await buildBarePage(folder)),
  startPreviewServer(),
]);
const [bareHost, host] = await Promise.all(servers.map(({ origin }) => startHost(origin)));
if (!bareHost || !host) throw new Error("A server is missing");
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...CHROMIUM_ARGUMENTS],
});
const missed: string[] = [];
try {
  console.log("| page | first paint | answers |\n|---|---:|---:|");
  const bare = await measure(browser, bareHost.origin, BARE);
  console.log(row("a bare page of React", bare));
  for (const page of PAGES) {
    const times = await measure(browser, host.origin, page);
    console.log(row(page.path, times));
    if (times.paint > GOALS.paint * bare.paint) missed.push(`${page.path}: first paint`);
    // The names of a generator are in its document; those of an address are not.
    if (page.button === null && times.answers > GOALS.shown * times.paint) {
      missed.push(`${page.path}: what is asked for`);
    }
  }
} finally {
  await browser.close();
  for (const { server } of [bareHost, host]) server.close();
  await Promise.all(servers.map(({ stop }) => stop()));
  await rm(folder, { recursive: true });
}
if (missed.length > 0) {
  console.log(`\nMissed: ${missed.join(", ")}`);
  process.exitCode = 1;
}
