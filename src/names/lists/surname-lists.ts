import { SURNAMES_DAY } from "../../words/statistics.ts";
import { FEWEST_BEARERS } from "../search/name-addresses.ts";
import { hasMark } from "../word-list.ts";
import {
  byNumbers,
  inAlphabet,
  type ListDefinition,
  type ListEntry,
  type ListedSurname,
} from "./definition.ts";

/** How many the list of the most common ones has. */
const MOST_COMMON = 500;

/** After so many, names are less common. */
const LESS_COMMON = 1000;

/** Below this number of bearers, a surname is uncommon. */
const UNCOMMON = 120;

/** Fewest bearers of a surname on the lists of letters and of endings. */
export const LISTED_BEARERS = 500;

/** Bits of the marks: svenska and nordiska. */
const SWEDISH_OR_NORDIC = 3;

export const SURNAMES_SOURCE = `Efternamn den ${SURNAMES_DAY}, per stavning. Källa: SCB, via svensktext (CC BY 4.0). Urvalet är vår bearbetning.`;

const FIGURE = { format: "count" } as const;

/** A surname with its bearers. */
export function surnameEntry({ name, bearers, isCommon }: ListedSurname) {
  return { name, numbers: [bearers], hasDocument: isCommon };
}

const mostCommon: ListDefinition = {
  id: "vanligaste-efternamn",
  group: "Efternamn",
  label: "Sveriges vanligaste efternamn",
  blurb: `De ${MOST_COMMON} i topp, med plats och antal.`,
  title: (count) => `Sveriges vanligaste efternamn: ${count}\u00a0namn med antal`,
  description: (count) =>
    `De ${count}\u00a0vanligaste efternamnen i Sverige, med plats och hur många som hette så den ${SURNAMES_DAY} enligt SCB. Andersson och Johansson är vanligast.`,
  lead: (count) =>
    `De ${count}\u00a0vanligaste efternamnen i Sverige den ${SURNAMES_DAY}, med plats och antal.`,
  figure: FIGURE,
  rule: "Flest bärare först. Varje stavning räknas för sig, så Karlsson och Carlsson är två namn. Namn som lika många bär delar plats.",
  source: SURNAMES_SOURCE,
  nameKind: "surname",
  isRanked: true,
  generator: { to: "/efternamn", label: "Få förslag på efternamn" },
  select: ({ surnames }) => [
    {
      heading: "efternamn, de vanligaste först",
      entries: byNumbers(surnames.map(surnameEntry)).slice(0, MOST_COMMON),
    },
  ],
};

const alsoCommon: ListDefinition = {
  id: "vanliga-efternamn",
  group: "Efternamn",
  label: "Vanliga efternamn A–Ö",
  blurb: `De som kommer efter de ${MOST_COMMON} i topp, i bokstavsordning.`,
  title: (count) => `Vanliga efternamn A–Ö: ${count}\u00a0namn med antal`,
  description: (count) =>
    `${count}\u00a0vanliga svenska efternamn i bokstavsordning, med hur många som hette så den ${SURNAMES_DAY} enligt SCB: de som kommer efter de ${MOST_COMMON} i topp.`,
  lead: (count) =>
    `De ${count}\u00a0efternamn som kommer efter de ${MOST_COMMON} i topp, i bokstavsordning och med hur många i Sverige som hette så den ${SURNAMES_DAY}.`,
  figure: FIGURE,
  rule: `Efter de ${MOST_COMMON} på listan Sveriges vanligaste efternamn, ned till plats 1\u00a0000. Varje stavning räknas för sig.`,
  source: SURNAMES_SOURCE,
  nameKind: "surname",
  generator: { to: "/efternamn", label: "Få förslag på efternamn" },
  select: ({ surnames }) => [
    {
      heading: "vanliga efternamn",
      entries: inAlphabet(mostBorne(surnames).slice(MOST_COMMON, LESS_COMMON)),
    },
  ],
};

