/**
 * `npm test`: builds the site and runs every suite. Its last line adds up their tests. What needs no
 * browser runs two at a time, and its output is printed when it has finished.
 */
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import * as v from "valibot";
import { findChromium } from "./find-chromium.ts";

interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** The tests that failed, a line each: file, title and the first line of the error. */
  readonly failures?: readonly string[];
}

interface Suite {
  readonly name: string;
  readonly command: string;
  /** The reports that the command writes. */
  readonly reports: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly count: (report: string) => Counts;
  /** Waits for the build. */
  readonly needsBuild?: true;
}

interface Result extends Counts {
  readonly name: string;
  readonly seconds: number;
}

const REPORTS = "test-results/reports";

const BUILD = "npx vite build --mode preview";

/** Need no browser, and start in this order: those that wait most come first, beside the build. */
const suites: readonly Suite[] = [
  {
    name: "functions",
    command: `npx tsx scripts/test-functions.ts --junit-path=${REPORTS}/functions.xml`,
    reports: [1, 2, 3, 4].map((part) => `${REPORTS}/functions-${part}.xml`),
    count: countDeno,
  },
  {
    name: "database",
    command: `npx vitest run --project database --project postgres --reporter=default --reporter=json --outputFile.json=${REPORTS}/database.json`,
    reports: [`${REPORTS}/database.json`],
    count: countVitest,
  },
  {
    name: "unit",
    command: `npm run test:unit -- --reporter=default --reporter=json --outputFile.json=${REPORTS}/unit.json`,
    reports: [`${REPORTS}/unit.json`],
    count: countVitest,
  },
  {
    name: "tools",
    command: `npx vitest run --project tools --reporter=default --reporter=json --outputFile.json=${REPORTS}/tools.json`,
    reports: [`${REPORTS}/tools.json`],
    count: countVitest,
  },
  {
    name: "built",
    command: `npx vitest run --project built --reporter=default --reporter=json --outputFile.json=${REPORTS}/built.json`,
    reports: [`${REPORTS}/built.json`],
    count: countVitest,
    needsBuild: true,
  },
];

