/**
 * CONTRIBUTING.md, "A year of figures": the year after the latest one is invented in Skatteverket's form, in a copy of
 * the raw statistics, and taken in. STATISTICS_FOLDER names the raw statistics, which are not in the repository.
 */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { seededRandom } from "@/generators/engine/sample.ts";
import { childNames } from "@/words/child-names.ts";
import { LAST_LATEST_YEAR } from "@/words/statistics.ts";
import { SiteCopy } from "./site-copy.ts";

const YEAR = LAST_LATEST_YEAR + 1;

/** As many as the authority's own file has; some are given to as many children. */
const LISTED = 130;

const HEADER = "RANGORDNING;KÖN;FODELSEAR;UPPDATERINGSDATUM;NAMN;GRUPPERING;GRUPPERINGSVÄRDE;ANTAL";

/** The rows of a sex: common names in another order than in any year. */
function inventedRows(sex: "Kvinna" | "Man", list: string): string[] {
  const random = seededRandom(YEAR);
  const counts = list
    .split(",")
    .slice(0, LISTED)
    .map((name, i) => ({ name, children: Math.round((600 - 4 * i) * (0.6 + random())) }))
    .sort((one, other) => other.children - one.children);
  return counts.map(({ name, children }) => {
    const rank = counts.findIndex((other) => other.children === children) + 1;
    return `${rank};${sex};${YEAR};${YEAR + 1}-02-01;${name};Total;Riket;${children}`;
  });
}

const given = process.env.STATISTICS_FOLDER ?? "";

describe.skipIf(given === "")("a year of figures", () => {
  let site: SiteCopy;
  let raw: string;

  beforeAll(async () => {
    site = new SiteCopy();
    raw = mkdtempSync(join(tmpdir(), "statistics-"));
    cpSync(given, raw, { recursive: true });
    const rows = [
      HEADER,
      ...inventedRows("Kvinna", childNames.girls.names),
      ...inventedRows("Man", childNames.boys.names),
      "",
    ];
    // Windows-1252, in which these letters have the numbers of Unicode.
    writeFileSync(join(raw, `nyfodda-${YEAR}.csv`), rows.join("\r\n"), "latin1");
    vi.stubEnv("STATISTICS_FOLDER", raw);

    await site.runTool("tsx/dist/cli.mjs", "scripts/statistics/import-statistics.ts", raw);
    const sample = await site.runTool("tsx/dist/cli.mjs", "tests/tools/sweden-raw.ts", raw);
    site.write("tests/tools/sweden-sample.json", sample);
    const article = "src/content/blog/name-years.ts";
    site.write(article, site.read(article).replace(/date: "[\d-]+"/, `date: "${YEAR + 1}-03-01"`));
  });

  afterAll(() => {
    site.remove();
    rmSync(raw, { recursive: true, force: true });
  });

  test("the import changes the latest newborns and the record of the years, and nothing else", () => {
    const words = ["latest-newborns.ts", "statistics.ts", "newborn-series.ts", "given-names.ts"];
    const changed = words.filter((file) => site.isChanged(`src/words/${file}`));
    expect(changed).toEqual(["latest-newborns.ts", "statistics.ts"]);
    expect(site.read("src/words/statistics.ts")).toContain(`LAST_LATEST_YEAR: number = ${YEAR}`);
  });

  test("every test that shows or counts figures accepts it", async () => {
    const { proving, failed } = await site.runTests([
      "tests/app/page-heads.node.test.ts",
      "tests/content",
      "tests/features/blog",
      "tests/features/generator",
      "tests/features/compare",
      "tests/features/name-page",
      "tests/features/search",
      "tests/generators",
      "tests/name-parts",
      "tests/saved",
      "tests/names",
      "tests/pages",
      "tests/scripts/build",
      "tests/scripts/statistics",
      "tests/tools/name-search.test.ts",
      "tests/tools/sweden.test.ts",
      "tests/words",
    ]);
    expect(failed).toEqual([]);
    expect(proving).toContain("tests/tools/sweden.test.ts");
  });
});
