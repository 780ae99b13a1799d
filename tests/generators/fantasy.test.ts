import { describe, expect, test } from "vitest";
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
/** The combinations in which every filter is chosen. */
const kinds = combinations.filter((choices) => !Object.values(choices).includes("alla"));
const defaults = defaultChoices(fantasyGenerator.filters);

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

/** Names of any kind for which something is wrong. */
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

test("every combination of filters gives at least twelve names, no two of them equal", () => {
  const poor = combinations.filter((choices) => {
    const names = properNames(choices);
    return names.length < 12 || new Set(names).size !== names.length;
  });
  expect(poor).toEqual([]);
});

describe("a name", () => {
  test("has 3 to 14 letters, within the limits of its category", () => {
    const isWrong = (name: string, kind: Choices) => {
      const [shortest, longest] = fantasySounds[kind.kategori ?? ""]?.length ?? [0, 0];
      const { length } = proper(name);
      return length < Math.max(3, shortest) || length > Math.min(14, longest);
    };
    expect(wrongNames(isWrong)).toEqual([]);
  });

  test("has only letters, the first of them a capital", () => {
    expect(wrongNames((name) => !/^[A-Z][a-z]+(?: |$)/.test(name))).toEqual([]);
  });

  test("has no long runs of consonants or vowels", () => {
    const oneSound = (word: string) => word.replace(/[cpstkrz]h|ck|ng/g, "t");
    expect(wrongNames((name) => /[^aeiouy]{4}/.test(oneSound(proper(name))))).toEqual([]);
    expect(wrongNames((name) => /[^aeiouy]{6}/.test(proper(name)))).toEqual([]);
    expect(wrongNames((name) => /[aeiouy]{3}/.test(proper(name)))).toEqual([]);
  });

  test("has no clusters that are unpronounceable in Swedish", () => {
    const hard =
      /^(?:mb|mp|nd|ng|nk|nt|rb|rd|rg|rk|rm|rn|rt|rz|ld|lf|lg|lk|lm|lv|ll|rr|rx|ct|ft|sz)|(.)\1\1|(..+)\2|[dt]th|th[dts]|[xz]s|s[xz]|kg|gk|bp|pb|dt|q|[bdgkpt](?:gn|kn|pn)$|ii|uu/;
    expect(wrongNames((name) => hard.test(proper(name)))).toEqual([]);
  });

  const taken = new Set(`${knownCharacters} ${takenNames}`.split(" "));

  test("is not a well-known character and does not begin like one", () => {
    expect(wrongNames((name) => taken.has(proper(name)))).toEqual([]);
    const beginning =
      /^(?:gandalf|legolas|thorin$|smaug$|galadriel|frodo$|daenerys|drogon|dumbledore)/;
    expect(wrongNames((name) => beginning.test(proper(name)))).toEqual([]);
  });

  test("is not a given name or surname in use in Sweden", () => {
    const real = new Set(
      [...decodeNames(givenNames.names), ...surnameList.map(({ name }) => name)].map((name) =>
        name.toLowerCase(),
      ),
    );
    expect(real.size).toBeGreaterThan(10_000);
    expect(real.has("astrid")).toBe(true);
    expect(wrongNames((name) => real.has(proper(name)))).toEqual([]);
  });

  test("contains no blocked word, also not across the joints of its byname", () => {
    // Names that the sounds allow: Terrora, Phorax, Skukan, Knarkur, Sexosnir; and the byname Runklinga.
    const blocked = /terror|hora|kuk|knark|sexo|runk/i;
    expect(wrongNames((name) => blocked.test(name))).toEqual([]);
  });
});

describe("the sound rules", () => {
  test("allow pronounceable words", () => {
    const words = "thorulf galandir draggur xarothys ylvendil skuldgard phaelira".split(" ");
    expect(words.filter((word) => !isPronounceable(word))).toEqual([]);
  });

  test("refuse words that are hard to pronounce or to read", () => {
    const words =
      "brt ngala mbora aeiou galll xoxora diddi trarin ragngrim katth qolin fjylin cirin borzsa";
    expect(["", ...words.split(" ")].filter(isPronounceable)).toEqual([]);
  });

  test("count syllables by vowels and pairs of vowels", () => {
    expect(["brokk", "thorulf", "faelinn", "maridonax"].map(syllables)).toEqual([1, 2, 2, 4]);
    expect(["thorulf", "faelinn", "ylva", "brt"].map(firstVowel)).toEqual(["o", "ae", "y", ""]);
  });
});

