import { describe, expect, test, vi } from "vitest";
import { generator as childNameGenerator } from "@/generators/child-names.ts";
import { combinedGenerator } from "@/generators/combined.ts";
import { type GeneratorDefinition, generate, loosenings } from "@/generators/definition.ts";
import { allCombinations, type Choices, defaultChoices } from "@/generators/filters.ts";
import { generator as givenNameGenerator } from "@/generators/given-names.ts";
import { seededRandom } from "@/generators/sample.ts";
import { generator as surnameGenerator } from "@/generators/surnames.ts";
import { catNames } from "@/words/cat-names.ts";
import { childNames } from "@/words/child-names.ts";
import { dogNames } from "@/words/dog-names.ts";
import { givenNames } from "@/words/given-names.ts";
import { surnames } from "@/words/surnames.ts";
import { decodeGroups } from "../words/decode.ts";
import { isListedAsEmpty } from "./listed-as-empty.ts";

// Thousands of combinations of thousands of names: seconds on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

/**
 * What a page must do, written without its code: the names with the option values that each
 * bears, by filter. A name passes a filter when it bears the chosen value.
 */
interface Page {
  readonly title: string;
  readonly definition: GeneratorDefinition;
  readonly count: number;
  /** The options of SPEC section 2, by filter. */
  readonly options: Readonly<Record<string, readonly string[]>>;
  readonly names: readonly { name: string; bears: Readonly<Record<string, readonly string[]>> }[];
}

function unpack(coded: string): string[] {
  const names: string[] = [];
  for (const entry of coded.match(/\d\D+/g) ?? []) {
    names.push((names.at(-1) ?? "").slice(0, Number(entry[0])) + entry.slice(1));
  }
  return names;
}

function valuesOf(digit: string | undefined, meanings: Readonly<Record<number, string>>): string[] {
  const bits = Number(`0x${digit}`);
  return Object.entries(meanings).flatMap(([bit, value]) =>
    Math.floor(bits / Number(bit)) % 2 === 1 ? [value] : [],
  );
}

function lengthOf(name: string, longestShort: number, longestMedium: number): string[] {
  const length = [...name].length;
  if (length <= longestShort) return ["kort"];
  return length <= longestMedium ? ["medel"] : ["lang"];
}

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ"];

/** The letter of the alphabet under which a name stands: É under E, but Å under Å. */
function letterOf(name: string): string {
  const first = name[0] ?? "";
  return LETTERS.includes(first) ? first : (first.normalize("NFD")[0] ?? "");
}

const SEXES = new Map([
  ["f", "flickor"],
  ["p", "pojkar"],
  ["u", "unisex"],
]);

const givenNamePage: Page = {
  title: "/fornamn",
  definition: givenNameGenerator,
  count: 12,
  options: {
    kon: ["alla", "pojkar", "flickor", "unisex"],
    stil: ["alla", "klassiskt", "modernt", "nordiskt"],
    langd: ["alla", "kort", "medel", "lang"],
    borjar: ["alla", ...LETTERS],
  },
  names: unpack(givenNames.names).map((name, i) => ({
    name,
    bears: {
      kon: [SEXES.get(givenNames.sexes[i] ?? "") ?? ""],
      stil: valuesOf(givenNames.marks[i], { 1: "klassiskt", 2: "modernt", 4: "nordiskt" }),
      langd: lengthOf(name, 4, 7),
      borjar: [letterOf(name)],
    },
  })),
};

const surnamePage: Page = {
  title: "/efternamn",
  definition: surnameGenerator,
  count: 12,
  options: {
    ursprung: ["alla", "svenska", "nordiska", "natur"],
    andelse: ["alla", "son", "berg", "strom"],
    langd: ["alla", "kort", "medel", "lang"],
  },
  names: decodeGroups(surnames).map(({ name, marks }) => ({
    name,
    bears: {
      ursprung: valuesOf(marks, { 1: "svenska", 2: "nordiska", 4: "natur" }),
      andelse: (/(son|berg|ström)$/.exec(name)?.slice(1) ?? []).map((end) => end.replace("ö", "o")),
      langd: lengthOf(name, 6, 10),
    },
  })),
};

