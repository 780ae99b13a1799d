import { DOG_SIZE_KILOGRAMS } from "../config/limits.ts";
import { dogNames } from "../words/dog-names.ts";
import type { PageDefinition } from "./definition.ts";
import type { Candidate } from "./engine.ts";
import { choiceOf, type Filter, openFilter } from "./filters.ts";
import { readMarkedNames } from "./word-list.ts";

/** Each of the marks is a set of letters, which the header of the word list explains. */
export interface Dog extends Candidate {
  readonly sexes: string;
  readonly sizes: string;
  readonly personalities: string;
  readonly groups: string;
  readonly styles: string;
}

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

export const dogs: readonly Dog[] = readMarkedNames(dogNames).map(
  ({
    name,
    marks: [sexes = "", sizes = "", personalities = "", groups = "", styles = ""],
    weight,
  }) => ({
    name,
    sexes,
    sizes,
    personalities,
    groups,
    styles,
    weight,
  }),
);

/** /hundnamn: names classified by hand. */
export const generator: PageDefinition = {
  lead: `Namn till valpen eller den vuxna hunden, efter kön, storlek, personlighet och rasgrupp. Små hundar väger under ${DOG_SIZE_KILOGRAMS.smallBelow}\u00a0kg, stora över ${DOG_SIZE_KILOGRAMS.largeAbove}\u00a0kg.`,
  source:
    "Namnen är utvalda för hand. Antal hundar: Jordbruksverkets hundregister, där en siffra har publicerats.",
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