/** Test the build in a browser, which keeps both cores of a small machine busy: one at a time. */
const browserSuites: readonly Suite[] = [
  {
    name: "budget",
    command: `npx tsx scripts/budget.ts --report ${REPORTS}/budget.json`,
    reports: [`${REPORTS}/budget.json`],
    count: countBudget,
  },
  {
    name: "e2e",
    command: "npx playwright test --reporter=list,json",
    reports: [`${REPORTS}/e2e.json`],
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${REPORTS}/e2e.json` },
    count: countPlaywright,
  },
];

function countVitest(text: string): Counts {
  const { numPassedTests, numFailedTests, testResults } = v.parse(
    v.object({
      numPassedTests: v.number(),
      numFailedTests: v.number(),
      testResults: v.array(
        v.object({
          name: v.string(),
          status: v.string(),
          message: v.string(),
          assertionResults: v.array(
            v.object({
              status: v.string(),
              fullName: v.string(),
              failureMessages: v.nullish(v.array(v.string()), []),
            }),
          ),
        }),
      ),
    }),
    JSON.parse(text),
  );
  // A file that cannot be loaded has no tests to count.
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + brokenFiles.length,
    failures: [
      ...brokenFiles.map(({ name, message }) => failureLine(name, "cannot be loaded", message)),
      ...testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === "failed")
          .map(({ fullName, failureMessages: [message = ""] }) =>
            failureLine(name, fullName, message),
          ),
      ),
    ],
  };
}

function failureLine(file: string, title: string, message: string): string {
  const [reason = ""] = stripVTControlCharacters(message).split("\n");
  return `${relative(process.cwd(), file)} › ${title}: ${reason}`;
}

const playwrightSpecs = v.array(
  v.object({ ok: v.boolean(), title: v.string(), file: v.string(), line: v.number() }),
);

interface PlaywrightSuite {
  readonly specs: v.InferOutput<typeof playwrightSpecs>;
  readonly suites?: readonly PlaywrightSuite[] | undefined;
}

const playwrightSuite: v.GenericSchema<PlaywrightSuite> = v.object({
  specs: playwrightSpecs,
  suites: v.optional(v.array(v.lazy(() => playwrightSuite))),
});

function countPlaywright(text: string): Counts {
  const { stats, suites: files } = v.parse(
    v.object({
      stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
      suites: v.array(playwrightSuite),
    }),
    JSON.parse(text),
  );
  function failuresOf({ specs, suites: inner = [] }: PlaywrightSuite): string[] {
    return [
      ...specs
        .filter(({ ok }) => !ok)
        .map(({ file, line, title }) => `e2e/${file}:${line} › ${title}`),
      ...inner.flatMap(failuresOf),
    ];
  }
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: files.flatMap(failuresOf),
  };
}

function countBudget(text: string): Counts {
  return v.parse(v.object({ passed: v.number(), failed: v.number() }), JSON.parse(text));
}

/** Reads the totals from the first element of Deno's JUnit report, and the titles of what failed. */
function countDeno(text: string): Counts {
  const totals = /<testsuites[^>]* tests="(\d+)" failures="(\d+)" errors="(\d+)"/.exec(text);
  if (!totals) throw new Error("The report has no totals");
  const [tests = 0, failures = 0, errors = 0] = totals.slice(1).map(Number);
  const failed = text.matchAll(
    /<testcase name="([^"]*)" classname="([^"]*)"[^>]*>\s*<failure message="([^"]*)"/g,
  );
  return {
    passed: tests - failures - errors,
    failed: failures + errors,
    failures: [...failed].map(([, title = "", file = "", reason = ""]) =>
      failureLine(file.replace("./", ""), title, reason),
    ),
  };
}

interface Run {
  readonly isSuccess: boolean;
  /** What the command wrote, unless it was shown as it ran. */
  readonly output: string;
  readonly seconds: number;
}

function run(
  command: string,
  options: { environment?: Readonly<Record<string, string>>; isShown?: true } = {},
): Promise<Run> {
  const { environment, isShown } = options;
  const start = performance.now();
  return new Promise((resolve) => {
    const output: string[] = [];
    const child = spawn(command, {
      shell: true,
      stdio: isShown ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...environment },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => output.push(text));
    }
    function finish(isSuccess: boolean, text: string): void {
      resolve({ isSuccess, output: text, seconds: (performance.now() - start) / 1000 });
    }
    child.on("error", (error) => finish(false, String(error)));
    child.on("close", (code) => finish(code === 0, output.join("")));
  });
}

function resultOf({ name, reports, count }: Suite, { isSuccess, seconds }: Run): Result {
  let passed = 0;
  let failed = 0;
  const failures: string[] = [];
  try {
    for (const report of reports) {
      const counts = count(readFileSync(report, "utf8"));
      passed += counts.passed;
      failed += counts.failed;
      failures.push(...(counts.failures ?? []));
    }
  } catch (error) {
    console.error(`The suite "${name}" left no report to count: ${String(error)}`);
  }
  // A suite that crashes, or tests nothing, has failed whatever its report says.
  const isComplete = isSuccess && passed > 0;
  return { name, seconds, passed, failed: isComplete ? failed : Math.max(failed, 1), failures };
}

function heading(text: string): void {
  console.log(`\n── ${text} ${"─".repeat(Math.max(2, 60 - text.length))}\n`);
}

/** Runs the suites that need no browser, two at a time, while the site is being built. */
async function runTogether(results: Result[]): Promise<boolean> {
  console.log("Building the site and running the suites that need no browser …");
  const build = run(BUILD).then(({ isSuccess, output, seconds }) => {
    heading(`build, ${seconds.toFixed(0)} s`);
    console.log(output);
    if (!isSuccess) results.push({ name: "build", passed: 0, failed: 1, seconds });
    return isSuccess;
  });
  const queue = [...suites];
  async function work(): Promise<void> {
    for (let suite = queue.shift(); suite; suite = queue.shift()) {
      if (suite.needsBuild && !(await build)) continue;
      const finished = await run(suite.command, { environment: suite.environment ?? {} });
      heading(suite.name);
      console.log(finished.output);
      results.push(resultOf(suite, finished));
    }
  }
  // The build takes the place of one suite until it has finished.
  await Promise.all([work(), build.then(work)]);
  return build;
}

async function main(): Promise<void> {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  try {
    findChromium();
  } catch (error) {
    // The suites that need it will fail; the others are still worth running.
    console.error(String(error));
  }

  const results: Result[] = [];
  const hasBuild = await runTogether(results);
  for (const suite of hasBuild ? browserSuites : []) {
    heading(suite.name);
    const { environment = {} } = suite;
    results.push(resultOf(suite, await run(suite.command, { environment, isShown: true })));
  }

  heading("all suites");
  for (const { name, passed, failed, seconds, failures = [] } of results) {
    console.log(`${name}: ${passed} passed, ${failed} failed, in ${seconds.toFixed(0)} s`);
    for (const failure of failures) console.log(`  ${failure}`);
  }
  if (!hasBuild) console.log("Not run without a build: built, budget, e2e");
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

await main();
