import type { Bearers } from "./bearers.ts";
import { compareCodePoints } from "./encoding.ts";
import type { CatRow, DogRow, Sex, TopDogRow } from "./sources.ts";

/** The area code of national figures. */
const SWEDEN = "SE";

/** A pet name gets the sex of at least this share of the people with the name … */
const PET_SEX_SHARE = 0.85;
/** … if at least this many people have it. */
const PET_SEX_MIN_BEARERS = 100;

export interface PetName {
  readonly name: string;
  readonly sex: "male" | "female" | null;
  readonly count: number | null;
  readonly asOf: string | null;
  readonly area: string;
  readonly source: string;
}

const SEX_WORDS = { F: "female", M: "male" } as const;

/** The sex of a pet name by the people who have it; null if that is not conclusive. */
export function sexByBearers(name: string, bearers: Bearers): "male" | "female" | null {
  const women = bearers.women.get(name) ?? 0;
  const men = bearers.men.get(name) ?? 0;
  const all = women + men;
  if (all < PET_SEX_MIN_BEARERS) return null;
  if (women / all >= PET_SEX_SHARE) return "female";
  return men / all >= PET_SEX_SHARE ? "male" : null;
}

function sexesByName(rows: readonly DogRow[]): Map<string, Sex> {
  const sexes = new Map<string, Sex>();
  for (const { name, sex } of rows) {
    if (sex === null) continue;
    const known = sexes.get(name);
    if (known !== undefined && known !== sex) throw new Error(`Sources differ on "${name}"`);
    sexes.set(name, sex);
  }
  return sexes;
}

/**
 * Dog names: the complete list of twenty with counts, then other national ones, latest first. The
 * sex is the one stated by the source, or else that of the people with the name.
 *
 * @throws Error when two sources state different sexes
 */
export function listDogs(
  top: readonly TopDogRow[],
  other: readonly DogRow[],
  bearers: Bearers,
): PetName[] {
  const stated = sexesByName(other);
  const sexOf = (name: string) => {
    const sex = stated.get(name);
    return sex === undefined ? sexByBearers(name, bearers) : SEX_WORDS[sex];
  };
  const listed: PetName[] = [...top]
    .sort((left, right) => left.rank - right.rank)
    .map((row) => ({
      name: row.name,
      sex: sexOf(row.name),
      count: row.dogs,
      asOf: row.asOf,
      area: SWEDEN,
      source: row.url,
    }));
  const seen = new Set(listed.map((dog) => dog.name));
  const national = other
    .filter((row) => row.area === SWEDEN)
    .sort((left, right) => (right.year ?? 0) - (left.year ?? 0));
  for (const row of national) {
    if (seen.has(row.name)) continue;
    seen.add(row.name);
    listed.push({
      name: row.name,
      sex: sexOf(row.name),
      count: row.dogs,
      asOf: row.year === null ? null : String(row.year),
      area: SWEDEN,
      source: row.url,
    });
  }
  return listed;
}

/**
 * Orders rows about one cat name by relevance: national before local, the whole register before the
 * registrations of one year, with a count before without, latest first.
 */
function compareCatRows(left: CatRow, right: CatRow): number {
  const weight = (row: CatRow) =>
    (row.area === SWEDEN ? 4 : 0) +
    (row.measure.startsWith("register") ? 2 : 0) +
    (row.cats !== null ? 1 : 0);
  return weight(right) - weight(left) || compareCodePoints(right.asOf ?? "", left.asOf ?? "");
}

/** Whether the figure has been published, and not been computed from another one. */
function isPublished({ measure }: CatRow): boolean {
  return !measure.includes("derived");
}

/**
 * Cat names, each with its most relevant published figure; national ones first, then by count. The figures
 * are of different areas and dates, so each name has its own.
 */
export function listCats(rows: readonly CatRow[], bearers: Bearers): PetName[] {
  const best = new Map<string, CatRow>();
  for (const row of rows.filter(isPublished).sort(compareCatRows)) {
    if (!best.has(row.name)) best.set(row.name, row);
  }
  return [...best.values()]
    .sort(
      (left, right) =>
        Number(right.area === SWEDEN) - Number(left.area === SWEDEN) ||
        (right.cats ?? 0) - (left.cats ?? 0) ||
        compareCodePoints(left.name, right.name),
    )
    .map((row) => ({
      name: row.name,
      sex: sexByBearers(row.name, bearers),
      count: row.cats,
      asOf: row.asOf,
      area: row.area,
      source: row.url,
    }));
}
