import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isClean } from "@/generators/block-list.ts";
import { generate } from "@/generators/definition.ts";
import { allCombinations, type Choices, defaultChoices } from "@/generators/filters.ts";
import { seededRandom } from "@/generators/sample.ts";
import { BASE_NAME_MAX_LENGTH, fitBaseName, usernameGenerator } from "@/generators/usernames.ts";
import { usernameSeeds } from "@/words/username-seeds.ts";

/** What the services linked to accept, up to the longest of their limits. */
const USERNAME = /^[A-Za-z][A-Za-z0-9_.-]{2,29}$/;
const SEEDS = [1, 44, 2024];

const { filters } = usernameGenerator("");
const combinations = allCombinations(filters);
const withNumbers = combinations.filter(({ siffror }) => siffror === "ja");
const withoutNumbers = combinations.filter(({ siffror }) => siffror === "nej");

function namesFor(base: string, choices: Choices, seed = 1): string[] {
  return usernameGenerator(base)
    .candidates({ ...defaultChoices(filters), ...choices }, seededRandom(seed))
    .map(({ name }) => name);
}

function drawFor(base: string, choices: Choices, seed = 1, avoid: readonly string[] = []) {
  const all = { ...defaultChoices(filters), ...choices };
  const options = { count: 12, random: seededRandom(seed), avoid };
  return generate(usernameGenerator(base), all, options).names;
}

/** The variants of docs/specification.md, "Usernames", without numbers. */
function variantsOf(base: string): string[] {
  const suffixes = "Pro X Official Real Master Expert Boss King Queen Star".split(" ");
  return [`The${base}`, ...suffixes.map((suffix) => base + suffix)];
}

/** The base name with each number of docs/specification.md, "Usernames". */
function numbersOf(base: string): string[] {
  const upTo = (last: number) => Array.from({ length: last }, (_, i) => String(i + 1));
  return [...upTo(99), ...upTo(9).map((digit) => `0${digit}`), "2024", "2025"].map(
    (number) => base + number,
  );
}

test("the filters are those of the specification", () => {
  const offered = filters.map(({ label, defaultValue, options }) => [
    label,
    defaultValue,
    options.map(({ value }) => value).join(" "),
  ]);
  expect(offered).toEqual([
    ["Inkludera siffror", "nej", "nej ja"],
    ["Plattform/Syfte", "alla", "alla gaming kreativ professionell socialt fitness"],
    ["Stil", "alla", "alla cool sot mystisk enkel"],
  ]);
});

describe("a base name", () => {
  test.each([
    ["  Lovisa  ", "Lovisa"],
    ["Åsa Öström", "AsaOstrom"],
    ["Björn-Erik", "Bjorn-Erik"],
    ["Zoë Müller", "ZoeMuller"],
    ["Søren Ægir", "SorenAegir"],
    ["Åke 🐟 & co", "Akeco"],
    ["anna_.b", "anna_.b"],
    ["_.-Anna-._", "Anna"],
    ["Maximilian-Alexander von Hohen", "Maximilian-Alexander"],
    ["Wilhelmina-Katarina.-Ester", "Wilhelmina-Katarina"],
    ["7an", "7an"],
    [" 🐟 ", ""],
    ["...", ""],
    ["Анна", ""],
  ])("%j is reduced to %j", (input, reduced) => {
    expect(fitBaseName(input)).toBe(reduced);
  });

  test("does not depend on how its accents are encoded", () => {
    expect(fitBaseName("Åsa".normalize("NFD"))).toBe(fitBaseName("Åsa".normalize("NFC")));
  });

  test("without usable characters is like none", () => {
    for (const empty of ["   ", "🐟", "-._"]) {
      expect(namesFor(empty, {})).toEqual(namesFor("", {}));
    }
  });
});

