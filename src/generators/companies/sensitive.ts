/** What is read with care in a visitor's words, and in names coined of them. */
import { bodyWords } from "../../words/body-words.ts";
import { type SensitiveGroup, sensitiveGroups } from "../../words/sensitive-words.ts";
import { isClean } from "../engine/block-list.ts";
import { listOf } from "./company-recipes.ts";

/** Letters of a body word that no coined name has in it; a shorter one it only may not be. */
const SHORTEST_PART = 5;

/** Letters of a stem that may also be a part of a longer word, and of a phrase: second hand is no hand. */
const SHORTEST_STEM = 4;
const SHORTEST_IN_PHRASE = 5;

const groups = Object.values(sensitiveGroups).map((group) => ({
  group,
  stems: listOf(group.stems),
}));

const wholeWords = new Set(listOf(bodyWords));
const partWords = listOf(bodyWords).filter(({ length }) => length >= SHORTEST_PART);

/**
 * The group of a word that is no matter for play; undefined for other words.
 *
 * @param word in lower case
 */
export function sensitiveGroupOf(word: string): SensitiveGroup | undefined {
  const shortest = word.includes(" ") ? SHORTEST_IN_PHRASE : SHORTEST_STEM;
  return groups.find(({ group, stems }) =>
    stems.some(
      (stem) =>
        word === stem ||
        (stem.length >= shortest &&
          (group.isLastPart ? word.endsWith(stem) : word.startsWith(stem))),
    ),
  )?.group;
}

/** Whether a coined word is or has a word of the body in a language that Swedes hear. */
export function saysBodyWord(word: string): boolean {
  const letters = word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return (
    !isClean(letters) || wholeWords.has(letters) || partWords.some((part) => letters.includes(part))
  );
}
