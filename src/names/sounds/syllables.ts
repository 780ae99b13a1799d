import { countVowels } from "./likeness.ts";
import type { ReadAs } from "./read-as.ts";
import { soundsOf } from "./sounds.ts";

/** How many syllables are heard in a name, at least 1 (docs/specification.md, "Syllables"). */
export function syllablesOf(name: string, readAs: ReadAs = "given name"): number {
  return Math.max(1, countVowels(soundsOf(name, readAs)));
}
