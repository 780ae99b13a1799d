import { nameDayOf } from "../../../src/generators/name-days.ts";
import { NameIndex } from "../../../src/generators/name-search/all-names.ts";
import { decodeYears } from "../../../src/generators/name-search/name-files.ts";
import {
  BEARERS_DAY,
  NEWBORN_YEARS,
  YEARS_FROM_TWO,
} from "../../../src/generators/statistics-years.ts";
import { decodeAbroad } from "../../../src/generators/world/abroad.ts";
import { yearsInWords } from "../../../src/generators/years.ts";
import { answerAbroad } from "./abroad.ts";
import { type AnsweredFacts, answerFacts, type Source, sourcesOf } from "./facts.ts";
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
let loading: Promise<Record<"given" | "surnames" | "world", NameIndex>> | null = null;

/** The facts of the name in the address. */
export async function answerLookup(url: URL): Promise<LookupAnswer> {
  const asked = parseLookupQuery(url);
  loading ??= load();
  const { given, surnames, world } = await loading;
  const answers = spellingsOf(asked).map((namn) => ({
    namn,
    fakta: {
      ...factsOf(namn, given.find(namn), surnames.find(namn)),
      ...factsAbroad(namn, world.find(namn)),
    },
  }));
  const found = answers.find(({ fakta }) => Object.keys(fakta).length > 0);
  const { namn, fakta } = found ?? { namn: asked, fakta: {} };
  return { namn, finns: found !== undefined, fakta, kallor: sourcesOf([fakta]) };
}

async function load() {
  const [{ allGivenNames }, { allSurnames }, { allWorldNames }] = await Promise.all([
    import("../../../src/words/all-names/given-names.ts"),
    import("../../../src/words/all-names/surnames.ts"),
    import("../../../src/words/all-names/world.ts"),
  ]);
  return {
    given: new NameIndex(allGivenNames),
    surnames: new NameIndex(allSurnames),
    world: new NameIndex(allWorldNames),
  };
}

/** @param columns of the source, null where it does not have the name */
function factsAbroad(name: string, columns: readonly string[] | null): AnsweredFacts {
  const figures = answerAbroad(name, decodeAbroad(columns ?? []));
  return figures.length > 0 ? { andra_lander: figures } : {};
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
  return answerFacts({
    ...((women || men) && { bearers: { women: number(women), men: number(men) } }),
    ...(surname && { surnameBearers: number(surname[0] ?? "") }),
    ...(newborns.length > 0 && { newborns }),
    ...(nameDay && { nameDay }),
  });
}

/** Zero for an empty column, which stands for fewer than two. */
function number(digits: string): number {
  return digits === "" ? 0 : Number.parseInt(digits, 36);
}

/** The name as it was sent, then with a capital at the beginning of each part: Anna-Lisa for "anna-lisa". */
function spellingsOf(name: string): string[] {
  const lower = name.toLocaleLowerCase("sv");
  const capitalized = lower.replace(/(^|[ -])(\p{L})/gu, (_, before: string, letter: string) => {
    return before + letter.toLocaleUpperCase("sv");
  });
  return [...new Set([name, capitalized])];
}
