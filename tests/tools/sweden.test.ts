/** Sweden's figures of given names, from the files of the build to the page of a name. */
import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import * as v from "valibot";
import { expect, test } from "vitest";
import { GivenNameFacts } from "@/features/name-page/given-name-facts.tsx";
import { seededRandom } from "@/generators/engine/sample.ts";
import { ALL_YEARS, linesBySex } from "@/name-parts/chart/newborn-lines.ts";
import { NewbornTable } from "@/name-parts/chart/newborn-table.tsx";
import { countOf } from "@/name-parts/spellings/count.ts";
import { decodeRecords, type NameRecord } from "@/names/search/name-files.ts";
import { encodeNames } from "../../scripts/build/name-search/encode-names.ts";
import { readNames } from "../../scripts/build/name-search/read-names.ts";
import { type RawFigures, readRawFigures } from "./sweden-raw.ts";
import { givenNames } from "./world-raw.ts";

const records = new Map<string, NameRecord>(
  [...encodeNames(readNames()).files]
    .filter(([file]) => file.startsWith("names-"))
    .flatMap(([, text]) => decodeRecords(text))
    .map((record) => [record.name, record]),
);

function recordOf(name: string): NameRecord {
  const record = records.get(name);
  if (!record) throw new Error(`No record of ${name}`);
  return record;
}

/** What a page fetches and draws of a name, in the form of the raw figures. */
function figuresOf(name: string): string[] {
  const record = recordOf(name);
  const { women, men, meanAge } = record;
  const bearers = [
    ["F", women, meanAge.women],
    ["M", men, meanAge.men],
  ] as const;
  return [
    ...bearers.flatMap(([sex, count]) => (count > 0 ? [`${sex} bearers ${count}`] : [])),
    ...bearers.flatMap(([sex, , age]) => (age === null ? [] : [`${sex} age ${age.toFixed(1)}`])),
    ...newborns(record),
  ].sort();
}

/** The numbers in the table below the chart. */
function newborns(record: NameRecord): string[] {
  const lines = linesBySex(countOf(record), ALL_YEARS);
  if (lines.length === 0) return [];
  const html = renderToStaticMarkup(createElement(NewbornTable, { caption: "", lines }));
  return [...html.matchAll(/<tr[^>]*><th scope="row"[^>]*>(\d{4})<\/th>(.*?)<\/tr>/g)].flatMap(
    ([, year, cells = ""]) =>
      [...cells.matchAll(/<td[^>]*>(.*?)<\/td>/g)].flatMap(([, cell = ""], i) => {
        const text = cell.replaceAll(/<[^>]*>|(?<=\d)\u00a0(?=\d)/g, "");
        const [, count, rank] = /^(\d+)(?: nr.(\d+))?$/.exec(text) ?? [];
        if (count === undefined) return [];
        const sex = lines[i]?.sex === "flickor" ? "F" : "M";
        return [`${sex} ${year} ${count}${rank === undefined ? "" : ` rank ${rank}`}`];
      }),
  );
}

function expectShown(raw: RawFigures): void {
  for (const [name, figures] of Object.entries(raw)) {
    expect({ name, figures: figuresOf(name) }).toEqual({ name, figures });
  }
}

function factsText(name: string): string {
  const facts = createElement(GivenNameFacts, { record: recordOf(name), relations: undefined });
  const html = renderToStaticMarkup(createElement(StaticRouter, { location: "/" }, facts));
  return html.replaceAll(/<[^>]*>/g, "").replaceAll("\u00a0", " ");
}

// Read off the raw files by hand.
test.each([
  ["Bo", "35 872 män"],
  ["My", "6 418 kvinnor"],
  ["Anna", "96 428 kvinnor"],
  ["Anna", "De som hette Anna var i snitt 48 år."],
  ["Astrid", "De som hette Astrid var i snitt 37 år."],
])("the facts of %s say: %s", (name, text) => {
  expect(factsText(name)).toContain(text);
});

test("a page shows the figures of a sample of the raw files, and no others", () => {
  const file = new URL("sweden-sample.json", import.meta.url);
  const sample = v.parse(
    v.record(v.string(), v.array(v.string())),
    JSON.parse(readFileSync(file, "utf8")),
  );
  expect(Object.keys(sample).length).toBeGreaterThanOrEqual(75);
  expectShown(sample);
});

const rawFolder = process.env.STATISTICS_FOLDER;
const seed = Math.floor(Math.random() * 2 ** 31);
test.runIf(rawFolder)(`100 pages show the figures of the raw files (seed ${seed})`, () => {
  const random = seededRandom(seed);
  // Names with an apostrophe, or with what was null, are spelt otherwise in the files of the bearers.
  const names = givenNames().filter((name) => !/'|nulla/.test(name));
  const drawn = Array.from({ length: 100 }, () => names[Math.floor(random() * names.length)] ?? "");
  expectShown(readRawFigures(rawFolder ?? "", drawn));
});
