/** What is read with care in a visitor's words. */
import { sensitiveGroups } from "../../words/sensitive-words.ts";
import { listOf } from "./company-recipes.ts";

/** Letters of a stem that may also be a part of a longer word, and of a phrase: second hand is no hand. */
const SHORTEST_STEM = 4;
const SHORTEST_IN_PHRASE = 5;

const groups = Object.values(sensitiveGroups).map((group) => ({
  group,
  stems: listOf(group.stems),
}));

/**
 * Whether a word is no matter for play.
 *
 * @param word in lower case
 */
export function isSensitive(word: string): boolean {
  const shortest = word.includes(" ") ? SHORTEST_IN_PHRASE : SHORTEST_STEM;
  return groups.some(({ group, stems }) =>
    stems.some(
      (stem) =>
        word === stem ||
        (stem.length >= shortest &&
          (group.isLastPart ? word.endsWith(stem) : word.startsWith(stem))),
    ),
  );
}
