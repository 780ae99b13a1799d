import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isClean } from "@/generators/block-list.ts";
import { generate } from "@/generators/definition.ts";
import { generator as fantasyGenerator } from "@/generators/fantasy.ts";
import { allCombinations, type Choices, defaultChoices } from "@/generators/filters.ts";
import { seededRandom } from "@/generators/sample.ts";
import { firstVowel, isPronounceable, syllables } from "@/generators/sound-rules.ts";
import { surnameList } from "@/generators/surname-list.ts";
import { decodeNames } from "@/generators/word-list.ts";
import {
  bynameCategories,
  bynameStyles,
  fantasySounds,
  knownCharacters,
  takenNames,
} from "@/words/fantasy-sounds.ts";
import { givenNames } from "@/words/given-names.ts";

const SEEDS = [1, 20, 300];
const combinations = allCombinations(fantasyGenerator.filters);
const kinds = combinations.filter((choices) => !Object.values(choices).includes("alla"));
const start = defaultChoices(fantasyGenerator.filters);

function fullNames(choices: Choices, seed = 7): string[] {
  return fantasyGenerator.candidates(choices, seededRandom(seed)).map(({ name }) => name);
}

/** The name without its byname, in lower case. */
function proper(name: string): string {
  return (name.split(" ")[0] ?? "").toLowerCase();
}

function properNames(choices: Choices, seed = 7): string[] {
  return fullNames(choices, seed).map(proper);
}

const everyName = SEEDS.flatMap((seed) =>
  kinds.flatMap((kind) => fullNames(kind, seed).map((name) => ({ name, kind }))),
);

/** Names for which something is wrong; none is what the tests expect. */
function wrongNames(isWrong: (name: string, kind: Choices) => boolean): string[] {
  return everyName.filter(({ name, kind }) => isWrong(name, kind)).map(({ name }) => name);
}

test("the filters are those of the specification", () => {
  const offered = fantasyGenerator.filters.map(({ id, label, options, defaultValue }) => [
    id,
    label,
    defaultValue,
    ...options.map(({ value }) => value),
  ]);
  expect(offered).toEqual([
    ["kategori", "Kategori", "alla", "alla", "krigare", "magiker", "alv", "dvarg", "drake"],
    ["kon", "Kön", "alla", "alla", "manlig", "kvinnlig"],
    ["ursprung", "Ursprung", "alla", "alla", "nordisk", "keltisk", "klassisk", "modern"],
    ["stil", "Kraft/Stil", "alla", "alla", "maktig", "mystisk", "nobel", "mork"],
  ]);
});

describe("every combination of filters", () => {
  test.each(SEEDS)("gives twelve different names and more, seed %i", (seed) => {
    const poor = combinations.filter((choices) => {
      const names = properNames(choices, seed);
      return names.length < 12 || new Set(names).size !== names.length;
    });
    expect(poor).toEqual([]);
  });

  test("draws a full page", () => {
    const random = seededRandom(5);
    const poor = combinations.filter(
      (choices) => generate(fantasyGenerator, choices, { count: 12, random }).names.length !== 12,
    );
    expect(poor).toEqual([]);
  });

  test("gives the same names for the same random numbers, others for others", () => {
    for (const choices of combinations) {
      expect(fullNames(choices, 4)).toEqual(fullNames(choices, 4));
      expect(fullNames(choices, 4)).not.toEqual(fullNames(choices, 5));
    }
  });

  test("takes less than two milliseconds, in the middle of all of them", () => {
    const random = seededRandom(6);
    const times = combinations
      .map((choices) => {
        const before = performance.now();
        fantasyGenerator.candidates(choices, random);
        return performance.now() - before;
      })
      .sort((a, b) => a - b);
    expect(times[Math.floor(times.length / 2)]).toBeLessThan(2);
  });
});

