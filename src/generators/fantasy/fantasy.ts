import type { Candidate } from "../../names/word-list.ts";
import { bynames } from "../../words/fantasy-bynames.ts";
import { fantasyNames, type NamesByStyle } from "../../words/fantasy-names.ts";
import type { Accepts, GeneratorHead, PageDefinition } from "../engine/definition.ts";
import { shuffled } from "../engine/engine.ts";
import { ALL, type Choices, choiceOf, type Filter, openFilter } from "../engine/filters.ts";

/** Names with the same first letters, this many, are not drawn together while others are left. */
const BEGINNING = 4;

/**
 * Draw weight of a name that shares neither its beginning nor its byname with one before it; those
 * that do share one weigh 1, and come when the others have been shown.
 */
const DISTINCT_WEIGHT = 1_000_000;

/** What the first element of a name means, by the style that it suits. */
export const STYLE_SENSES = {
  maktig: "starkt",
  mystisk: "gåtfullt",
  nobel: "ädelt",
  mork: "mörkt",
} as const;

const filters: readonly Filter[] = [
  openFilter("kategori", "Kategori", [
    { value: "krigare", label: "Krigare", meaning: "led om vapen och rovdjur" },
    { value: "magiker", label: "Magiker", meaning: "led om runor, sång och stjärnor" },
    { value: "alv", label: "Alv", meaning: "led om träd, vind och ljus" },
    { value: "dvarg", label: "Dvärg", meaning: "led om sten, metall och verktyg" },
    { value: "drake", label: "Drake", meaning: "led om eld, orm och vinge" },
  ]),
  openFilter("kon", "Kön", [
    { value: "manlig", label: "Manlig" },
    { value: "kvinnlig", label: "Kvinnlig" },
  ]),
  openFilter("ursprung", "Ursprung", [
    { value: "nordisk", label: "Nordisk", meaning: "svenska och fornnordiska led" },
    { value: "keltisk", label: "Keltisk", meaning: "walesiska led" },
    { value: "klassisk", label: "Klassisk", meaning: "grekiska led" },
    { value: "modern", label: "Modern", meaning: "latinska led med x eller z" },
  ]),
  openFilter("stil", "Kraft/Stil", [
    {
      value: "maktig",
      label: "Mäktig",
      meaning: `första ledet betyder något ${STYLE_SENSES.maktig}`,
    },
    {
      value: "mystisk",
      label: "Mystisk",
      meaning: `första ledet betyder något ${STYLE_SENSES.mystisk}`,
    },
    { value: "nobel", label: "Nobel", meaning: `första ledet betyder något ${STYLE_SENSES.nobel}` },
    { value: "mork", label: "Mörk", meaning: `första ledet betyder något ${STYLE_SENSES.mork}` },
  ]),
  {
    id: "tillnamn",
    label: "Tillnamn",
    options: [
      { value: "utan", label: "Utan" },
      {
        value: "med",
        label: "Med",
        meaning: "ett svenskt tillnamn efter namnet, som visar stilen",
      },
    ],
    defaultValue: "utan",
  },
];

export type Sex = "manlig" | "kvinnlig";

/** A name of two elements. */
export interface FantasyName {
  readonly first: string;
  readonly last: string;
  readonly word: string;
  readonly category: string;
  readonly origin: string;
  /** What its first element suits. */
  readonly style: string;
  readonly sex: Sex;
}

const SEXES: readonly Sex[] = ["manlig", "kvinnlig"];

/** The names of a list of elements. */
export function namesOf(list: NamesByStyle): readonly FantasyName[] {
  return Object.entries(list).flatMap(([category, origins]) =>
    Object.entries(origins).flatMap(([origin, styles]) =>
      Object.entries(styles).flatMap(([style, list]) =>
        list.split(" ").flatMap((entry) => {
          const [first = "", endings = ""] = entry.split(":");
          return endings.split("/").flatMap((lasts, at) =>
            lasts
              .split(",")
              .filter((last) => last !== "")
              .map((last) => ({
                first,
                last,
                word: first.charAt(0).toUpperCase() + first.slice(1) + last,
                category,
                origin,
                style,
                sex: SEXES[at] ?? "manlig",
              })),
          );
        }),
      ),
    ),
  );
}

