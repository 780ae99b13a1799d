import { decodeLines } from "../../../src/generators/name-search/all-names.ts";
import { decodeYears, type NameRecord } from "../../../src/generators/name-search/name-files.ts";
import { otherSpellings } from "../../../src/generators/name-search/spelling-groups.ts";
import { allGivenNames } from "../../../src/words/all-names/given-names.ts";
import { allSurnames } from "../../../src/words/all-names/surnames.ts";

/** A name of the statistics. A number is absent below the limit of publication, never zero. */
export interface NameRow {
  readonly name: string;
  readonly women: number;
  readonly men: number;
  readonly surnameBearers: number;
  /** Newborns by year, as in src/words/all-names/given-names.ts; empty without any. */
  readonly girls: string;
  readonly boys: string;
  /** Mean age of the women and of the men, in tenths of a year; 0 where it is not published. */
  readonly womenAge: number;
  readonly menAge: number;
}

const NO_GIVEN_NAME = { women: 0, men: 0, girls: "", boys: "", womenAge: 0, menAge: 0 };

/** Every given name and surname of the statistics, a row per spelling. */
export function readNames(): NameRow[] {
  const rows = new Map<string, NameRow>();
  for (const [name, ...columns] of decodeLines(allGivenNames)) {
    const [women = "", men = "", girls = "", boys = "", womenAge = "", menAge = ""] = columns;
    rows.set(name, {
      name,
      women: number(women),
      men: number(men),
      surnameBearers: 0,
      girls,
      boys,
      womenAge: number(womenAge),
      menAge: number(menAge),
    });
  }
  for (const [name, bearers = ""] of decodeLines(allSurnames)) {
    const given = rows.get(name) ?? NO_GIVEN_NAME;
    rows.set(name, { ...given, name, surnameBearers: number(bearers) });
  }
  return [...rows.values()];
}

/** What the files say of a name. */
export function recordOf(row: NameRow, ranks: ReadonlyMap<string, number>): NameRecord {
  const { womenAge, menAge, ...figures } = row;
  return {
    ...figures,
    meanAge: { women: womenAge / 10 || null, men: menAge / 10 || null },
    surnameRank: ranks.get(row.name) ?? null,
    girls: decodeYears(row.girls),
    boys: decodeYears(row.boys),
    spellings: otherSpellings(row.name),
  };
}

function number(digits: string): number {
  return digits === "" ? 0 : Number.parseInt(digits, 36);
}
