/** The filter generator pages, in the words of SPEC section 2. */
import { generator as catGenerator } from "../src/generators/cats.ts";
import { generator as childNameGenerator } from "../src/generators/child-names.ts";
import { generator as companyGenerator } from "../src/generators/companies.ts";
import type { GeneratorDefinition } from "../src/generators/definition.ts";
import { generator as dogGenerator } from "../src/generators/dogs.ts";
import { generator as fantasyGenerator } from "../src/generators/fantasy.ts";
import {
  allCombinations,
  type Choices,
  choicesToParams,
  defaultChoices,
} from "../src/generators/filters.ts";
import { generator as givenNameGenerator } from "../src/generators/given-names.ts";
import { generator as petGenerator } from "../src/generators/pets.ts";
import { generator as surnameGenerator } from "../src/generators/surnames.ts";
import { usernameGenerator } from "../src/generators/usernames.ts";

export interface FilterPage {
  readonly path: string;
  readonly heading: string;
  readonly definition: GeneratorDefinition;
  /** Label and option values of every filter, the default first. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
  /** A choice to make, and whether a name obeys it, where the name shows that. */
  readonly choice: {
    readonly label: string;
    readonly id: string;
    readonly value: string;
    readonly fits?: (name: string) => boolean;
  };
  /** A line that every card carries once its facts have come. */
  readonly fact?: RegExp;
  /** Loads facts after the first suggestions. */
  readonly hasFacts: boolean;
}

const LENGTHS = ["alla", "kort", "medel", "lang"];

/** Whether the generator has a name among those of one choice. */
function amongNamesOf(definition: GeneratorDefinition, choice: Choices) {
  const names = namesOf(definition, { ...defaultChoices(definition.filters), ...choice });
  return (name: string) => names.has(name);
}

