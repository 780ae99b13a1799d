import { drawNames } from "../../../src/generators/engine.ts";
import { decodeLines } from "../../../src/generators/name-search/all-names.ts";
import { isPrerenderedGivenName } from "../../../src/generators/name-search/name-addresses.ts";
import type { NameRecord } from "../../../src/generators/name-search/name-files.ts";
import type {
  CarriedRelation,
  SecondNameRelations,
} from "../../../src/generators/name-search/related-names.ts";
import { seededRandom } from "../../../src/generators/sample.ts";
import { COMMON_WEIGHT, secondNameList } from "../../../src/generators/second-name-list.ts";
import { fitsBeside, rankedWeight } from "../../../src/generators/second-name-match.ts";
import { isUnisex } from "../../../src/generators/unisex.ts";
import { hashOf } from "../../../src/generators/world/files.ts";
import { allCarriedNames } from "../../../src/words/all-names/carried-names.ts";

/** Second names on the page of a name. */
const MOST_NAMES = 6;

/** Second names that ten thousand people or more carry: to compare every name would take a minute. */
const COMMON = secondNameList.filter(({ weight }) => weight >= COMMON_WEIGHT);

/** What the pages of given names with a document of their own say of second names. */
export function secondNameRelations(): (record: NameRecord) => SecondNameRelations | undefined {
  const columnsOf = new Map(
    Array.from(decodeLines(allCarriedNames), ([name, ...columns]) => [name, columns]),
  );
  return (record) => {
    if (!isPrerenderedGivenName(record)) return undefined;
    const carried = carriedOf(record, columnsOf.get(record.name) ?? []);
    return carried ? { carried, names: secondNamesAfter(record.name, carried[2]) } : undefined;
  };
}

/**
 * By the sex of those who go by the name: among all who carry it are daughters with their father's name. Null if
 * too few of that sex are known to carry it.
 */
function carriedOf(record: NameRecord, columns: readonly string[]): CarriedRelation | null {
  const [women = 0, womenDaily = 0, men = 0, menDaily = 0] = columns.map((digits) =>
    digits === "" ? 0 : Number.parseInt(digits, 36),
  );
  const relation: CarriedRelation = isUnisex(record.women, record.men)
    ? [women + men, womenDaily + menDaily, "u"]
    : record.women > record.men
      ? [women, womenDaily, "f"]
      : [men, menDaily, "p"];
  return record.women + record.men > 0 && relation[0] > 0 ? relation : null;
}

/** Those that sound best and are common, the same in every build. */
function secondNamesAfter(given: string, sex: CarriedRelation[2]): readonly string[] {
  const fitOf = fitsBeside({ given, surname: "" });
  const candidates = COMMON.filter(
    (second) => second.name !== given && (sex === "u" || second.sex === "u" || second.sex === sex),
  ).map(({ name, weight }) => ({ name, weight: rankedWeight(weight, fitOf(name).score) }));
  const random = seededRandom(hashOf(given, 2 ** 31));
  return drawNames(candidates, { count: MOST_NAMES, random }, true).names;
}
