import { NameIndex } from "../../../src/names/search/all-names.ts";
import { type Abroad, decodeAbroad } from "../../../src/names/world/abroad.ts";
import { COUNTRIES, totalOf } from "../../../src/names/world/countries.ts";
import { countryRows, shareOf } from "../../../src/names/world/rows.ts";
import { WORLD_SOURCES } from "../../../src/names/world/sources.ts";

/** A figure of another country, of one sex and spelling. */
export interface AnsweredFigure {
  readonly land: string;
  readonly raknar: "barare" | "fodda";
  readonly kon: "kvinnor" | "man";
  /** The country's own spelling, or that of the name. */
  readonly stavning: string;
  readonly antal: number;
  /** Among the births of the sex. */
  readonly plats: number | null;
  /** Of people, or of births of both sexes; null without a known total. */
  readonly per_100000: number | null;
}

/** Kept for later calls of the same instance. */
let loading: Promise<NameIndex> | null = null;

/** Looks up what other countries say of a name, in the words of the API. */
export async function loadAbroad(): Promise<(name: string) => readonly AnsweredFigure[]> {
  loading ??= import("../../../src/words/all-names/world.ts").then(
    ({ allWorldNames }) => new NameIndex(allWorldNames),
  );
  const world = await loading;
  return (name) => answerAbroad(name, decodeAbroad(world.find(name) ?? []));
}

function answerAbroad(name: string, abroad: Abroad): AnsweredFigure[] {
  return countryRows(abroad).flatMap(({ country, spelling, women, men }) => {
    const total = totalOf(country)?.total;
    return (
      [
        ["kvinnor", women],
        ["man", men],
      ] as const
    ).flatMap(([kon, figure]) => {
      if (!figure) return [];
      return {
        land: country.name,
        raknar: country.counts === "bearers" ? ("barare" as const) : ("fodda" as const),
        kon,
        stavning: spelling ?? name,
        antal: figure.count,
        plats: figure.rank,
        per_100000: total === undefined ? null : twoDecimals(shareOf(figure.count, total)),
      };
    });
  });
}

function twoDecimals(share: number): number {
  return Math.round(share * 100) / 100;
}

/** Where the figures of each country come from. */
export const ABROAD_SOURCES = COUNTRIES.map(({ id, name, measure = "första förnamn", date }) => {
  const { office, table, licence, cutOff } = WORLD_SOURCES[id];
  return {
    uppgift: "andra_lander" as const,
    land: name,
    kalla: plainSpaces(
      `${office}, ${table}: ${measure}. Gräns: ${cutOff}. Bearbetning av källans öppna data.`,
    ),
    datum: plainSpaces(date),
    licens: plainSpaces(licence),
  };
});

/** The site's texts keep numbers together with what follows. */
function plainSpaces(text: string): string {
  return text.replaceAll("\u00a0", " ");
}