export const allFantasyNames = namesOf(fantasyNames);

const placeOf = new Map(allFantasyNames.map(({ word }, place) => [word, place]));

/** The byname of a name in a style: always the same one. */
function bynameOf({ word, category, sex }: FantasyName, style: string): string {
  const choices = bynamesOf(category, sex, style);
  return choices[(placeOf.get(word) ?? 0) % choices.length] ?? "";
}

/** The bynames of a category and a style, in the grammatical gender of the names. */
export function bynamesOf(category: string, sex: Sex, style: string): readonly string[] {
  const styled = bynames[style];
  const others = styled?.byCategory[category];
  if (!styled || !others) throw new Error(`No bynames for "${style} ${category}"`);
  const isWoman = sex === "kvinnlig";
  const epithets = styled.epithets.split(" ").map((form) => `den_${epithet(form, isWoman)}`);
  return [...others.split(" "), ...epithets].map((pair) =>
    formOf(pair, isWoman).replaceAll("_", " "),
  );
}

/** One form of a pair such as "sångaren/sångerskan"; a single word is the same for both. */
function formOf(pair: string, isWoman: boolean): string {
  const [man = "", woman = man] = pair.split("/");
  return isWoman ? woman : man;
}

/** "den ädla" becomes "den ädle" for a man; words in -ande and -ade do not change. */
function epithet(form: string, isWoman: boolean): string {
  return isWoman || !form.endsWith("a") ? form : `${form.slice(0, -1)}e`;
}

export const head: GeneratorHead = {
  title: "Fantasynamn: generator för alver, magiker och krigare",
  description:
    "Fantasynamn till krigare, magiker, alver, dvärgar och drakar. Välj ursprung och stil, med tillnamn som Drömväverskan eller Järnnäve.",
  tagline: "Till alver, drakar och magiker",
};

/** /fantasy-namn: names of two elements, with bynames for those who want them. */
export const generator: PageDefinition = {
  lead: "Namn till krigare, magiker, alver, dvärgar och drakar.",
  source:
    "Namnen är påhittade för den här sidan, av ett led som betyder något och en ändelse. Stilen hörs i första ledet eller i tillnamnet.",
  isComposed: true,
  filters,
  candidates(choices, random, accepts) {
    const style = choiceOf(choices, "stil");
    const hasByname = choiceOf(choices, "tillnamn") === "med";
    const beginnings = new Set<string>();
    const usedBynames = new Set<string>();
    return shuffled(matching(choices, accepts), random).map((name): Candidate => {
      const { word } = name;
      const byname = hasByname ? bynameOf(name, style === ALL ? name.style : style) : "";
      const beginning = word.slice(0, BEGINNING);
      const isDistinct = !beginnings.has(beginning) && !usedBynames.has(byname);
      beginnings.add(beginning);
      if (hasByname) usedBynames.add(byname);
      return {
        name: hasByname ? `${word} ${byname}` : word,
        weight: isDistinct ? DISTINCT_WEIGHT : 1,
      };
    });
  },
};

/** The names that have the chosen category, sex and origin, and the style if no byname shows it. */
function matching(choices: Choices, accepts: Accepts | undefined): readonly FantasyName[] {
  const suits = (filterId: string, value: string) => {
    const choice = choiceOf(choices, filterId);
    return choice === ALL || choice === value;
  };
  const hasByname = choiceOf(choices, "tillnamn") === "med";
  return allFantasyNames.filter(
    ({ word, category, sex, origin, style }) =>
      suits("kategori", category) &&
      suits("kon", sex) &&
      suits("ursprung", origin) &&
      (hasByname || suits("stil", style)) &&
      (accepts?.(word) ?? true),
  );
}
