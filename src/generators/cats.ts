import { PET_NAME_LENGTHS } from "../config/limits.ts";
import { cats } from "./cat-list.ts";
import type { GeneratorHead, PageDefinition } from "./definition.ts";
import { choiceOf, type Filter, openFilter } from "./filters.ts";
import { hasLength, lengthFilter } from "./length-filter.ts";

/** Letters of the word list by option value; "alla" has none. */
const SEX_LETTERS: Readonly<Record<string, string>> = { hane: "h", hona: "f" };
const COLOR_LETTERS: Readonly<Record<string, string>> = {
  svart: "s",
  vit: "v",
  orange: "o",
  gra: "g",
  brun: "b",
  flerfargad: "f",
};
const PERSONALITY_LETTERS: Readonly<Record<string, string>> = {
  lekfull: "l",
  mysig: "m",
  lugn: "g",
  nyfiken: "n",
};

const filters: readonly Filter[] = [
  openFilter("kon", "Kön", [
    { value: "hane", label: "Hane" },
    { value: "hona", label: "Hona" },
  ]),
  openFilter("farg", "Färg/Mönster", [
    { value: "svart", label: "Svart" },
    { value: "vit", label: "Vit" },
    { value: "orange", label: "Orange" },
    { value: "gra", label: "Grå" },
    { value: "brun", label: "Brun" },
    { value: "flerfargad", label: "Flerfärgad" },
  ]),
  openFilter("personlighet", "Personlighet", [
    { value: "lekfull", label: "Lekfull" },
    { value: "mysig", label: "Mysig" },
    { value: "lugn", label: "Lugn" },
    { value: "nyfiken", label: "Nyfiken" },
  ]),
  lengthFilter(PET_NAME_LENGTHS),
];

export const head: GeneratorHead = {
  title: "Kattnamn: vanliga och ovanliga namn på hane och hona",
  description:
    "Kattnamn till hanar och honor, efter färg, personlighet och längd. Läs också hur katter hör sitt namn och vad kroppsspråket betyder.",
  tagline: "Efter färg och personlighet",
};

/** /kattnamn: names classified by hand. */
export const generator: PageDefinition = {
  lead: "Namn till katten, efter kön, färg, personlighet och längd.",
  source:
    "Namnen är utvalda för hand. Väljer du en färg får du bara namn som för tankarna till den. Antal katter: Jordbruksverkets kattregister, där en siffra har publicerats.",
  filters,
  candidates(choices) {
    // "alla" becomes the empty string, which every set of letters includes.
    const sex = SEX_LETTERS[choiceOf(choices, "kon")] ?? "";
    const color = COLOR_LETTERS[choiceOf(choices, "farg")] ?? "";
    const personality = PERSONALITY_LETTERS[choiceOf(choices, "personlighet")] ?? "";
    const length = choiceOf(choices, "langd");
    return cats.filter(
      (cat) =>
        cat.sexes.includes(sex) &&
        cat.colors.includes(color) &&
        cat.personalities.includes(personality) &&
        hasLength(cat.name, length, PET_NAME_LENGTHS),
    );
  },
};
