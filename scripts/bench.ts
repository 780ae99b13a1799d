/**
 * `npm run bench`: times every generator with its slowest combination of filters, and looking names
 * up in the files of the name search; fails if one takes longer than its budget.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import * as v from "valibot";

/** Longest median time of a generation, in milliseconds. */
const GENERATION_MS = 2;

/** The same of looking names up in the files of the search, of which a slow phone may take four times as long. */
const LOOK_UP_MS = 10;

function budgetOf(name: string): number {
  return name.startsWith("/sok") ? LOOK_UP_MS : GENERATION_MS;
}

const REPORT = "test-results/reports/bench.json";

const reportSchema = v.object({
  files: v.array(
    v.object({
      groups: v.array(
        v.object({ benchmarks: v.array(v.object({ name: v.string(), median: v.number() })) }),
      ),
    }),
  ),
});

mkdirSync("test-results/reports", { recursive: true });
const { status } = spawnSync(`npx vitest bench --run --project logic --outputJson ${REPORT}`, {
  shell: true,
  stdio: "inherit",
});
if (status !== 0) process.exit(status ?? 1);

const { files } = v.parse(reportSchema, JSON.parse(readFileSync(REPORT, "utf8")));
const results = files.flatMap(({ groups }) => groups.flatMap(({ benchmarks }) => benchmarks));
const slow = results.filter(({ name, median }) => median > budgetOf(name));
for (const { name, median } of slow) {
  console.error(`Over its budget of ${budgetOf(name)} ms: ${name} takes ${median.toFixed(2)} ms`);
}
console.log(`\n${results.length - slow.length} of ${results.length} within their budgets`);
if (slow.length > 0 || results.length === 0) process.exitCode = 1;
