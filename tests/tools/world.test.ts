/** The figures of other countries, from the files of the build to the page of a name. */
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import * as v from "valibot";
import { expect, test } from "vitest";
import { WorldSection } from "@/features/name-page/world-section.tsx";
import { seededRandom } from "@/generators/engine/sample.ts";
import { type Abroad, decodeAbroad } from "@/names/world/abroad.ts";
import { COUNTRIES } from "@/names/world/countries.ts";
import { columnsIn, worldFile } from "@/names/world/files.ts";
import { worldFiles } from "../../scripts/build/name-search/world-files.ts";
import { givenNames, type RawFigures, readRawFigures } from "./world-raw.ts";

const files = new Map(worldFiles());

/** What a page fetches of a name. */
function abroadOf(name: string): Abroad {
  return decodeAbroad(columnsIn(files.get(worldFile(name)) ?? "", name));
}

/** What a page shows of a name, in the form of the raw figures. Sweden's own rows are left out. */
function shownFigures(name: string): string[] {
  const record = { name, women: 0, men: 0, surnameBearers: 0, surnameRank: null };
  const html = renderToStaticMarkup(
    createElement(
      StaticRouter,
      { location: "/" },
      createElement(WorldSection, {
        record: {
          ...record,
          hasGivenNameDocument: true,
          hasSurnameDocument: false,
          meanAge: { women: null, men: null },
          girls: [],
          boys: [],
          spellings: [],
        },
        abroad: abroadOf(name),
      }),
    ),
  );
  const rows = html
    .replaceAll("\u00a0", " ")
    .matchAll(/<tr><th scope="row">(.*?)<small>.*?<td>(.*?)<\/td>/g);
  return [...rows].flatMap(([, place = "", cell = ""]) => {
    const [country, spelling = ""] = place.split(", som ");
    return cell.split(/<br\s*\/?>/).map((figure) => {
      const [, count = "", people, rank = ""] =
        /^([\d ]+) (\p{L}+)(?:, plats ([\d ]+))?$/u.exec(figure) ?? [];
      return [country, spelling, people, count, rank].join("|").replaceAll(/(?<=\d) (?=\d)/g, "");
    });
  });
}

function expectShown(figures: RawFigures) {
  const shown = Object.keys(figures).map((name) => [name, shownFigures(name).sort()]);
  expect(Object.fromEntries(shown)).toEqual(figures);
}

function figureOf(name: string, country: string, sex: "women" | "men") {
  return abroadOf(name)[sex][COUNTRIES.findIndex(({ id }) => id === country)];
}

// Read off the raw files by hand.
test.each([
  ["Astrid", "norge", "women", { exact: { count: 15_815 } }],
  ["Astrid", "danmark", "women", { exact: { count: 9012 } }],
  ["Astrid", "usa", "women", { exact: { count: 818, rank: 383 } }],
  ["Liam", "usa", "men", { exact: { count: 22_164, rank: 1 } }],
  ["Noah", "england", "men", { exact: { count: 4139 } }],
  ["Björn", "norge", "men", { exact: null, own: { spelling: "Bjørn", count: 33_777 } }],
] as const)("%s in %s", (name, country, sex, figures) => {
  expect(figureOf(name, country, sex)).toMatchObject(figures);
});

test("a page shows the figures of a sample of the raw files, and no others", () => {
  const file = new URL("world-sample.json", import.meta.url);
  const sample = v.parse(
    v.record(v.string(), v.array(v.string())),
    JSON.parse(readFileSync(file, "utf8")),
  );
  expect(Object.keys(sample).length).toBeGreaterThanOrEqual(90);
  expectShown(sample);
});

const rawFolder = process.env.STATISTICS_FOLDER;
const seed = Math.floor(Math.random() * 2 ** 31);
test.runIf(rawFolder)(`100 pages show the figures of the raw files (seed ${seed})`, () => {
  const random = seededRandom(seed);
  const names = givenNames();
  const drawn = Array.from({ length: 100 }, () => names[Math.floor(random() * names.length)] ?? "");
  expectShown(readRawFigures(rawFolder ?? "", drawn));
});

test("a file of other countries takes two kB at most", () => {
  const sizes = [...files.values()].map((text) => gzipSync(text).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(2000);
});
