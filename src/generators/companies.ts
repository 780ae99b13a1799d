import { COMPANY_NAME_LENGTHS } from "../config/limits.ts";
import { knownBrands, spokenFor } from "../words/company-words.ts";
import { isClean } from "./block-list.ts";
import { type Recipe, recipeBooks } from "./company-recipes.ts";
import type { PageDefinition } from "./definition.ts";
import type { Candidate, Random } from "./engine.ts";
import { ALL, choiceOf, type Filter, openFilter } from "./filters.ts";
import { lengthFilter } from "./length-filter.ts";

/** Longest name of all, in characters: more does not fit a sign, nor a card. */
const LONGEST = 26;

/** Candidates composed for a draw of 12, so that a new draw looks new. */
const CANDIDATES = 48;

/** Compositions tried at the most for one draw. */
const ATTEMPTS = 300;

/** Shortest brand of which a near likeness is refused too; shorter ones only when equal. */
const SHORTEST_LIKENESS = 5;

const filters: readonly Filter[] = [
  openFilter("bransch", "Bransch", [
    { value: "tech", label: "Tech" },
    { value: "konsult", label: "Konsult" },
    { value: "kreativ", label: "Kreativ" },
    { value: "handel", label: "Handel" },
    { value: "mat", label: "Mat" },
    { value: "tradgard", label: "Trädgård" },
  ]),
  openFilter("ton", "Ton", [
    { value: "professionell", label: "Professionell" },
    { value: "kreativ", label: "Kreativ" },
    { value: "modernt", label: "Modernt" },
  ]),
  lengthFilter(COMPANY_NAME_LENGTHS),
  openFilter("stil", "Stil", [
    { value: "sammansatt", label: "Sammansatt" },
    { value: "unikt", label: "Unikt" },
    { value: "beskrivande", label: "Beskrivande" },
  ]),
];

const spoken = new Set(spokenFor.split(","));
const brands = new Set(knownBrands.split(","));
const likeBrands = new Set(
  [...brands].filter((brand) => brand.length >= SHORTEST_LIKENESS).flatMap(shortened),
);

/** /foretagsnamn: company names, composed anew for every draw. */
export const generator: PageDefinition = {
  id: "foretagsnamn",
  lead: "Nya namn till företaget, hopsatta efter bransch, ton, längd och stil. Kolla domänen direkt, och registret innan du bestämmer dig.",
  source: "Namnen sätts ihop på nytt varje gång. Vi har inte kontrollerat om de är lediga.",
  isComposed: true,
  filters,
  candidates(choices, random) {
    const industry = choiceOf(choices, "bransch");
    const tone = choiceOf(choices, "ton");
    const style = choiceOf(choices, "stil");
    const shelf = recipeBooks.filter(
      (book) =>
        (industry === ALL || book.industry === industry) &&
        (tone === ALL || book.tone === tone) &&
        (style === ALL || book.style === style),
    );
    const lengths = lengthRange(choiceOf(choices, "langd"));
    const open = shelf
      .map(({ recipes }) => recipes.flatMap((recipe) => withinLengths(recipe, lengths)))
      .filter((recipes) => recipes.length > 0);
    const names = new Set<string>();
    for (let i = 0; i < ATTEMPTS && names.size < CANDIDATES; i++) {
      const recipe = pick(pick(open, random) ?? [], random);
      const name = recipe && compose(recipe, lengths, random);
      if (name && !names.has(name) && isFree(name) && isClean(name)) names.add(name);
    }
    return Array.from(names, (name): Candidate => ({ name, weight: 1 }));
  },
};

type LengthRange = readonly [least: number, most: number];

function lengthRange(choice: string): LengthRange {
  if (choice === "kort") return [1, COMPANY_NAME_LENGTHS.kort];
  if (choice === "medel") return [COMPANY_NAME_LENGTHS.kort + 1, COMPANY_NAME_LENGTHS.medel];
  return [choice === "lang" ? COMPANY_NAME_LENGTHS.medel + 1 : 1, LONGEST];
}

/** The recipe with only the first parts that a name of such a length can begin with, or none. */
function withinLengths(recipe: Recipe, [least, most]: LengthRange): Recipe[] {
  const firsts = recipe.firsts.filter(
    ({ length }) => length + recipe.shortestRest <= most && length + recipe.longestRest >= least,
  );
  return firsts.length > 0 ? [{ ...recipe, firsts }] : [];
}

function compose(recipe: Recipe, [least, most]: LengthRange, random: Random): string | undefined {
  const first = pick(recipe.firsts, random) ?? "";
  const end = pick(recipe.ends, random) ?? "";
  const taken = first.length + end.length;
  const fitting = recipe.seconds.filter(
    (second) =>
      taken + second.length >= least &&
      taken + second.length <= most &&
      recipe.joins(first, second),
  );
  const second = pick(fitting, random);
  return second && first.charAt(0).toUpperCase() + first.slice(1) + second + end;
}

/** Whether a name is neither a word, a person's name nor (nearly) a brand already. */
function isFree(name: string): boolean {
  const words = name.toLowerCase().split(" ");
  const whole = words.join("");
  if (spoken.has(whole) || spoken.has(words[0] ?? "")) return false;
  return !isBrand(whole) && !words.some(isBrand);
}

/** A word is like a brand when it is one, or would be with one letter less, more or other. */
function isBrand(word: string): boolean {
  if (brands.has(word)) return true;
  return word.length >= SHORTEST_LIKENESS && shortened(word).some((form) => likeBrands.has(form));
}

/** The word itself, and what is left of it without each of its letters. */
function shortened(word: string): string[] {
  return [word, ...Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1))];
}

function pick<T>(list: readonly T[], random: Random): T | undefined {
  return list[Math.floor(random() * list.length)];
}
