import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isClean } from "@/generators/block-list.ts";
import { generate } from "@/generators/definition.ts";
import { allCombinations, type Choices, defaultChoices } from "@/generators/filters.ts";
import { seededRandom } from "@/generators/sample.ts";
import { BASE_NAME_MAX_LENGTH, fitBaseName, usernameGenerator } from "@/generators/usernames.ts";
import { numberedWords, usernameSeeds } from "@/words/username-seeds.ts";

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
  return [...upTo(99), ...upTo(9).map((digit) => `0${digit}`)]
    .filter((number) => !["14", "18", "69", "88"].includes(number))
    .map((number) => base + number);
}

/** The groups of first and second words of each platform and style. */
function groupsFor({ plattform, stil }: Choices) {
  return Object.entries(usernameSeeds).flatMap(([platform, byStyle]) =>
    Object.entries(byStyle)
      .filter(([style]) => stil === "alla" || stil === style)
      .filter(() => plattform === "alla" || plattform === platform)
      .flatMap(([style, groups]) =>
        groups.map(({ firsts, seconds }) => ({
          style,
          firsts: firsts.split(" "),
          seconds: seconds.split(" "),
        })),
      ),
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
      expect(share).toBeGreaterThan(0.1);
      expect(share).toBeLessThan(0.6);
    }
  });

  test("a platform and a style add their own words, before and after", () => {
    for (const choices of withoutNumbers.filter((each) => !Object.values(each).includes("alla"))) {
      const words = groupsFor(choices).flatMap(({ firsts, seconds }) => [...firsts, ...seconds]);
      const compounds = namesFor("Lovisa", choices).filter(
        (name) => !variantsOf("Lovisa").includes(name),
      );
      expect(words).toEqual(
        expect.arrayContaining(compounds.map((name) => name.replace("Lovisa", "").toLowerCase())),
      );
      expect(compounds.some((name) => name.startsWith("Lovisa"))).toBe(true);
      expect(compounds.some((name) => name.endsWith("Lovisa"))).toBe(true);
    }
    const gaming = { plattform: "gaming", stil: "cool" };
    const names = SEEDS.flatMap((seed) => namesFor("Lovisa", gaming, seed));
    expect(names).toEqual(expect.arrayContaining(["LovisaNinja", "NeonLovisa", "LovisaPro"]));
    expect(names).not.toContain("LovisaExpert");
    expect(namesFor("Lovisa", { stil: "sot" })).not.toContain("LovisaBoss");
  });

  test("the words added begin differently from each other and from the base name", () => {
    const wrong = ["Lovisa", "neon", "pandan"].flatMap((base) =>
      withoutNumbers.filter((choices) => {
        const beginnings = namesFor(base, choices)
          .filter((name) => !variantsOf(base).includes(name))
          .map((name) => name.replace(new RegExp(base, "i"), "").slice(0, 4).toLowerCase());
        return (
          new Set(beginnings).size !== beginnings.length ||
          beginnings.includes(base.slice(0, 4).toLowerCase())
        );
      }),
    );
    expect(wrong).toEqual([]);
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

  test("no addition completes a blocked word", () => {
    // The seed words of each platform in the style "sot" include panda, kanin and koala.
    const seeds = Array.from({ length: 60 }, (_, seed) => seed);
    const names = seeds.flatMap((seed) => namesFor("Ku", { stil: "sot" }, seed));
    expect(names).toContain("KuPanda");
    expect(names.filter((name) => /^Kuk/i.test(name))).toEqual([]);
  });

  test("no number makes 14, 18, 69 or 88, alone or with the digits of the base name", () => {
    const numbered = (base: string) =>
      namesFor(base, { siffror: "ja" })
        .map((name) => name.slice(base.length))
        .filter((number) => /^\d/.test(number));
    expect(numbered("Kalle")).toContain("13");
    expect(numbered("Kalle").filter((number) => /14|18|69|88/.test(number))).toEqual([]);
    expect(numbered("Kalle1").filter((number) => /^[48]/.test(number))).toEqual([]);
    expect(numbered("Kalle148").filter((number) => /^8/.test(number))).toEqual([]);
    expect(numbered("Kalle14")).toContain("87");
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
  test("names are two words of one group of the platform and style, in the case of the style", () => {
    const capital = (word = "") => word.charAt(0).toUpperCase() + word.slice(1);
    for (const choices of withoutNumbers) {
      const allowed = new Set(
        groupsFor(choices).flatMap(({ style, firsts, seconds }) => {
          const write = ["cool", "mystisk"].includes(style) ? capital : (word: string) => word;
          return firsts.flatMap((first) => seconds.map((second) => write(first) + write(second)));
        }),
      );
      const names = SEEDS.flatMap((seed) => namesFor("", choices, seed));
      expect(names.filter((name) => !allowed.has(name))).toEqual([]);
    }
  });

  test("names in lower case show where their second word begins", () => {
    const lowerCase = withoutNumbers.filter(({ stil = "" }) => ["sot", "enkel"].includes(stil));
    const names = new Set(
      lowerCase.flatMap((choices) => SEEDS.flatMap((seed) => namesFor("", choices, seed))),
    );
    const ambiguous = lowerCase
      .flatMap(groupsFor)
      .flatMap(({ firsts, seconds }) =>
        firsts.flatMap((first) =>
          seconds
            .filter((second) => /\+[aeiouy]|[aeiouy]\+s[^aeiouy]/.test(`${first}+${second}`))
            .map((second) => first + second),
        ),
      );
    expect(ambiguous.filter((name) => names.has(name))).toEqual([]);
  });

  test("no two names of a draw begin with the same four letters", () => {
    for (const choices of combinations) {
      for (const seed of SEEDS) {
        const beginnings = namesFor("", choices, seed).map((name) =>
          name.slice(0, 4).toLowerCase(),
        );
        expect(new Set(beginnings).size).toBe(beginnings.length);
        expect(beginnings.length).toBeGreaterThan(16);
      }
    }
  });

  test("no number is 14, 18, 69 or 88", () => {
    const names = withNumbers.flatMap((choices) =>
      Array.from({ length: 40 }, (_, seed) => namesFor("", choices, seed)).flat(),
    );
    expect(names.filter((name) => /\d/.test(name)).length).toBeGreaterThan(1000);
    expect(names.filter((name) => /14|18|69|88/.test(name))).toEqual([]);
  });

  test("names are accepted by every service that the page links to", () => {
    const accepted = /^[A-Za-z]{4,15}$|^(?=.{3,15}$)[A-Za-z]+[1-9]\d?$/;
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

  test("with numbers, about a quarter of the names are one word and one or two digits", () => {
    const generator = usernameGenerator("");
    const random = seededRandom(9);
    const words = new Set(Object.values(numberedWords).flatMap((list) => list.split(" ")));
    for (const choices of withNumbers) {
      const names: string[] = [];
      while (names.length < 2000) {
        names.push(...generator.candidates(choices, random).map(({ name }) => name));
      }
      const numbered = names.filter((name) => /\d/.test(name));
      expect(Math.abs(numbered.length / names.length - 0.25)).toBeLessThan(0.06);
      const wrong = numbered.filter((name) => {
        const [, word = ""] = /^([a-z]+)[1-9]\d?$/.exec(name.toLowerCase()) ?? [];
        return !words.has(word);
      });
      expect(wrong).toEqual([]);
    }
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

test("the seed words are clean, and those of a platform and style begin in many ways", () => {
  for (const choices of withoutNumbers.filter((each) => !Object.values(each).includes("alla"))) {
    const groups = groupsFor(choices);
    for (const { firsts, seconds } of groups) {
      for (const words of [firsts, seconds]) {
        expect(words.filter((word) => !/^[a-z]{2,11}$/.test(word) || !isClean(word))).toEqual([]);
        expect(new Set(words).size).toBe(words.length);
      }
    }
    const beginnings = groups.flatMap(({ firsts }) => firsts.map((word) => word.slice(0, 4)));
    expect(new Set(beginnings).size).toBeGreaterThanOrEqual(24);
  }
});
