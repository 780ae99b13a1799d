import { nameDayOf } from "../../../src/names/days/name-days.ts";
import { withCapitals } from "../../../src/names/form/written-name.ts";
import { NameIndex } from "../../../src/names/search/all-names.ts";
import { decodeYears } from "../../../src/names/search/name-files.ts";
import { latestOf } from "../../../src/names/series/latest-newborns.ts";
import {
  BEARERS_DAY,
  NEWBORN_YEARS,
  YEARS_FROM_TWO,
} from "../../../src/names/series/statistics-years.ts";
import { yearsInWords } from "../../../src/names/series/years.ts";
import { loadAbroad } from "./abroad.ts";
import { type AnsweredFacts, answerFacts, type Source, sourcesOf, withAbroad } from "./facts.ts";
import { answerMeanAge, loadGivenNames } from "./mean-ages.ts";
import { loadOrigins } from "./origins.ts";
import { parseLookupQuery } from "./parameters.ts";

export interface LookupAnswer {
  /** In the spelling of the statistics where they have the name. */
  readonly namn: string;
  /** Whether the statistics or the calendar have the name. */
  readonly finns: boolean;
  readonly fakta: AnsweredFacts;
  readonly kallor: readonly Source[];
}

/** Which names the sources cover: people may have a name that an answer has no facts about. */
export const COVERAGE = `Namn som minst två bar den ${BEARERS_DAY}, nyfödda ${NEWBORN_YEARS} (minst tio barn av ett kön, ${yearsInWords(YEARS_FROM_TWO, "och")} minst två) och namnlängden.`;

/** Kept for later calls of the same instance. */
let loading: Promise<Record<"given" | "surnames", NameIndex>> | null = null;

/** The facts of the name in the address. */
export async function answerLookup(url: URL): Promise<LookupAnswer> {
  const asked = parseLookupQuery(url);
  loading ??= load();
  const [{ given, surnames }, abroadOf, originOf] = await Promise.all([
    loading,
    loadAbroad(),
    loadOrigins(),
  ]);
  const answers = spellingsOf(asked).map((namn) => ({
    namn,
    fakta: {
      ...withAbroad(factsOf(namn, given.find(namn), surnames.find(namn)), abroadOf(namn)),
      ...originOf(namn),
    },
  }));
  const found = answers.find(({ fakta }) => Object.keys(fakta).length > 0);
  const { namn, fakta } = found ?? { namn: asked, fakta: {} };
  return { namn, finns: found !== undefined, fakta, kallor: sourcesOf([fakta]) };
}

async function load() {
  const [given, { allSurnames }] = await Promise.all([
    loadGivenNames(),
    import("../../../src/words/all-names/surnames.ts"),
  ]);
  return { given, surnames: new NameIndex(allSurnames) };
}

/** @param given, surname columns of the sources, null where they do not have the name */
function factsOf(
  name: string,
  given: readonly string[] | null,
  surname: readonly string[] | null,
): AnsweredFacts {
  const [women = "", men = "", girls = "", boys = ""] = given ?? [];
  const newborns = (
    [
      ["flickor", girls],
      ["pojkar", boys],
    ] as const
  ).flatMap(([sex, years]) =>
    decodeYears(years).map(({ year, children, rank }) => ({
      sex,
      year,
      count: children,
      rank: rank ?? null,
    })),
  );
  const nameDay = nameDayOf(name);
  const facts = answerFacts({
    ...((women || men) && { bearers: { women: number(women), men: number(men) } }),
    ...(surname && { surnameBearers: number(surname[0] ?? "") }),
    ...(newborns.length > 0 && { newborns }),
    ...(nameDay && { nameDay }),
  });
  const latest = (
    [
      ["flickor", "girls"],
      ["pojkar", "boys"],
    ] as const
  ).flatMap(([kon, sex]) =>
    latestOf(name, sex).map(({ year, children, rank }) => ({
      kon,
      ar: year,
      antal: children,
      rang: rank,
    })),
  );
  return {
    ...facts,
    ...answerMeanAge(given ?? []),
    ...(latest.length > 0 && { nyfodda_skatteverket: latest }),
  };
}

/** Zero for an empty column, which stands for fewer than two. */
function number(digits: string): number {
  return digits === "" ? 0 : Number.parseInt(digits, 36);
}

/** The name as it was sent, then with its usual capitals, then with one in each word: von Essen, Von Essen. */
function spellingsOf(name: string): string[] {
  const usual = withCapitals(name.toLowerCase());
  const inEachWord = usual.replace(/(?<=^| )\p{L}/gu, (letter) => letter.toUpperCase());
  return [...new Set([name, usual, inEachWord])];
}
