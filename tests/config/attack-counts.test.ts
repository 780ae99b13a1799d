/** CONTRIBUTING.md says how often `npm test` attacks the database and the API. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CELLS } from "../database/access-table.ts";
import { HOSTED_MAJOR_VERSION } from "../database/major-version.ts";
import { CALLS_MADE } from "../functions/fuzz/calls-made.ts";
import { DEFAULT_PRIVILEGES } from "../postgres/databases.ts";
import { RULES } from "../postgres/splinter-rules.ts";

test.each([
  `real PostgreSQL ${HOSTED_MAJOR_VERSION}`,
  // On the server, and on the embedded database.
  `| ${CELLS.length} × ${servers() + 1} databases |`,
  `| ${RULES.length} × ${servers()} databases, 0 errors |`,
  `| ${CALLS_MADE.toLocaleString("en")} |`,
])("CONTRIBUTING.md says “%s”", (count) => {
  expect(readFileSync("CONTRIBUTING.md", "utf8")).toContain(count);
});

function servers(): number {
  return Object.keys(DEFAULT_PRIVILEGES).length;
}
