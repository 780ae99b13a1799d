import { describe, expect, test } from "vitest";
import { isClean } from "@/generators/block-list.ts";
import { generate } from "@/generators/definition.ts";
import { generator as fantasyGenerator } from "@/generators/fantasy.ts";
import { allCombinations, type Choices, defaultChoices } from "@/generators/filters.ts";
import { seededRandom } from "@/generators/sample.ts";
import { bynames as bynameWords, fantasyNames } from "@/words/fantasy-names.ts";
import { knownBrands } from "@/words/known-brands.ts";
import { knownCharacters } from "@/words/known-characters.ts";
import { readNames } from "../../scripts/build/name-search/read-names.ts";
import { isPronounceable } from "./sound-rules.ts";

const SEEDS = [1, 44, 2024];
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

/** The byname, if any. */
function bynameIn(name: string): string {
  return name.split(" ").slice(1).join(" ");
}

/** Every listed name with its byname of every style. */
const everyName = kinds.flatMap((kind) => fullNames(kind).map((name) => ({ name, kind })));

/** The lists of names, by category, origin and sex. */
const lists = Object.entries(fantasyNames).flatMap(([category, origins]) =>
  Object.entries(origins).flatMap(([origin, { men, women }]) => [
    { list: `${category} ${origin} men`, words: men.toLowerCase().split(" ") },
    { list: `${category} ${origin} women`, words: women.toLowerCase().split(" ") },
  ]),
);

/** Different names of any kind for which something is wrong. */
function wrongNames(isWrong: (name: string, kind: Choices) => boolean): string[] {
  const wrong = everyName.filter(({ name, kind }) => isWrong(name, kind));
  return [...new Set(wrong.map(({ name }) => name))];
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

test("every combination of filters gives all names of its lists", () => {
  const count = combinations.map((choices) => [
    fullNames(choices).length,
    new Set(fullNames(choices)).size,
    everyName.filter(({ kind }) =>
      ["kategori", "kon", "ursprung"].every(
        (id) => choices[id] === "alla" || choices[id] === kind[id],
      ),
    ).length / 4,
  ]);
  expect(count.filter(([all, different, listed]) => all !== listed || all !== different)).toEqual(
    [],
  );
});

test("no two names of a page begin with the same four letters or share a byname", () => {
  const repeated = combinations.flatMap((choices) =>
    SEEDS.filter((seed) => {
      const { names } = generate(fantasyGenerator, choices, {
        count: 12,
        random: seededRandom(seed),
      });
      const bynames = names.map(bynameIn).filter((byname) => byname !== "");
      const beginnings = names.map((name) => proper(name).slice(0, 4));
      return (
        names.length !== 12 ||
        new Set(beginnings).size !== 12 ||
        new Set(bynames).size !== bynames.length
      );
    }),
  );
  expect(repeated).toEqual([]);
});

test("every list has 30 names or more, in alphabetical order, that begin in many ways", () => {
  expect(lists).toHaveLength(40);
  const poor = lists.filter(
    ({ words }) => words.length < 30 || new Set(words.map((word) => word.slice(0, 3))).size < 25,
  );
  expect(poor).toEqual([]);
  expect(lists.filter(({ words }) => words.join() !== words.toSorted().join())).toEqual([]);
  const all = lists.flatMap(({ words }) => words);
  expect(new Set(all).size).toBe(all.length);
});

test("no two names of a list are one letter apart", () => {
  const alike = lists.flatMap(({ words }) =>
    words.filter((word, i) => words.slice(i + 1).some((other) => isNear(word, other))),
  );
  expect(alike).toEqual([]);
});

/** Whether two words are equal but for one letter, in one of them or in both. */
function isNear(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1);
}

