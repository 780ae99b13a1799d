import * as v from "valibot";
import { count, optional, readCsv, text } from "./csv.ts";
import {
  newestEdition,
  type RawFolder,
  readPersons,
  SEXES,
  type Sex,
  sameYear,
} from "./sources.ts";

/** The people whose name in daily use a given name is. */
export interface Bearers {
  /** They were counted on 31 December of this year. */
  readonly year: number;
  readonly women: ReadonlyMap<string, number>;
  readonly men: ReadonlyMap<string, number>;
  /** Mean age in years, for names with ten bearers or more; empty where the edition has none. */
  readonly meanAges: Readonly<Record<Sex, ReadonlyMap<string, number>>>;
}

const meanAge = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}\.\d$/, "Expected years with one decimal"),
  v.transform(Number),
);

/**
 * The bearers of the newest edition in the folder: SCB's table with mean ages
 * (se_bearers_<year>.csv), or else the older files without (bearers_women_<year>.csv and
 * bearers_men_<year>.csv). Names with two bearers or more.
 *
 * @throws Error when the folder has none of them, or a name occurs twice
 */
export function readBearers(folder: RawFolder): Bearers {
  const edition = newestEdition(folder, "se_bearers_#.csv");
  if (edition === null) {
    const women = readPersons(folder, "bearers_women_#.csv");
    const men = readPersons(folder, "bearers_men_#.csv");
    return {
      year: sameYear(women, men),
      women: women.byName,
      men: men.byName,
      meanAges: { F: new Map(), M: new Map() },
    };
  }
  const persons = { F: new Map<string, number>(), M: new Map<string, number>() };
  const meanAges = { F: new Map<string, number>(), M: new Map<string, number>() };
  const schema = v.object({
    name: text,
    sex: v.picklist(SEXES),
    bearers: count,
    mean_age: optional(meanAge),
  });
  for (const { fields, position } of readCsv(folder.read(edition.file), edition.file, schema)) {
    const { sex, bearers, mean_age: age } = fields;
    const name = restoreName(fields.name);
    if (persons[sex].has(name)) throw new Error(`${position}: "${name}" occurs twice`);
    persons[sex].set(name, bearers);
    if (age !== null) meanAges[sex].set(name, age);
  }
  return { year: edition.years.first, women: persons.F, men: persons.M, meanAges };
}

/** Names without the h that {@link restoreName} looks for. */
const NULLED: Readonly<Record<string, string>> = { "Ama-A": "Amanulla", "Zej-A": "Zejnulla" };

/**
 * A name of the table as it is spelt in the other files: a hyphen took the place of "null" (Ama-Ah is
 * Amanullah), and an acute accent that of the apostrophe.
 */
function restoreName(name: string): string {
  return NULLED[name] ?? name.replace(/-Ah$/, "nullah").replaceAll("\u00b4", "'");
}
