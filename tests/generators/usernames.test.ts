import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isClean } from "@/generators/block-list.ts";
import { generate } from "@/generators/definition.ts";
import { allCombinations, type Choices, defaultChoices } from "@/generators/filters.ts";
import { seededRandom } from "@/generators/sample.ts";
import { BASE_NAME_MAX_LENGTH, fitBaseName, usernameGenerator } from "@/generators/usernames.ts";
import { usernameSeeds } from "@/words/username-seeds.ts";

const FORM = /^[A-Za-z][A-Za-z0-9_.-]{2,29}$/;
const SEEDS = [1, 2, 3, 44, 2024];

const { filters } = usernameGenerator("");
const combinations = allCombinations(filters);

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

/** The variants of SPEC section 9 without numbers. */
function variantsOf(base: string): string[] {
  const suffixes = "Pro X Official Real Master Expert Boss King Queen Star".split(" ");
  return [`The${base}`, ...suffixes.map((suffix) => base + suffix)];
}

/** What SPEC section 9 adds with numbers on. */
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
  ])("%j is made fit as %j", (input, fit) => {
    expect(fitBaseName(input)).toBe(fit);
  });

  test("is the same however its accents are encoded", () => {
    expect(fitBaseName("Åsa".normalize("NFD"))).toBe(fitBaseName("Åsa".normalize("NFC")));
  });

  test("that leaves nothing is like none", () => {
    for (const empty of ["   ", "🐟", "-._"]) {
      expect(namesFor(empty, {})).toEqual(namesFor("", {}));
    }
  });
});

describe("with a base name", () => {
  test("all variants of the specification are there", () => {
    expect(namesFor("Lovisa", {})).toEqual(expect.arrayContaining(variantsOf("Lovisa")));
  });

  test("while nothing is chosen, they fill the first page", () => {
    for (const seed of SEEDS) {
      expect(drawFor("Lovisa", {}, seed)).toEqual(expect.arrayContaining(variantsOf("Lovisa")));
    }
  });

  test("numbers add exactly those of the specification", () => {
    for (const choices of combinations.filter(({ siffror }) => siffror === "ja")) {
      const without = new Set(namesFor("Lovisa", { ...choices, siffror: "nej" }));
      const added = namesFor("Lovisa", choices).filter((name) => !without.has(name));
      expect(added.sort()).toEqual(numbersOf("Lovisa").sort());
    }
  });

  test("with numbers on, a page has both names with a number and names without", () => {
    for (const choices of combinations.filter(({ siffror }) => siffror === "ja")) {
      const pages = SEEDS.flatMap((seed) => drawFor("Lovisa", choices, seed));
      const share = pages.filter((name) => /\d/.test(name)).length / pages.length;
      expect(share).toBeGreaterThan(0.25);
      expect(share).toBeLessThan(0.75);
    }
  });

  test("a platform and a style bring their own words, before and after", () => {
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

  test("the name stays as it was written, but for a capital after another word", () => {
    const names = namesFor("lovisa", {});
    expect(names).toEqual(expect.arrayContaining(["lovisaPro", "TheLovisa"]));
    for (const name of names) expect(name).toMatch(/^lovisa[A-Z]|[a-z]Lovisa$/);
  });

  test("a name that begins with a digit is led by a letter, with numbers too", () => {
    expect(namesFor("7an", {})).toEqual(expect.arrayContaining(["The7an", "The7anPro"]));
    expect(namesFor("7an", { siffror: "ja" })).toContain("The7an07");
  });

  test("our words make it no worse than it is", () => {
    expect(isClean("KuKram")).toBe(false);
    expect(namesFor("Ku", { plattform: "socialt", stil: "sot" })).not.toContain("KuKram");
    expect(namesFor("Kalle14", { siffror: "ja" })).not.toContain("Kalle1488");
    for (const choices of combinations) {
      for (const name of namesFor("Lovisa", choices)) expect(isClean(name), name).toBe(true);
    }
  });

  test("a word that is blocked for us is the visitor's to use", () => {
    const blocked = "Skitunge";
    expect(isClean(blocked)).toBe(false);
    expect(namesFor(blocked, {})).toEqual(expect.arrayContaining(variantsOf(blocked)));
  });

  test("any text gives at least twelve usernames of the right form, around it", () => {
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
          for (const name of names) {
            expect(name).toMatch(FORM);
            expect(name.toLowerCase()).toContain(base);
          }
        },
      ),
      { numRuns: 400 },
    );
  });
});

describe("without a base name", () => {
  test("names are two words of the chosen platform and style, cased by style", () => {
    for (const choices of combinations.filter(({ siffror }) => siffror === "nej")) {
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

  test("they fit every service that the page links to, and are clean", () => {
    for (const choices of combinations) {
      for (const name of SEEDS.flatMap((seed) => namesFor("", choices, seed))) {
        expect(name).toMatch(/^[A-Za-z]{4,15}$|^(?=.{4,15}$)[A-Za-z]+(?:[1-9]\d?|2024)$/);
        expect(isClean(name), name).toBe(true);
      }
    }
  });

  test("without numbers never a digit", () => {
    for (const choices of combinations.filter(({ siffror }) => siffror === "nej")) {
      const names = SEEDS.flatMap((seed) => namesFor("", choices, seed));
      expect(names.filter((name) => /\d/.test(name))).toEqual([]);
    }
  });

  test("with numbers, about 30 % have one from 1 to 99 and 10 % the year", () => {
    const generator = usernameGenerator("");
    const random = seededRandom(9);
    const all = { number: 0, year: 0, names: 0 };
    for (const choices of combinations.filter(({ siffror }) => siffror === "ja")) {
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
    test("every combination gives a full page of different names, every time", () => {
      for (const choices of combinations) {
        for (const seed of SEEDS) {
          const names = namesFor(base, choices, seed);
          expect(new Set(names).size).toBe(names.length);
          expect(names.filter((name) => !FORM.test(name))).toEqual([]);
          expect(drawFor(base, choices, seed)).toHaveLength(12);
        }
      }
    });

    test("the same seed gives the same names, another seed others", () => {
      for (const choices of combinations) {
        expect(drawFor(base, choices, 5)).toEqual(drawFor(base, choices, 5));
        expect(drawFor(base, choices, 5)).not.toEqual(drawFor(base, choices, 6));
      }
    });

    test("asked again, the page has names that were not on it", () => {
      for (const choices of combinations) {
        const first = drawFor(base, choices, 5);
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

test("the seed words are plain, short and enough", () => {
  const lists = [usernameSeeds.openers, ...Object.values(usernameSeeds.cores)].flatMap((byStyle) =>
    Object.values(byStyle).map((words) => words.split(",")),
  );
  for (const words of lists) {
    expect(words.filter((word) => !/^[a-z]{3,10}$/.test(word) || !isClean(word))).toEqual([]);
    expect(new Set(words).size).toBe(words.length);
    expect(words.length).toBeGreaterThanOrEqual(18);
  }
});
