import { generator as catGenerator } from "@/generators/cats.ts";
import { generator as childNameGenerator } from "@/generators/child-names.ts";
import type { GeneratorDefinition } from "@/generators/definition.ts";
import { generator as dogGenerator } from "@/generators/dogs.ts";
import type { Choices } from "@/generators/filters.ts";
import { generator as givenNameGenerator } from "@/generators/given-names.ts";
import { generator as petGenerator } from "@/generators/pets.ts";
import { generator as surnameGenerator } from "@/generators/surnames.ts";
import { catNames } from "@/words/cat-names.ts";
import { childNames } from "@/words/child-names.ts";
import { dogNames } from "@/words/dog-names.ts";
import { givenNames } from "@/words/given-names.ts";
import { newSurnames } from "@/words/new-surnames.ts";
import { smallPetNames } from "@/words/small-pet-names.ts";
import { surnames } from "@/words/surnames.ts";
import { decodeGroups, decodeNames, rowsOf } from "../words/decode.ts";
import { combinedDefinition } from "./all-definitions.ts";

/*
 * Which names each combination of filters must match, read from the word lists without any code of
 * the generators.
 */

/** A name, and by filter the option values that match it. */
interface MarkedName {
  readonly name: string;
  readonly marks: Readonly<Record<string, readonly string[]>>;
  /** A filter that the name is chosen by alone: its option "alla" does not have it. */
  readonly onlyBy?: string;
}

interface WordListPage {
  readonly title: string;
  readonly definition: GeneratorDefinition;
  /** The filters of the specification: id, label and option values. */
  readonly filters: readonly (readonly [id: string, label: string, ...values: string[]])[];
  readonly names: readonly MarkedName[];
}

type Meanings = Readonly<Record<string, string>>;

/** The option values whose bits are set in a hexadecimal digit. */
function valuesOfBits(digit: string | undefined, meanings: Meanings): string[] {
  const bits = Number(`0x${digit}`);
  return Object.entries(meanings).flatMap(([bit, value]) =>
    Math.floor(bits / Number(bit)) % 2 === 1 ? [value] : [],
  );
}

/** The option values whose letters are in a column. */
function valuesOfLetters(column: string | undefined, meanings: Meanings): string[] {
  return Object.entries(meanings).flatMap(([letter, value]) =>
    column?.includes(letter) ? [value] : [],
  );
}

function lengthClass(name: string, longestShort: number, longestMedium: number): string[] {
  const length = [...name].length;
  if (length <= longestShort) return ["kort"];
  return length <= longestMedium ? ["medel"] : ["lang"];
}

export const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ"];

/** The letter under which a name is sorted: É under E, but Å under Å. */
function letterOf(name: string): string {
  const first = name[0] ?? "";
  return LETTERS.includes(first) ? first : (first.normalize("NFD")[0] ?? "");
}

const LENGTH = ["langd", "Längd", "alla", "kort", "medel", "lang"] as const;

const givenNamePage: WordListPage = {
  title: "/fornamn",
  definition: givenNameGenerator,
  filters: [
    ["kon", "Kön", "alla", "pojkar", "flickor", "unisex"],
    ["stil", "Stil", "alla", "klassiskt", "modernt", "nordiskt"],
    LENGTH,
    ["borjar", "Börjar med", "alla", ...LETTERS],
  ],
  names: decodeNames(givenNames.names).map((name, i) => ({
    name,
    marks: {
      kon: valuesOfLetters(givenNames.sexes[i], { f: "flickor", p: "pojkar", u: "unisex" }),
      stil: valuesOfBits(givenNames.marks[i], { 1: "klassiskt", 2: "modernt", 4: "nordiskt" }),
      langd: lengthClass(name, 4, 7),
      borjar: [letterOf(name)],
    },
  })),
};

function surnameForm(name: string) {
  return {
    andelse: (/(son|berg|ström)$/.exec(name)?.slice(1) ?? []).map((end) => end.replace("ö", "o")),
    langd: lengthClass(name, 6, 10),
  };
}