describe("a name can be read aloud", () => {
  test("in 3 to 14 letters, within the bounds of its category", () => {
    const isWrong = (name: string, kind: Choices) => {
      const [shortest, longest] = fantasySounds[kind.kategori ?? ""]?.length ?? [0, 0];
      const { length } = proper(name);
      return length < Math.max(3, shortest) || length > Math.min(14, longest);
    };
    expect(wrongNames(isWrong)).toEqual([]);
  });

  test("with letters alone, the first of them a capital", () => {
    expect(wrongNames((name) => !/^[A-Z][a-z]+(?: |$)/.test(name))).toEqual([]);
  });

  test("without long runs of consonants or vowels", () => {
    const oneSound = (word: string) => word.replace(/[cpstkrz]h|ck|ng/g, "t");
    expect(wrongNames((name) => /[^aeiouy]{4}/.test(oneSound(proper(name))))).toEqual([]);
    expect(wrongNames((name) => /[^aeiouy]{6}/.test(proper(name)))).toEqual([]);
    expect(wrongNames((name) => /[aeiouy]{3}/.test(proper(name)))).toEqual([]);
  });

  test("without clusters that no Swede can say", () => {
    const hard =
      /^(?:mb|mp|nd|ng|nk|nt|rb|rd|rg|rk|rm|rn|rt|rz|ld|lf|lg|lk|lm|lv|ll|rr|rx|ct|ft|sz)|(.)\1\1|(..+)\2|[dt]th|th[dts]|[xz]s|s[xz]|kg|gk|bp|pb|dt|q|[bdgkpt](?:gn|kn|pn)$|ii|uu/;
    expect(wrongNames((name) => hard.test(proper(name)))).toEqual([]);
  });

  test.each(["thorulf", "galandir", "draggur", "xarothys", "ylvendil", "skuldgard", "phaelira"])(
    "%s is allowed",
    (word) => expect(isPronounceable(word)).toBe(true),
  );

  test.each([
    "",
    "brt",
    "ngala",
    "mbora",
    "aeiou",
    "galll",
    "xoxora",
    "diddi",
    "trarin",
    "ragngrim",
    "katth",
    "qolin",
    "fjylin",
    "cirin",
    "borzsa",
  ])("%s is not", (word) => expect(isPronounceable(word)).toBe(false));

  test("syllables are counted by vowels and pairs of vowels", () => {
    expect(["brokk", "thorulf", "faelinn", "maridonax"].map(syllables)).toEqual([1, 2, 2, 4]);
    expect(["thorulf", "faelinn", "ylva", "brt"].map(firstVowel)).toEqual(["o", "ae", "y", ""]);
  });

  test("any text gets an answer", () => {
    fc.assert(fc.property(fc.string(), (text) => typeof isPronounceable(text) === "boolean"));
  });
});

describe("a name is new and fit to show", () => {
  const taken = new Set(`${knownCharacters} ${takenNames}`.split(" "));

  test("it is no well-known character, and does not begin as one", () => {
    expect(wrongNames((name) => taken.has(proper(name)))).toEqual([]);
    const beginning =
      /^(?:gandalf|legolas|thorin$|smaug$|galadriel|frodo$|daenerys|drogon|dumbledore)/;
    expect(wrongNames((name) => beginning.test(proper(name)))).toEqual([]);
  });

  test("it is no first name or surname that people in Sweden bear", () => {
    const real = new Set(
      [...decodeNames(givenNames.names), ...surnameList.map(({ name }) => name)].map((name) =>
        name.toLowerCase(),
      ),
    );
    expect(real.size).toBeGreaterThan(10_000);
    expect(real.has("astrid")).toBe(true);
    expect(wrongNames((name) => real.has(proper(name)))).toEqual([]);
  });

  test("it passes the block list, byname and all", () => {
    expect(wrongNames((name) => !isClean(name))).toEqual([]);
  });
});

describe("every option is heard in the name itself", () => {
  test.each(fantasyGenerator.filters)("$label", ({ id, options }) => {
    const sets = options.map(({ value }) => new Set(properNames({ ...start, [id]: value })));
    for (const [i, one] of sets.entries()) {
      for (const other of sets.slice(i + 1)) {
        expect([...one].filter((name) => other.has(name)).length).toBeLessThan(4);
      }
    }
  });

  test("a style has its own first vowels", () => {
    const vowels: Readonly<Record<string, readonly string[]>> = {
      maktig: ["a", "o"],
      mystisk: ["y", "ae", "i", "ei"],
      nobel: ["e", "i", "a", "ei"],
      mork: ["o", "u"],
    };
    const isWrong = (name: string, kind: Choices) =>
      !vowels[kind.stil ?? ""]?.includes(firstVowel(proper(name)));
    expect(wrongNames(isWrong)).toEqual([]);
  });

  test("men and women share hardly a name", () => {
    const men = new Set(
      everyName.filter(({ kind }) => kind.kon === "manlig").map(({ name }) => proper(name)),
    );
    const women = everyName.filter(({ kind }) => kind.kon === "kvinnlig");
    const shared = women.filter(({ name }) => men.has(proper(name)));
    expect(shared.length / women.length).toBeLessThan(0.01);
  });

  test("dwarves are short, dragons and magicians long", () => {
    const mean = (category: string) => {
      const words = everyName.filter(({ kind }) => kind.kategori === category);
      return words.reduce((sum, { name }) => sum + proper(name).length, 0) / words.length;
    };
    expect(mean("dvarg")).toBeLessThan(mean("krigare"));
    expect(mean("krigare")).toBeLessThan(mean("alv") + 1);
    expect(mean("alv")).toBeLessThan(mean("magiker"));
    expect(mean("krigare")).toBeLessThan(mean("drake"));
  });

  test("a guess from the letters alone finds the category, the sex, the origin and the style", () => {
    const unseen = kinds.flatMap((kind) =>
      fullNames(kind, 99)
        .slice(0, 6)
        .map((name) => ({ name, kind })),
    );
    const accuracy = Object.fromEntries(
      fantasyGenerator.filters.map(({ id }) => {
        const guess = learnGuess(id);
        const right = unseen.filter(({ name, kind }) => guess(proper(name)) === kind[id]);
        return [id, right.length / unseen.length];
      }),
    );
    expect(accuracy.kategori).toBeGreaterThan(0.9);
    expect(accuracy.kon).toBeGreaterThan(0.9);
    expect(accuracy.ursprung).toBeGreaterThan(0.8);
    expect(accuracy.stil).toBeGreaterThan(0.65);
  });
});

