/** What Skatteverket counts, read off the word list without the code of the site. */
import { latestNewborns } from "../../src/words/latest-newborns.ts";

interface Listed {
  readonly name: string;
  readonly children: number;
  readonly rank: number;
}

/** The list of each year, the earliest first; each has its names in the order of their ranks. */
export const listedYears = latestNewborns.map(({ year, girls, boys }) => ({
  year: Number(year),
  girls: namesOf(girls),
  boys: namesOf(boys),
}));

function namesOf(list: string): Listed[] {
  const counts = list.split(",").map((entry) => Number(entry.replace(/^.* /, "")));
  return list.split(",").map((entry, i) => {
    const children = counts[i] ?? 0;
    const rank = counts.filter((count) => count > children).length + 1;
    return { name: entry.replace(/ \d+$/, ""), children, rank };
  });
}

/** The list of the latest year. @throws Error without one */
export function newestList() {
  const newest = listedYears.at(-1);
  if (!newest) throw new Error("No list");
  return newest;
}

/** The years in which a name is listed for a sex, the latest first. */
export function yearsOf(name: string, sex: "girls" | "boys") {
  return listedYears
    .flatMap(({ year, [sex]: names }) =>
      names.filter((listed) => listed.name === name).map((listed) => ({ ...listed, year })),
    )
    .reverse();
}
