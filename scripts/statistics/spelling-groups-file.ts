import type { Bearers } from "./bearers.ts";
import { spellingGroups } from "./curated/spelling-groups.ts";
import { assertNoneUnknown, type Output, textModule } from "./emit.ts";
import type { Sources } from "./provenance.ts";
import { type Newborns, SEXES } from "./sources.ts";

/** The module of the spellings that are counted together. @throws Error for an unknown spelling */
export function spellingGroupsFile(bearers: Bearers, newborns: Newborns, sources: Sources): Output {
  const bearersOf = (name: string) => (bearers.women.get(name) ?? 0) + (bearers.men.get(name) ?? 0);
  const isKnown = (name: string) =>
    bearersOf(name) > 0 || SEXES.some((sex) => newborns.bySex[sex].has(name));
  const groups = spellingGroups.map((spellings) => spellings.split(", "));
  assertNoneUnknown(
    "spelling groups",
    groups.flat().filter((name) => !isKnown(name)),
  );
  return {
    files: new Map([
      [
        "spelling-groups.ts",
        textModule(
          sources.givenNames,
          [
            "Spellings of one name that sound the same, a group per line, the one with most bearers first.",
            "Grouped in our own judgement (scripts/statistics/curated/spelling-groups.ts).",
          ],
          "spellingGroups",
          groups.map((names) =>
            names.sort((left, right) => bearersOf(right) - bearersOf(left)).join(","),
          ),
        ),
      ],
    ]),
    summary: [`spelling groups ${groups.length}, spellings ${groups.flat().length}`],
  };
}
