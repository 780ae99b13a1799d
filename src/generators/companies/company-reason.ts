/**
 * What a company name plays on, in a line (docs/specification.md, "Company names"): from its parts, or from what its word
 * or phrase means. Loaded after the names.
 */
import { glosses, parts } from "../../words/company-glosses.ts";
import { firstIndustries, people } from "../../words/company-words.ts";
import { lateIndustries } from "../../words/late-company-words.ts";
import { genitive, listOf, setOf, TONES } from "./company-recipes.ts";

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

/** The parts of each compound, by the compound. */
const compounds = new Map<string, readonly [first: string, second: string]>();
for (const entry of parts.trim().split(/\s+/)) {
  const [first = "", second = ""] = entry.split("+");
  compounds.set(first + second, [first, second]);
}
for (const industry of industries) {
  for (const tone of TONES) {
    for (const { firsts, seconds } of industry[tone].pairs.map(setOf)) {
      for (const first of firsts) {
        for (const second of seconds) compounds.set(first + second, [first, second]);
      }
    }
  }
}

const trades = lowerCased(
  industries.flatMap(({ suffixes }) => TONES.flatMap((tone) => listOf(suffixes[tone]))),
);
const leading = lowerCased(industries.flatMap((industry) => listOf(industry.leading)));
const definite = lowerCased(industries.flatMap((industry) => listOf(industry.definite)));
const signs = lowerCased(listOf(people.signs));
const spots = lowerCased(listOf(people.spots));
const adjectives = lowerCased(listOf(people.adjectives));
const owners = new Map(
  [...listOf(people.firstNames), ...listOf(people.shortNames)].flatMap((name) => [
    [name.toLowerCase(), name] as const,
    [genitive(name).toLowerCase(), name] as const,
  ]),
);

/** The parts of a compound in lower case; undefined for other words. */
export function partsOf(word: string): readonly [first: string, second: string] | undefined {
  return compounds.get(word);
}

/** What a name of the lists plays on; undefined where there is nothing to say. */
export function companyReason(name: string): string | undefined {
  const letters = name.toLowerCase();
  const whole = meaningOf(letters);
  if (whole !== undefined) return whole;
  const [one = "", other = "", ...others] = letters.split(" ");
  const rest = [other, ...others].join(" ");
  const owner = owners.get(one);
  if (owner !== undefined && rest !== "") return `byt ${owner} mot ditt eget namn`;
  if (other === "&" && one.charAt(0) === others[0]?.charAt(0)) {
    return `båda börjar på ${one.charAt(0)}`;
  }
  if (definite.has(one) && signs.has(rest)) return "som på en skylt över dörren";
  if (definite.has(one) && spots.has(rest)) return "byt platsen mot din egen";
  if (adjectives.has(one)) return "som ett gammalt värdshus";
  if (leading.has(one)) return meaningOf(rest);
  const last = letters.lastIndexOf(" ");
  return trades.has(letters.slice(last + 1)) ? meaningOf(letters.slice(0, last)) : undefined;
}

/** The words of a name that set it apart, in lower case: without a trade after them, or one before a name. */
export function ownWordsOf(name: string): readonly string[] {
  const words = name.toLowerCase().split(" ");
  if (words.length > 1 && leading.has(words[0] ?? "")) return words.slice(1);
  return words.length > 1 && trades.has(words.at(-1) ?? "") ? words.slice(0, -1) : words;
}

/** The meaning of a word or a phrase, or its parts. */
function meaningOf(text: string): string | undefined {
  return meanings.get(text) ?? partsOf(text)?.join(" + ");
}

function lowerCased(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map((word) => word.toLowerCase()));
}
