/** The names of /fantasy-namn with their bynames: what the page loads after its printed names. */
import { bynames } from "../../words/fantasy-bynames.ts";
import { fantasyElements } from "../../words/fantasy-elements.ts";
import { fantasyPairs } from "../../words/fantasy-pairs.ts";
import type { GeneratorDefinition } from "../engine/definition.ts";
import { ALL, type Choices, choiceOf } from "../engine/filters.ts";
import { apart } from "./apart.ts";
import { composedNames, type FantasyName, type Sex } from "./elements.ts";
import { meetsBadly } from "./joints.ts";

export const allFantasyNames = composedNames(fantasyElements, fantasyPairs);

const placeOf = new Map(allFantasyNames.map(({ word }, place) => [word, place]));

/** The byname of a name in a style: always the same one. */
function bynameOf({ word, category, sex }: FantasyName, style: string): string {
  const choices = bynamesOf(category, sex, style);
  const start = placeOf.get(word) ?? 0;
  for (let step = 0; step < choices.length; step++) {
    const byname = choices[(start + step) % choices.length] ?? "";
    if (!meetsBadly(`${word} ${byname}`)) return byname;
  }
  throw new Error(`No byname for "${word}"`);
}

const knownBynames = new Map<string, readonly string[]>();

/** The bynames of a category and a style, in the grammatical gender of the names. */
export function bynamesOf(category: string, sex: Sex, style: string): readonly string[] {
  const key = [category, sex, style].join();
  const known = knownBynames.get(key) ?? inflectedBynames(category, sex, style);
  knownBynames.set(key, known);
  return known;
}

function inflectedBynames(category: string, sex: Sex, style: string): readonly string[] {
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

/** A batch of names that match the choices, with bynames if they are asked for. */
export const fantasyCandidates: GeneratorDefinition["candidates"] = (choices, random, accepts) => {
  const style = choiceOf(choices, "stil");
  const hasByname = choiceOf(choices, "tillnamn") === "med";
  return apart(matching(choices), random, {
    groupOf: ({ category }) => category,
    comesFirst: ({ isGood }) => isGood,
    // Whether a name was shown with its byname cannot be asked, so a batch could be of those that were.
    ...(hasByname && { most: Number.POSITIVE_INFINITY }),
    nameOf(name) {
      if (accepts && !accepts(name.word)) return undefined;
      const byname = hasByname ? bynameOf(name, style === ALL ? name.style : style) : "";
      return [name.word, byname].filter(Boolean).join(" ");
    },
  });
};

/** The names that have the chosen category, sex and origin, and the style if no byname shows it. */
function matching(choices: Choices): readonly FantasyName[] {
  const category = choiceOf(choices, "kategori");
  const sex = choiceOf(choices, "kon");
  const origin = choiceOf(choices, "ursprung");
  const style = choiceOf(choices, "tillnamn") === "med" ? ALL : choiceOf(choices, "stil");
  return allFantasyNames.filter(
    (name) =>
      (category === ALL || category === name.category) &&
      (sex === ALL || sex === name.sex) &&
      (origin === ALL || origin === name.origin) &&
      (style === ALL || style === name.style),
  );
}
