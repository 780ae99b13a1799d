/**
 * Prints candidates for newly formed surnames in random order, for readers to mark:
 *
 *   npx tsx scripts/statistics/list-new-surname-candidates.ts <most names> <seed> > candidates.csv
 *
 * What they keep is listed in curated/reviewed-new-surnames.ts (docs/name-quality.md, "Newly formed surnames").
 */
import { shuffled } from "@/generators/engine.ts";
import { seededRandom } from "@/generators/sample.ts";
import { readNames } from "../build/name-search/read-names.ts";
import { surnamePairs } from "./curated/new-surname-parts.ts";
import { createDistinctness, formSurname, isFitSurname } from "./new-surnames.ts";

/** Of the names, at most this share has the same element. */
const ELEMENT_SHARE = 0.04;

const [most = "", seed = ""] = process.argv.slice(2);
const count = Number(most);
if (!(count > 0) || !seed)
  throw new Error("Usage: list-new-surname-candidates.ts <most names> <seed>");

const isDistinct = createDistinctness(
  readNames()
    .filter(({ surnameBearers }) => surnameBearers > 0)
    .map(({ name }) => name),
);
const fit = surnamePairs.filter((pair) => isFitSurname(pair, isDistinct));
const uses = new Map<string, number>();
const names: string[] = [];
for (const pair of shuffled(fit, seededRandom(Number(seed)))) {
  const isUsedUp = pair.some((element) => (uses.get(element) ?? 0) >= count * ELEMENT_SHARE);
  if (isUsedUp || names.length === count) continue;
  for (const element of pair) uses.set(element, (uses.get(element) ?? 0) + 1);
  names.push(formSurname(pair));
}
console.error(`${names.length} of ${fit.length} names`);
console.log(["nr;name", ...names.map((name, i) => `${i + 1};${name}`)].join("\n"));
