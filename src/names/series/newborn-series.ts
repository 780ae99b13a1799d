import { newbornSeries } from "../../words/newborn-series.ts";
import { decodeNames, decodeNumbers } from "../word-list.ts";

type ChildSex = "flickor" | "pojkar";

/** How many children of one sex were given a name, year by year. */
export interface NewbornSeries {
  readonly sex: ChildSex;
  /** Whether the name was also given to ten children or more of the other sex in some year. */
  readonly isShared: boolean;
  readonly firstYear: number;
  /** One count a year; null for fewer than ten children, which the statistics leave out. */
  readonly counts: readonly (number | null)[];
}

export const { firstYear: FIRST_YEAR } = newbornSeries;
const YEARS = 10;
export const LAST_YEAR = FIRST_YEAR + YEARS - 1;

type Counts = ReadonlyMap<string, readonly number[]>;

const girls = decode(newbornSeries.girls);
const boys = decode(newbornSeries.boys);

function decode({ names, differences }: (typeof newbornSeries)["girls" | "boys"]): Counts {
  const numbers = decodeNumbers(differences);
  return new Map(
    decodeNames(names).map((name, i) => [
      name,
      countsOf(numbers.slice(i * YEARS, (i + 1) * YEARS)),
    ]),
  );
}

/** The first number is a count; of a later one, half is how many more, or when it is odd fewer, came each year. */
function countsOf([first = 0, ...changes]: readonly number[]): number[] {
  const counts = [first];
  for (const change of changes) {
    first += change % 2 === 0 ? change / 2 : -(change + 1) / 2;
    counts.push(first);
  }
  return counts;
}

/** The series of the sex that is given the name most, or null without a year of ten children. */
export function newbornSeriesOf(name: string): NewbornSeries | null {
  const ofGirls = girls.get(name);
  const ofBoys = boys.get(name);
  const [sex, counts]: [ChildSex, typeof ofGirls] =
    total(ofGirls) >= total(ofBoys) ? ["flickor", ofGirls] : ["pojkar", ofBoys];
  if (!counts) return null;
  return {
    sex,
    isShared: ofGirls !== undefined && ofBoys !== undefined,
    firstYear: FIRST_YEAR,
    counts: counts.map((count) => count || null),
  };
}

function total(counts: readonly number[] = []): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** All children of one sex who are counted in the series, one number a year. */
export function newbornTotals(sex: ChildSex): readonly number[] {
  const all = [...(sex === "flickor" ? girls : boys).values()];
  return Array.from({ length: YEARS }, (_, year) => total(all.map((counts) => counts[year] ?? 0)));
}
