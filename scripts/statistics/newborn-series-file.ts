import { listYears, recentYears } from "../../src/names/series/years.ts";
import { moduleText, type Output } from "./emit.ts";
import { compareCodePoints, frontCode, numberList } from "./encoding.ts";
import type { Sources } from "./provenance.ts";
import type { Newborns, Series } from "./sources.ts";

/**
 * The module of the newborns per name and year, for the names counted in any of the last ten years:
 * those that the curves of suggestions show.
 */
export function newbornSeriesFile(newborns: Newborns, sources: Pick<Sources, "newborns">): Output {
  const { first, last } = recentYears(newborns.years.last);
  const girls = encode(newborns.bySex.F, listYears({ first, last }));
  const boys = encode(newborns.bySex.M, listYears({ first, last }));
  return {
    files: new Map([
      [
        "newborn-series.ts",
        moduleText(
          { ...sources.newborns, date: `${first}–${last}` },
          [
            `Girls and boys given each name ${first}–${last}, every spelling by itself. names are`,
            "front-coded; differences are coded numbers, ten per name: its children in the first year, then how",
            "many more or fewer than in the year before, doubled, and for fewer one less. 0 children means fewer",
            "than 10, as does a name that is missing.",
          ],
          { newbornSeries: { firstYear: first, girls, boys } },
        ),
      ],
    ]),
    summary: [],
  };
}

function encode(bySex: ReadonlyMap<string, Series>, years: readonly number[]) {
  const counted = [...bySex]
    .filter(([, series]) => years.some((year) => series.has(year)))
    .sort(([left], [right]) => compareCodePoints(left, right));
  return {
    names: frontCode(counted.map(([name]) => name)),
    differences: numberList(
      counted.flatMap(([, series]) => differences(years.map((year) => series.get(year) ?? 0))),
    ),
  };
}

/** The first count, and each change after it as a number that is not negative: 0, -1, 1, -2 … are 0, 1, 2, 3 … */
function differences(counts: readonly number[]): number[] {
  return counts.map((count, i) => {
    const change = count - (counts[i - 1] ?? 0);
    if (i === 0) return count;
    return change < 0 ? -2 * change - 1 : 2 * change;
  });
}