/** Naive Bayes over runs of one to three letters. */
function learnGuess(id: string): (word: string) => string {
  const runs = (word: string) =>
    [1, 2, 3].flatMap((size) =>
      Array.from({ length: word.length + 3 - size }, (_, at) => `^${word}$`.slice(at, at + size)),
    );
  const counts = new Map<string, Map<string, number>>();
  for (const { name, kind } of everyName) {
    const label = kind[id] ?? "";
    const count = counts.get(label) ?? new Map<string, number>();
    counts.set(label, count);
    for (const run of runs(proper(name))) count.set(run, (count.get(run) ?? 0) + 1);
  }
  const totals = new Map(
    [...counts].map(([label, count]) => [label, [...count.values()].reduce((a, b) => a + b, 0)]),
  );
  return (word) => {
    const scored = [...counts].map(([label, count]) => {
      const total = totals.get(label) ?? 1;
      const score = runs(word).reduce(
        (sum, run) => sum + Math.log(((count.get(run) ?? 0) + 0.5) / total),
        0,
      );
      return { label, score };
    });
    return scored.reduce((best, each) => (each.score > best.score ? each : best)).label;
  };
}

describe("bynames", () => {
  const withByname = everyName.filter(({ name }) => name.includes(" "));

  test("are borne by a quarter to a third of the names, in every category and style", () => {
    for (const id of ["kategori", "kon", "ursprung", "stil"]) {
      for (const value of new Set(kinds.map((kind) => kind[id]))) {
        const all = everyName.filter(({ kind }) => kind[id] === value);
        const share = all.filter(({ name }) => name.includes(" ")).length / all.length;
        expect(share, value).toBeGreaterThan(0.24);
        expect(share, value).toBeLessThan(0.34);
      }
    }
  });

  test("are one compound, a place, a house, an epithet or a father's name", () => {
    const shape =
      /^[A-Z][a-z]+ (?:[A-ZÅÄÖ][a-zåäö]+|av (?:ätten )?[A-ZÅÄÖ][a-zåäö]+|den [a-zåäö]+)$/;
    expect(withByname.filter(({ name }) => !shape.test(name))).toEqual([]);
    expect(withByname.filter(({ name }) => name.length > 32)).toEqual([]);
    expect(withByname.filter(({ name }) => /(.)\1\1/.test(name))).toEqual([]);
  });

  test("have the sex of the name", () => {
    const man = /(?:(?<!vandr|smed|rist|bryt|sluk|ruv)aren|sson|[xzs]son)$/;
    const woman = /(?:arinnan|erskan|sdotter|[xzs]dotter)$/;
    for (const { name, kind } of withByname) {
      const isWoman = kind.kon === "kvinnlig";
      const epithet = /den (.+)$/.exec(name)?.[1];
      if (epithet && !/(?:ande|ade)$/.test(epithet)) {
        expect(epithet.at(-1), name).toBe(isWoman ? "a" : "e");
      }
      expect((isWoman ? man : woman).test(name), name).toBe(false);
      expect(isWoman && name.endsWith("skägg"), name).toBe(false);
    }
  });

  test("come from the style and the category asked for", () => {
    for (const { name, kind } of withByname) {
      const last = name.split(" ").at(-1) ?? "";
      if (/(?:son|dotter)$/.test(last) || / av ätten /.test(name)) continue;
      const style = bynameStyles[kind.stil ?? ""];
      const category = bynameCategories[kind.kategori ?? ""];
      const stems = `${style?.things} ${style?.realms}`.split(" ");
      if (/ den /.test(name)) {
        const forms = style?.epithets.split(" ") ?? [];
        expect(
          forms.some((form) => last.slice(0, -1) === form.slice(0, -1)),
          name,
        ).toBe(true);
      } else {
        const ends = `${category?.things} ${category?.doers} ${category?.places}`.split(/[ /]/);
        expect(
          stems.some((stem) => last.startsWith(stem)),
          name,
        ).toBe(true);
        expect(
          ends.some((end) => last.endsWith(end)),
          name,
        ).toBe(true);
      }
    }
  });
});
