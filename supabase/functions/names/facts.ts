import type { NameFacts } from "../../../src/names/facts/facts.ts";
import type { Certainty, OriginClass } from "../../../src/names/origins/origins.ts";
import { NEWBORN_YEARS } from "../../../src/names/series/statistics-years.ts";
import { yearsText } from "../../../src/names/series/years.ts";
import {
  CARRIED_NAMES_DATE,
  FIRST_LATEST_YEAR,
  GIVEN_NAMES_DATE,
  LAST_LATEST_YEAR,
  NAME_DAYS_REVISED,
  SURNAMES_DATE,
} from "../../../src/words/statistics.ts";
import { ABROAD_SOURCES, type AnsweredFigure } from "./abroad.ts";

/** The facts about a name in an answer of the API. A fact that no source has is left out. */
export interface AnsweredFacts {
  readonly barare?: { readonly kvinnor: number | null; readonly man: number | null };
  readonly bland_fornamnen?: {
    readonly antal: number;
    /** Null for fewer than two. */
    readonly tilltalsnamn: number | null;
  };
  readonly efternamnsbarare?: number;
  readonly nyfodda?: readonly {
    readonly kon: "flickor" | "pojkar";
    readonly ar: number;
    readonly antal: number;
    readonly rang: number | null;
  }[];
  /** Years with one decimal, of each sex with ten bearers or more. */
  readonly medelalder?: { readonly kvinnor: number | null; readonly man: number | null };
  /** Years after those of nyfodda, counted by another authority: no continuation of them. */
  readonly nyfodda_skatteverket?: AnsweredFacts["nyfodda"];
  readonly namnsdag?: {
    readonly manad: number;
    readonly dag: number;
    readonly stavning: string;
    readonly i_almanackan_fran?: number;
  };
  readonly husdjur?: readonly {
    readonly djur: "hundar" | "katter";
    readonly antal: number;
    readonly datum: string;
  }[];
  readonly andra_lander?: readonly AnsweredFigure[];
  readonly ursprung?: {
    readonly klasser: readonly OriginClass[];
    readonly form_av: string | null;
    readonly harledning: Certainty;
    readonly betydelse: Certainty | null;
    readonly text: string;
    readonly verk: readonly { readonly titel: string; readonly adress: string | null }[];
  };
}

/** Where each fact comes from. */
export interface Source {
  readonly uppgift: keyof AnsweredFacts;
  /** The country, where each has a source of its own. */
  readonly land?: string;
  readonly kalla: string;
  readonly datum: string;
  readonly licens: string;
}

const SCB_GIVEN_NAMES = {
  kalla: "SCB, Namn med minst två bärare. Bearbetning av SCB:s öppna data.",
  licens: "Fri användning med angiven källa",
};
const SCB_NAME_SEARCH = {
  kalla: "SCB, namnsök, via svensktext (Peter M. Dahlgren). Bearbetning av SCB:s öppna data.",
  licens: "CC BY 4.0",
};
const SCB_NEWBORNS = {
  kalla: "SCB, nyfödda efter tilltalsnamn. Bearbetning av SCB:s öppna data.",
  licens: "CC0",
};

/** In the order in which answers list them. */
export const SOURCES: readonly Source[] = [
  { uppgift: "barare", ...SCB_GIVEN_NAMES, datum: GIVEN_NAMES_DATE },
  { uppgift: "medelalder", ...SCB_GIVEN_NAMES, datum: GIVEN_NAMES_DATE },
  { uppgift: "bland_fornamnen", ...SCB_NAME_SEARCH, datum: CARRIED_NAMES_DATE },
  { uppgift: "efternamnsbarare", ...SCB_NAME_SEARCH, datum: SURNAMES_DATE },
  { uppgift: "nyfodda", ...SCB_NEWBORNS, datum: NEWBORN_YEARS },
  {
    uppgift: "nyfodda_skatteverket",
    kalla: "Skatteverket, Namn på nyfödda: årets vanligaste namn, per stavning",
    datum: yearsText({ first: FIRST_LATEST_YEAR, last: LAST_LATEST_YEAR }),
    licens: "Öppna data (lag 2022:818)",
  },
  {
    uppgift: "namnsdag",
    kalla: "Namnlängdskommittén, den svenska namnlängden",
    datum: `${NAME_DAYS_REVISED}`,
    licens: "Fakta, utan upphovsrätt",
  },
  {
    uppgift: "husdjur",
    kalla: "Jordbruksverket, hund- och kattregistren",
    datum: "Anges vid varje namn",
    licens: "Publicerade uppgifter, citerade med källa",
  },
  ...ABROAD_SOURCES,
  {
    uppgift: "ursprung",
    kalla: "Namnfynd, efter de verk som står vid namnet",
    datum: "Anges i verken",
    licens: "CC BY 4.0",
  },
];

/** Facts of the site in the words of the API. */
export function answerFacts(facts: NameFacts): AnsweredFacts {
  const { bearers, carried, surnameBearers, newborns, nameDay, pets } = facts;
  return {
    ...(bearers && {
      // The statistics have no number below two.
      barare: { kvinnor: bearers.women || null, man: bearers.men || null },
    }),
    ...(carried && {
      bland_fornamnen: { antal: carried.all, tilltalsnamn: carried.daily || null },
    }),
    ...(surnameBearers && { efternamnsbarare: surnameBearers }),
    ...(newborns && {
      nyfodda: newborns.map(({ sex, year, count, rank }) => ({
        kon: sex,
        ar: year,
        antal: count,
        rang: rank,
      })),
    }),
    ...(nameDay && {
      namnsdag: {
        manad: nameDay.month,
        dag: nameDay.day,
        stavning: nameDay.listedAs,
        ...(nameDay.printedFrom && { i_almanackan_fran: nameDay.printedFrom }),
      },
    }),
    ...(pets && {
      husdjur: pets.map(({ kind, count, asOf }) => ({ djur: kind, antal: count, datum: asOf })),
    }),
  };
}

/** With the figures of other countries, if any. */
export function withAbroad(
  facts: AnsweredFacts,
  figures: readonly AnsweredFigure[],
): AnsweredFacts {
  return figures.length > 0 ? { ...facts, andra_lander: figures } : facts;
}

/** The sources of the facts that some of the names have. */
export function sourcesOf(facts: readonly AnsweredFacts[]): Source[] {
  const present = new Set<string>(facts.flatMap((ofName) => Object.keys(ofName)));
  const countries = new Set(
    facts.flatMap(({ andra_lander = [] }) => andra_lander.map(({ land }) => land)),
  );
  return SOURCES.filter(({ uppgift, land }) =>
    land === undefined ? present.has(uppgift) : countries.has(land),
  );
}
