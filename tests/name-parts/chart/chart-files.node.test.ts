import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { makeChartFile } from "@/name-parts/chart/chart-files.ts";
import { linesBySex, RECENT_YEARS } from "@/name-parts/chart/newborn-lines.ts";
import { countOf } from "@/name-parts/spellings/count.ts";
import { recordOf } from "../../../scripts/build/name-search/name-records.ts";
import { readNames } from "../../../scripts/build/name-search/read-names.ts";

const DAY = new Date(2026, 10, 26);

const rows = readNames();

function fileOf(name: string, format: "csv" | "svg") {
  const row = rows.find((other) => other.name === name);
  if (!row) throw new Error(`No ${name}`);
  return makeChartFile(
    {
      lines: linesBySex(countOf(recordOf(row, new Map())), RECENT_YEARS),
      period: RECENT_YEARS,
      address: `https://namnfynd.se/namn/${name.toLowerCase()}`,
    },
    format,
    DAY,
  );
}

async function csvOf(name: string): Promise<Record<string, string>[]> {
  const { blob } = await fileOf(name, "csv");
  return parse(await blob.text(), { bom: true, delimiter: ";", columns: true });
}

/** With ordinary spaces. */
function plain(text: string | undefined) {
  return text?.replaceAll("\u00a0", " ");
}

test("a table has a row per year, which says where it is from and under what licence", async () => {
  const astrid = await csvOf("Astrid");
  const years = astrid.map((row) => row.År);
  expect(years.slice(0, 10)).toEqual(Array.from({ length: 10 }, (_, i) => `${2013 + i}`));
  expect(astrid[6]).toEqual({
    Namn: "Astrid",
    Kön: "flickor",
    År: "2019",
    Antal: "625",
    Plats: "2",
    Anmärkning: "",
    Källa: "SCB, nyfödda efter tilltalsnamn",
    Licens: "CC0",
    Hämtat: expect.stringMatching(/^26.november.2026$/),
    Adress: "https://namnfynd.se/namn/astrid",
  });
  const latest = astrid.filter(({ År }) => Number(År) > 2022);
  expect(latest.length).toBeGreaterThan(0);
  for (const { Källa } of latest) expect(Källa).toBe("Skatteverket, namn");
});

test("a year that the statistics leave out has no count, and says why", async () => {
  const left = (await csvOf("Gunilla")).concat(await csvOf("Christoffer"));
  const empty = left.filter(({ Antal }) => Antal === "");
  expect(empty.length).toBeGreaterThan(0);
  for (const { Anmärkning } of empty)
    expect(plain(Anmärkning)).toMatch(/^färre än (2|10)$|^inte bland/);
});

test("a drawing says what it shows, its source, licence, address and day", async () => {
  const { name, blob } = await fileOf("Astrid", "svg");
  expect(name).toBe("namnfynd-nyfodda-astrid-2026-11-26.svg");
  const svg = plain(await blob.text()) ?? "";
  for (const text of [
    "<title>Astrid: nyfödda per år 2013–2022</title>",
    "SCB, nyfödda efter tilltalsnamn, CC0",
    "https://namnfynd.se/namn/astrid, 26 november 2026",
    ">2022</text>",
    ">flickor</text>",
  ]) {
    expect(svg).toContain(text);
  }
  expect(svg).not.toMatch(/NaN|undefined/);
});
