import { describe, expect, test } from "vitest";
import { FANTASY_RULES } from "@/content/sources/rules/fantasy.ts";
import { isClean } from "@/generators/engine/block-list.ts";
import { generate } from "@/generators/engine/definition.ts";
import { allCombinations, type Choices, defaultChoices } from "@/generators/engine/filters.ts";
import { seededRandom } from "@/generators/engine/sample.ts";
import {
  allFantasyNames,
  generator as fantasyGenerator,
  namesOf,
} from "@/generators/fantasy/fantasy.ts";
import { fantasyMeaningOf } from "@/generators/fantasy/fantasy-meaning.ts";
import { bynames as bynameWords } from "@/words/fantasy-bynames.ts";
import { knownBrands } from "@/words/known-brands.ts";
import { knownCharacters } from "@/words/known-characters.ts";
import { peopleNames } from "@/words/people-names.ts";
import { readNames } from "../../../scripts/build/name-search/read-names.ts";
import { isNear, isPronounceable, joinsWell, nearnessTo, sounds } from "./fantasy-rules.ts";

const SEEDS = [1, 44, 2024];
const combinations = allCombinations(fantasyGenerator.filters);
/** The combinations in which every filter is chosen, with bynames. */
const kinds = combinations.filter(
  (choices) => !Object.values(choices).includes("alla") && choices.tillnamn === "med",
);
const defaults = defaultChoices(fantasyGenerator.filters);
/** With those of the peoples that only /dnd-namn has. */
const allNames = [...allFantasyNames, ...namesOf(peopleNames)];
const words = allNames.map(({ word }) => word.toLowerCase());
const categories = [...new Set(allNames.map(({ category }) => category))];

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

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** Every name with its byname of every style. */
const everyName = kinds.flatMap((kind) => fullNames(kind).map((name) => ({ name, kind })));

/** Different names of any kind for which something is wrong. */
function wrongNames(isWrong: (name: string, kind: Choices) => boolean): string[] {
  const wrong = everyName.filter(({ name, kind }) => isWrong(name, kind));
  return [...new Set(wrong.map(({ name }) => name))];
}

test("the rules state how many names there are", () => {
  const rule = FANTASY_RULES.find(({ id }) => id === "fantasynamn");
  expect(rule?.text).toContain(
    `${new Set(allFantasyNames.map(({ word }) => word)).size}\u00a0namn`,
  );
});

test("the filters of the specification are offered with its options", () => {
  const offered = fantasyGenerator.filters.map(({ id, label, options, defaultValue }) => [
    id,
    label,
    defaultValue,
    ...options.map(({ value }) => value),
  ]);
  const specified = [
    ["kategori", "Kategori", "alla", "alla", "krigare", "magiker", "alv", "dvarg", "drake"],
    ["kon", "Kön", "alla", "alla", "manlig", "kvinnlig"],
    ["ursprung", "Ursprung", "alla", "alla", "nordisk", "keltisk", "klassisk", "modern"],
    ["stil", "Kraft/Stil", "alla", "alla", "maktig", "mystisk", "nobel", "mork"],
    ["tillnamn", "Tillnamn", "utan", "utan", "med"],
  ];
  expect(offered).toEqual(expect.arrayContaining(specified));
});

test("every combination of filters has names, all different", () => {
  const wrong = combinations.filter((choices) => {
    const names = fullNames(choices);
    return names.length === 0 || new Set(names).size !== names.length;
  });
  expect(wrong).toEqual([]);
});

test("every category and people has at least 60 names", () => {
  expect(categories).toHaveLength(10);
  const counts = grouped(allNames, ({ category }) => category);
  expect(
    [...counts].filter(([, names]) => names.length < 60).map(([category]) => category),
  ).toEqual([]);
});

