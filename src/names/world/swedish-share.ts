import { GIVEN_NAMES_YEAR, LAST_NEWBORN_YEAR } from "../../words/statistics.ts";
import type { NameRecord, YearOfNewborns } from "../search/name-files.ts";
import { type Country, swedishTotal } from "./countries.ts";
import { shareOf } from "./rows.ts";

/** Sweden's own figures that are beside those of countries which count the same; zero stands for fewer than two. */
export function swedishFigures(
  { women, men, girls, boys }: NameRecord,
  counts: Country["counts"],
): { readonly women: number; readonly men: number } {
  return counts === "bearers" ? { women, men } : { women: newest(girls), men: newest(boys) };
}

function newest(years: readonly YearOfNewborns[]): number {
  return years.find(({ year }) => year === LAST_NEWBORN_YEAR)?.children ?? 0;
}

/** What those figures are counted among; undefined where the total is not known. */
export function swedishPopulation(counts: Country["counts"]): number | undefined {
  return swedishTotal(counts, counts === "bearers" ? GIVEN_NAMES_YEAR : LAST_NEWBORN_YEAR)?.total;
}

/**
 * The largest share per hundred thousand that the statistics allow, which leave out fewer than two; null where the
 * total is not known.
 */
export function swedishShareAtMost(record: NameRecord, counts: Country["counts"]): number | null {
  const total = swedishPopulation(counts);
  if (total === undefined) return null;
  const { women, men } = swedishFigures(record, counts);
  return shareOf(Math.max(women, 1) + Math.max(men, 1), total);
}
