import { DOG_SIZE_KILOGRAMS } from "../config/limits.ts";
import type { GeneratorHead, PageDefinition } from "./definition.ts";
import { dogs } from "./dog-list.ts";
import { choiceOf, type Filter, openFilter } from "./filters.ts";

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
    { value: "hane", label: "Hane" },
    { value: "tik", label: "Tik" },
  ]),
  openFilter("storlek", "Storlek", [
    { value: "sma", label: `Små (under ${smallBelow}\u00a0kg)` },
    { value: "medel", label: `Medel (${smallBelow}–${largeAbove}\u00a0kg)` },
    { value: "stora", label: `Stora (över ${largeAbove}\u00a0kg)` },
  ]),
  openFilter("personlighet", "Personlighet", [
    { value: "lekfull", label: "Lekfull" },
    { value: "lugn", label: "Lugn" },
    { value: "modig", label: "Modig" },
    { value: "kelig", label: "Kelig" },
  ]),
  openFilter("rasgrupp", "Rasgrupp", [
    { value: "nordiska", label: "Nordiska" },
    { value: "jakthund", label: "Jakthund" },
    { value: "herdehund", label: "Herdehund" },
    { value: "terrier", label: "Terrier" },
    { value: "sallskap", label: "Sällskap" },
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
  source: `Namnen är utvalda för hand. Små hundar väger under ${smallBelow}\u00a0kg, stora över ${largeAbove}\u00a0kg. Antal hundar: Jordbruksverkets hundregister, där en siffra har publicerats.`,
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
