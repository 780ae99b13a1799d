import { PET_NAME_LENGTHS } from "../../config/limits.ts";
import { cats } from "../../names/facts/cat-list.ts";
import { dogs } from "../../names/facts/dog-list.ts";
import type { Candidate } from "../../names/word-list.ts";
import { readMarkedNames } from "../../names/word-list.ts";
import type { GeneratorHead, PageDefinition } from "../engine/definition.ts";
import { ALL, choiceOf, type Filter, isDefault, openFilter } from "../engine/filters.ts";
import { hasLength, lengthFilter } from "../engine/length-filter.ts";
import { PET_PERSONALITY } from "./meanings.ts";

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

const SMALL_PET = "namn som för tankarna till djuret";

const filters: readonly Filter[] = [
  openFilter("djurtyp", "Djurtyp", [
    { value: "hund", label: "Hund", meaning: "alla namn på sidan Hundnamn" },
    { value: "katt", label: "Katt", meaning: "alla namn på sidan Kattnamn" },
    { value: "kanin", label: "Kanin", meaning: SMALL_PET },
    { value: "fagel", label: "Fågel", meaning: SMALL_PET },
    { value: "fisk", label: "Fisk", meaning: SMALL_PET },
  ]),
  openFilter("stil", "Stil", [
    {
      value: "klassiska",
      label: "Klassiska",
      meaning: "namn från mormors tid, gamla djurnamn och figurer från före 1970",
    },
    {
      value: "unika",
      label: "Unika",
      meaning: "lånord, rätter, platser, myt och film, oväntat på ett djur",
    },
    {
      value: "svenska",
      label: "Svenska",
      meaning: "svenska ord och namn som inte är lika vanliga på engelska",
    },
    { value: "sota", label: "Söta", meaning: "smekord, och det som är litet, mjukt eller gott" },
    {
      value: "tuffa",
      label: "Tuffa",
      meaning: "rovdjur, kämpar, skurkar, oväder, hård sten och motorer",
    },
  ]),
  openFilter("personlighet", "Personlighet", [
    { value: "lekfull", label: "Lekfull", meaning: PET_PERSONALITY.lekfull },
    { value: "lugn", label: "Lugn", meaning: PET_PERSONALITY.lugn },
    { value: "modig", label: "Modig", meaning: PET_PERSONALITY.modig },
    { value: "kelig", label: "Kelig", meaning: PET_PERSONALITY.kelig },
  ]),
  lengthFilter(PET_NAME_LENGTHS),
];

const dogsAndCats: readonly Pet[] = [
  ...dogs.map((dog) => ({ ...dog, animal: "hund" })),
  ...cats.map((cat) => ({
    ...cat,
    animal: "katt",
    personalities: cat.personalities.replace(/./g, (letter) => CAT_PERSONALITIES[letter] ?? ""),
  })),
];

function readSmallPets(animal: string, names: string): Pet[] {
  return readMarkedNames(names).map(
    ({ name, marks: [styles = "", personalities = ""], weight }) => ({
      name,
      animal,
      styles,
      personalities,
      weight,
    }),
  );
}

/** Names of rabbits, birds and fish that no dog or cat has. */
const SMALL_PET_NAMES = 363;

/** Rabbits, birds and fish; null until they are loaded. */
let smallPets: readonly Pet[] | null = null;

export const head: GeneratorHead = {
  title: "Husdjursnamn: till hund, katt, kanin och fågel",
  description:
    "Namn på husdjur: hund, katt, kanin, fågel och fisk. Välj djur, personlighet och stil, från klassiska och svenska till söta och tuffa.",
  tagline: "Till päls, fjädrar och fenor",
};

/** /husdjursnamn: names of dogs, cats, rabbits, birds and fish. */
export const generator: PageDefinition = {
  lead: [
    "Namn till husdjur av alla slag. Egna sidor med fler val: ",
    { text: "hundnamn", to: "/hundnamn" },
    " och ",
    { text: "kattnamn", to: "/kattnamn" },
    ".",
  ],
  source: "Namnen är utvalda för hand, och antalen är Jordbruksverkets.",
  filters,
  late: {
    isNeeded: (choices) => !isDefault(filters, choices),
    missing: () => (smallPets ? 0 : SMALL_PET_NAMES),
    async load() {
      const { smallPetNames } = await import("../../words/small-pet-names.ts");
      smallPets = (["kanin", "fagel", "fisk"] as const).flatMap((animal) =>
        readSmallPets(animal, smallPetNames[animal]),
      );
    },
  },
  candidates(choices) {
    const animal = choiceOf(choices, "djurtyp");
    // "alla" becomes the empty string, which every set of letters includes.
    const style = STYLE_LETTERS[choiceOf(choices, "stil")] ?? "";
    const personality = PERSONALITY_LETTERS[choiceOf(choices, "personlighet")] ?? "";
    const length = choiceOf(choices, "langd");
    return [...dogsAndCats, ...(smallPets ?? [])].filter(
      (pet) =>
        (animal === ALL || pet.animal === animal) &&
        pet.styles.includes(style) &&
        pet.personalities.includes(personality) &&
        hasLength(pet.name, length, PET_NAME_LENGTHS),
    );
  },
};
