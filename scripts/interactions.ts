/**
 * `npm run interactions`: measures the production build in dist/ under the finger, on a slowed phone, prints a
 * table and fails when a goal is missed. The figures depend on the machine: docs/measurements.md says how to
 * measure.
 * `npm run interactions -- sok` measures only the visits named; `--runs 5` opens each five times.
 */

import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import {
  type Browser,
  type CDPSession,
  chromium,
  type Locator,
  type Page,
  type Request,
} from "@playwright/test";
import { READING_TIME_MS } from "../src/ui/use-preload-in-view.ts";
import { CHROMIUM_ARGUMENTS, findChromium } from "./find-chromium.ts";
import { startPreviewServer } from "./preview-server.ts";
import { PHONE, SLOWED_TIMES } from "./slowed-phone.ts";

const RUNS = 20;

/** The "Fast 4G" of Chrome's developer tools, latency in milliseconds per request, bytes per second. */
const FAST_4G = {
  offline: false,
  latency: 165,
  downloadThroughput: (9_000_000 * 0.9) / 8,
  uploadThroughput: (1_500_000 * 0.9) / 8,
} as const;

/** How long a finger rests on what it presses, in milliseconds. */
const PRESS_MS = 80;

/** Time between two letters, in milliseconds. */
const LETTER_MS = 200;

/** How long a page that is at rest has requested nothing: longer than links are in view before their pages are loaded. */
const QUIET_MS = READING_TIME_MS + 500;

/** How long a visitor looks at a page before each further press, in milliseconds. */
const PAUSE_MS = 500;

/** The shortest duration that the browser reports of an event, in milliseconds. */
const SHORTEST_EVENT_MS = 16;

/** Time after which the browser has reported the durations of events, in milliseconds. */
const REPORT_MS = 300;

/** Time after which what was pressed for is given up, in milliseconds. */
const TIMEOUT_MS = 20_000;

/** Times in milliseconds. */
interface Goal {
  readonly p50: number;
  readonly p95: number;
}

const GOALS = {
  "generate → next paint": { p50: 60, p95: 120 },
  "filter sheet, first opening": { p50: 80, p95: 160 },
  "filter sheet, later opening": { p50: 80, p95: 160 },
  "export dialog, first opening": { p50: 80, p95: 160 },
  "export dialog, later opening": { p50: 80, p95: 160 },
  "theme → next paint": { p50: 60, p95: 120 },
  "card → h1 of the name's page": { p50: 100, p95: 250 },
  "link → h1 of a new page": { p50: 200, p95: 350 },
  "link → h1 of a visited page": { p50: 60, p95: 150 },
  "/sok, last letter → answer": { p50: 250, p95: 400 },
} as const satisfies Record<string, Goal>;

type Interaction = keyof typeof GOALS;
type Times = Map<Interaction, number[]>;

/** What is painted when an interaction is done: an element with a text. */
interface Outcome {
  readonly selector: string;
  readonly text?: string;
}

/** A phone with a page that is open and at rest. */
class Visit {
  readonly page: Page;
  readonly #session: CDPSession;
  readonly #times: Times;
  readonly #unanswered = new Set<Request>();
  #answeredAt = performance.now();

  /** @param page not opened yet */
  constructor(page: Page, session: CDPSession, times: Times) {
    this.page = page;
    this.#session = session;
    this.#times = times;
    const end = (request: Request) => {
      this.#unanswered.delete(request);
      this.#answeredAt = performance.now();
    };
    page.on("request", (request) => this.#unanswered.add(request));
    page.on("requestfinished", end);
    page.on("requestfailed", end);
  }

  /** Waits while the visitor looks at the page, until it has loaded everything, and what its links in view lead to. */
  async rest(): Promise<void> {
    const begun = performance.now();
    while (
      this.#unanswered.size > 0 ||
      performance.now() < Math.max(begun, this.#answeredAt) + QUIET_MS
    ) {
      if (performance.now() > begun + TIMEOUT_MS) throw new Error("The page goes on loading");
      await sleep(50);
    }
  }

  /** Waits as a visitor does who presses one thing after the other. */
  async pause(): Promise<void> {
    await sleep(PAUSE_MS);
  }

  /** A touch of the middle of an element. */
  async press(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error(`${target} is not shown`);
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await this.#session.send("Input.dispatchTouchEvent", {
      type: "touchStart",
      touchPoints: [point],
    });
    await sleep(PRESS_MS);
    await this.#session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  }

  async measurePress(interaction: Interaction, target: Locator, outcome: Outcome): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    await this.#measure(interaction, "click", () => this.press(target), outcome);
  }

