/** `npm test`: runs every suite, and ends with one line that adds them up. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { findChromium } from "./find-chromium.ts";

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

interface Suite {
  readonly name: string;
  readonly command: string;
  /** The report that the command writes. */
  readonly report: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly count: (report: string) => Counts;
  /** Needs the production build, made to talk to the local backend. */
  readonly needsBuild?: true;
}

const REPORTS = "test-results/reports";

const suites: readonly Suite[] = [
  {
    name: "unit",
    command: `npm run test:unit -- --reporter=default --reporter=json --outputFile.json=${REPORTS}/unit.json`,
    report: `${REPORTS}/unit.json`,
    count: countVitest,
  },
  {
    name: "database",
    command: `npm run test:database -- --reporter=default --reporter=json --outputFile.json=${REPORTS}/database.json`,
    report: `${REPORTS}/database.json`,
    count: countVitest,
  },
  {
    name: "functions",
    command: `npm run test:functions -- --junit-path=${REPORTS}/functions.xml`,
    report: `${REPORTS}/functions.xml`,
    count: countDeno,
  },
  {
    name: "budget",
    command: `npx tsx scripts/budget.ts --report ${REPORTS}/budget.json`,
    report: `${REPORTS}/budget.json`,
    count: countBudget,
    needsBuild: true,
  },
  {
    name: "e2e",
    command: "npx playwright test --reporter=list,json",
    report: `${REPORTS}/e2e.json`,
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${REPORTS}/e2e.json` },
    count: countPlaywright,
    needsBuild: true,
  },
];

function countVitest(text: string): Counts {
  const report: unknown = JSON.parse(text);
  // A file that cannot be loaded has no tests to count.
  const brokenFiles = listAt(report, "testResults").filter(
    (file) => at(file, "status") === "failed" && listAt(file, "assertionResults").length === 0,
  );
  return {
    passed: numberAt(report, "numPassedTests"),
    failed: numberAt(report, "numFailedTests") + brokenFiles.length,
  };
}

function countPlaywright(text: string): Counts {
  const stats = at(JSON.parse(text), "stats");
  return {
    passed: numberAt(stats, "expected"),
    failed: numberAt(stats, "unexpected") + numberAt(stats, "flaky"),
  };
}

function countBudget(text: string): Counts {
  const report: unknown = JSON.parse(text);
  return { passed: numberAt(report, "passed"), failed: numberAt(report, "failed") };
}

/** Counts in the JUnit report of Deno, whose first element holds the sums. */
function countDeno(text: string): Counts {
  const sums = /<testsuites[^>]* tests="(\d+)" failures="(\d+)" errors="(\d+)"/.exec(text);
  if (!sums) throw new Error("The report has no sums");
  const [tests = 0, failures = 0, errors = 0] = sums.slice(1).map(Number);
  return { passed: tests - failures - errors, failed: failures + errors };
}

function at(value: unknown, key: string): unknown {
  if (typeof value !== "object" || value === null) throw new Error(`No object holds "${key}"`);
  return new Map<string, unknown>(Object.entries(value)).get(key);
}

function numberAt(value: unknown, key: string): number {
  const found = at(value, key);
  if (typeof found !== "number") throw new Error(`"${key}" is no number`);
  return found;
}

function listAt(value: unknown, key: string): readonly unknown[] {
  const found = at(value, key);
  if (!Array.isArray(found)) throw new Error(`"${key}" is no list`);
  return found;
}

/** Runs a command with its output on show; answers whether it succeeded. */
function run(command: string, environment: Readonly<Record<string, string>> = {}): boolean {
  const { status } = spawnSync(command, {
    shell: true,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...environment },
  });
  return status === 0;
}

function runSuite({ command, environment, report, count }: Suite): Counts {
  const isSuccess = run(command, environment);
  let counts: Counts = { passed: 0, failed: 0 };
  try {
    counts = count(readFileSync(report, "utf8"));
  } catch (error) {
    console.error(`The suite left no report to count: ${String(error)}`);
  }
  // A suite that crashes, or tests nothing, has failed whatever its report says.
  const isSound = isSuccess && counts.passed > 0;
  return { ...counts, failed: isSound ? counts.failed : Math.max(counts.failed, 1) };
}

function heading(text: string): void {
  console.log(`\n── ${text} ${"─".repeat(Math.max(2, 60 - text.length))}\n`);
}

function main(): void {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  try {
    findChromium();
  } catch (error) {
    // The suites that need it will fail; the others are still worth running.
    console.error(String(error));
  }

  const results: { readonly name: string; readonly counts: Counts }[] = [];
  let hasBuild: boolean | undefined;
  for (const suite of suites) {
    if (suite.needsBuild && hasBuild === undefined) {
      heading("build");
      hasBuild = run("npx vite build --mode preview");
      if (!hasBuild) results.push({ name: "build", counts: { passed: 0, failed: 1 } });
    }
    heading(suite.name);
    if (suite.needsBuild && !hasBuild) console.log("Not run: there is no build to test.");
    else results.push({ name: suite.name, counts: runSuite(suite) });
  }

  heading("all suites");
  for (const { name, counts } of results) {
    console.log(`${name}: ${counts.passed} passed, ${counts.failed} failed`);
  }
  const passed = results.reduce((sum, { counts }) => sum + counts.passed, 0);
  const failed = results.reduce((sum, { counts }) => sum + counts.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

main();
