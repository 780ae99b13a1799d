/** Counts the spellings of a name together (docs/decisions/0036-spelling-groups.md). */
import type { YearOfNewborns } from "./name-files.ts";

/** The newborns of several spellings together: the years that have any of them, without ranks. */
export function addYears(spellings: readonly (readonly YearOfNewborns[])[]): YearOfNewborns[] {
  const years = new Map<number, { children: number; spellings: number }>();
  for (const { year, children } of spellings.flat()) {
    const sum = years.get(year) ?? { children: 0, spellings: 0 };
    years.set(year, { children: sum.children + children, spellings: sum.spellings + 1 });
  }
  return [...years]
    .sort(([left], [right]) => left - right)
    .map(([year, sum]) => ({
      year,
      children: sum.children,
      missing: spellings.length - sum.spellings,
    }));
}
