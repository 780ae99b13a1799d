import { type AnsweredFacts, answerFacts, type Source, sourcesOf } from "./facts.ts";
import { parseLookupQuery } from "./parameters.ts";

interface Series {
  readonly kon: "flickor" | "pojkar";
  readonly forsta_ar: number;
  /** One number a year; null for fewer than ten children. */
  readonly antal: readonly (number | null)[];
}

export interface LookupAnswer {
  /** In the spelling of the statistics where they have the name. */
  readonly namn: string;
  /** Whether any of the lists has the name. */
  readonly finns: boolean;
  readonly fakta: AnsweredFacts & { readonly nyfodda_serie?: Series };
  readonly tackning: string;
  readonly kallor: readonly Source[];
}

/** What an answer without facts does not say: that nobody has the name. */
export const COVERAGE =
  "Förnamn och efternamn som generatorerna har: efternamn med minst 100 bärare, förnamn som listorna på /fornamn och /barnnamn innehåller, och namnlängden. Saknas ett namn här kan det ändå bäras av någon; sök på sajten.";

/** The facts of the name in the address. */
export async function answerLookup(url: URL): Promise<LookupAnswer> {
  const asked = parseLookupQuery(url);
  const [{ lookUpGivenName }, { lookUpSurname }, { lookUpChildName }, { newbornSeriesOf }] =
    await Promise.all([
      import("../../../src/generators/given-name-facts.ts"),
      import("../../../src/generators/surname-facts.ts"),
      import("../../../src/generators/child-name-facts.ts"),
      import("../../../src/generators/newborn-series.ts"),
    ]);
  const answers = spellingsOf(asked).map((namn) => {
    const series = newbornSeriesOf(namn);
    const fakta = {
      ...answerFacts({
        ...lookUpGivenName(namn),
        ...lookUpSurname(namn),
        ...lookUpChildName(namn),
      }),
      ...(series && {
        nyfodda_serie: {
          kon: series.sex,
          forsta_ar: series.firstYear,
          antal: series.counts,
        },
      }),
    };
    return { namn, fakta };
  });
  const found = answers.find(({ fakta }) => Object.keys(fakta).length > 0);
  const { namn, fakta } = found ?? { namn: asked, fakta: {} };
  return {
    namn,
    finns: found !== undefined,
    fakta,
    tackning: COVERAGE,
    kallor: sourcesOf([fakta]),
  };
}

/** As it is written, then with a capital at the beginning of each part: "anna-lisa" is Anna-Lisa. */
function spellingsOf(name: string): string[] {
  const lower = name.toLocaleLowerCase("sv");
  const capitalized = lower.replace(/(^|[ -])(\p{L})/gu, (_, before: string, letter: string) => {
    return before + letter.toLocaleUpperCase("sv");
  });
  return [...new Set([name, capitalized])];
}
