/** A small folder of raw statistics, whose years are all unlike those of the committed word lists. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { certainForms } from "../../../scripts/statistics/curated/certain-forms.ts";
import {
  classicGivenNames,
  notClassicGivenNames,
} from "../../../scripts/statistics/curated/classic-given-names.ts";
import { natureGivenNames } from "../../../scripts/statistics/curated/nature-given-names.ts";
import { nordicGivenNames } from "../../../scripts/statistics/curated/nordic-given-names.ts";
import {
  DANISH_NORWEGIAN,
  FINNISH_SAMI,
  NOT_FINNISH,
} from "../../../scripts/statistics/curated/nordic-surnames.ts";
import { originTexts } from "../../../scripts/statistics/curated/origin-texts.ts";
import { noFathersNames, noSecondNames } from "../../../scripts/statistics/curated/second-names.ts";
import { spellingGroups } from "../../../scripts/statistics/curated/spelling-groups.ts";
import {
  NATURE_UNDIVIDED,
  NOT_SWEDISH,
  OTHER_UNDIVIDED,
} from "../../../scripts/statistics/curated/surnames-listed.ts";
import { listYears } from "../../../src/names/series/years.ts";
import { worldTotals } from "../../../src/words/world-totals.ts";

/** One year more than the series of 1998–2022. */
const NEWBORNS = { first: 2041, last: 2066 };
const LATEST = { first: 2065, last: 2066 };
const GIVEN_NAMES = 2064;
const SURNAMES = 2063;
const CARRIED = 2060;
const DOGS = "2062-06-30";
const LISTED = { first: 2067, last: 2068 };
const TOP_FIVE = 2068;
const REVISION = 2069;
const ALMANAC = 2071;

/** The figures of other countries. */
const WORLD = 2072;

/** Names with a row and a text of their origin that the import mends. */
const MENDED = [...new Set([...Object.keys(originTexts), ...certainForms])];

/** What the figures of the folder are counted among. */
export const TOTALS = Object.fromEntries(
  Object.keys(worldTotals).map((id) => [
    id,
    [GIVEN_NAMES, NEWBORNS.last, WORLD].map((year) => ({
      year,
      counted: `räknade ${year}`,
      total: 9_000_000,
      source: "Byrån",
    })),
  ]),
);

/** The record that an import of the folder has. */
export const EXPECTED_RECORD = {
  FIRST_NEWBORN_YEAR: 2041,
  LAST_NEWBORN_YEAR: 2066,
  FIRST_YEAR_FROM_TWO: 2065,
  GIVEN_NAMES_YEAR: 2064,
  GIVEN_NAMES_DATE: "2064-12-31",
  GIVEN_NAMES_DAY: "31\u00a0december 2064",
  SURNAMES_YEAR: 2063,
  SURNAMES_DATE: "2063-12-31",
  SURNAMES_DAY: "31\u00a0december 2063",
  CARRIED_NAMES_YEAR: 2060,
  CARRIED_NAMES_DATE: "2060-12-31",
  CARRIED_NAMES_DAY: "31\u00a0december 2060",
  DOGS_YEAR: 2062,
  DOGS_DATE: "2062-06-30",
  DOGS_DAY: "30\u00a0juni 2062",
  FIRST_LATEST_YEAR: 2067,
  LAST_LATEST_YEAR: 2068,
  TOP_FIVE_YEAR: 2068,
  NAME_DAYS_REVISED: 2069,
  ALMANAC_YEAR: 2071,
};

const SOURCE = "https://example.se";

/** Newborns of each name in a year. */
const GIRLS = {
  Astrid: (i: number) => 101 + 10 * i,
  Emma: (i: number) => 400 - 10 * i,
  Ada: (i: number) => 20 + 2 * i,
};
const BOYS = { Liam: (i: number) => 300 - i, Nils: (i: number) => 50 + 7 * i };

type Row = readonly (string | number)[];

