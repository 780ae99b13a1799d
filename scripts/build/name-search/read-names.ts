import { decodeLines } from "../../../src/names/search/all-names.ts";
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

/** Every given name and surname of the statistics, a row per spelling. */
export function readNames(): NameRow[] {
  const given = new Map(readGivenNames().map((row) => [row.name, row]));
  const surnames: NameRow[] = [];
  for (const [name, bearers = ""] of decodeLines(allSurnames)) {
    const surnameBearers = number(bearers);
    const row = given.get(name);
    if (row) given.set(name, { ...row, surnameBearers });
    else surnames.push(surnameRow(name, surnameBearers));
  }
  return [...given.values(), ...surnames];
}

/** Every given name of the statistics, without its bearers as a surname. */
export function readGivenNames(): NameRow[] {
  const rows: NameRow[] = [];
  for (const [name, ...columns] of decodeLines(allGivenNames)) {
    const [women = "", men = "", girls = "", boys = "", womenAge = "", menAge = ""] = columns;
    rows.push({
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
  return rows;
}

/** Written out: spreading an object for each of half a million rows takes seconds. */
function surnameRow(name: string, surnameBearers: number): NameRow {
  return {
    name,
    women: 0,
    men: 0,
    surnameBearers,
    girls: "",
    boys: "",
    womenAge: 0,
    menAge: 0,
  };
}

function number(digits: string): number {
  return digits === "" ? 0 : Number.parseInt(digits, 36);
}
