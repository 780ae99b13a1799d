import { bynames, fantasyNames } from "../words/fantasy-names.ts";
import type { Accepts, GeneratorHead, PageDefinition } from "./definition.ts";
import { type Candidate, shuffled } from "./engine.ts";
import { ALL, type Choices, choiceOf, type Filter, openFilter } from "./filters.ts";

/** Names with the same first letters, this many, are not drawn together while others are left. */
const BEGINNING = 4;

/**
 * Draw weight of a name that shares neither its beginning nor its byname with one before it; those
 * that do share one weigh 1, and come when the others have been shown.
 */
const DISTINCT_WEIGHT = 1_000_000;

/** While the style is open, every name at one of these places among ten has a byname. */
const BYNAMED_PLACES: readonly number[] = [0, 3, 6];

const filters: readonly Filter[] = [
  openFilter("kategori", "Kategori", [
    { value: "krigare", label: "Krigare" },
    { value: "magiker", label: "Magiker" },
    { value: "alv", label: "Alv" },
    { value: "dvarg", label: "Dvärg" },
    { value: "drake", label: "Drake" },
  ]),
  openFilter("kon", "Kön", [
    { value: "manlig", label: "Manlig" },
    { value: "kvinnlig", label: "Kvinnlig" },
  ]),
  openFilter("ursprung", "Ursprung", [
    { value: "nordisk", label: "Nordisk" },
    { value: "keltisk", label: "Keltisk" },
    { value: "klassisk", label: "Klassisk" },
    { value: "modern", label: "Modern" },
  ]),
  openFilter("stil", "Kraft/Stil", [
    { value: "maktig", label: "Mäktig" },
    { value: "mystisk", label: "Mystisk" },
    { value: "nobel", label: "Nobel" },
    { value: "mork", label: "Mörk" },
  ]),
];

type Sex = "manlig" | "kvinnlig";

/** The names of a category, an origin and a sex. */
interface NameList {
  readonly category: string;
  readonly origin: string;
  readonly sex: Sex;
  readonly names: readonly ListedName[];
}

interface ListedName {
  readonly word: string;
  /** Its byname in each style: a name always has the same one. */
  readonly bynames: Readonly<Record<string, string>>;
  /** Its byname while the style is open; empty for most. */
  readonly openByname: string;
}

const styles = Object.keys(bynames);

const lists: readonly NameList[] = Object.entries(fantasyNames).flatMap(([category, origins]) =>
  Object.entries(origins).flatMap(([origin, { men, women }]) => [
    listOf(category, origin, "manlig", men),
    listOf(category, origin, "kvinnlig", women),
  ]),
);

function listOf(category: string, origin: string, sex: Sex, words: string): NameList {
  const choices = styles.map((style) => [style, bynamesOf(category, sex, style)] as const);
  const names = words.split(" ").map((word, place): ListedName => {
    const own = Object.fromEntries(
      choices.map(([style, all]) => [style, all[place % all.length] ?? ""]),
    );
    const style = styles[place % styles.length] ?? "";
    return {
      word,
      bynames: own,
      openByname: BYNAMED_PLACES.includes(place % 10) ? (own[style] ?? "") : "",
    };
  });
  return { category, origin, sex, names };
}

/** The bynames of a style in the grammatical gender of the names. */
function bynamesOf(category: string, sex: Sex, style: string): readonly string[] {
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
  title: "Fantasynamn till alver, magiker och krigare",
  description:
    "Fantasynamn till krigare, magiker, alver, dvärgar och drakar. Välj ursprung och stil, med tillnamn som Drömväverskan eller Järnnäve.",
  tagline: "Till alver, drakar och magiker",
};

/** /fantasy-namn: names listed for a category, an origin and a sex, with bynames of a style. */
export const generator: PageDefinition = {
  lead: "Namn till krigare, magiker, alver, dvärgar och drakar.",
  source:
    "Namnen är påhittade för den här sidan, med ljud som passar figuren, och genomlästa ett och ett. Tillnamnet följer stilen.",
  isComposed: true,
  filters,
  candidates(choices, random, accepts) {
    const style = choiceOf(choices, "stil");
    const beginnings = new Set<string>();
    const usedBynames = new Set<string>();
    return shuffled(matching(choices, accepts), random).map((name): Candidate => {
      const byname = style === ALL ? name.openByname : (name.bynames[style] ?? "");
      const beginning = name.word.slice(0, BEGINNING);
      const isDistinct = !beginnings.has(beginning) && !usedBynames.has(byname);
      beginnings.add(beginning);
      if (byname !== "") usedBynames.add(byname);
      return {
        name: byname === "" ? name.word : `${name.word} ${byname}`,
        weight: isDistinct ? DISTINCT_WEIGHT : 1,
      };
    });
  },
};

/** The listed names that have the chosen category, sex and origin. */
function matching(choices: Choices, accepts: Accepts | undefined): readonly ListedName[] {
  const suits = (filterId: string, value: string) => {
    const choice = choiceOf(choices, filterId);
    return choice === ALL || choice === value;
  };
  const names = lists
    .filter(
      ({ category, origin, sex }) =>
        suits("kategori", category) && suits("kon", sex) && suits("ursprung", origin),
    )
    .flatMap((list) => list.names);
  return accepts ? names.filter(({ word }) => accepts(word)) : names;
}