/** Writes the folder. */
export function writeRawFolder(folder: string): void {
  mkdirSync(join(folder, "world"), { recursive: true });
  for (const [file, header, rows] of [...files(), ...worldFiles()]) {
    const lines = rows.map((row) => `${row.join(",")}\n`);
    writeFileSync(join(folder, file), `${header}\n${lines.join("")}`);
  }
}

function files(): [file: string, header: string, rows: readonly Row[]][] {
  const curated = [
    ...classicGivenNames,
    ...notClassicGivenNames,
    ...natureGivenNames,
    ...nordicGivenNames,
    ...spellingGroups.flatMap((spellings) => spellings.split(", ")),
  ];
  const surnames = [
    ...new Set([
      ...NATURE_UNDIVIDED,
      ...OTHER_UNDIVIDED,
      ...NOT_SWEDISH,
      ...DANISH_NORWEGIAN,
      ...FINNISH_SAMI,
      ...NOT_FINNISH,
    ]),
  ];
  const persons = "name,persons";
  const women = new Map<string, number>(curated.map((name) => [name, 300]));
  for (const name of Object.keys(GIRLS)) women.set(name, 5_000);
  const men = new Map<string, number>(Object.keys(BOYS).map((name) => [name, 5_000]));
  for (const sex of [women, men]) sex.set("Kim", 400);
  // Only names with a hundred bearers have a rank, and with it a page in a document of its own.
  const surnameRows = surnames.map((name) => [name, name === surnames[0] ? 9_000 : 99]);
  return [
    [
      `se_bearers_${GIVEN_NAMES}.csv`,
      "name,sex,bearers,rank,mean_age",
      [
        ...[...women].map(([name, count]) => [name, "F", count, 1, "40.5"]),
        ...[...men].map(([name, count]) => [name, "M", count, 1, "40.5"]),
      ],
    ],
    [
      `given_names_all_women_${CARRIED}.csv`,
      persons,
      [...new Set([...noFathersNames, ...noSecondNames, ...women.keys()])].map((name) => [
        name,
        9_000,
      ]),
    ],
    [`given_names_all_men_${CARRIED}.csv`, persons, [...men.keys()].map((name) => [name, 9_000])],
    [`bearers_women_${CARRIED}.csv`, persons, [...women.keys()].map((name) => [name, 200])],
    [`bearers_men_${CARRIED}.csv`, persons, [...men.keys()].map((name) => [name, 200])],
    [`surnames_${SURNAMES}_min100.csv`, persons, surnameRows],
    [`surnames_${SURNAMES}_all.csv`, persons, [...surnameRows, ["Qvarxsson", 2]]],
    [
      `newborns_${NEWBORNS.first}_${NEWBORNS.last}.csv`,
      "year,sex,name,n,rank",
      listYears(NEWBORNS).flatMap((year) => newborns(year)),
    ],
    [
      `newborns_${LATEST.first}_${LATEST.last}_min2.csv`,
      "year,sex,name,n",
      [
        ...listYears(LATEST).flatMap((year) => newborns(year).map((row) => row.slice(0, 4))),
        [LATEST.first, "F", "Ynwa", 3],
      ],
    ],
    [
      `se_newborns_${LISTED.first}_${LISTED.last}_top12.csv`,
      "year,sex,rank,name,n",
      listYears(LISTED).flatMap((year) => [
        [year, "F", 1, "Ada", 90],
        [year, "F", 2, "Astrid", 80],
        [year, "M", 1, "Nils", 300],
      ]),
    ],
    [
      `merged_spellings_${TOP_FIVE}_top5.csv`,
      "year,sex,rank,name,merged_with,source_url",
      ["F", "M"].map((sex) => [TOP_FIVE, sex, 1, sex === "F" ? "Ada" : "Nils", "", SOURCE]),
    ],
    [
      "name_days.csv",
      "month,day,name,in_list_since",
      [
        ...[...notClassicGivenNames].map((name) => [12, 24, name, "2018 or earlier"]),
        [5, 13, "Linnea", "2018 or earlier"],
        [11, 27, "Astrid", "2018 or earlier"],
        [6, 5, "Mio", `${REVISION} (printed almanacs from ${ALMANAC})`],
      ],
    ],
    [
      "origins.csv",
      "name,sex,classes,language,form,parts,sense,relation,of,sweden,certainty,sense_certainty,sources",
      [
        [
          "Astrid",
          "F",
          "nordiskt",
          "fornnordiska",
          "Ástríðr",
          "áss = gud + fríðr = vacker",
          "gud + vacker",
          "",
          "",
          "",
          "säker",
          "säker",
          "hellquist:Astrid",
        ],
        ...MENDED.map((name) => [
          name,
          "F",
          "nordiskt",
          "",
          "",
          "",
          "",
          "form av Astrid",
          "Astrid",
          "",
          "trolig",
          "",
          "hellquist:Astrid",
        ]),
      ],
    ],
    [
      "origin_texts.csv",
      "name,text",
      [
        ["Astrid", "I Astrid ingår *áss* och *fríðr*."],
        ...MENDED.map((name) => [name, `${name} är kanske en form av Astrid.`]),
      ],
    ],
    ["days_without_name.csv", "month,day,label", [[1, 1, "Nyårsdagen"]]],
    [
      `dogs_sweden_top20_${DOGS.slice(0, 4)}.csv`,
      "rank,name,dogs_in_register,as_of,source_url",
      [[1, "Molly", 8_000, DOGS, SOURCE]],
    ],
    [
      "dogs_sweden_other.csv",
      "year,area,sex,rank,name,dogs,source_url",
      [[2061, "SE", "M", 1, "Sigge", 700, SOURCE]],
    ],
    [
      "cats_sweden.csv",
      "as_of,area,measure,rank,name,cats,source_url",
      [[DOGS, "SE", "register", 1, "Sigge", 4_000, SOURCE]],
    ],
  ];
}