const surnamePage: WordListPage = {
  title: "/efternamn",
  definition: surnameGenerator,
  filters: [
    ["ursprung", "Ursprung", "alla", "svenska", "nordiska", "natur", "nybildade"],
    ["andelse", "Ändelse", "alla", "son", "berg", "strom"],
    LENGTH,
  ],
  names: [
    ...decodeGroups(surnames).map(({ name, marks }) => ({
      name,
      marks: {
        ursprung: valuesOfBits(marks, { 1: "svenska", 2: "nordiska", 4: "natur" }),
        ...surnameForm(name),
      },
    })),
    ...decodeNames(newSurnames).map((name) => ({
      name,
      marks: { ursprung: ["nybildade"], ...surnameForm(name) },
      onlyBy: "ursprung",
    })),
  ],
};

const childNamePage: WordListPage = {
  title: "/barnnamn",
  definition: childNameGenerator,
  filters: [
    ["kon", "Kön", "alla", "pojkar", "flickor"],
    ["popularitet", "Popularitet", "alla", "populara", "ovanliga"],
    ["tema", "Tema", "alla", "klassiska", "moderna", "natur"],
    ["ar", "År", "2024", "2023", "tidlosa", "alla"],
  ],
  names: (["girls", "boys"] as const).flatMap((sex) => {
    const kon = [sex === "girls" ? "flickor" : "pojkar"];
    return [
      ...childNames[sex].names.split(",").map((name, i) => ({
        name,
        marks: {
          kon,
          popularitet: [i < 50 ? "populara" : "ovanliga"],
          tema: valuesOfBits(childNames[sex].marks[i], {
            1: "klassiska",
            2: "moderna",
            8: "natur",
          }),
          ar: valuesOfBits(childNames[sex].years[i], { 1: "2024", 2: "2023", 4: "tidlosa" }),
        },
      })),
      ...childNames[sex].newNames.split(",").map((name) => ({
        name,
        marks: { kon, popularitet: ["ovanliga"], tema: ["moderna"], ar: [] },
      })),
    ];
  }),
};

const dogPage: WordListPage = {
  title: "/hundnamn",
  definition: dogGenerator,
  filters: [
    ["kon", "Kön", "alla", "hane", "tik"],
    ["storlek", "Storlek", "alla", "sma", "medel", "stora"],
    ["personlighet", "Personlighet", "alla", "lekfull", "lugn", "modig", "kelig"],
    ["rasgrupp", "Rasgrupp", "alla", "nordiska", "jakthund", "herdehund", "terrier", "sallskap"],
  ],
  names: rowsOf(dogNames).map(([name = "", sexes, sizes, personalities, groups]) => ({
    name,
    marks: {
      kon: valuesOfLetters(sexes, { h: "hane", t: "tik" }),
      storlek: valuesOfLetters(sizes, { s: "sma", m: "medel", l: "stora" }),
      personlighet: valuesOfLetters(personalities, {
        l: "lekfull",
        g: "lugn",
        m: "modig",
        k: "kelig",
      }),
      rasgrupp: valuesOfLetters(groups, {
        n: "nordiska",
        j: "jakthund",
        h: "herdehund",
        t: "terrier",
        s: "sallskap",
      }),
    },
  })),
};

const catPage: WordListPage = {
  title: "/kattnamn",
  definition: catGenerator,
  filters: [
    ["kon", "Kön", "alla", "hane", "hona"],
    ["farg", "Färg/Mönster", "alla", "svart", "vit", "orange", "gra", "brun", "flerfargad"],
    ["personlighet", "Personlighet", "alla", "lekfull", "mysig", "lugn", "nyfiken"],
    LENGTH,
  ],
  names: rowsOf(catNames).map(([name = "", sexes, colors, personalities]) => ({
    name,
    marks: {
      kon: valuesOfLetters(sexes, { h: "hane", f: "hona" }),
      farg: valuesOfLetters(colors, {
        s: "svart",
        v: "vit",
        o: "orange",
        g: "gra",
        b: "brun",
        f: "flerfargad",
      }),
      personlighet: valuesOfLetters(personalities, {
        l: "lekfull",
        m: "mysig",
        g: "lugn",
        n: "nyfiken",
      }),
      langd: lengthClass(name, 4, 7),
    },
  })),
};

