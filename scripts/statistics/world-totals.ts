import type { WorldTotal } from "../../src/words/world-totals.ts";
import type { WorldCountry } from "./world.ts";

/** What the figures of each country are counted among: written by hand, since no file has it. */
export type WorldTotals = Readonly<Record<string, readonly WorldTotal[]>>;

/** The countries that have no total; src/words/world-totals.ts says why. */
const WITHOUT_TOTAL: readonly string[] = ["irland", "tyskland"];

/** The years of the figures that shares are computed from. */
export interface CountedYears {
  readonly swedishBearers: number;
  readonly swedishNewborns: number;
  readonly countries: readonly Pick<WorldCountry, "id" | "year">[];
}

/**
 * Demands a total of the same year for each figure that has a share on the site.
 *
 * @throws Error that names every total that is missing
 */
export function demandTotals(years: CountedYears, totals: WorldTotals): void {
  const needed = [
    { id: "sverige-invanare", year: years.swedishBearers },
    { id: "sverige-fodda", year: years.swedishNewborns },
    ...years.countries.filter(({ id }) => !WITHOUT_TOTAL.includes(id)),
  ];
  const missing = needed.filter(
    ({ id, year }) => !totals[id]?.some((total) => total.year === year),
  );
  if (missing.length === 0) return;
  const list = missing.map(({ id, year }) => `${id} ${year}`).join(", ");
  throw new Error(`src/words/world-totals.ts has no total of ${list}: add it from its office`);
}