describe("with a base name", () => {
  test("all variants of the specification are candidates", () => {
    expect(namesFor("Lovisa", {})).toEqual(expect.arrayContaining(variantsOf("Lovisa")));
  });

  test("the variants fill the first page while platform and style are open", () => {
    for (const seed of SEEDS) {
      expect(drawFor("Lovisa", {}, seed)).toEqual(expect.arrayContaining(variantsOf("Lovisa")));
    }
  });

  test("numbers add exactly the names of the specification", () => {
    for (const choices of withNumbers) {
      const without = new Set(namesFor("Lovisa", { ...choices, siffror: "nej" }));
      const added = namesFor("Lovisa", choices).filter((name) => !without.has(name));
      expect(added.sort()).toEqual(numbersOf("Lovisa").sort());
    }
  });

  test("with numbers, a page has names with a number and names without", () => {
    for (const choices of withNumbers) {
      const pages = SEEDS.flatMap((seed) => drawFor("Lovisa", choices, seed));
      const share = pages.filter((name) => /\d/.test(name)).length / pages.length;
      expect(share).toBeGreaterThan(0.25);
      expect(share).toBeLessThan(0.75);
    }
  });

  test("a platform and a style add their own words, before and after", () => {
    for (const [platform, byStyle] of Object.entries(usernameSeeds.cores)) {
      for (const [style, words] of Object.entries(byStyle)) {
        const names = namesFor("Lovisa", { plattform: platform, stil: style });
        const wordOf = (name: string) => name.replace("Lovisa", "");
        const compounds = names.filter((name) => !variantsOf("Lovisa").includes(name));
        expect(words.split(",")).toEqual(
          expect.arrayContaining(compounds.map((name) => wordOf(name).toLowerCase())),
        );
        expect(compounds.some((name) => name.startsWith("Lovisa"))).toBe(true);
        expect(compounds.some((name) => name.endsWith("Lovisa"))).toBe(true);
      }
    }
    const gaming = namesFor("Lovisa", { plattform: "gaming", stil: "cool" });
    expect(gaming).toEqual(expect.arrayContaining(["LovisaGlitch", "LovisaPro"]));
    expect(gaming).not.toContain("LovisaExpert");
    expect(namesFor("Lovisa", { stil: "sot" })).not.toContain("LovisaBoss");
  });

  test("the base name keeps its case, except for a capital after another word", () => {
    const names = namesFor("lovisa", {});
    expect(names).toEqual(expect.arrayContaining(["lovisaPro", "TheLovisa"]));
    expect(names.filter((name) => !/^lovisa[A-Z]|[a-z]Lovisa$/.test(name))).toEqual([]);
  });

  test("a base name that begins with a digit gets a prefix, with numbers too", () => {
    expect(namesFor("7an", {})).toEqual(expect.arrayContaining(["The7an", "The7anPro"]));
    expect(namesFor("7an", { siffror: "ja" })).toContain("The7an07");
  });

  test("no addition completes a blocked word or a number code of hate groups", () => {
    // The seed words include kram and vana, and the numbers 88.
    const sweetNames = SEEDS.flatMap((seed) =>
      namesFor("Ku", { plattform: "socialt", stil: "sot" }, seed),
    );
    expect(sweetNames).toContain("KuFika");
    expect(sweetNames).not.toContain("KuKram");
    const names = combinations.flatMap((choices) => namesFor("Lovisa", choices));
    expect(names).toContain("BanaLovisa");
    expect(names).not.toContain("VanaLovisa");
    const numbered = namesFor("Kalle14", { siffror: "ja" });
    expect(numbered).toContain("Kalle1487");
    expect(numbered).not.toContain("Kalle1488");
  });

  test("a visitor's own word is not filtered", () => {
    expect(namesFor("Skitunge", {})).toEqual(expect.arrayContaining(variantsOf("Skitunge")));
  });

  test("any text gives at least twelve usernames that contain it", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "grapheme" }),
          fc.stringMatching(/^[A-Za-zÅÄÖåäö0-9 _.-]{1,24}$/),
        ),
        fc.constantFrom(...combinations),
        fc.integer(),
        (text, choices, seed) => {
          const names = namesFor(text, choices, seed);
          const base = fitBaseName(text).toLowerCase();
          expect(base.length).toBeLessThanOrEqual(BASE_NAME_MAX_LENGTH);
          expect(new Set(names).size).toBeGreaterThanOrEqual(12);
          expect(names.filter((name) => !USERNAME.test(name))).toEqual([]);
          expect(names.filter((name) => !name.toLowerCase().includes(base))).toEqual([]);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe("without a base name", () => {
  test("names are two words of the chosen platform and style, in the case of the style", () => {
    for (const choices of withoutNumbers) {
      const allowed = new Set<string>();
      for (const [platform, byStyle] of Object.entries(usernameSeeds.cores)) {
        if (choices.plattform !== "alla" && choices.plattform !== platform) continue;
        for (const [style, words] of Object.entries(byStyle)) {
          if (choices.stil !== "alla" && choices.stil !== style) continue;
          const openers = Object.entries(usernameSeeds.openers).find(([each]) => each === style);
          for (const opener of openers?.[1].split(",") ?? []) {
            for (const core of words.split(",")) {
              const isCamelCase = style === "cool" || style === "mystisk";
              allowed.add(
                isCamelCase
                  ? [opener, core]
                      .map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`)
                      .join("")
                  : opener + core,
              );
            }
          }
        }
      }
      const names = SEEDS.flatMap((seed) => namesFor("", choices, seed));
      expect(names.filter((name) => !allowed.has(name))).toEqual([]);
    }
  });

  test("names are accepted by every service that the page links to", () => {
    const accepted = /^[A-Za-z]{4,15}$|^(?=.{4,15}$)[A-Za-z]+(?:[1-9]\d?|2024)$/;
    const names = combinations.flatMap((choices) =>
      SEEDS.flatMap((seed) => namesFor("", choices, seed)),
    );
    expect(names.filter((name) => !accepted.test(name))).toEqual([]);
  });

  test("names have no digit unless numbers are chosen", () => {
    const names = withoutNumbers.flatMap((choices) =>
      SEEDS.flatMap((seed) => namesFor("", choices, seed)),
    );
    expect(names.filter((name) => /\d/.test(name))).toEqual([]);
  });

  test("with numbers, about 30 % of the names end in 1 to 99 and 10 % in the year", () => {
    const generator = usernameGenerator("");
    const random = seededRandom(9);
    const all = { number: 0, year: 0, names: 0 };
    for (const choices of withNumbers) {
      const names: string[] = [];
      while (names.length < 2000) {
        names.push(...generator.candidates(choices, random).map(({ name }) => name));
      }
      const number = names.filter((name) => /\D[1-9]\d?$/.test(name)).length;
      const year = names.filter((name) => /\D2024$/.test(name)).length;
      expect(Math.abs(number / names.length - 0.3)).toBeLessThan(0.06);
      expect(Math.abs(year / names.length - 0.1)).toBeLessThan(0.04);
      all.number += number;
      all.year += year;
      all.names += names.length;
    }
    expect(all.names).toBeGreaterThan(20_000);
    expect(Math.abs(all.number / all.names - 0.3)).toBeLessThan(0.015);
    expect(Math.abs(all.year / all.names - 0.1)).toBeLessThan(0.01);
  });
});

describe.each(["", "Lovisa", "bo", "Q", "Maximilian-Alexander", "7an", "12345678901234567890"])(
  "with the base name %j",
  (base) => {
    test("every combination gives a full page of different names", () => {
      for (const choices of combinations) {
        for (const seed of SEEDS) {
          const names = namesFor(base, choices, seed);
          expect(new Set(names).size).toBe(names.length);
          expect(names.filter((name) => !USERNAME.test(name))).toEqual([]);
          expect(drawFor(base, choices, seed)).toHaveLength(12);
        }
      }
    });

    test("the next page has names that were not on the first", () => {
      for (const choices of combinations) {
        const first = drawFor(base, choices, 5);
        expect(drawFor(base, choices, 5)).toEqual(first);
        expect(drawFor(base, choices, 6, first).some((name) => !first.includes(name))).toBe(true);
      }
    });

    test("each option of a filter gives other names", () => {
      for (const { id, options } of filters) {
        const outcomes = options.map(({ value }) =>
          namesFor(base, { [id]: value })
            .sort()
            .join(),
        );
        expect(new Set(outcomes).size, id).toBe(options.length);
      }
    });
  },
);

test("the seed words are short and many, and none is blocked", () => {
  const lists = [usernameSeeds.openers, ...Object.values(usernameSeeds.cores)].flatMap((byStyle) =>
    Object.values(byStyle).map((words) => words.split(",")),
  );
  for (const words of lists) {
    expect(words.filter((word) => !/^[a-z]{3,10}$/.test(word) || !isClean(word))).toEqual([]);
    expect(new Set(words).size).toBe(words.length);
    expect(words.length).toBeGreaterThanOrEqual(18);
  }
});
