import { describe, expect, test } from "vitest";
import { cats } from "@/generators/cats.ts";
import { generate, loosenings } from "@/generators/definition.ts";
import { dogs } from "@/generators/dogs.ts";
import { allCombinations, type Choices, defaultChoices } from "@/generators/filters.ts";
import { generator as petGenerator } from "@/generators/pets.ts";
import { seededRandom } from "@/generators/sample.ts";
import { catNames } from "@/words/cat-names.ts";
import { dogNames } from "@/words/dog-names.ts";
import { smallPetNames } from "@/words/small-pet-names.ts";
import { isListedAsEmpty } from "./listed-as-empty.ts";

const STYLES: Readonly<Record<string, string>> = {
  k: "klassiska",
  u: "unika",
  s: "svenska",
  o: "sota",
  t: "tuffa",
};
const PERSONALITIES: Readonly<Record<string, string>> = {
  l: "lekfull",
  g: "lugn",
  m: "modig",
  k: "kelig",
};
/** A cat that is mysig is kelig here; nyfiken is no choice of this page. */
const CAT_PERSONALITIES: Readonly<Record<string, string>> = {
  l: "lekfull",
  g: "lugn",
  d: "modig",
  m: "kelig",
};

interface Pool {
  readonly animal: string;
  readonly list: string;
  readonly styleColumn: number;
  readonly personalityColumn: number;
  readonly personalities: Readonly<Record<string, string>>;
}

const pools: readonly Pool[] = [
  {
    animal: "hund",
    list: dogNames,
    styleColumn: 5,
    personalityColumn: 3,
    personalities: PERSONALITIES,
  },
  {
    animal: "katt",
    list: catNames,
    styleColumn: 4,
    personalityColumn: 3,
    personalities: CAT_PERSONALITIES,
  },
  ...Object.entries(smallPetNames).map(([animal, list]) => ({
    animal,
    list,
    styleColumn: 1,
    personalityColumn: 2,
    personalities: PERSONALITIES,
  })),
];

const pets = pools.flatMap(({ animal, list, styleColumn, personalityColumn, personalities }) =>
  list
    .trim()
    .split("\n")
    .map((row) => {
      const columns = row.split(" ");
      const name = columns[0] ?? "";
      return {
        name,
        djurtyp: [animal],
        stil: [...(columns[styleColumn] ?? "")].map((letter) => STYLES[letter]),
        personlighet: [...(columns[personalityColumn] ?? "")].map(
          (letter) => personalities[letter],
        ),
        langd: [name.length < 5 ? "kort" : name.length < 8 ? "medel" : "lang"],
      };
    }),
);

const combinations = allCombinations(petGenerator.filters);
const random = seededRandom(9);

function expectedNames(choices: Choices): Set<string> {
  const { djurtyp = "", stil = "", personlighet = "", langd = "" } = choices;
  return new Set(
    pets
      .filter(
        (pet) =>
          (djurtyp === "alla" || pet.djurtyp.includes(djurtyp)) &&
          (stil === "alla" || pet.stil.includes(stil)) &&
          (personlighet === "alla" || pet.personlighet.includes(personlighet)) &&
          (langd === "alla" || pet.langd.includes(langd)),
      )
      .map(({ name }) => name),
  );
}

function candidateNames(choices: Choices): string[] {
  const all = { ...defaultChoices(petGenerator.filters), ...choices };
  return petGenerator.candidates(all, random).map(({ name }) => name);
}

function failing(isWrong: (choices: Choices) => boolean): string[] {
  return combinations.filter(isWrong).map((choices) => new URLSearchParams(choices).toString());
}

describe.each(Object.entries(smallPetNames))("the names of %s", (_, list) => {
  const rows = list
    .trim()
    .split("\n")
    .map((row) => row.split(" "));
  const names = rows.map(([name = ""]) => name);

  test("are at least a hundred, and each stands once", () => {
    expect(names.length).toBeGreaterThanOrEqual(100);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  });

  test("are written as names", () => {
    expect(names.filter((name) => !/^\p{Lu}\p{Ll}+$/u.test(name))).toEqual([]);
  });

  test("bear known marks alone, at least one of each kind", () => {
    const wrong = rows.filter(
      ([, styles = "", personalities = "", ...more]) =>
        !/^[kusot]+$/.test(styles) ||
        !/^[lgmk]+$/.test(personalities) ||
        new Set(styles).size < styles.length ||
        new Set(personalities).size < personalities.length ||
        more.length > 0,
    );
    expect(wrong).toEqual([]);
  });
});

