/** The names whose page has a share picture of its own, and what it draws of the newborns. */
import { LAST_NEWBORN_YEAR } from "../../words/statistics.ts";
import { listYears, recentYears } from "../series/years.ts";
import { slugOf } from "./name-addresses.ts";
import type { NameRecord, YearOfNewborns } from "./name-files.ts";

/** Given names with a picture: the most borne, and those with as many bearers as the last of them. */
export const PICTURED_GIVEN_NAMES = 1000;

/** The rank of the rarest surname with a picture. */
const LAST_PICTURED_RANK = 300;

/** Pixels: enough for a large card everywhere. A thousand pictures of the usual size would be 16 MB. */
export const NAME_PICTURE_SIZE = { width: 760, height: 399 } as const;

export const CURVE_YEARS = recentYears(LAST_NEWBORN_YEAR);

/** The newborns of one sex in each of {@link CURVE_YEARS}; null where the statistics leave them out. */
export interface RecentCurve {
  readonly sex: "flickor" | "pojkar";
  readonly counts: readonly (number | null)[];
}

/** Whether a surname's page has its own picture. */
export function hasSurnamePicture({ surnameRank }: NameRecord): boolean {
  return surnameRank !== null && surnameRank <= LAST_PICTURED_RANK;
}

/** Addresses, not encoded. */
export function givenNamePicturePath(name: string): string {
  return `/delning/namn/${slugOf(name)}.png`;
}

export function surnamePicturePath(name: string): string {
  return `/delning/efternamn/${slugOf(name)}.png`;
}

/** The curve of the sex that was given the name most; null when there is no line to draw. */
export function recentCurve({ girls, boys }: Pick<NameRecord, "girls" | "boys">) {
  const curves: RecentCurve[] = [
    { sex: "flickor", counts: countsOf(girls) },
    { sex: "pojkar", counts: countsOf(boys) },
  ];
  const [curve] = curves.sort((left, right) => total(right) - total(left));
  return curve && hasLine(curve) ? curve : null;
}

function countsOf(years: readonly YearOfNewborns[]): (number | null)[] {
  return listYears(CURVE_YEARS).map(
    (year) => years.find((entry) => entry.year === year)?.children ?? null,
  );
}

function total({ counts }: RecentCurve): number {
  return counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
}

/** Whether two years in a row are known. */
function hasLine({ counts }: RecentCurve): boolean {
  return counts.some((count, i) => count !== null && (counts[i + 1] ?? null) !== null);
}