const lessCommon: ListDefinition = {
  id: "mindre-vanliga-efternamn",
  group: "Efternamn",
  label: "Mindre vanliga efternamn A–Ö",
  blurb: `Efter de tusen vanligaste, ned till ${FEWEST_BEARERS}\u00a0bärare.`,
  title: (count) => `Mindre vanliga efternamn A–Ö: ${count}\u00a0namn med antal`,
  description: (count) =>
    `${count}\u00a0mindre vanliga efternamn i bokstavsordning, med hur många som hette så den ${SURNAMES_DAY} enligt SCB: efter de tusen vanligaste, ned till ${FEWEST_BEARERS}\u00a0bärare.`,
  lead: (count) =>
    `${count}\u00a0efternamn som kommer efter de tusen vanligaste och som minst ${FEWEST_BEARERS} i Sverige bar den ${SURNAMES_DAY}, i bokstavsordning.`,
  figure: FIGURE,
  rule: `Efter de tusen på listorna Sveriges vanligaste efternamn och Vanliga efternamn, alla med minst ${FEWEST_BEARERS}\u00a0bärare. Varje stavning räknas för sig.`,
  source: SURNAMES_SOURCE,
  nameKind: "surname",
  generator: { to: "/efternamn", label: "Få förslag på efternamn" },
  select: ({ surnames }) => [
    {
      heading: "mindre vanliga efternamn",
      entries: inAlphabet(mostBorne(surnames).slice(LESS_COMMON)),
    },
  ],
};

/** The common surnames, the most common first. */
function mostBorne(surnames: readonly ListedSurname[]): ListEntry[] {
  return byNumbers(surnames.filter(({ isCommon }) => isCommon).map(surnameEntry));
}

const uncommon: ListDefinition = {
  id: "ovanliga-efternamn",
  group: "Efternamn",
  label: "Ovanliga efternamn",
  blurb: `Svenska och nordiska som färre än ${UNCOMMON} bär.`,
  title: (count) => `Ovanliga efternamn: ${count}\u00a0svenska och nordiska`,
  description: (count) =>
    `${count}\u00a0ovanliga svenska och nordiska efternamn som 100–${UNCOMMON - 1}\u00a0personer bar den ${SURNAMES_DAY} enligt SCB, och vem som får ta ett sådant namn.`,
  lead: (count) =>
    `${count}\u00a0svenska och nordiska efternamn som minst 100 men färre än ${UNCOMMON}\u00a0personer i Sverige bar den ${SURNAMES_DAY}.`,
  figure: FIGURE,
  rule: `Svenska eller nordiska enligt reglerna för efternamn, av de efternamn som minst hundra bar. Ett efternamn som färre än 2\u00a0000 bär får du i regel ta om det finns i din släkt, om du har burit det förut eller om du är gift med någon som bär det.`,
  source: SURNAMES_SOURCE,
  nameKind: "surname",
  generator: { to: "/efternamn?ursprung=nordiska", label: "Få förslag bland nordiska efternamn" },
  select: ({ surnames }) => [
    {
      heading: "ovanliga efternamn",
      entries: inAlphabet(
        surnames
          .filter(({ marks, bearers }) => hasMark(marks, SWEDISH_OR_NORDIC) && bearers < UNCOMMON)
          .map(surnameEntry),
      ),
    },
  ],
};

const newlyFormed: ListDefinition = {
  id: "nybildade-efternamn",
  group: "Efternamn",
  label: "Nybildade efternamn",
  blurb: "Påhittade av svenska ord, att ansöka om.",
  title: (count) => `Nybildade efternamn: ${count}\u00a0att ansöka om`,
  description: (count) =>
    `${count}\u00a0nybildade efternamn av svenska ord för natur och plats, som färre än två i Sverige bar den ${SURNAMES_DAY}. Skatteverket avgör om du får ta ett.`,
  lead: (count) =>
    `${count}\u00a0efternamn som vi har satt ihop av svenska ord för natur och plats. Färre än två i Sverige bar dem den ${SURNAMES_DAY}.`,
  rule: "Satta ihop efter regler för vad som är lätt att säga och lästa ett och ett, två gånger. Inget efternamn som två eller fler bär låter likadant eller är en bokstav ifrån. Om ett namn är ledigt avgör Skatteverket, och det kan ha tagits sedan dess.",
  source: SURNAMES_SOURCE,
  nameKind: "surname",
  generator: {
    to: "/efternamn?ursprung=nybildade",
    label: "Få förslag bland nybildade efternamn",
  },
  select: ({ newSurnames }) => [
    {
      heading: "nybildade efternamn",
      entries: inAlphabet(newSurnames.map((name) => ({ name, numbers: [], hasDocument: false }))),
    },
  ],
};

export const surnameLists: readonly ListDefinition[] = [
  mostCommon,
  alsoCommon,
  lessCommon,
  uncommon,
  newlyFormed,
];
