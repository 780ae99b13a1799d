import { base36, ENCODING, frontCodedLines } from "./all-names-files.ts";
import type { CarriedNames } from "./carried-names.ts";
import { noFathersNames, noSecondNames } from "./curated/second-names.ts";
import { assertNoneUnknown, moduleText, type Output, textModule } from "./emit.ts";
import { commaList, hexDigits, tier } from "./encoding.ts";
import type { Sources } from "./provenance.ts";
import type { SecondName } from "./second-names.ts";

/** Fewest people with a name whose page says how many of them go by it. */
const MIN_ON_PAGES = 10;

/**
 * The modules of second names, and of all given names.
 *
 * @param names those to suggest
 * @param marksOf the classes of a name as a sum of MARKS
 * @throws Error for unknown curated names
 */
export function secondNameFiles(
  { byName }: CarriedNames,
  names: readonly SecondName[],
  marksOf: (name: string) => number,
  sources: Sources,
): Output {
  assertNoneUnknown(
    "second names",
    [...noFathersNames, ...noSecondNames].filter((name) => !byName.has(name)),
  );
  const onPages = [...byName].filter(([, { F, M }]) => F.all + M.all >= MIN_ON_PAGES);
  return {
    files: new Map([
      [
        "second-names.ts",
        moduleText(
          sources.carriedNames,
          [
            "Second names: given names that many carry without going by them. The other fields",
            "have one character per name: sexes is f, p or u (unisex); marks a hex digit, the sum of",
            "1 klassiskt, 2 modernt, 4 nordiskt; tiers 0 to 2 for fewer than 1 000, 1 000–9 999 and 10 000 or",
            "more who carry it so. The rules are on /kallor.",
          ],
          {
            secondNames: {
              names: commaList(names.map(({ name }) => name)),
              sexes: names.map(({ sex }) => sex).join(""),
              marks: hexDigits(names.map(({ name }) => marksOf(name))),
              tiers: names.map(({ all, daily }) => tier(all - daily)).join(""),
            },
          },
        ),
      ],
      [
        "second-name-facts.ts",
        moduleText(
          sources.carriedNames,
          [
            "People who have each name of second-names.ts among their given names, in the same order, and",
            "those of them who go by it; 0 means fewer than two. Of the sex",
            "that goes by the name, or of both for a unisex name.",
          ],
          {
            secondNameFacts: {
              all: names.map(({ all }) => all).join(","),
              daily: names.map(({ daily }) => daily).join(","),
            },
          },
        ),
      ],
      [
        "all-names/carried-names.ts",
        textModule(
          sources.carriedNames,
          [
            `Given names that ${MIN_ON_PAGES} or more have among theirs. Columns: name, women who have it, those of`,
            "them who go by it, men, those of them (empty for fewer than two).",
            ...ENCODING,
          ],
          "allCarriedNames",
          frontCodedLines(
            onPages.map(([name, { F, M }]) => [
              name,
              ...[F.all, F.daily, M.all, M.daily].map((persons) => base36(persons || undefined)),
            ]),
          ),
        ),
      ],
    ]),
    summary: [`second names ${names.length}, of all given names ${onPages.length}`],
  };
}