const PERSONALITIES = { l: "lekfull", g: "lugn", m: "modig", k: "kelig" };
/** In the list of cats m is mysig, which counts as kelig here, and d is modig. */
const CAT_PERSONALITIES = { l: "lekfull", g: "lugn", d: "modig", m: "kelig" };

function pet(
  animal: string,
  name: string,
  styles: string | undefined,
  personalities: string[],
): MarkedName {
  return {
    name,
    marks: {
      djurtyp: [animal],
      stil: valuesOfLetters(styles, {
        k: "klassiska",
        u: "unika",
        s: "svenska",
        o: "sota",
        t: "tuffa",
      }),
      personlighet: personalities,
      langd: lengthClass(name, 4, 7),
    },
  };
}

const petPage: WordListPage = {
  title: "/husdjursnamn",
  definition: petGenerator,
  filters: [
    ["djurtyp", "Djurtyp", "alla", "hund", "katt", "kanin", "fagel", "fisk"],
    ["stil", "Stil", "alla", "klassiska", "unika", "svenska", "sota", "tuffa"],
    ["personlighet", "Personlighet", "alla", "lekfull", "lugn", "modig", "kelig"],
    LENGTH,
  ],
  names: [
    ...rowsOf(dogNames).map(([name = "", , , personalities, , styles]) =>
      pet("hund", name, styles, valuesOfLetters(personalities, PERSONALITIES)),
    ),
    ...rowsOf(catNames).map(([name = "", , , personalities, styles]) =>
      pet("katt", name, styles, valuesOfLetters(personalities, CAT_PERSONALITIES)),
    ),
    ...Object.entries(smallPetNames).flatMap(([animal, list]) =>
      rowsOf(list).map(([name = "", styles, personalities]) =>
        pet(animal, name, styles, valuesOfLetters(personalities, PERSONALITIES)),
      ),
    ),
  ],
};

/** The combined generator has the same names, and of their filters only Kön. */
function combinedPage(category: string, names: readonly MarkedName[], sexes: string[]) {
  return {
    title: `/namngenerator?kategori=${category}`,
    definition: combinedDefinition(category),
    filters: [
      ["kategori", "Kategori", category],
      ["kon", "Kön", "alla", ...sexes],
    ],
    names: names.map(({ name, marks }) => ({
      name,
      marks: { kategori: [category], kon: marks.kon ?? [] },
    })),
  } satisfies WordListPage;
}

/** Every page whose names come from a word list. */
export const wordListPages: readonly WordListPage[] = [
  givenNamePage,
  surnamePage,
  childNamePage,
  dogPage,
  catPage,
  petPage,
  combinedPage("barn", childNamePage.names, ["pojkar", "flickor"]),
  combinedPage("hund", dogPage.names, ["hane", "tik"]),
  combinedPage("katt", catPage.names, ["hane", "hona"]),
];

interface Expectation {
  readonly choices: Choices;
  readonly names: ReadonlySet<string>;
}

/** Every combination of the filters of the specification, with the names it must match. */
export function expectationsOf({ filters, names }: WordListPage): Expectation[] {
  // Narrowed filter by filter, so that combinations share the work.
  const narrowed = filters.reduce<{ choices: Choices; names: readonly MarkedName[] }[]>(
    (earlier, [id, , ...values]) =>
      earlier.flatMap((each) =>
        values.map((value) => ({
          choices: { ...each.choices, [id]: value },
          names:
            value === "alla"
              ? each.names.filter(({ onlyBy }) => onlyBy !== id)
              : each.names.filter(({ marks }) => marks[id]?.includes(value)),
        })),
      ),
    [{ choices: {}, names }],
  );
  return narrowed.map((each) => ({
    choices: each.choices,
    names: new Set(each.names.map(({ name }) => name)),
  }));
}

export function candidateNames(definition: GeneratorDefinition, choices: Choices): string[] {
  const defaults = Object.fromEntries(
    definition.filters.map(({ id, defaultValue }) => [id, defaultValue]),
  );
  return definition.candidates({ ...defaults, ...choices }, Math.random).map(({ name }) => name);
}
