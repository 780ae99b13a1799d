/** Reads the names of other countries: a file per office, and one of the countries' own spellings. */
import * as v from "valibot";
import { count, optional, readCsv, text } from "./csv.ts";
import { findEdition, type RawFolder, SEXES, type Sex } from "./sources.ts";

/** What a country's file says of a name of one sex. */
export interface Figure {
  /** Bearers, or births of the newest year; null below the office's limit. */
  readonly count: number | null;
  /** Rank of the births among those of the sex; null for bearers. */
  readonly rank: number | null;
  /** All births since a first year; null where the file does not have them. */
  readonly total: number | null;
}

/** The figures of one country. */
export interface WorldCountry {
  readonly id: CountryId;
  /** The year of the counts. */
  readonly year: number;
  /** The first year of the totals; null where the file does not have them. */
  readonly since: number | null;
  /** The letters and signs besides a to z that the office writes names with. */
  readonly letters: string;
  readonly figures: Readonly<Record<Sex, ReadonlyMap<string, Figure>>>;
  /** The country's own spelling of a name of the project, where it has one. */
  readonly spellings: Readonly<Record<Sex, ReadonlyMap<string, string>>>;
}

type CountryId = (typeof FILES)[number]["id"];

/** The file of each country, with # for a year in its name, and its abbreviation in other files. */
const FILES = [
  { id: "norge", file: "no_bearers.csv", abbreviation: "no" },
  { id: "danmark", file: "dk_bearers.csv", abbreviation: "dk" },
  { id: "finland", file: "fi_bearers_#.csv", abbreviation: "fi" },
  { id: "england", file: "ew_births.csv", abbreviation: "ew" },
  { id: "irland", file: "ie_births.csv", abbreviation: "ie" },
  { id: "usa", file: "us_births.csv", abbreviation: "us" },
  { id: "tyskland", file: "de_berlin_births.csv", abbreviation: "de" },
  { id: "frankrike", file: "fr_births.csv", abbreviation: "fr" },
  { id: "belgien", file: "be_births.csv", abbreviation: "be" },
  { id: "spanien", file: "es_bearers_#.csv", abbreviation: "es" },
] as const;

/** An office that has a letter in fewer names than this does not write it as a rule. */
const FEWEST_WITH_LETTER = 5;

/** A row by the names of its columns, which have years in them. */
const row = v.objectWithRest({ name: text, sex: v.picklist(SEXES) }, v.string());

/**
 * The figures of every country, in the order of the compact source. The project's own names have some
 * that are too rare for the file of a country.
 *
 * @throws Error when a file is missing or malformed, or two files differ
 */
export function readWorld(folder: RawFolder): WorldCountry[] {
  const abroad = readCsv(folder.read("names_abroad.csv"), "names_abroad.csv", row);
  return FILES.map(({ id, file, abbreviation }) => {
    const country = readCountry(folder, file);
    const spellings = { F: new Map<string, string>(), M: new Map<string, string>() };
    for (const { fields, position } of abroad) {
      const { name, sex } = fields;
      for (const [spelling, figure] of joinedFigures(fields, abbreviation)) {
        const known = country.figures[sex].get(spelling);
        // Two names of Berlin have a figure only in its own file.
        if (!known) country.figures[sex].set(spelling, figure);
        else if (figure.count !== null && figure.count !== known.count) {
          throw new Error(`${position}: ${figure.count} for "${spelling}", but ${known.count}`);
        }
        if (spelling !== name) spellings[sex].set(name, spelling);
      }
    }
    return { id, ...country, spellings };
  });
}

const joined = v.object({ count: optional(count), rank: optional(count), total: optional(count) });

/** What the file of the project's names has for a country: of the name, of the own spelling, or of both. */
function joinedFigures(
  { name, ...fields }: v.InferOutput<typeof row>,
  country: string,
): [spelling: string, figure: Figure][] {
  const spelling = fields[`${country}_as`] || name;
  const ownCount = fields[`${country}_as_n`];
  const of = (countColumn = "") =>
    v.parse(joined, {
      count: countColumn,
      rank: fields[`${country}_rank`] ?? "",
      total: fields[`${country}_total`] ?? "",
    });
  const figures: [string, Figure][] = ownCount
    ? [
        [name, of(fields[country])],
        [spelling, of(ownCount)],
      ]
    : [[spelling, of(fields[country])]];
  return figures.filter(([, { count, total }]) => count !== null || total !== null);
}

function readCountry(folder: RawFolder, pattern: string) {
  const file = pattern.includes("#") ? findEdition(folder, pattern).file : pattern;
  const { countColumn, rankColumn, totalColumn, year, since } = columnsOf(folder, file);
  const schema = v.pipe(
    row,
    v.transform(({ name, sex, ...others }) => ({
      name,
      sex,
      count: others[countColumn],
      rank: others[rankColumn] ?? "",
      total: others[totalColumn] ?? "",
    })),
    v.object({
      name: text,
      sex: v.picklist(SEXES),
      count: optional(count),
      rank: optional(count),
      total: optional(count),
    }),
  );
  const figures = { F: new Map<string, Figure>(), M: new Map<string, Figure>() };
  for (const { fields } of readCsv(folder.read(file), file, schema)) {
    const { name, sex, ...figure } = fields;
    // Finland has two names twice, the rarer spelling in capitals: the first row is the name as written.
    if (!figures[sex].has(name)) figures[sex].set(name, figure);
  }
  return { year, since, figures, letters: lettersOf([...figures.F.keys(), ...figures.M.keys()]) };
}

/** The columns of the newest year, which only the header names. */
function columnsOf(folder: RawFolder, file: string) {
  const header = (folder.read(file).split("\n", 1)[0] ?? "").trim().split(",");
  const columnLike = (pattern: RegExp) => header.flatMap((column) => pattern.exec(column) ?? []);
  const [, ofFile] = /_(\d{4})\.csv$/.exec(file) ?? [];
  const years = header.flatMap((column) => /^[by](\d{4})$/.exec(column)?.[1] ?? []);
  const year = ofFile ?? years.sort().at(-1);
  if (year === undefined) throw new Error(`${file} has no year`);
  const isBirths = header.includes(`y${year}`);
  const [totalColumn = "", since] = columnLike(/^total_(\d{4})_\d{4}$/);
  return {
    year: Number(year),
    countColumn: ofFile ? "bearers" : `${isBirths ? "y" : "b"}${year}`,
    rankColumn: isBirths ? `rank_${year}` : "",
    totalColumn,
    since: since === undefined ? null : Number(since),
  };
}

/** The letters that an office writes, in the order of their code points. */
function lettersOf(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) {
    for (const letter of new Set(name.toLowerCase())) {
      if (!/[a-z]/.test(letter)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
  }
  return [...counts]
    .filter(([, count]) => count >= FEWEST_WITH_LETTER)
    .map(([letter]) => letter)
    .sort()
    .join("");
}
