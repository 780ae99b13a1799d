import { compareCodePoints } from "./encoding.ts";
import type { Bearers } from "./given-names.ts";
import type { CatRow, DogRow, Sex, TopDogRow } from "./sources.ts";

/** The area code of national figures. */
const SWEDEN = "SE";

/** A pet is taken to have the sex that at least this share of the name's human bearers have … */
const PET_SEX_SHARE = 0.85;
/** … when at least so many people bear the name. */
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

/** The sex of a pet by the people who bear its name, or null when they do not settle it. */
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
 * Dog names: the complete list of twenty with counts, then the further national ones, latest
 * first. A name's sex is the source's where one states it, else that of the people who bear it.
 *
 * @throws Error when two sources state different sexes.
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
 * How telling a row about a cat name is, highest first: national before local, the whole register
 * before a year's registrations, with a count before without, the latest first.
 */
function compareCatRows(left: CatRow, right: CatRow): number {
  const weight = (row: CatRow) =>
    (row.area === SWEDEN ? 4 : 0) +
    (row.measure.startsWith("register") ? 2 : 0) +
    (row.cats !== null ? 1 : 0);
  return weight(right) - weight(left) || compareCodePoints(right.asOf ?? "", left.asOf ?? "");
}

/**
 * Cat names, once each, by their most telling figure; national ones first, then by count. Counts
 * of different areas and days stand beside each other, so each carries its own.
 */
export function listCats(rows: readonly CatRow[], bearers: Bearers): PetName[] {
  const best = new Map<string, CatRow>();
  for (const row of [...rows].sort(compareCatRows)) {
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