  async measureKey(interaction: Interaction, key: string, outcome: Outcome): Promise<void> {
    await this.#measure(interaction, "keydown", () => this.page.keyboard.press(key), outcome);
  }

  /** From the event until the outcome is painted; never less than what counts for INP. */
  async #measure(
    interaction: Interaction,
    event: "click" | "keydown",
    act: () => Promise<void>,
    outcome: Outcome,
  ): Promise<void> {
    const recording = await this.page.evaluateHandle(
      ({ event, selector, text = "", shortest, timeout }) => {
        const recorded = { begun: Number.NaN, slowest: shortest };
        addEventListener(event, ({ timeStamp }) => (recorded.begun = timeStamp), {
          capture: true,
          once: true,
        });
        const reported = { type: "event", durationThreshold: shortest };
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) {
            recorded.slowest = Math.max(recorded.slowest, duration);
          }
        }).observe(reported);
        const painted = new Promise<number>((resolve, reject) => {
          setTimeout(() => reject(new Error(`Nothing shows ${selector} ${text}`)), timeout);
          new MutationObserver((_, observer) => {
            if (Number.isNaN(recorded.begun)) return;
            if (!document.querySelector(selector)?.textContent?.includes(text)) return;
            observer.disconnect();
            requestAnimationFrame(() => {
              // Answered after the frame.
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(performance.now() - recorded.begun);
              port2.postMessage(null);
            });
          }).observe(document, {
            subtree: true,
            childList: true,
            attributes: true,
            characterData: true,
          });
        });
        return { recorded, painted };
      },
      { event, shortest: SHORTEST_EVENT_MS, timeout: TIMEOUT_MS, ...outcome },
    );
    await act();
    const painted = await recording.evaluate((made) => made.painted);
    await sleep(REPORT_MS);
    const slowest = await recording.evaluate((made) => made.recorded.slowest);
    const times = this.#times.get(interaction) ?? [];
    times.push(Math.max(painted, slowest));
    this.#times.set(interaction, times);
  }
}

const DIALOG: Outcome = { selector: "[role=dialog]" };

