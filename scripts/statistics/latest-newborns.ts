import * as v from "valibot";
import { count, readCsv, text } from "./csv.ts";
import { moduleText, type Output } from "./emit.ts";
import type { Sources } from "./provenance.ts";
import { newestEdition, type RawFolder, SEXES, type Sex } from "./sources.ts";

/** Names of a year's newborns of both sexes, each spelling by itself, the most given first. */
export interface LatestYear {
  readonly year: number;
  readonly bySex: Readonly<Record<Sex, readonly LatestName[]>>;
}

interface LatestName {
  readonly name: string;
  readonly children: number;
}

/** Last rank that is taken from a file of all names; those that share it are taken too. */
const LAST_RANK = 100;

/** Skatteverket's open data begin with this header; the encoding is Windows-1252. */
const OPEN_DATA_HEADER =
  "RANGORDNING;KÖN;FODELSEAR;UPPDATERINGSDATUM;NAMN;GRUPPERING;GRUPPERINGSVÄRDE;ANTAL";
const OPEN_DATA_ENCODING = "windows-1252";

/** Rows of the whole country; rows of municipalities and counties are beside them. */
const WHOLE_COUNTRY = "Total";

/** The first letter of the sex in the open data, in the words of the authority or its codes. */
const SEX_OF_LETTER: Readonly<Record<string, Sex>> = { K: "F", F: "F", M: "M", P: "M" };

/**
 * The newborns of the years since SCB's statistics ended. Source: Skatteverket. Read are the newest
 * se_newborns_<year>_<year>_top12.csv and every file of the authority's own open data, which take the
 * place of the same years.
 *
 * @throws Error when the folder has none of them, or a file is malformed
 */
export function readLatestYears(folder: RawFolder): LatestYear[] {
  const years = new Map<number, LatestYear>();
  for (const year of [...readTop(folder), ...readOpenData(folder)]) years.set(year.year, year);
  if (years.size === 0) throw new Error("No newborns of Skatteverket");
  return [...years.values()].sort((left, right) => left.year - right.year);
}

interface Row extends LatestName {
  readonly year: number;
  readonly sex: Sex;
  readonly rank: number;
}

function readTop(folder: RawFolder): LatestYear[] {
  const edition = newestEdition(folder, "se_newborns_#_#_top12.csv");
  if (edition === null) return [];
  const schema = v.object({
    year: count,
    sex: v.picklist(SEXES),
    rank: count,
    name: text,
    n: count,
  });
  const rows = readCsv(folder.read(edition.file), edition.file, schema);
  return byYear(rows.map(({ fields: { n, ...row } }) => ({ ...row, children: n })));
}

function readOpenData(folder: RawFolder): LatestYear[] {
  const schema = v.pipe(
    v.object({
      RANGORDNING: count,
      KÖN: v.pipe(
        v.string(),
        v.transform((sex) => SEX_OF_LETTER[sex.charAt(0).toUpperCase()]),
        v.picklist(SEXES),
      ),
      FODELSEAR: count,
      NAMN: text,
      GRUPPERING: text,
      ANTAL: count,
    }),
    v.transform((row) => ({
      year: row.FODELSEAR,
      sex: row.KÖN,
      rank: row.RANGORDNING,
      name: row.NAMN,
      children: row.ANTAL,
      area: row.GRUPPERING,
    })),
  );
  return folder.files
    .filter((file) => file.endsWith(".csv"))
    .map((file) => ({ file, content: folder.read(file, OPEN_DATA_ENCODING) }))
    .filter(({ content }) => content.startsWith(OPEN_DATA_HEADER))
    .flatMap(({ file, content }) => {
      const rows = readCsv(content, file, schema, ";")
        .map(({ fields }) => fields)
        .filter(({ area, rank }) => area === WHOLE_COUNTRY && rank <= LAST_RANK);
      if (rows.length === 0) throw new Error(`${file} has no rows of "${WHOLE_COUNTRY}"`);
      return byYear(rows);
    });
}

/** @throws Error when a name occurs twice, a year lacks a sex, or the ranks are not those of the counts */
function byYear(rows: readonly Row[]): LatestYear[] {
  return [...new Set(rows.map(({ year }) => year))].map((year) => ({
    year,
    bySex: { F: namesOf(rows, year, "F"), M: namesOf(rows, year, "M") },
  }));
}

function namesOf(rows: readonly Row[], year: number, sex: Sex): LatestName[] {
  const collator = new Intl.Collator("sv");
  const names = rows
    .filter((row) => row.year === year && row.sex === sex)
    .sort((left, right) => left.rank - right.rank || collator.compare(left.name, right.name));
  if (names.length === 0) throw new Error(`Skatteverket's newborns of ${year} lack a sex`);
  for (const { name, children, rank } of names) {
    if (names.filter((other) => other.name === name).length > 1) {
      throw new Error(`"${name}" occurs twice in ${year}`);
    }
    const higher = names.filter((other) => other.children > children).length;
    if (higher + 1 !== rank) throw new Error(`"${name}" of ${year} is ${higher + 1}, not ${rank}`);
  }
  return names.map(({ name, children }) => ({ name, children }));
}

/** The module of the newborns of the years since SCB's statistics ended. */
export function latestNewbornsFile(years: readonly LatestYear[], sources: Sources): Output {
  const list = (names: readonly LatestName[]) =>
    names.map(({ name, children }) => `${name} ${children}`).join(",");
  return {
    files: new Map([
      [
        "latest-newborns.ts",
        moduleText(
          sources.latestNewborns,
          [
            "The most given names of the years since SCB's statistics ended, with the children who were",
            "given them, each spelling by itself. Another authority, which counts on another day: the",
            "numbers continue no series. Names that are not listed have fewer children, how many is not known.",
          ],
          {
            latestNewborns: years.map(({ year, bySex }) => ({
              year,
              girls: list(bySex.F),
              boys: list(bySex.M),
            })),
          },
        ),
      ],
    ]),
    summary: years.map(
      ({ year, bySex }) =>
        `Skatteverket ${year}: ${bySex.F.length} girls' names, first ${bySex.F[0]?.name}; ` +
        `${bySex.M.length} boys' names, first ${bySex.M[0]?.name}`,
    ),
  };
}