export const filterPages: readonly FilterPage[] = [
  {
    path: "/fornamn",
    heading: "Förnamn",
    definition: givenNameGenerator,
    filters: {
      Kön: ["alla", "pojkar", "flickor", "unisex"],
      Stil: ["alla", "klassiskt", "modernt", "nordiskt"],
      Längd: LENGTHS,
      "Börjar med": ["alla", ..."ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ"],
    },
    choice: {
      label: "Börjar med",
      id: "borjar",
      value: "L",
      fits: (name) => name.startsWith("L"),
    },
    fact: /^\d{1,3}(\u00a0\d{3})* bär namnet(, \d+\u00a0% kvinnor)? \(SCB\s2020\)/,
    hasFacts: true,
  },
  {
    path: "/efternamn",
    heading: "Efternamn",
    definition: surnameGenerator,
    filters: {
      Ursprung: ["alla", "svenska", "nordiska", "natur"],
      Ändelse: ["alla", "son", "berg", "strom"],
      Längd: LENGTHS,
    },
    choice: {
      label: "Ändelse",
      id: "andelse",
      value: "strom",
      fits: (name) => name.endsWith("ström"),
    },
    fact: /^\d{1,3}(\u00a0\d{3})* bär namnet \(SCB\s2020\)/,
    hasFacts: true,
  },
  {
    path: "/barnnamn",
    heading: "Barnnamn",
    definition: childNameGenerator,
    filters: {
      Kön: ["alla", "pojkar", "flickor"],
      Popularitet: ["alla", "populara", "ovanliga"],
      Tema: ["alla", "klassiska", "moderna", "natur"],
      // The last goes beyond the specification: some names have none of its three marks.
      År: ["2024", "2023", "tidlosa", "alla"],
    },
    choice: {
      label: "Kön",
      id: "kon",
      value: "flickor",
      fits: amongNamesOf(childNameGenerator, { kon: "flickor" }),
    },
    fact: /^\d+ (flickor|pojkar) 2022(, nr\u00a0\d+)? \(SCB\)/,
    hasFacts: true,
  },
  {
    path: "/foretagsnamn",
    heading: "Företagsnamn",
    definition: companyGenerator,
    filters: {
      Bransch: ["alla", "tech", "konsult", "kreativ", "handel", "mat", "tradgard"],
      Ton: ["alla", "professionell", "kreativ", "modernt"],
      Längd: LENGTHS,
      Stil: ["alla", "sammansatt", "unikt", "beskrivande"],
    },
    choice: { label: "Längd", id: "langd", value: "kort", fits: (name) => name.length <= 8 },
    hasFacts: false,
  },
  {
    path: "/anvandarnamn",
    heading: "Användarnamn",
    definition: usernameGenerator(""),
    filters: {
      "Inkludera siffror": ["nej", "ja"],
      "Plattform/Syfte": ["alla", "gaming", "kreativ", "professionell", "socialt", "fitness"],
      Stil: ["alla", "cool", "sot", "mystisk", "enkel"],
    },
    choice: {
      label: "Stil",
      id: "stil",
      value: "enkel",
      fits: (name) => name === name.toLowerCase(),
    },
    hasFacts: false,
  },
  {
    path: "/husdjursnamn",
    heading: "Husdjursnamn",
    definition: petGenerator,
    filters: {
      Djurtyp: ["alla", "hund", "katt", "kanin", "fagel", "fisk"],
      Stil: ["alla", "klassiska", "unika", "svenska", "sota", "tuffa"],
      Personlighet: ["alla", "lekfull", "lugn", "modig", "kelig"],
      Längd: LENGTHS,
    },
    choice: {
      label: "Djurtyp",
      id: "djurtyp",
      value: "fisk",
      fits: amongNamesOf(petGenerator, { djurtyp: "fisk" }),
    },
    hasFacts: false,
  },
  {
    path: "/hundnamn",
    heading: "Hundnamn",
    definition: dogGenerator,
    filters: {
      Kön: ["alla", "hane", "tik"],
      Storlek: ["alla", "sma", "medel", "stora"],
      Personlighet: ["alla", "lekfull", "lugn", "modig", "kelig"],
      Rasgrupp: ["alla", "nordiska", "jakthund", "herdehund", "terrier", "sallskap"],
    },
    choice: {
      label: "Kön",
      id: "kon",
      value: "tik",
      fits: amongNamesOf(dogGenerator, { kon: "tik" }),
    },
    hasFacts: true,
  },
  {
    path: "/kattnamn",
    heading: "Kattnamn",
    definition: catGenerator,
    filters: {
      Kön: ["alla", "hane", "hona"],
      "Färg/Mönster": ["alla", "svart", "vit", "orange", "gra", "brun", "flerfargad"],
      Personlighet: ["alla", "lekfull", "mysig", "lugn", "nyfiken"],
      Längd: LENGTHS,
    },
    choice: { label: "Längd", id: "langd", value: "kort", fits: (name) => name.length <= 4 },
    hasFacts: true,
  },
  {
    path: "/fantasy-namn",
    heading: "Fantasynamn",
    definition: fantasyGenerator,
    filters: {
      Kategori: ["alla", "krigare", "magiker", "alv", "dvarg", "drake"],
      Kön: ["alla", "manlig", "kvinnlig"],
      Ursprung: ["alla", "nordisk", "keltisk", "klassisk", "modern"],
      "Kraft/Stil": ["alla", "maktig", "mystisk", "nobel", "mork"],
    },
    choice: { label: "Kategori", id: "kategori", value: "drake" },
    hasFacts: false,
  },
];

/** The pages whose names stand in a list; the others compose theirs. */
export const listPages = filterPages.filter(({ definition }) => !definition.isComposed);

function namesOf(definition: GeneratorDefinition, choices: Choices): Set<string> {
  return new Set(definition.candidates(choices, Math.random).map(({ name }) => name));
}

/** Address of the first combination of filters whose names are wanted, and these names. */
export function addressWith(
  { path, definition }: FilterPage,
  isWanted: (names: ReadonlySet<string>) => boolean,
) {
  for (const choices of allCombinations(definition.filters)) {
    const names = namesOf(definition, choices);
    const params = choicesToParams(definition.filters, choices, new URLSearchParams());
    if (isWanted(names)) return { address: `${path}?${params}`, names };
  }
  throw new Error(`No combination of ${path} fits`);
}

export function filterPage(path: string): FilterPage {
  const found = filterPages.find((page) => page.path === path);
  if (!found) throw new Error(`No filter page at ${path}`);
  return found;
}
