import { isCommonGivenName, isCommonSurname } from "../../../src/names/search/name-addresses.ts";
import { decodeYears, type NameRecord } from "../../../src/names/search/name-files.ts";
import { otherSpellings } from "../../../src/names/search/spelling-groups.ts";
import type { NameRow } from "./read-names.ts";
import { toldGivenNames } from "./told-given-names.ts";

/** What the files say of a name, and whether its pages have documents of their own. */
export function recordOf(row: NameRow, ranks: ReadonlyMap<string, number>): NameRecord {
  const figures = {
    name: row.name,
    women: row.women,
    men: row.men,
    surnameBearers: row.surnameBearers,
    meanAge: { women: row.womenAge / 10 || null, men: row.menAge / 10 || null },
    surnameRank: ranks.get(row.name) ?? null,
    girls: decodeYears(row.girls),
    boys: decodeYears(row.boys),
    spellings: otherSpellings(row.name),
  };
  return {
    ...figures,
    hasGivenNameDocument: isCommonGivenName(figures) || toldGivenNames().has(row.name),
    hasSurnameDocument: isCommonSurname(figures),
  };
}
