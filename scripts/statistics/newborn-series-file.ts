import { listYears, recentYears } from "../../src/generators/years.ts";
import { moduleText, type Output } from "./emit.ts";
import { base36List, compareCodePoints, frontCode } from "./encoding.ts";
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
            "front-coded; counts are base-36 numbers, ten years per name. An empty entry means fewer than",
            "10 children, as does a name that is missing.",
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
    counts: base36List(counted.flatMap(([, series]) => years.map((year) => series.get(year) ?? 0))),
  };
}
