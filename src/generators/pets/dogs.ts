import { DOG_SIZE_KILOGRAMS } from "../../config/limits.ts";
import { dogs } from "../../names/facts/dog-list.ts";
import type { GeneratorHead, PageDefinition } from "../engine/definition.ts";
import { choiceOf, type Filter, openFilter } from "../engine/filters.ts";
import { PET_PERSONALITY, PET_SEX } from "./meanings.ts";

const { smallBelow, largeAbove } = DOG_SIZE_KILOGRAMS;

/** Letters of the word list by option value; "alla" has none. */
const SEX_LETTERS: Readonly<Record<string, string>> = { hane: "h", tik: "t" };
const SIZE_LETTERS: Readonly<Record<string, string>> = { sma: "s", medel: "m", stora: "l" };
const PERSONALITY_LETTERS: Readonly<Record<string, string>> = {
  lekfull: "l",
  lugn: "g",
  modig: "m",
  kelig: "k",
};
const GROUP_LETTERS: Readonly<Record<string, string>> = {
  nordiska: "n",
  jakthund: "j",
  herdehund: "h",
  terrier: "t",
  sallskap: "s",
};

const filters: readonly Filter[] = [
  openFilter("kon", "Kön", [
    { value: "hane", label: "Hane", meaning: PET_SEX },
    { value: "tik", label: "Tik", meaning: PET_SEX },
  ]),
  openFilter("storlek", "Storlek", [
    {
      value: "sma",
      label: `Små (under ${smallBelow}\u00a0kg)`,
      meaning: "smekord, små saker, i-ljud på slutet. Alla namn passar alla hundar",
    },
    {
      value: "medel",
      label: `Medel (${smallBelow}–${largeAbove}\u00a0kg)`,
      meaning: "låter varken litet eller stort. Alla namn passar alla hundar",
    },
    {
      value: "stora",
      label: `Stora (över ${largeAbove}\u00a0kg)`,
      meaning: "gudar, hjältar, stora djur, berg. Alla namn passar alla hundar",
    },
  ]),
  openFilter("personlighet", "Personlighet", [
    { value: "lekfull", label: "Lekfull", meaning: PET_PERSONALITY.lekfull },
    { value: "lugn", label: "Lugn", meaning: PET_PERSONALITY.lugn },
    { value: "modig", label: "Modig", meaning: PET_PERSONALITY.modig },
    { value: "kelig", label: "Kelig", meaning: PET_PERSONALITY.kelig },
  ]),
  openFilter("rasgrupp", "Rasgrupp", [
    {
      value: "nordiska",
      label: "Nordiska",
      meaning: "fornnordiska, samiska och finska namn, folktro, snö, nordens djur",
    },
    {
      value: "jakthund",
      label: "Jakthund",
      meaning: "jakt, vilt, skog och spår, och gamla jakthundsnamn",
    },
    {
      value: "herdehund",
      label: "Herdehund",
      meaning: "får, kor, ull och vakt, skotska namn, brittiska vallhundars namn",
    },
    {
      value: "terrier",
      label: "Terrier",
      meaning: "bus och gnistor, och engelska namn på -y och -ie",
    },
    {
      value: "sallskap",
      label: "Sällskap",
      meaning: "smekord, sötsaker, titlar, konstnärer, övriga människonamn",
    },
  ]),
];

export const head: GeneratorHead = {
  title: "Hundnamn: populära namn på tik och hane",
  description:
    "Hundnamn till tikar och hanar, efter storlek, personlighet och rasgrupp, med topplistan över Sveriges vanligaste hundnamn.",
  tagline: "Efter storlek och personlighet",
};

/** /hundnamn: names classified by hand. */
export const generator: PageDefinition = {
  lead: "Namn till hunden, efter storlek, personlighet och rasgrupp.",
  source: "Namnen är utvalda för hand, och antalen är Jordbruksverkets.",
  filters,
  candidates(choices) {
    // "alla" becomes the empty string, which every set of letters includes.
    const sex = SEX_LETTERS[choiceOf(choices, "kon")] ?? "";
    const size = SIZE_LETTERS[choiceOf(choices, "storlek")] ?? "";
    const personality = PERSONALITY_LETTERS[choiceOf(choices, "personlighet")] ?? "";
    const group = GROUP_LETTERS[choiceOf(choices, "rasgrupp")] ?? "";
    return dogs.filter(
      (dog) =>
        dog.sexes.includes(sex) &&
        dog.sizes.includes(size) &&
        dog.personalities.includes(personality) &&
        dog.groups.includes(group),
    );
  },
};
