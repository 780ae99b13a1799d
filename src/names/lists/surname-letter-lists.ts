/** The surnames on each letter. */
import { SURNAMES_DAY } from "../../words/statistics.ts";
import { joinWords } from "../form/join-words.ts";
import { inAlphabet, type ListDefinition } from "./definition.ts";
import { LISTED_BEARERS, SURNAMES_SOURCE, surnameEntry } from "./surname-lists.ts";

const OWN_LETTERS = "abcdefghjklmnoprstvw";

/** Letters with few names, and those that an address in ASCII does not have. */
const SHARED_LETTERS = "iquxyzåö";

/** The letter that a name begins with; without accents, but for those of Swedish. */
function letterOfSurname(name: string): string {
  const first = name.normalize("NFC").charAt(0).toLowerCase();
  return /[åäö]/.test(first) ? first : first.normalize("NFD").charAt(0);
}

function definitionOf(letters: readonly string[]): ListDefinition {
  const [first = ""] = letters;
  const isAlone = letters.length === 1;
  const listed = joinWords(letters.map((letter) => letter.toUpperCase()));
  const label = `Efternamn på ${listed}`;
  return {
    id: isAlone ? `efternamn-${first}` : "efternamn-ovriga",
    group: "Efternamn",
    label,
    letters: isAlone ? listed : "Övriga",
    blurb: "I bokstavsordning, med antal.",
    title: (count) =>
      isAlone ? `${label}: ${count}\u00a0namn i bokstavsordning` : `${label}: ${count}\u00a0namn`,
    description: (count) =>
      `${count}\u00a0efternamn på ${listed} i bokstavsordning, med hur många i Sverige som hette så den ${SURNAMES_DAY} enligt SCB${isAlone ? `, från ${LISTED_BEARERS}\u00a0bärare och uppåt` : ""}.`,
    lead: (count) =>
      `${count}\u00a0efternamn på ${listed} som minst ${LISTED_BEARERS}\u00a0personer i Sverige bar den ${SURNAMES_DAY}, i bokstavsordning.`,
    figure: { format: "count" },
    rule: `Alla efternamn på ${isAlone ? "bokstaven" : "bokstäverna"} som minst ${LISTED_BEARERS} bar, oavsett ursprung. Varje stavning räknas för sig. Ovanligare namn finns i sökningen.${isAlone ? "" : " Bokstäver med få namn delar sida."}`,
    source: SURNAMES_SOURCE,
    nameKind: "surname",
    generator: { to: "/efternamn", label: "Få förslag på efternamn" },
    select: ({ surnames }) =>
      letters
        .map((letter) => ({
          heading: `efternamn på ${letter.toUpperCase()}`,
          entries: inAlphabet(
            surnames
              .filter(({ bearers }) => bearers >= LISTED_BEARERS)
              .filter(({ name }) => letterOfSurname(name) === letter)
              .map(surnameEntry),
          ),
        }))
        .filter(({ entries }) => entries.length > 0),
  };
}

export const surnameLetterLists: readonly ListDefinition[] = [
  ...[...OWN_LETTERS].map((letter) => definitionOf([letter])),
  definitionOf([...SHARED_LETTERS]),
];