test("names begin in different ways and share no byname as long as there are others", () => {
  const open = combinations.filter(({ ursprung }) => ursprung === "alla");
  const repeated = open.flatMap((choices) =>
    SEEDS.filter((seed) => {
      const { names } = generate(fantasyGenerator, choices, {
        count: 6,
        random: seededRandom(seed),
      });
      const bynames = names.map(bynameIn).filter((byname) => byname !== "");
      const beginnings = names.map((name) => proper(name).slice(0, 4));
      return (
        names.length !== 6 ||
        new Set(beginnings).size !== 6 ||
        new Set(bynames).size !== bynames.length
      );
    }),
  );
  expect(repeated).toEqual([]);
});

describe("the elements", () => {
  test("no ending has more than three names of its category", () => {
    for (const category of categories) {
      const names = allNames.filter((name) => name.category === category);
      const counts = grouped(names, ({ last }) => last);
      const largest = Math.max(...[...counts.values()].map((all) => all.length));
      expect(largest, category).toBeLessThanOrEqual(3);
    }
  });

  test("one that begins names has at most two endings for each sex", () => {
    const groups = grouped(allNames, ({ category, origin, first, sex }) =>
      [category, origin, sex, first].join(),
    );
    expect([...groups].filter(([, names]) => names.length > 2).map(([key]) => key)).toEqual([]);
  });

  test("meet without two vowels or the same consonant twice", () => {
    expect(joinsWell("rim", "mund")).toBe(false);
    expect(joinsWell("timo", "enor")).toBe(false);
    expect(allNames.filter(({ first, last }) => !joinsWell(first, last))).toEqual([]);
  });

  test("a category has its own beginnings and endings", () => {
    for (const part of ["first", "last"] as const) {
      const owners = grouped(allFantasyNames, (name) => `${name.origin} ${name[part]}`);
      const shared = [...owners].filter(
        ([, names]) => new Set(names.map(({ category }) => category)).size > 1,
      );
      expect(shared.map(([element]) => element)).toEqual([]);
    }
  });

  test("every name says what it is made of, with a byname too", () => {
    expect(fantasyMeaningOf("Stormvard")).toBe("storm + vakt");
    expect(fantasyMeaningOf("Selenyra av Månskogen")).toBe("måne + påhittad ändelse");
    expect(fantasyMeaningOf("Astrid")).toBeUndefined();
    expect(words.length).toBe(new Set(words).size);
    expect(allNames.filter(({ word }) => !/ \+ /.test(fantasyMeaningOf(word) ?? ""))).toEqual([]);
  });

  test("a style has the names whose beginning suits it", () => {
    const dark = fullNames({ ...defaults, kategori: "krigare", stil: "mork" });
    expect(dark).toContain("Svarthild");
    expect(fullNames({ ...defaults, stil: "nobel" })).not.toContain("Svarthild");
    const meant = dark.map((name) => fantasyMeaningOf(name)?.split(" +")[0]);
    expect(meant).toContain("varg");
    expect(meant).not.toContain("ära");
  });
});

