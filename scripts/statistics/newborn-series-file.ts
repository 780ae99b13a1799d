import { moduleText, type Output } from "./emit.ts";
import { base36List, compareCodePoints, frontCode } from "./encoding.ts";
import { SOURCES } from "./provenance.ts";
import { LAST_YEAR, type Newborns, type Series } from "./sources.ts";

/** The curves of suggestions show the last ten years. */
const FIRST_CURVE_YEAR = LAST_YEAR - 9;
const YEARS = Array.from({ length: 10 }, (_, index) => FIRST_CURVE_YEAR + index);

/** The module of the newborns per name and year, for the names counted in any of the years. */
export function newbornSeriesFile(newborns: Newborns): Output {
  const girls = encode(newborns.bySex.F);
  const boys = encode(newborns.bySex.M);
  return {
    files: new Map([
      [
        "newborn-series.ts",
        moduleText(
          { ...SOURCES.newborns, date: `${FIRST_CURVE_YEAR}–${LAST_YEAR}` },
          [
            `Girls and boys given each name ${FIRST_CURVE_YEAR}–${LAST_YEAR}, every spelling by itself. names are`,
            "front-coded; counts are base-36 numbers, ten years per name. An empty entry means fewer than",
            "10 children, as does a name that is missing.",
          ],
          { newbornSeries: { firstYear: FIRST_CURVE_YEAR, girls, boys } },
        ),
      ],
    ]),
    summary: [],
  };
}

function encode(bySex: ReadonlyMap<string, Series>) {
  const counted = [...bySex]
    .filter(([, series]) => YEARS.some((year) => series.has(year)))
    .sort(([left], [right]) => compareCodePoints(left, right));
  return {
    names: frontCode(counted.map(([name]) => name)),
    counts: base36List(counted.flatMap(([, series]) => YEARS.map((year) => series.get(year) ?? 0))),
  };
}
