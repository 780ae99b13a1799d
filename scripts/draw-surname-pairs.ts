/**
 * Draws pairs of given name and surname for a reader, who says which of them meet badly before the rules of
 * src/generators/surname-match.ts are asked (docs/name-quality.md):
 *
 *   npx tsx scripts/draw-surname-pairs.ts <seed> > pairs.csv
 *
 * Half of the pairs are drawn at random. The others have letters in common, so that enough of them meet
 * badly; the order does not show which.
 */
import { drawNames, shuffled } from "@/generators/engine.ts";
import { givenNameList } from "@/generators/given-name-list.ts";
import { surnameList } from "@/generators/late-surnames.ts";
import { seededRandom } from "@/generators/sample.ts";
import { initials } from "@/words/initials.ts";

type Pair = readonly [given: string, surname: string];

const ANY = 100;

/** Letters that mean something in Swedish, wanted or not. */
const INITIALS = new Set(Object.values(initials).join(" ").trim().split(/\s+/));

const lower = (name: string) => name.toLowerCase();

/** How many pairs are drawn in each way. */
const ALIKE: readonly (readonly [
  count: number,
  isAlike: (given: string, surname: string) => boolean,
])[] = [
  [30, (given, surname) => given.at(-1) === surname.at(0)],
  [25, (given, surname) => given.slice(-2) === surname.slice(-2)],
  [30, (given, surname) => given.slice(0, 2) === surname.slice(0, 2)],
  [15, (given, surname) => INITIALS.has(given.charAt(0) + surname.charAt(0))],
];

const random = seededRandom(Number(process.argv[2]));

/** One name for each pair, as the generators draw it: common names more often. */
function drawPair(): Pair {
  const [given = ""] = drawNames(givenNameList, { count: 1, random }).names;
  const [surname = ""] = drawNames(surnameList, { count: 1, random }).names;
  return [given, surname];
}

const pairs: Pair[] = Array.from({ length: ANY }, drawPair);
for (const [count, isAlike] of ALIKE) {
  for (let drawn = 0; drawn < count; ) {
    const pair = drawPair();
    if (!isAlike(lower(pair[0]), lower(pair[1]))) continue;
    pairs.push(pair);
    drawn += 1;
  }
}

const rows = shuffled(pairs, random).map((pair, i) => [i + 1, ...pair].join(";"));
console.log(["nr;förnamn;efternamn", ...rows].join("\n"));