function worldFiles(): [file: string, header: string, rows: readonly Row[]][] {
  const births = `name,sex,rank_${WORLD},y${WORLD}`;
  const birthsSince = `name,sex,rank_${WORLD},total_2042_${WORLD},y${WORLD}`;
  const files: readonly [file: string, header: string, ...figures: (string | number)[]][] = [
    ["no_bearers", `name,sex,b${WORLD},rank_${WORLD}`, 900, 1],
    ["dk_bearers", `name,sex,b${WORLD},rank_${WORLD}`, 800, 1],
    [`fi_bearers_${WORLD}`, "name,sex,bearers,rank", 700, 1],
    [`es_bearers_${WORLD}`, "name,sex,bearers,rank", 600, 1],
    ["ew_births", births, 1, 50],
    ["ie_births", birthsSince, 1, 90, 40],
    ["us_births", birthsSince, "", 77, ""],
    ["fr_births", birthsSince, 1, 90, 30],
    ["be_births", birthsSince, 1, 90, 20],
    ["de_berlin_births", births, 1, 10],
  ];
  return [
    ...files.map(([file, header, ...figures]): ReturnType<typeof worldFiles>[number] => [
      `world/${file}.csv`,
      header,
      [["Astrid", "F", ...figures]],
    ]),
    [
      "world/names_abroad.csv",
      "name,sex,no,no_as,no_as_n",
      [
        ["Astrid", "F", 900, "", ""],
        ["Björn", "F", "", "Bjørn", 700],
      ],
    ],
  ];
}

/** The rows of a year, each sex by rank. */
function newborns(year: number): Row[] {
  return Object.entries({ F: GIRLS, M: BOYS }).flatMap(([sex, names]) =>
    Object.entries(names)
      .map(([name, countOf]) => ({ name, count: countOf(year - NEWBORNS.first) }))
      .sort((left, right) => right.count - left.count)
      .map(({ name, count }, i) => [year, sex, name, count, i + 1]),
  );
}
