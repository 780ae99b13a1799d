import { PET_NAME_LENGTHS } from "../config/limits.ts";
import { smallPetNames } from "../words/small-pet-names.ts";
import { cats } from "./cats.ts";
import type { PageDefinition } from "./definition.ts";
import { dogs } from "./dogs.ts";
import type { Candidate } from "./engine.ts";
import { ALL, choiceOf, type Filter, openFilter } from "./filters.ts";
import { hasLength, lengthFilter } from "./length-filter.ts";
import { readMarkedNames } from "./word-list.ts";

interface Pet extends Candidate {
  readonly animal: string;
  readonly styles: string;
  readonly personalities: string;
}

/** Letters of the word lists by option value; "alla" has none. */
const STYLE_LETTERS: Readonly<Record<string, string>> = {
  klassiska: "k",
  unika: "u",
  svenska: "s",
  sota: "o",
  tuffa: "t",
};
const PERSONALITY_LETTERS: Readonly<Record<string, string>> = {
  lekfull: "l",
  lugn: "g",
  modig: "m",
  kelig: "k",
};

/**
 * The letters of this page for those in the list of cat names: mysig counts as kelig, and nyfiken is
 * not an option here.
 */
const CAT_PERSONALITIES: Readonly<Record<string, string>> = { l: "l", g: "g", d: "m", m: "k" };

const filters: readonly Filter[] = [
  openFilter("djurtyp", "Djurtyp", [
    { value: "hund", label: "Hund" },
    { value: "katt", label: "Katt" },
    { value: "kanin", label: "Kanin" },
    { value: "fagel", label: "Fågel" },
    { value: "fisk", label: "Fisk" },
  ]),
  openFilter("stil", "Stil", [
    { value: "klassiska", label: "Klassiska" },
    { value: "unika", label: "Unika" },
    { value: "svenska", label: "Svenska" },
    { value: "sota", label: "Söta" },
    { value: "tuffa", label: "Tuffa" },
  ]),
  openFilter("personlighet", "Personlighet", [
    { value: "lekfull", label: "Lekfull" },
    { value: "lugn", label: "Lugn" },
    { value: "modig", label: "Modig" },
    { value: "kelig", label: "Kelig" },
  ]),
  lengthFilter(PET_NAME_LENGTHS),
];

function readSmallPets(animal: keyof typeof smallPetNames): Pet[] {
  return readMarkedNames(smallPetNames[animal]).map(
    ({ name, marks: [styles = "", personalities = ""], weight }) => ({
      name,
      animal,
      styles,
      personalities,
      weight,
    }),
  );
}

const pets: readonly Pet[] = [
  ...dogs.map((dog) => ({ ...dog, animal: "hund" })),
  ...cats.map((cat) => ({
    ...cat,
    animal: "katt",
    personalities: cat.personalities.replace(/./g, (letter) => CAT_PERSONALITIES[letter] ?? ""),
  })),
  ...readSmallPets("kanin"),
  ...readSmallPets("fagel"),
  ...readSmallPets("fisk"),
];

/** /husdjursnamn: names of dogs, cats, rabbits, birds and fish. */
export const generator: PageDefinition = {
  lead: [
    "Namn till hund, katt, kanin, fågel och fisk, efter stil, personlighet och längd. Fler filter finns för ",
    { text: "hundnamn", to: "/hundnamn" },
    " och ",
    { text: "kattnamn", to: "/kattnamn" },
    ".",
  ],
  source:
    "Namnen är utvalda för hand. Antal hundar och katter: Jordbruksverkets register, där en siffra har publicerats.",
  filters,
  candidates(choices) {
    const animal = choiceOf(choices, "djurtyp");
    // "alla" becomes the empty string, which every set of letters includes.
    const style = STYLE_LETTERS[choiceOf(choices, "stil")] ?? "";
    const personality = PERSONALITY_LETTERS[choiceOf(choices, "personlighet")] ?? "";
    const length = choiceOf(choices, "langd");
    return pets.filter(
      (pet) =>
        (animal === ALL || pet.animal === animal) &&
        pet.styles.includes(style) &&
        pet.personalities.includes(personality) &&
        hasLength(pet.name, length, PET_NAME_LENGTHS),
    );
  },
};
