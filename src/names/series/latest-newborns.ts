/** The years since SCB's statistics ended, as Skatteverket has counted them: only the most given names. */
import { latestNewborns } from "../../words/latest-newborns.ts";

/** A name on the list of a year. */
export interface LatestName {
  readonly name: string;
  readonly children: number;
  /** Names with the same number of children share it. */
  readonly rank: number;
}

interface LatestList {
  readonly year: number;
  readonly girls: readonly LatestName[];
  readonly boys: readonly LatestName[];
}

/** The lists, the earliest year first. */
export const LATEST_LISTS: readonly LatestList[] = latestNewborns.map(({ year, girls, boys }) => ({
  year,
  girls: readNames(girls),
  boys: readNames(boys),
}));

function readNames(list: string): LatestName[] {
  const names = list.split(",").map((entry) => {
    const space = entry.lastIndexOf(" ");
    return { name: entry.slice(0, space), children: Number(entry.slice(space + 1)) };
  });
  return names.map((entry) => ({
    ...entry,
    rank: names.findIndex(({ children }) => children === entry.children) + 1,
  }));
}

/** How many names of each sex the list of a year has; of more, those after them are not known. */
export function listLength(year: number): number {
  const list = LATEST_LISTS.find((each) => each.year === year);
  return list ? Math.min(list.girls.length, list.boys.length) : 0;
}

/** The years in which a name is on the list of a sex. */
export function latestOf(
  name: string,
  sex: "girls" | "boys",
): { readonly year: number; readonly children: number; readonly rank: number }[] {
  return LATEST_LISTS.flatMap(({ year, [sex]: names }) => {
    const entry = names.find((each) => each.name === name);
    return entry ? [{ year, children: entry.children, rank: entry.rank }] : [];
  });
}
