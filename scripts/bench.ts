/**
 * `npm run bench`: times every generator with its slowest combination of filters, and fails if a
 * generation takes longer than the budget.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import * as v from "valibot";

/** Longest median time of a generation, in milliseconds. */
const BUDGET_MS = 2;

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
const slow = results.filter(({ median }) => median > BUDGET_MS);
for (const { name, median } of slow) {
  console.error(`Over the budget of ${BUDGET_MS} ms: ${name} takes ${median.toFixed(2)} ms`);
}
console.log(`\n${results.length - slow.length} of ${results.length} within ${BUDGET_MS} ms`);
if (slow.length > 0 || results.length === 0) process.exitCode = 1;
