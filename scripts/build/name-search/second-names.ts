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
  const carried = new Map(
    Array.from(decodeLines(allCarriedNames), ([name, ...columns]) => [name, carriedOf(columns)]),
  );
  return (record) => {
    const ofName = carried.get(record.name);
    if (!ofName || !isPrerenderedGivenName(record)) return undefined;
    return { carried: ofName, names: secondNamesAfter(record.name, ofName[2]) };
  };
}

function carriedOf(columns: readonly string[]): CarriedRelation {
  const [women = 0, womenDaily = 0, men = 0, menDaily = 0] = columns.map((digits) =>
    digits === "" ? 0 : Number.parseInt(digits, 36),
  );
  if (isUnisex(women, men)) return [women + men, womenDaily + menDaily, "u"];
  return women > men ? [women, womenDaily, "f"] : [men, menDaily, "p"];
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
