import { PET_NAME_LENGTHS } from "../../config/limits.ts";
import { cats } from "../../names/facts/cat-list.ts";
import type { GeneratorHead, PageDefinition } from "../engine/definition.ts";
import { choiceOf, type Filter, openFilter } from "../engine/filters.ts";
import { hasLength, lengthFilter } from "../engine/length-filter.ts";
import { PET_PERSONALITY, PET_SEX } from "./meanings.ts";

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

const COLOR = "namn som för tankarna till färgen";

const filters: readonly Filter[] = [
  openFilter("kon", "Kön", [
    { value: "hane", label: "Hane", meaning: PET_SEX },
    { value: "hona", label: "Hona", meaning: PET_SEX },
  ]),
  openFilter("farg", "Färg/Mönster", [
    { value: "svart", label: "Svart", meaning: COLOR },
    { value: "vit", label: "Vit", meaning: COLOR },
    { value: "orange", label: "Orange", meaning: COLOR },
    { value: "gra", label: "Grå", meaning: COLOR },
    { value: "brun", label: "Brun", meaning: COLOR },
    {
      value: "flerfargad",
      label: "Flerfärgad",
      meaning: "fläckigt, randigt eller flera färger på en gång",
    },
  ]),
  openFilter("personlighet", "Personlighet", [
    { value: "lekfull", label: "Lekfull", meaning: PET_PERSONALITY.lekfull },
    {
      value: "mysig",
      label: "Mysig",
      meaning: "smekord, gosedjur, sötsaker, det mjuka och det hemtrevliga",
    },
    { value: "lugn", label: "Lugn", meaning: PET_PERSONALITY.lugn },
    {
      value: "nyfiken",
      label: "Nyfiken",
      meaning: "upptäckare, forskare, deckare och djur som nosar och smyger",
    },
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
  source: "Namnen är utvalda för hand, och antalen är Jordbruksverkets.",
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