const childNamePage: Page = {
  title: "/barnnamn",
  definition: childNameGenerator,
  count: 12,
  options: {
    kon: ["alla", "pojkar", "flickor"],
    popularitet: ["alla", "populara", "ovanliga"],
    tema: ["alla", "klassiska", "moderna", "natur"],
    // Beyond the specification's three, "alla" reaches the names of no trend.
    ar: ["2024", "2023", "tidlosa", "alla"],
  },
  names: (["girls", "boys"] as const).flatMap((sex) =>
    childNames[sex].names.split(",").map((name, i) => ({
      name,
      bears: {
        kon: [sex === "girls" ? "flickor" : "pojkar"],
        popularitet: [i < 50 ? "populara" : "ovanliga"],
        tema: valuesOf(childNames[sex].marks[i], { 1: "klassiska", 2: "moderna", 8: "natur" }),
        ar: valuesOf(childNames[sex].years[i], { 1: "2024", 2: "2023", 4: "tidlosa" }),
      },
    })),
  ),
};

/** A row of a pet list begins with the name and the letters of its sexes. */
function petPage(
  category: "hund" | "katt",
  list: string,
  sexes: Readonly<Record<string, string>>,
): Page {
  return {
    title: `/namngenerator?kategori=${category}`,
    definition: combinedGenerator(category),
    count: 4,
    options: { kategori: ["barn", "hund", "katt"], kon: ["alla", ...Object.values(sexes)] },
    names: list
      .trim()
      .split("\n")
      .map((row) => {
        const [name = "", letters = ""] = row.split(" ");
        return {
          name,
          bears: { kategori: [category], kon: [...letters].map((letter) => sexes[letter] ?? "") },
        };
      }),
  };
}

const childPage: Page = {
  title: "/namngenerator?kategori=barn",
  definition: combinedGenerator("barn"),
  count: 4,
  options: { kategori: ["barn", "hund", "katt"], kon: ["alla", "pojkar", "flickor"] },
  names: childNamePage.names.map(({ name, bears }) => ({
    name,
    bears: { kategori: ["barn"], kon: bears.kon ?? [] },
  })),
};

const combinedPages = [
  childPage,
  petPage("hund", dogNames, { h: "hane", t: "tik" }),
  petPage("katt", catNames, { h: "hane", f: "hona" }),
];
const pages = [givenNamePage, surnamePage, childNamePage, ...combinedPages];

/** A page of the combined generator is of one category: the others have sexes of their own. */
function combinationsOf({ definition, names }: Page): Choices[] {
  const category = names[0]?.bears.kategori?.[0];
  return allCombinations(definition.filters).filter(
    (choices) => category === undefined || choices.kategori === category,
  );
}

function expectedNames({ names }: Page, choices: Choices): Set<string> {
  const wanted = Object.entries(choices).filter(([, value]) => value !== "alla");
  return new Set(
    names
      .filter(({ bears }) => wanted.every(([id, value]) => bears[id]?.includes(value)))
      .map(({ name }) => name),
  );
}

describe.each(pages)("every combination of filters of $title", (page) => {
  const { definition, count } = page;
  const combinations = combinationsOf(page);
  const random = seededRandom(16);

  /** The combinations for which something is wrong; none is what every test here expects. */
  function failing(isWrong: (choices: Choices) => boolean): string[] {
    return combinations.filter(isWrong).map((choices) => new URLSearchParams(choices).toString());
  }

  test("is made of the options of the specification", () => {
    const offered = definition.filters.map(({ id, options }) => [
      id,
      options.map(({ value }) => value),
    ]);
    expect(Object.fromEntries(offered)).toEqual(page.options);
    const perCategory = page.options.kategori?.length ?? 1;
    const all = Object.values(page.options).reduce((product, { length }) => product * length, 1);
    expect(combinations).toHaveLength(all / perCategory);
  });

  test("allows exactly the names that obey every filter", () => {
    const wrong = failing((choices) => {
      const allowed = new Set(definition.candidates(choices, random).map(({ name }) => name));
      const expected = expectedNames(page, choices);
      return allowed.size !== expected.size || [...allowed].some((name) => !expected.has(name));
    });
    expect(wrong).toEqual([]);
  });

  test("draws as many different names as fit, all of them allowed", () => {
    const wrong = failing((choices) => {
      const expected = expectedNames(page, choices);
      const { names, matching } = generate(definition, choices, { count, random });
      return (
        matching !== expected.size ||
        names.length !== Math.min(count, matching) ||
        new Set(names).size !== names.length ||
        names.some((name) => !expected.has(name))
      );
    });
    expect(wrong).toEqual([]);
  });

  test("is empty exactly where the table of empty combinations says so", () => {
    const wrong = failing(
      (choices) =>
        (definition.candidates(choices, random).length === 0) !==
        isListedAsEmpty(definition.id, choices),
    );
    expect(wrong).toEqual([]);
  });

  test("offers changes that do give names where it is empty", () => {
    // Every fifth will do: each is as much work as all options of all filters.
    const empty = combinations.filter((choices) => isListedAsEmpty(definition.id, choices));
    const wrong = failing(
      (choices) =>
        empty.indexOf(choices) % 5 === 0 &&
        loosenings(definition, choices, { random }).some(
          ({ filter, option, matching }) =>
            matching === 0 ||
            matching !== expectedNames(page, { ...choices, [filter.id]: option.value }).size,
        ),
    );
    expect(wrong).toEqual([]);
  });

  test("gives every candidate a chance", () => {
    const weights = definition
      .candidates(defaultChoices(definition.filters), random)
      .map(({ weight }) => weight);
    expect(Math.min(...weights)).toBeGreaterThan(0);
    expect(Math.max(...weights)).toBeLessThan(Number.POSITIVE_INFINITY);
  });

  test("has names for the choices it starts with", () => {
    const start = defaultChoices(definition.filters);
    expect(generate(definition, start, { count, random }).names).toHaveLength(count);
  });

  test("differs from those with another option of the same filter", () => {
    const start = combinations[0];
    for (const { id, options } of definition.filters) {
      if (id === "kategori") continue;
      const outcomes = options.map(({ value }) =>
        definition
          .candidates({ ...start, [id]: value }, random)
          .map(({ name }) => name)
          .join(),
      );
      expect(new Set(outcomes).size, id).toBe(options.length);
    }
  });
});