describe("a name", () => {
  test("has 4 to 10 letters, the first of them a capital", () => {
    expect(everyName.length).toBeGreaterThan(7_000);
    expect(wrongNames((name) => !/^[A-Z][a-z]{3,9} /.test(name))).toEqual([]);
  });

  test("can be pronounced", () => {
    expect(wrongNames((name) => !isPronounceable(proper(name)))).toEqual([]);
    expect(wrongNames((name) => /[aeiouy]{3}/.test(proper(name)))).toEqual([]);
  });

  test("is no well-known character, and none one letter away", () => {
    const known = knownCharacters.split(" ").filter((name) => name.length > 4);
    const short = new Set(knownCharacters.split(" "));
    const isKnown = (word: string) =>
      short.has(word) || known.some((name) => isNear(word, name) || word.startsWith(name));
    expect(isKnown("thorinn")).toBe(true);
    expect(lists.flatMap(({ words }) => words).filter(isKnown)).toEqual([]);
  });

  test("is no brand, and none one letter away", () => {
    const brands = knownBrands.trim().split(/[,\s]+/);
    const isBrand = (word: string) =>
      brands.some((brand) => word === brand || (brand.length > 4 && isNear(word, brand)));
    expect(lists.flatMap(({ words }) => words).filter(isBrand)).toEqual([]);
  });

  test("is nobody's name in the statistics, as a given name or a surname", () => {
    const real = new Set(readNames().map(({ name }) => name.toLowerCase()));
    expect(real.size).toBeGreaterThan(400_000);
    expect(lists.flatMap(({ words }) => words).filter((word) => real.has(word))).toEqual([]);
  });

  test("is clean, as is its byname", () => {
    expect(wrongNames((name) => !isClean(proper(name)) || !isClean(bynameIn(name)))).toEqual([]);
  });

  test("has no Swedish word at its beginning or end that it does not mean", () => {
    const beginning =
      /^(?:deg|gurk|mygg|tedd|krax|kram|gren|skal|skarn|skit|snor|slem|spy|fis|fan|hun|hor|hjarn|mat|mun|magen|mage|magar|dum|dam|bil|buss|bok|bord|stol|byx|skor|sko(?:rp)?$|hus|hund|katt|gris|kossa|ost|smor|brod|korv|glass|godis|grot|kaka|bulle|semla|kamel|apa|apor|orm|ragata|strax|trum|trut|trasa|tratt|tand|torn|korn|horn|storm|brunn|lund|rund|bomb|dubb|bugg|hugg|mugg|sugg|gubb|stubb|trubb|tugg|drogg|krogg|grogg|blomm|gummi|humm|somm|stumm|tomm|nunn|tunn|ryss|hyss|tyst|tyss|rass|nass|kross|curr|frossa|kast|hekt|vard|navel|telemed|modell?|medel|semel|lamp|elixir)/;
    const ending =
      /(?:oxen|gurk|bajs|kvist|golvet|stol|bord|ost|korv|gris|hund|katt|hatten|skor|byxa|naken|puss|kram|valv|nunna|bild|mild|moran|aren|arna|erna|orna|ande|ning|het|skap)$/;
    expect(wrongNames((name) => beginning.test(proper(name)))).toEqual([]);
    expect(wrongNames((name) => ending.test(proper(name)))).toEqual([]);
  });

  test("contains no forbidden part, in its byname neither", () => {
    // What earlier sounds and bynames allowed, and what the block list is for.
    const forbidden =
      /terror|hora|kuk|knark|sex|runk|fitt|mord|hitl|nazi|nigg|neger|porr|pedo|skit|piss|bajs|röv/i;
    expect(wrongNames((name) => forbidden.test(name))).toEqual([]);
  });
});

describe("the pronunciation rules", () => {
  test("allow pronounceable words", () => {
    const words = "thorulf galandir draggur xarothys ylvendil skuldgard phaelira".split(" ");
    expect(words.filter((word) => !isPronounceable(word))).toEqual([]);
  });

  test("refuse words that are hard to pronounce or to read", () => {
    const words =
      "brt ngala mbora aeiou galll xoxora diddi trarin ragngrim katth qolin cirin borzsa";
    expect(["", ...words.split(" ")].filter(isPronounceable)).toEqual([]);
  });
});

/** The rules that src/words/fantasy-names.ts states, as patterns of which only one fits a name. */
const categoryRules: Readonly<Record<string, RegExp>> = {
  krigare:
    /^(?!.*(?:rr|ss))(?![^aeiouy]*[ou](?:[^aeiouy]{2}|x))(?=.*[bdgktpc])[^aeiouy]*(?:(?<=[^aeiouy]{2})|[aeiouy]+[^aeiouy]{2})/,
  magiker: /^(?!.*(?:rr|ss))(?=.*m)[^aeiouy]?[aeiouy]+[^aeiouy][aeiouy]+[^aeiouy]+[aeiouy]/,
  alv: /^(?!.*(?:rr|ss))[lnrsfvjwxzaeiouy]+$/,
  dvarg: /^(?!.*(?:rr|ss))(?=.*[bdgktpc])[^aeiouy]*[ou](?:[^aeiouy]{2}|x)/,
  drake: /rr|ss/,
};

const originRules: Readonly<Record<string, RegExp>> = {
  nordisk: /^[^cwxzq]+$/,
  keltisk: /w|ch/,
  klassisk: /^[^wxz]+(?:[oeiau]s|[eo]don|a|ine|one|ene|ane|ope|ippe)$/,
  modern: /[xz]/,
};

