import { base36, ENCODING, frontCodedLines } from "./all-names-files.ts";
import { moduleText, type Output, type Provenance, textModule } from "./emit.ts";
import { SEXES, type Sex } from "./sources.ts";
import type { Figure, WorldCountry } from "./world.ts";

const SOURCE = [
  "SSB 10501; Danmarks Statistik, Fornavne; DVV, etunimitilasto; ONS, Baby names; CSO VSA50 and",
  "VSA60; SSA, Popular baby names; Landesamt für Bürger- und Ordnungsangelegenheiten, by",
  "berlinonline/haeufige-vornamen-berlin; INSEE, Fichier des prénoms; Statbel; INE, nombres",
].join("\n *   ");
const LICENCE = [
  "CC BY 4.0 (SSB, Danmarks Statistik, DVV, CSO, Statbel, INE); Open Government Licence v3.0",
  "(ONS); public domain (SSA); CC BY 3.0 DE (Berlin); Licence Ouverte 2.0 (INSEE)",
].join("\n *   ");

/**
 * The compact source of the figures of other countries, for every given name that the name search knows,
 * and the record of what they cover.
 */
export function worldFiles(
  givenNames: ReadonlySet<string>,
  countries: readonly WorldCountry[],
): Output {
  const provenance = provenanceOf(countries);
  const rows = [...givenNames].flatMap((name): [string, string, string][] => {
    const [women = "", men = ""] = SEXES.map((sex) => cellsOf(countries, sex, name));
    return women === "" && men === "" ? [] : [[name, women, men]];
  });
  const record = countries.map(({ id, year, since, letters }) => [id, { year, since, letters }]);
  return {
    files: new Map([
      [
        "world-record.ts",
        moduleText(
          provenance,
          [
            "What the figures of other countries cover. year: of the counts. since: the first year of the",
            "totals. letters: the letters and signs besides a to z that the office writes names with.",
          ],
          { worldRecord: Object.fromEntries(record) },
        ),
      ],
      [
        "all-names/world.ts",
        textModule(
          provenance,
          [
            "Given names in other countries. Columns: name, women, men; each a list of countries, separated",
            "by commas, in the order of worldRecord, without empty ones at the end.",
            "Bearers: a count. Births: count:rank of the newest year, or ~total where it has none.",
            "The country's own spelling and what it says of it come after a plus sign: +count=spelling.",
            "An office's figure of a name is copied; none is added up.",
            "Nothing is published below an office's limit; src/names/world/countries.ts has the limits.",
            ...ENCODING,
          ],
          "allWorldNames",
          frontCodedLines(rows),
        ),
      ],
    ]),
    summary: [`names in other countries: ${rows.length}`],
  };
}

/** What the headers of the files say of their origin. */
export function provenanceOf(countries: readonly WorldCountry[]): Provenance {
  return {
    source: SOURCE,
    date: countries.map(({ id, year }) => `${id} ${year}`).join(", "),
    licence: LICENCE,
    processing: "Bearbetning av källornas öppna data.",
  };
}

/** Empty for a name that no country has. */
function cellsOf(countries: readonly WorldCountry[], sex: Sex, name: string): string {
  return countries
    .map(({ figures, spellings, since }) => {
      const figure = figures[sex].get(name);
      const spelling = spellings[sex].get(name);
      const own = spelling === undefined ? undefined : figures[sex].get(spelling);
      const ownText = own ? figureText(own, since) : "";
      return (figure ? figureText(figure, since) : "") + (ownText && `+${ownText}=${spelling}`);
    })
    .join(",")
    .replace(/,+$/, "");
}

/** Empty below the limit of the office, unless it has a total since a known year. */
function figureText({ count, rank, total }: Figure, since: number | null): string {
  if (count === null) return total === null || since === null ? "" : `~${base36(total)}`;
  return rank === null ? base36(count) : `${base36(count)}:${base36(rank)}`;
}
