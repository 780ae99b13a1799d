import { yearsText } from "../../src/names/series/years.ts";
import type { Provenance } from "./emit.ts";
import type { Statistics } from "./statistics.ts";

const PROCESSED = "Bearbetning av SCB:s öppna data.";
const GIVEN_NAMES_SOURCE = "SCB, Namn med minst två bärare";
const NAME_SEARCH_SOURCE = "SCB, namnsök, via svensktext (Peter M. Dahlgren)";
/** SCB's statistics may be used by anyone who names the source. */
const SCB_TERMS = "free to use with the source named (SCB)";

/** Source, date and licence of each generated file. */
export type Sources = ReturnType<typeof sourcesOf>;

export function sourcesOf(statistics: Statistics) {
  const { FIRST_NEWBORN_YEAR, LAST_NEWBORN_YEAR, NAME_DAYS_REVISED } = statistics;
  const newborns = yearsText({ first: FIRST_NEWBORN_YEAR, last: LAST_NEWBORN_YEAR });
  const givenNames = `31 December ${statistics.GIVEN_NAMES_YEAR}`;
  return {
    givenNames: {
      source: `${GIVEN_NAMES_SOURCE}; SCB, nyfödda efter tilltalsnamn`,
      date: `bearers ${givenNames}; newborns ${newborns}`,
      licence: `bearers ${SCB_TERMS}; newborns CC0`,
      processing: PROCESSED,
    },
    newborns: {
      source: "SCB, nyfödda efter tilltalsnamn",
      date: newborns,
      licence: "CC0",
      processing: PROCESSED,
    },
    childNames: {
      source: `SCB, nyfödda efter tilltalsnamn; ${GIVEN_NAMES_SOURCE}`,
      date: `newborns ${newborns}; bearers ${givenNames}`,
      licence: `newborns CC0; bearers ${SCB_TERMS}`,
      processing: PROCESSED,
    },
    carriedNames: {
      source: NAME_SEARCH_SOURCE,
      date: `31 December ${statistics.CARRIED_NAMES_YEAR}`,
      licence: "CC BY 4.0 (svensktext)",
      processing: PROCESSED,
    },
    surnames: {
      source: NAME_SEARCH_SOURCE,
      date: `31 December ${statistics.SURNAMES_YEAR}`,
      licence: "CC BY 4.0 (svensktext)",
      processing: PROCESSED,
    },
    nameDays: {
      source: "Namnlängdskommittén",
      date: `with the revision of ${NAME_DAYS_REVISED}`,
      licence: "facts of the Swedish name-day calendar",
      processing: null,
    },
    latestNewborns: {
      source: "Skatteverket, Namn på nyfödda",
      date: `newborns ${statistics.FIRST_LATEST_YEAR}–${statistics.LAST_LATEST_YEAR}, whole years`,
      licence: "open data (lag 2022:818)",
      processing: null,
    },
    published: {
      source: "Skatteverket, by Rötter (rotter.se)",
      date: `newborns ${statistics.TOP_FIVE_YEAR}, spellings merged`,
      licence: "published facts, quoted with their source",
      processing: null,
    },
    pets: {
      source: "Jordbruksverket, by the page named at each name",
      date: "given at each name",
      licence: "published facts, quoted with their source",
      processing: null,
    },
    origins: {
      source: "the works named at each name",
      date: "read 28 November 2026",
      licence: "our own texts; facts of the works named",
      processing: null,
    },
    statistics: {
      source: "the files of all sources, by their names and rows",
      date: "given at each constant",
      licence: "facts",
      processing: null,
    },
  } satisfies Record<string, Provenance>;
}