test("a name has the same style and personality whatever animal bears it", () => {
  const marks = new Map<string, string>();
  const wrong = pets.filter(({ name, stil, personlighet }) => {
    const mark = [stil, personlighet.filter((value) => value !== undefined)]
      .map((values) => [...values].sort().join())
      .join(" ");
    const earlier = marks.get(name);
    marks.set(name, mark);
    return earlier !== undefined && earlier !== mark;
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

describe("every combination of filters of /husdjursnamn", () => {
  test("is made of the options of the specification", () => {
    const offered = petGenerator.filters.map(({ id, label, options }) => [
      id,
      label,
      ...options.map(({ value }) => value),
    ]);
    expect(offered).toEqual([
      ["djurtyp", "Djurtyp", "alla", "hund", "katt", "kanin", "fagel", "fisk"],
      ["stil", "Stil", "alla", "klassiska", "unika", "svenska", "sota", "tuffa"],
      ["personlighet", "Personlighet", "alla", "lekfull", "lugn", "modig", "kelig"],
      ["langd", "Längd", "alla", "kort", "medel", "lang"],
    ]);
  });

  test("allows exactly the names that obey every filter", () => {
    const wrong = failing((choices) => {
      const allowed = new Set(candidateNames(choices));
      const expected = expectedNames(choices);
      return allowed.size !== expected.size || [...allowed].some((name) => !expected.has(name));
    });
    expect(wrong).toEqual([]);
  });

  test("draws as many different names as fit", () => {
    const wrong = failing((choices) => {
      const expected = expectedNames(choices);
      const { names, matching } = generate(petGenerator, choices, { count: 12, random });
      return (
        matching !== expected.size ||
        names.length !== Math.min(12, matching) ||
        new Set(names).size !== names.length ||
        names.some((name) => !expected.has(name))
      );
    });
    expect(wrong).toEqual([]);
  });

  test("is empty exactly where the table says so, and then offers a way on", () => {
    const wrong = failing((choices) => {
      const isEmpty = candidateNames(choices).length === 0;
      return (
        isEmpty !== isListedAsEmpty("husdjursnamn", choices) ||
        (isEmpty && loosenings(petGenerator, choices, { random }).length === 0)
      );
    });
    expect(wrong).toEqual([]);
  });

  test("has names for every animal with any one other filter", () => {
    for (const djurtyp of ["hund", "katt", "kanin", "fagel", "fisk"]) {
      for (const { id, options } of petGenerator.filters) {
        for (const { value } of options) {
          if (id === "djurtyp") continue;
          expect(candidateNames({ djurtyp, [id]: value }), `${djurtyp} ${value}`).not.toEqual([]);
        }
      }
    }
  });
});

test("known pets stand where a Swede would look for them", () => {
  expect(candidateNames({ djurtyp: "hund" })).toEqual(dogs.map(({ name }) => name));
  expect(candidateNames({ djurtyp: "katt" })).toEqual(cats.map(({ name }) => name));
  expect(candidateNames({ djurtyp: "kanin", personlighet: "lekfull" })).toContain("Stampe");
  expect(candidateNames({ djurtyp: "fagel", stil: "klassiska" })).toContain("Jakob");
  expect(candidateNames({ djurtyp: "fisk", stil: "klassiska" })).toContain("Wanda");
  expect(candidateNames({ djurtyp: "katt", stil: "klassiska", langd: "kort" })).toContain("Måns");
  expect(candidateNames({ djurtyp: "katt", personlighet: "kelig" })).toContain("Tusse");
  expect(candidateNames({ djurtyp: "hund", stil: "tuffa" })).toContain("Rocky");
  expect(candidateNames({ stil: "tuffa" })).not.toContain("Gosan");
  expect(candidateNames({ djurtyp: "fisk" })).not.toContain("Ludde");
});
