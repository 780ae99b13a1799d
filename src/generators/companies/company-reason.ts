/**
 * What a company name plays on, in a line (docs/specification.md, "Company names"): what its word or phrase means, or how
 * it is made where that tells more than its parts do. Loaded after the names.
 */
import { glosses } from "../../words/company-glosses.ts";
import { firstIndustries, people } from "../../words/company-words.ts";
import { lateIndustries } from "../../words/late-company-words.ts";
import { genitive, listOf, TONES } from "./company-recipes.ts";

const industries = Object.values({ ...firstIndustries, ...lateIndustries });

const meanings = new Map(
  glosses
    .trim()
    .split("\n")
    .map((line) => {
      const at = line.indexOf(": ");
      return [line.slice(0, at), line.slice(at + 2)] as const;
    }),
);

const trades = lowerCased(
  industries.flatMap(({ suffixes }) => TONES.flatMap((tone) => listOf(suffixes[tone]))),
);
const leading = lowerCased(industries.flatMap((industry) => listOf(industry.leading)));
const definite = lowerCased(industries.flatMap((industry) => listOf(industry.definite)));
const signs = lowerCased(listOf(people.signs));
const spots = lowerCased(listOf(people.spots));
const owners = new Map(
  [...listOf(people.firstNames), ...listOf(people.shortNames)].flatMap((name) => [
    [name.toLowerCase(), name] as const,
    [genitive(name).toLowerCase(), name] as const,
  ]),
);

/** What a name of the lists plays on; undefined where there is nothing to say. */
export function companyReason(name: string): string | undefined {
  const letters = name.toLowerCase();
  const whole = meanings.get(letters);
  if (whole !== undefined) return whole;
  const [one = "", other = "", ...others] = letters.split(" ");
  const rest = [other, ...others].join(" ");
  const owner = owners.get(one);
  if (owner !== undefined && rest !== "") return `byt ${owner} mot ditt eget namn`;
  if (definite.has(one) && signs.has(rest)) return "som på en skylt över dörren";
  if (definite.has(one) && spots.has(rest)) return "byt platsen mot din egen";
  if (leading.has(one)) return meanings.get(rest);
  const last = letters.lastIndexOf(" ");
  return trades.has(letters.slice(last + 1)) ? meanings.get(letters.slice(0, last)) : undefined;
}

/** The words of a name that set it apart, in lower case: without a trade after them, or one before a name. */
export function ownWordsOf(name: string): readonly string[] {
  const words = name.toLowerCase().split(" ");
  if (words.length > 1 && leading.has(words[0] ?? "")) return words.slice(1);
  return words.length > 1 && trades.has(words.at(-1) ?? "") ? words.slice(0, -1) : words;
}

function lowerCased(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map((word) => word.toLowerCase()));
}