describe("a name", () => {
  test("has 5 to 9 letters, the first of them a capital", () => {
    expect(allNames.filter(({ word }) => !/^[A-ZÅÄÖ][a-zåäö]{4,8}$/.test(word))).toEqual([]);
  });

  test("has the length and the sounds of its category", () => {
    expect(sounds("seriel", "alv")).toBe(true);
    expect(sounds("kaktdiel", "alv")).toBe(false);
    expect(sounds("kolgrim", "dvarg")).toBe(true);
    expect(sounds("kolgrimiel", "dvarg")).toBe(false);
    expect(allNames.filter(({ word, category }) => !sounds(word.toLowerCase(), category))).toEqual(
      [],
    );
  });

  test("can be pronounced", () => {
    expect(words.filter((word) => !isPronounceable(word))).toEqual([]);
    expect(words.filter((word) => /[aeiouyåäö]{3}|[xq]|ph/.test(word))).toEqual([]);
  });

  test("is at least two letters from every other", () => {
    const isAlike = (word: string, i: number) =>
      words.slice(i + 1).some((other) => isNear(word, other));
    expect(words.filter(isAlike)).toEqual([]);
  });

  test("is at least two letters from every known character and brand", () => {
    const brands = knownBrands.trim().split(/[,\s]+/);
    const long = [...knownCharacters.split(" "), ...brands].filter((name) => name.length > 4);
    const isKnown = (word: string) =>
      long.some((name) => isNear(word, name)) ||
      knownCharacters.split(" ").some((name) => name.length > 4 && word.startsWith(name));
    expect(isKnown("thorinn")).toBe(true);
    expect(words.filter(isKnown)).toEqual([]);
  });

  test.each(["osgrim", "gorgrim", "issandra", "ilissandra", "tyrmund", "zuriel", "emerios"])(
    "is not %s, nor a letter from it",
    (neighbour) => {
      expect(words.filter((word) => isNear(word, neighbour) || /arrax/.test(word))).toEqual([]);
    },
  );

  test("is nobody's in the statistics, and two letters from every name of 200 bearers", {
    timeout: 120_000,
  }, () => {
    const rows = readNames();
    const real = new Set(rows.map(({ name }) => name.toLowerCase()));
    expect(real.size).toBeGreaterThan(400_000);
    expect(words.filter((word) => real.has(word))).toEqual([]);
    const isHeard = nearnessTo(
      rows
        .filter(({ women, men, surnameBearers }) => women + men + surnameBearers >= 200)
        .map(({ name }) => name.toLowerCase()),
    );
    expect(isHeard("sigurdt")).toBe(true);
    expect(words.filter(isHeard)).toEqual([]);
  });

  test("is clean, as is its byname", () => {
    expect(wrongNames((name) => !isClean(proper(name)) || !isClean(bynameIn(name)))).toEqual([]);
  });

  test("contains no forbidden part, in its byname neither", () => {
    // What earlier sounds and bynames allowed, and what the block list is for.
    const forbidden =
      /terror|hora|kuk|knark|sex|runk|fitt|mord|hitl|nazi|nigg|neger|porr|pedo|skit|piss|bajs|röv/i;
    expect(wrongNames((name) => forbidden.test(name))).toEqual([]);
  });
});

describe("nearness", () => {
  test.each([
    ["askvard", "askvart", true],
    ["askvard", "askvar", true],
    ["askvard", "astvart", false],
    ["askvard", "askvaard", true],
    ["askvard", "aksvard", false],
  ])("of %s to %s is %s", (word, other, expected) => {
    expect(isNear(word, other)).toBe(expected);
    expect(nearnessTo([other])(word)).toBe(expected);
  });
});

describe("the pronunciation rules", () => {
  test("allow pronounceable words", () => {
    const words = "thorulf galandir draggur sarothys ylvendil skuldgard järnvard".split(" ");
    expect(words.filter((word) => !isPronounceable(word))).toEqual([]);
  });

  test("refuse words that are hard to pronounce or to read", () => {
    const words =
      "brt ngala mbora aeiou galll xoxora diddi trarin ragngrim xarothys katth qolin cirin borzsa";
    expect(["", ...words.split(" ")].filter(isPronounceable)).toEqual([]);
  });
});

describe("bynames", () => {
  test("follow every name when they are chosen, and none otherwise", () => {
    const wrong = combinations.filter((each) =>
      fullNames(each).some((name) => (bynameIn(name) === "") !== (each.tillnamn === "utan")),
    );
    expect(wrong).toEqual([]);
  });

  test("are those of the name's own style while the style is open", () => {
    const open = fullNames({ ...defaults, kategori: "krigare", tillnamn: "med" });
    const dark = fullNames({ ...defaults, kategori: "krigare", stil: "mork", tillnamn: "med" });
    const named = (names: string[]) => names.find((name) => name.startsWith("Svarthild "));
    expect(named(open)).toBe(named(dark));
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
