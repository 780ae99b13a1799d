/** The names on each letter, girls' and boys': the common ones. */
import { GIVEN_NAMES_DAY } from "../../words/statistics.ts";
import { joinWords } from "../form/join-words.ts";
import { letterOf } from "../search/name-lists.ts";
import { inAlphabet, type ListDefinition } from "./definition.ts";
import { LETTERS_OF, letterId, sharedLettersId } from "./letters.ts";
import {
  BOYS,
  COMMON_RULE,
  entryOf,
  GIRLS,
  GIVEN_NAMES_SOURCE,
  type Sex,
  SHARED_RULE,
} from "./sexes.ts";

const RULE = `${COMMON_RULE} Ovanligare namn finns i sökningen. ${SHARED_RULE}`;

function definitionOf(sex: Sex, letters: readonly string[]): ListDefinition {
  const [first = ""] = letters;
  const isAlone = letters.length === 1;
  const capitals = letters.map((letter) => letter.toUpperCase());
  const listed = joinWords(capitals);
  const label = `${sex.group} på ${listed}`;
  return {
    id: isAlone ? letterId(sex.names, first) : sharedLettersId(sex.names),
    group: sex.group,
    label,
    letters: isAlone ? listed : "Övriga",
    blurb: "I bokstavsordning, med antal.",
    title: (count) =>
      isAlone ? `${label}: ${count}\u00a0namn i bokstavsordning` : `${label}: ${count}\u00a0namn`,
    description: (count) =>
      `${count}\u00a0${sex.names} på ${listed} i bokstavsordning, med hur många ${sex.people} i Sverige som hette så den ${GIVEN_NAMES_DAY} enligt SCB.${isAlone ? " Varje namn har en sida." : ""}`,
    lead: (count) =>
      `${count}\u00a0${sex.names} på ${listed} som många bär eller som ges i dag, med antalet ${sex.people} i Sverige som hette så den ${GIVEN_NAMES_DAY}.`,
    figure: { format: "count" },
    rule: isAlone ? RULE : `${RULE} Bokstäver med få namn delar sida.`,
    source: GIVEN_NAMES_SOURCE,
    nameKind: "given name",
    generator: isAlone
      ? {
          to: `/fornamn?kon=${sex.choice}&borjar=${listed}`,
          label: `Få förslag bland ${sex.names} på\u00a0${listed}`,
        }
      : { to: `/fornamn?kon=${sex.choice}`, label: `Få förslag bland ${sex.names}` },
    select: ({ givenNames }) =>
      letters.map((letter) => ({
        heading: `${sex.names} på ${letter.toUpperCase()}`,
        entries: inAlphabet(
          givenNames
            .filter((given) => given.isCommon && sex.isOf(given))
            .filter(({ name }) => letterOf(name) === letter)
            .map((given) => entryOf(sex, given)),
        ),
      })),
  };
}

export const letterLists: readonly ListDefinition[] = [GIRLS, BOYS].flatMap((sex) => {
  const { own, shared } = LETTERS_OF[sex.names];
  return [...[...own].map((letter) => definitionOf(sex, [letter])), definitionOf(sex, [...shared])];
});
