import { parts } from "../../words/company-glosses.ts";
import { firstIndustries } from "../../words/company-words.ts";
import { lateIndustries } from "../../words/late-company-words.ts";
import { setOf, TONES } from "./company-recipes.ts";

/** The parts of each compound, by the compound. */
const compounds = new Map<string, readonly [first: string, second: string]>();
for (const entry of parts.trim().split(/\s+/)) {
  const [first = "", second = ""] = entry.split("+");
  compounds.set(first + second, [first, second]);
}
for (const industry of Object.values({ ...firstIndustries, ...lateIndustries })) {
  for (const tone of TONES) {
    for (const { firsts, seconds } of industry[tone].pairs.map(setOf)) {
      for (const first of firsts) {
        for (const second of seconds) compounds.set(first + second, [first, second]);
      }
    }
  }
}

/** The parts of a compound in lower case, where one of them may name goods; undefined for other words. */
export function partsOf(word: string): readonly [first: string, second: string] | undefined {
  return compounds.get(word);
}