describe("the proper name reflects the choices", () => {
  test("by the rule of its category and no other", () => {
    const isWrong = (name: string, kind: Choices) =>
      Object.entries(categoryRules).some(
        ([category, rule]) => rule.test(proper(name)) !== (category === kind.kategori),
      );
    expect(wrongNames(isWrong)).toEqual([]);
  });

  test("by the rules of its origin", () => {
    const isWrong = (name: string, kind: Choices) =>
      Object.entries(originRules).some(
        ([origin, rule]) => origin === kind.ursprung && !rule.test(proper(name)),
      );
    expect(wrongNames(isWrong)).toEqual([]);
    for (const own of ["keltisk", "modern"]) {
      const isShared = (name: string, kind: Choices) =>
        kind.ursprung !== own && originRules[own]?.test(proper(name).slice(-5)) === true;
      expect(wrongNames(isShared)).toEqual([]);
    }
  });

  test("men and women share no names", () => {
    const men = new Set(
      everyName.filter(({ kind }) => kind.kon === "manlig").map(({ name }) => proper(name)),
    );
    const isShared = (name: string, kind: Choices) =>
      kind.kon === "kvinnlig" && men.has(proper(name));
    expect(wrongNames(isShared)).toEqual([]);
  });

  test("a classifier of letters recognises the category, the sex and the origin", () => {
    const unseen = kinds.flatMap((kind) =>
      fullNames(kind, 99)
        .slice(0, 6)
        .map((name) => ({ name, kind })),
    );
    for (const id of ["kategori", "kon", "ursprung"]) {
      const classify = trainClassifier(id);
      const right = unseen.filter(({ name, kind }) => classify(proper(name)) === kind[id]);
      expect(right.length / unseen.length, id).toBeGreaterThan(0.95);
    }
  });
});

/** A naive Bayes classifier over runs of one to three letters. */
function trainClassifier(id: string): (word: string) => string {
  const runs = (word: string) =>
    [1, 2, 3].flatMap((size) =>
      Array.from({ length: word.length + 3 - size }, (_, at) => `^${word}$`.slice(at, at + size)),
    );
  const counts = new Map<string, Map<string, number>>();
  for (const { name, kind } of everyName.slice(0, 10_000)) {
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
  test("follow every name of a chosen style, and about a third of the names of an open one", () => {
    const choices = combinations.filter((each) => each.stil !== "alla");
    const plain = choices.filter((each) => fullNames(each).some((name) => bynameIn(name) === ""));
    expect(plain).toEqual([]);
    const open = SEEDS.flatMap((seed) => fullNames(defaults, seed));
    const share = open.filter((name) => bynameIn(name) !== "").length / open.length;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.4);
  });

  test("are a compound, a place, a house or an epithet", () => {
    const shape = /^(?:[A-ZÅÄÖ][a-zåäö]+|av (?:ätten )?[A-ZÅÄÖ][a-zåäö]+|den [a-zåäö]+)$/;
    expect(wrongNames((name) => !shape.test(bynameIn(name)))).toEqual([]);
    expect(wrongNames((name) => name.length > 32)).toEqual([]);
    expect(wrongNames((name) => /(.)\1\1/.test(name))).toEqual([]);
  });

  test("agree with the sex of the name", () => {
    const man = /(?:rytt|väkt|jäg|härsk|väv|si|tyd|besvärj|tämj|sång|spej)aren$|skägg$/;
    const woman = /(?:arinnan|erskan)$|fläta$/;
    const isWrong = (name: string, { kon }: Choices) => {
      const isWoman = kon === "kvinnlig";
      const inflected = / den (?!.*(?:ande|ade)$).*([ae])$/.exec(name)?.[1];
      const isWrongEpithet = inflected !== undefined && inflected !== (isWoman ? "a" : "e");
      return isWrongEpithet || (isWoman ? man : woman).test(name);
    };
    expect(wrongNames(isWrong)).toEqual([]);
    expect(wrongNames((name) => woman.test(name)).length).toBeGreaterThan(50);
  });

  test("belong to one style, which their first part shows", () => {
    const parts: Readonly<Record<string, RegExp>> = {
      maktig: /^(?:Järn|Stål|Storm|Åsk|Eld|Brons|Sten|Berg|Blixt)/,
      mystisk: /^(?:Mån|Stjärn|Dim|Dröm|Run|Norrskens)/,
      nobel: /^(?:Guld|Silver|Kron|Kungs|Lilje|Ädel|Pärl)/,
      mork: /^(?:Skugg|Natt|Korp|Svart|Sot|Grav|Ljusslukaren)/,
    };
    const isWrong = (name: string, { stil = "" }: Choices) => {
      const byname = bynameIn(name);
      if (byname.startsWith("den ")) return false;
      const compound = byname.replace(/^av (?:ätten )?/, "");
      return Object.entries(parts).some(
        ([style, part]) => part.test(compound) !== (style === stil),
      );
    };
    expect(wrongNames(isWrong)).toEqual([]);
    const epithets = Object.values(bynameWords).flatMap(({ epithets: list }) => list.split(" "));
    expect(new Set(epithets).size).toBe(epithets.length);
  });
});