async function closeDialog({ page }: Visit): Promise<void> {
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

async function waitForNames({ page }: Visit): Promise<void> {
  await page
    .locator('[data-hydrated] ul[aria-label="Namnförslag"][aria-busy="false"] li')
    .first()
    .waitFor();
}

async function openTwice(
  visit: Visit,
  opener: Locator,
  first: Interaction,
  later: Interaction,
): Promise<void> {
  await visit.measurePress(first, opener, DIALOG);
  await visit.pause();
  await closeDialog(visit);
  await visit.pause();
  await visit.measurePress(later, opener, DIALOG);
  await visit.pause();
  await closeDialog(visit);
  await visit.pause();
}

/** Links that are followed, in turn. */
const LINKS = [
  { from: "/", name: "Se alla generatorer", heading: "Namngeneratorer" },
  { from: "/fornamn", name: "Generatorer", heading: "Namngeneratorer" },
  { from: "/generatorer", name: "Barnnamn", heading: "Barnnamn" },
  { from: "/fornamn", menu: true, name: "Hur många heter …?", heading: "Hur många heter" },
] as const;

/** Names that are looked up, in turn. */
const SEARCHED = ["Astrid", "Lindqvist", "Maja", "Bo"] as const;

function inTurn<Item>(items: readonly Item[], run: number): Item {
  const item = items[run % items.length];
  if (item === undefined) throw new Error("Nothing to choose from");
  return item;
}

interface Scenario {
  readonly name: string;
  readonly path: (run: number) => string;
  readonly act: (visit: Visit, run: number) => Promise<void>;
}

const SCENARIOS: readonly Scenario[] = [
  {
    name: "generator",
    path: () => "/fornamn",
    async act(visit) {
      const { page } = visit;
      await waitForNames(visit);
      await visit.rest();
      await visit.measurePress(
        "generate → next paint",
        page.getByRole("button", { name: "Generera nya namn" }),
        { selector: '[aria-label="Namnförslag"][aria-busy="true"]' },
      );
      await waitForNames(visit);
      await visit.pause();
      await openTwice(
        visit,
        page.getByRole("button", { name: /^Filter: / }),
        "filter sheet, first opening",
        "filter sheet, later opening",
      );
      await openTwice(
        visit,
        page.getByRole("button", { name: "Exportera", exact: true }),
        "export dialog, first opening",
        "export dialog, later opening",
      );
      const dark = page.getByRole("contentinfo").locator("label", { hasText: "Mörkt" });
      await dark.scrollIntoViewIfNeeded();
      await visit.pause();
      await visit.measurePress("theme → next paint", dark, { selector: "[data-theme=dark]" });
    },
  },
  {
    name: "card",
    path: () => "/fornamn",
    async act(visit) {
      await waitForNames(visit);
      await visit.rest();
      const link = visit.page.getByRole("link", { name: /^Mer om / }).first();
      const name = /^Mer om (.+):/.exec((await link.textContent()) ?? "")?.[1];
      if (!name) throw new Error("The first card has no name");
      await visit.measurePress("card → h1 of the name's page", link, {
        selector: "h1",
        text: name,
      });
    },
  },
  {
    name: "links",
    path: (run) => inTurn(LINKS, run).from,
    async act(visit, run) {
      const { page } = visit;
      const link = inTurn(LINKS, run);
      const follow = async (interaction: Interaction) => {
        await visit.rest();
        const menu = page.getByRole("button", { name: "Öppna menyn" });
        // Going back shows it open.
        if ("menu" in link && (await menu.isVisible())) {
          await visit.press(menu);
          await visit.pause();
        }
        const area = page.getByRole("menu" in link ? "navigation" : "main");
        await visit.measurePress(
          interaction,
          area.getByRole("link", { name: link.name, exact: true }).first(),
          { selector: "h1", text: link.heading },
        );
      };
      await follow("link → h1 of a new page");
      await visit.pause();
      await page.goBack();
      await follow("link → h1 of a visited page");
    },
  },
  {
    name: "sok",
    path: () => "/sok",
    async act(visit, run) {
      const { page } = visit;
      const name = inTurn(SEARCHED, run);
      await visit.rest();
      await visit.press(page.getByRole("combobox", { name: "Namn" }));
      await page.keyboard.type(name.slice(0, -1), { delay: LETTER_MS });
      await sleep(LETTER_MS);
      await visit.measureKey("/sok, last letter → answer", name.slice(-1), {
        selector: "main [role=status]",
        text: `${name} som förnamn`,
      });
    },
  },
];

/** Opens a page as on the first visit, and measures what is done there. */
async function measure(
  browser: Browser,
  origin: string,
  { path, act }: Scenario,
  run: number,
  times: Times,
): Promise<void> {
  const context = await browser.newContext({
    ...PHONE,
    locale: "sv-SE",
    // It loads the whole site some seconds after the first page.
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", FAST_4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED_TIMES });
  const visit = new Visit(page, session, times);
  await page.goto(origin + path(run));
  await page.locator("#root[data-hydrated]").waitFor();
  await act(visit, run);
  await context.close();
}

/** The shortest time that the share of the times does not exceed. */
function percentile(sorted: readonly number[], share: number): number {
  return Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN);
}

/** Prints the row of an interaction. Returns the goals that it misses. */
function print(interaction: Interaction, times: readonly number[]): string[] {
  const sorted = [...times].sort((a, b) => a - b);
  const [fastest = Number.NaN] = sorted;
  const p50 = percentile(sorted, 0.5);
  const p95 = percentile(sorted, 0.95);
  const goal = GOALS[interaction];
  console.log(
    `| ${interaction} | ${Math.round(fastest)} | ${p50} | ${p95} | ${goal.p50} / ${goal.p95} |`,
  );
  return [
    ...(p50 <= goal.p50 ? [] : [`${interaction}: p50 ${p50}, goal ${goal.p50}`]),
    ...(p95 <= goal.p95 ? [] : [`${interaction}: p95 ${p95}, goal ${goal.p95}`]),
  ];
}

function scenariosToMeasure(names: readonly string[]): readonly Scenario[] {
  if (names.length === 0) return SCENARIOS;
  return names.map((name) => {
    const scenario = SCENARIOS.find((known) => known.name === name);
    if (!scenario) throw new Error(`Nothing to measure is called ${name}`);
    return scenario;
  });
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: "string", default: String(RUNS) } },
  });
  const scenarios = scenariosToMeasure(positionals);
  const server = await startPreviewServer();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGUMENTS],
  });
  const times: Times = new Map();
  try {
    for (let run = 0; run < Number(values.runs); run += 1) {
      for (const scenario of scenarios) {
        await measure(browser, server.origin, scenario, run, times);
      }
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  console.log(`${values.runs} runs; times in milliseconds.\n`);
  console.log("| interaction | fastest | p50 | p95 | goal p50 / p95 |");
  console.log("|---|---:|---:|---:|---:|");
  const missed = [...times].flatMap(([interaction, all]) => print(interaction, all));
  console.log(`\ninteractions: ${times.size} measured, ${missed.length} goals missed`);
  for (const line of missed) console.log(`  ${line}`);
  if (missed.length > 0) process.exitCode = 1;
}

await main();
