import * as v from "valibot";
import { listYears, type Years, yearsInWords } from "../../src/names/series/years.ts";
import type { Bearers } from "./bearers.ts";
import { count, readCsv, text } from "./csv.ts";
import { moduleText, type Output, textModule } from "./emit.ts";
import { compareCodePoints, sharedPrefixLength } from "./encoding.ts";
import type { Sources } from "./provenance.ts";
import {
  latestNewbornEdition,
  newbornEdition,
  type RawFolder,
  SEXES,
  type Sex,
  yearOf,
} from "./sources.ts";

/** Longest prefix that two consecutive lines may share, written as one base-36 digit. */
const LONGEST_SHARED_PREFIX = 35;

/** What the header of these files says. */
export const ENCODING = [
  "A name starts with one base-36 digit, the number of characters it shares with the name before.",
  "Numbers are base 36.",
];

/** Newborns of one sex with one name: what the statistics publish of each year. */
type YearlyCounts = ReadonlyMap<number, { readonly children: number; readonly rank?: number }>;
type Newborns = Readonly<
  Record<Sex, Map<string, Map<number, { children: number; rank?: number }>>>
>;

/**
 * The compact source of the name search and the name pages: every surname and given name of the
 * statistics, as front-coded lines of text. Too large for a page; the build splits it into files, and
 * the API looks names up in it.
 */
export function allNamesFiles(
  folder: RawFolder,
  bearers: Bearers,
  surnames: ReadonlyMap<string, number>,
  sources: Sources,
): Output {
  const { years } = newbornEdition(folder);
  const latest = latestNewbornEdition(folder).years;
  const newborns = readAllNewborns(folder);
  const given = givenNamesOf(bearers, newborns);
  const files = new Map([
    [
      "all-names/counts.ts",
      moduleText(sources.givenNames, ["How many names the name search knows."], {
        nameCounts: { givenNames: given.size, surnames: surnames.size },
      }),
    ],
    [
      "all-names/surnames.ts",
      textModule(
        sources.surnames,
        ["Surnames with two bearers or more. Columns: name, bearers.", ...ENCODING],
        "allSurnames",
        frontCodedLines([...surnames].map(([name, persons]) => [name, base36(persons)])),
      ),
    ],
    [
      "all-names/given-names.ts",
      textModule(
        sources.givenNames,
        [
          "Given names. Columns: name, women, men (bearers; empty for fewer than two), newborn girls,",
          "newborn boys, mean age of the women and of the men (tenths of a year; empty for fewer than ten).",
          `Newborns: a value for each year ${years.first}–${years.last}, separated by commas; the rank in that year after a`,
          `colon. Empty: fewer than 10 children, in ${yearsInWords(latest, "and")} fewer than 2.`,
          ...ENCODING,
        ],
        "allGivenNames",
        frontCodedLines(
          [...given].map((name) => [
            name,
            base36(bearers.women.get(name)),
            base36(bearers.men.get(name)),
            yearlyList(newborns.F.get(name), years),
            yearlyList(newborns.M.get(name), years),
            tenths(bearers.meanAges.F.get(name)),
            tenths(bearers.meanAges.M.get(name)),
          ]),
        ),
      ),
    ],
  ]);
  return { files, summary: [`all names: surnames ${surnames.size}, given names ${given.size}`] };
}

/** Every given name that the name search knows. */
export function allGivenNames(folder: RawFolder, bearers: Bearers): ReadonlySet<string> {
  return givenNamesOf(bearers, readAllNewborns(folder));
}

function givenNamesOf(bearers: Bearers, newborns: Newborns): ReadonlySet<string> {
  return new Set([
    ...bearers.women.keys(),
    ...bearers.men.keys(),
    ...newborns.F.keys(),
    ...newborns.M.keys(),
  ]);
}

/** Newborns of every year, with those of the last years down to two children. Source: SCB. */
function readAllNewborns(folder: RawFolder): Newborns {
  const newborns: Newborns = { F: new Map(), M: new Map() };
  const all = newbornEdition(folder);
  const row = { year: yearOf(all.years), sex: v.picklist(SEXES), name: text, n: count };
  for (const { file } of [all, latestNewbornEdition(folder)]) {
    const schema = v.object(file === all.file ? { ...row, rank: count } : row);
    for (const { fields, position } of readCsv(folder.read(file), file, schema)) {
      const ofName = newborns[fields.sex].get(fields.name) ?? new Map();
      newborns[fields.sex].set(fields.name, ofName);
      const known = ofName.get(fields.year);
      if (known && known.children !== fields.n) {
        throw new Error(`${position}: ${fields.n} children, but ${known.children} in another file`);
      }
      if (!known)
        ofName.set(fields.year, {
          children: fields.n,
          ...("rank" in fields && { rank: fields.rank }),
        });
    }
  }
  return newborns;
}

function yearlyList(counts: YearlyCounts | undefined, years: Years): string {
  if (!counts) return "";
  return listYears(years)
    .map((year) => {
      const { children, rank } = counts.get(year) ?? {};
      return rank === undefined ? base36(children) : `${base36(children)}:${base36(rank)}`;
    })
    .join(",");
}

function tenths(age: number | undefined): string {
  return age === undefined ? "" : base36(Math.round(age * 10));
}

export function base36(value: number | undefined): string {
  return value === undefined ? "" : value.toString(36);
}

/** Tab-separated lines in the order of their names; empty columns at the end are left out. */
export function frontCodedLines(
  rows: readonly (readonly [name: string, ...columns: string[]])[],
): string[] {
  let previous = "";
  return [...rows]
    .sort(([left], [right]) => compareCodePoints(left, right))
    .map(([name, ...columns]) => {
      const shared = sharedPrefixLength(previous, name, LONGEST_SHARED_PREFIX);
      previous = name;
      return [base36(shared) + name.slice(shared), ...columns].join("\t").trimEnd();
    });
}
