/** The surnames with each of the endings that visitors ask for. */
import { SURNAMES_DAY } from "../../words/statistics.ts";
import { joinWords } from "../form/join-words.ts";
import { byNumbers, type ListDefinition } from "./definition.ts";
import { LISTED_BEARERS, SURNAMES_SOURCE, surnameEntry } from "./surname-lists.ts";

/** Part of the address, and the spellings of the ending. */
const ENDINGS: readonly (readonly [id: string, ...spellings: string[]])[] = [
  ["berg", "berg"],
  ["strom", "ström"],
  ["son", "son"],
  ["lund", "lund"],
  ["gren", "gren"],
  ["kvist", "kvist", "qvist", "quist"],
  ["man", "man"],
  ["dahl", "dahl", "dal"],
  ["holm", "holm"],
  ["ell", "ell"],
  ["en", "én"],
];

function definitionOf(id: string, spellings: readonly string[]): ListDefinition {
  const listed = joinWords(spellings.map((spelling) => `-${spelling}`));
  const label = `Efternamn på ${listed}`;
  return {
    id: `efternamn-pa-${id}`,
    group: "Efternamn",
    label,
    blurb: "De vanligaste först, med antal.",
    title: (count) => titleOf(label, count),
    description: (count) =>
      `${count}\u00a0efternamn som slutar på ${listed}, de vanligaste först, med hur många i Sverige som hette så den ${SURNAMES_DAY} enligt SCB.`,
    lead: (count) =>
      `${count}\u00a0efternamn som slutar på ${listed} och som minst ${LISTED_BEARERS}\u00a0personer i Sverige bar den ${SURNAMES_DAY}. De vanligaste står först.`,
    figure: { format: "count" },
    rule: `Alla efternamn med den ändelsen som minst ${LISTED_BEARERS} bar. Det är bokstäverna som avgör: namn från andra språk som råkar sluta likadant är också med. Varje stavning räknas för sig.`,
    source: SURNAMES_SOURCE,
    nameKind: "surname",
    generator: { to: "/efternamn", label: "Få förslag på efternamn" },
    select: ({ surnames }) => [
      {
        heading: `efternamn på ${listed}`,
        entries: byNumbers(
          surnames
            .filter(({ bearers }) => bearers >= LISTED_BEARERS)
            .filter(({ name }) =>
              spellings.some((spelling) => name.toLowerCase().endsWith(spelling)),
            )
            .map(surnameEntry),
        ),
      },
    ],
  };
}

/** As long as search engines show it whole. */
function titleOf(label: string, count: string): string {
  const title = `${label}: ${count}\u00a0namn`;
  return title.length > 35 ? title : `${title} och antal`;
}

export const surnameEndingLists: readonly ListDefinition[] = ENDINGS.map(([id, ...spellings]) =>
  definitionOf(id, spellings),
);