describe("the proper name reflects the choices", () => {
  test.each(fantasyGenerator.filters)(
    "no two options of $label share many names",
    ({ id, options }) => {
      const sets = options.map(({ value }) => new Set(properNames({ ...defaults, [id]: value })));
      for (const [i, one] of sets.entries()) {
        for (const other of sets.slice(i + 1)) {
          expect([...one].filter((name) => other.has(name)).length).toBeLessThan(4);
        }
      }
    },
  );

  test("each style has first vowels of its own", () => {
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

  test("men and women share almost no names", () => {
    const men = new Set(
      everyName.filter(({ kind }) => kind.kon === "manlig").map(({ name }) => proper(name)),
    );
    const women = everyName.filter(({ kind }) => kind.kon === "kvinnlig");
    const shared = women.filter(({ name }) => men.has(proper(name)));
    expect(shared.length / women.length).toBeLessThan(0.01);
  });

  test("dwarves have short names, dragons and magicians long ones", () => {
    const mean = (category: string) => {
      const words = everyName.filter(({ kind }) => kind.kategori === category);
      return words.reduce((sum, { name }) => sum + proper(name).length, 0) / words.length;
    };
    expect(mean("dvarg")).toBeLessThan(mean("krigare"));
    expect(mean("krigare")).toBeLessThan(mean("alv") + 1);
    expect(mean("alv")).toBeLessThan(mean("magiker"));
    expect(mean("krigare")).toBeLessThan(mean("drake"));
  });

  test("a classifier of letters recognises the category, the sex, the origin and the style", () => {
    const unseen = kinds.flatMap((kind) =>
      fullNames(kind, 99)
        .slice(0, 6)
        .map((name) => ({ name, kind })),
    );
    const accuracy = Object.fromEntries(
      fantasyGenerator.filters.map(({ id }) => {
        const classify = trainClassifier(id);
        const right = unseen.filter(({ name, kind }) => classify(proper(name)) === kind[id]);
        return [id, right.length / unseen.length];
      }),
    );
    expect(accuracy.kategori).toBeGreaterThan(0.9);
    expect(accuracy.kon).toBeGreaterThan(0.9);
    expect(accuracy.ursprung).toBeGreaterThan(0.8);
    expect(accuracy.stil).toBeGreaterThan(0.65);
  });
});

/** A naive Bayes classifier over runs of one to three letters. */
function trainClassifier(id: string): (word: string) => string {
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

  test("belong to a quarter to a third of the names, for every option", () => {
    for (const id of ["kategori", "kon", "ursprung", "stil"]) {
      for (const value of new Set(kinds.map((kind) => kind[id]))) {
        const all = everyName.filter(({ kind }) => kind[id] === value);
        const share = all.filter(({ name }) => name.includes(" ")).length / all.length;
        expect(share, value).toBeGreaterThan(0.24);
        expect(share, value).toBeLessThan(0.34);
      }
    }
  });

  test("are a compound, a place, a house, an epithet or a patronymic", () => {
    const shape =
      /^[A-Z][a-z]+ (?:[A-ZÅÄÖ][a-zåäö]+|av (?:ätten )?[A-ZÅÄÖ][a-zåäö]+|den [a-zåäö]+)$/;
    expect(withByname.filter(({ name }) => !shape.test(name))).toEqual([]);
    expect(withByname.filter(({ name }) => name.length > 32)).toEqual([]);
    expect(withByname.filter(({ name }) => /(.)\1\1/.test(name))).toEqual([]);
  });

  test("agree with the sex of the name", () => {
    const man = /(?:(?<!vandr|smed|rist|bryt|sluk|ruv)aren|sson|[xzs]son)$/;
    const woman = /(?:arinnan|erskan|sdotter|[xzs]dotter)$/;
    const wrong = withByname.filter(({ name, kind }) => {
      const isWoman = kind.kon === "kvinnlig";
      const epithet = /den (.+)$/.exec(name)?.[1];
      const isWrongEpithet =
        epithet !== undefined &&
        !/(?:ande|ade)$/.test(epithet) &&
        epithet.at(-1) !== (isWoman ? "a" : "e");
      const isBeardedWoman = isWoman && name.endsWith("skägg");
      return isWrongEpithet || isBeardedWoman || (isWoman ? man : woman).test(name);
    });
    expect(wrong).toEqual([]);
  });

  test("are made from the words of the chosen style and category", () => {
    const wrong = withByname.filter(({ name, kind }) => {
      const last = name.split(" ").at(-1) ?? "";
      if (/(?:son|dotter)$/.test(last) || / av ätten /.test(name)) return false;
      const style = bynameStyles[kind.stil ?? ""];
      const category = bynameCategories[kind.kategori ?? ""];
      if (/ den /.test(name)) {
        const forms = style?.epithets.split(" ") ?? [];
        return !forms.some((form) => last.slice(0, -1) === form.slice(0, -1));
      }
      const stems = `${style?.things} ${style?.realms}`.split(" ");
      const ends = `${category?.things} ${category?.doers} ${category?.places}`.split(/[ /]/);
      return (
        !stems.some((stem) => last.startsWith(stem)) || !ends.some((end) => last.endsWith(end))
      );
    });
    expect(wrong).toEqual([]);
  });
});
