import { type RawFolder, readPersons, SEXES, type Sex } from "./sources.ts";

/** People of one sex who have a name, and those of them who go by it. */
export interface Carriers {
  readonly all: number;
  readonly daily: number;
}

/** By name; 0 for fewer than two. */
export type CarriersBySex = ReadonlyMap<string, Readonly<Record<Sex, Carriers>>>;

/** Everyone with a name among their given names, on the day on which those who go by it were counted too. */
export interface CarriedNames {
  readonly year: number;
  readonly byName: CarriersBySex;
}

const FILES: Readonly<Record<Sex, { readonly all: string; readonly daily: string }>> = {
  F: { all: "given_names_all_women_#.csv", daily: "bearers_women_#.csv" },
  M: { all: "given_names_all_men_#.csv", daily: "bearers_men_#.csv" },
};

/** Source: SCB. @throws Error when the files are of different years */
export function readCarriedNames(folder: RawFolder): CarriedNames {
  const read = SEXES.map((sex) => ({
    sex,
    all: readPersons(folder, FILES[sex].all),
    daily: readPersons(folder, FILES[sex].daily),
  }));
  const years = new Set(read.flatMap(({ all, daily }) => [all.year, daily.year]));
  const [year = 0, ...others] = years;
  if (others.length > 0) throw new Error(`All given names of several years: ${[...years]}`);
  const byName = new Map<string, Record<Sex, Carriers>>();
  for (const { sex, all, daily } of read) {
    for (const [name, persons] of all.byName) {
      const known = byName.get(name) ?? { F: NONE, M: NONE };
      byName.set(name, { ...known, [sex]: { all: persons, daily: daily.byName.get(name) ?? 0 } });
    }
  }
  return { year, byName };
}

const NONE: Carriers = { all: 0, daily: 0 };
