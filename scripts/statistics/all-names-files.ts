import * as v from "valibot";
import { count, readCsv, text } from "./csv.ts";
import { type Output, textModule } from "./emit.ts";
import { compareCodePoints, sharedPrefixLength } from "./encoding.ts";
import type { Bearers } from "./given-names.ts";
import { SOURCES } from "./provenance.ts";
import { FIRST_YEAR, LAST_YEAR, type ReadFile, SEXES, type Sex } from "./sources.ts";

/** Longest prefix that two consecutive lines may share, written as one base-36 digit. */
const LONGEST_SHARED_PREFIX = 35;

/** What the header of both files says. */
const ENCODING = [
  "A name starts with one base-36 digit, the number of characters it shares with the name before.",
  "Numbers are base 36.",
];

const YEARS = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, i) => FIRST_YEAR + i);

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
  read: ReadFile,
  bearers: Bearers,
  surnames: ReadonlyMap<string, number>,
): Output {
  const newborns = readAllNewborns(read);
  const given = new Set([
    ...bearers.women.keys(),
    ...bearers.men.keys(),
    ...newborns.F.keys(),
    ...newborns.M.keys(),
  ]);
  const files = new Map([
    [
      "all-names/surnames.ts",
      textModule(
        SOURCES.surnames,
        ["Surnames with two bearers or more. Columns: name, bearers.", ...ENCODING],
        "allSurnames",
        frontCodedLines([...surnames].map(([name, persons]) => [name, base36(persons)])),
      ),
    ],
    [
      "all-names/given-names.ts",
      textModule(
        SOURCES.givenNames,
        [
          "Given names. Columns: name, women, men (bearers; empty for fewer than two), newborn girls,",
          "newborn boys.",
          `Newborns: a value for each year ${FIRST_YEAR}–${LAST_YEAR}, separated by commas; the rank in that year after a`,
          "colon. Empty: fewer than 10 children, in 2021 and 2022 fewer than 2.",
          ...ENCODING,
        ],
        "allGivenNames",
        frontCodedLines(
          [...given].map((name) => [
            name,
            base36(bearers.women.get(name)),
            base36(bearers.men.get(name)),
            yearlyList(newborns.F.get(name)),
            yearlyList(newborns.M.get(name)),
          ]),
        ),
      ),
    ],
  ]);
  return { files, summary: [`all names: surnames ${surnames.size}, given names ${given.size}`] };
}

/** Newborns of 1998–2022, with those of the last two years down to two children. Source: SCB. */
function readAllNewborns(read: ReadFile): Newborns {
  const newborns: Newborns = { F: new Map(), M: new Map() };
  const year = v.pipe(count, v.minValue(FIRST_YEAR), v.maxValue(LAST_YEAR));
  const row = { year, sex: v.picklist(SEXES), name: text, n: count };
  for (const file of ["newborns_1998_2022.csv", "newborns_2021_2022_min2.csv"]) {
    const schema = v.object(file.endsWith("min2.csv") ? row : { ...row, rank: count });
    for (const { fields, position } of readCsv(read(file), file, schema)) {
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

function yearlyList(counts: YearlyCounts | undefined): string {
  if (!counts) return "";
  return YEARS.map((year) => {
    const { children, rank } = counts.get(year) ?? {};
    return rank === undefined ? base36(children) : `${base36(children)}:${base36(rank)}`;
  }).join(",");
}

function base36(value: number | undefined): string {
  return value === undefined ? "" : value.toString(36);
}

/** Tab-separated lines in the order of their names; empty columns at the end are left out. */
function frontCodedLines(
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