describe("the combined generator", () => {
  test.each(combinedPages)("is never empty: $title", (page) => {
    for (const choices of combinationsOf(page)) {
      expect(page.definition.candidates(choices, Math.random)).not.toEqual([]);
    }
  });

  test("has names of its own for each category", () => {
    const [child, dog, cat] = combinedPages.map(({ definition }, i) =>
      definition
        .candidates({ kategori: ["barn", "hund", "katt"][i] ?? "", kon: "alla" }, Math.random)
        .map(({ name }) => name),
    );
    expect(new Set([child?.join(), dog?.join(), cat?.join()]).size).toBe(3);
  });

  test("reads an unknown category as children's names", () => {
    const [kategori, kon] = combinedGenerator("orm").filters;
    expect(kategori?.defaultValue).toBe("barn");
    expect(kon?.options.map(({ value }) => value)).toEqual(["alla", "pojkar", "flickor"]);
  });
});

test("every given name stands under exactly one of the letters", () => {
  const start = defaultChoices(givenNameGenerator.filters);
  const all = givenNameGenerator.candidates(start, Math.random);
  const byLetter = LETTERS.flatMap((borjar) =>
    givenNameGenerator.candidates({ ...start, borjar }, Math.random),
  );
  expect(byLetter.map(({ name }) => name).sort()).toEqual(all.map(({ name }) => name).sort());
});

describe("known names", () => {
  function has(page: Page, choices: Choices, name: string): boolean {
    const all = { ...defaultChoices(page.definition.filters), ...choices };
    return page.definition.candidates(all, Math.random).some((each) => each.name === name);
  }

  test("stand where a Swede would look for them", () => {
    expect(has(givenNamePage, { kon: "flickor", stil: "klassiskt", borjar: "A" }, "Astrid")).toBe(
      true,
    );
    expect(has(givenNamePage, { kon: "flickor", stil: "nordiskt" }, "Astrid")).toBe(true);
    expect(has(givenNamePage, { stil: "modernt" }, "Astrid")).toBe(false);
    expect(has(givenNamePage, { kon: "unisex" }, "Kim")).toBe(true);
    expect(has(givenNamePage, { kon: "pojkar", borjar: "Å" }, "Åke")).toBe(true);
    expect(has(givenNamePage, { borjar: "A" }, "Åke")).toBe(false);
    expect(has(givenNamePage, { borjar: "U" }, "Ümit")).toBe(true);
    expect(has(surnamePage, { andelse: "son", langd: "medel" }, "Andersson")).toBe(true);
    expect(has(surnamePage, { andelse: "strom" }, "Lindström")).toBe(true);
    expect(has(surnamePage, { andelse: "berg", langd: "kort" }, "Berg")).toBe(false);
    expect(has(childNamePage, { kon: "flickor", popularitet: "populara" }, "Astrid")).toBe(true);
    expect(has(childNamePage, { kon: "pojkar" }, "Astrid")).toBe(false);
    expect(has(childNamePage, { ar: "tidlosa", tema: "klassiska" }, "Julia")).toBe(true);
    expect(has(childNamePage, { tema: "moderna" }, "Julia")).toBe(false);
  });
});
