import { COMPANY_NAME_LENGTHS } from "../config/limits.ts";
import { knownBrands, takenNames } from "../words/company-words.ts";
import { isClean } from "./block-list.ts";
import { type Recipe, recipeBooks } from "./company-recipes.ts";
import type { PageDefinition } from "./definition.ts";
import type { Candidate, Random } from "./engine.ts";
import { ALL, choiceOf, type Filter, openFilter } from "./filters.ts";
import { lengthFilter } from "./length-filter.ts";

/** Longest name, in characters; a longer one would not fit a sign or a card. */
const MAX_LENGTH = 26;

/** Names composed for each draw of 12, so that consecutive draws differ. */
const CANDIDATES = 48;

/** Most compositions tried for one draw. */
const ATTEMPTS = 300;

/** Shortest brand that also rules out similar words; shorter ones only rule out equal words. */
const MIN_SIMILAR_LENGTH = 5;

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

const taken = new Set(takenNames.split(","));
const brands = new Set(knownBrands.split(","));
const shortenedBrands = new Set(
  [...brands].filter((brand) => brand.length >= MIN_SIMILAR_LENGTH).flatMap(shortened),
);

/** /foretagsnamn: company names, composed for every draw. */
export const generator: PageDefinition = {
  lead: "Nya namn till företaget, hopsatta efter bransch, ton, längd och stil. Kolla domänen direkt, och registret innan du bestämmer dig.",
  source: "Namnen sätts ihop på nytt varje gång. Vi har inte kontrollerat om de är lediga.",
  isComposed: true,
  filters,
  candidates(choices, random) {
    const industry = choiceOf(choices, "bransch");
    const tone = choiceOf(choices, "ton");
    const style = choiceOf(choices, "stil");
    const matching = recipeBooks.filter(
      (book) =>
        (industry === ALL || book.industry === industry) &&
        (tone === ALL || book.tone === tone) &&
        (style === ALL || book.style === style),
    );
    const lengths = lengthRange(choiceOf(choices, "langd"));
    const usable = matching
      .map(({ recipes }) => recipes.flatMap((recipe) => withinLengths(recipe, lengths)))
      .filter((recipes) => recipes.length > 0);
    const names = new Set<string>();
    for (let i = 0; i < ATTEMPTS && names.size < CANDIDATES; i++) {
      const recipe = pick(pick(usable, random) ?? [], random);
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
  return [choice === "lang" ? COMPANY_NAME_LENGTHS.medel + 1 : 1, MAX_LENGTH];
}

/** The recipe limited to the first parts that allow a name of such a length; empty if none does. */
function withinLengths(recipe: Recipe, [least, most]: LengthRange): Recipe[] {
  const firsts = recipe.firsts.filter(
    ({ length }) => length + recipe.shortestRest <= most && length + recipe.longestRest >= least,
  );
  return firsts.length > 0 ? [{ ...recipe, firsts }] : [];
}

function compose(recipe: Recipe, [least, most]: LengthRange, random: Random): string | undefined {
  const first = pick(recipe.firsts, random) ?? "";
  const end = pick(recipe.ends, random) ?? "";
  const used = first.length + end.length;
  const fitting = recipe.seconds.filter(
    (second) =>
      used + second.length >= least && used + second.length <= most && recipe.joins(first, second),
  );
  const second = pick(fitting, random);
  return second && first.charAt(0).toUpperCase() + first.slice(1) + second + end;
}

/** Whether a name is neither an ordinary word, a person's name nor close to a known brand. */
function isFree(name: string): boolean {
  const words = name.toLowerCase().split(" ");
  const whole = words.join("");
  if (taken.has(whole) || taken.has(words[0] ?? "")) return false;
  return !isLikeBrand(whole) && !words.some(isLikeBrand);
}

/** Whether a word is a brand, or differs from one by a single missing, added or changed letter. */
function isLikeBrand(word: string): boolean {
  if (brands.has(word)) return true;
  return (
    word.length >= MIN_SIMILAR_LENGTH && shortened(word).some((form) => shortenedBrands.has(form))
  );
}

/** The word itself, and the word without each of its letters in turn. */
function shortened(word: string): string[] {
  return [word, ...Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1))];
}

function pick<T>(list: readonly T[], random: Random): T | undefined {
  return list[Math.floor(random() * list.length)];
}
