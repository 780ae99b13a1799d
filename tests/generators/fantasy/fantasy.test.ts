import { describe, expect, test } from "vitest";
import { SUGGESTIONS_PER_PAGE } from "@/config/limits.ts";
import { FANTASY_RULES } from "@/content/sources/rules/fantasy.ts";
import { isClean } from "@/generators/engine/block-list.ts";
import { generate } from "@/generators/engine/definition.ts";
import { allCombinations, type Choices, defaultChoices } from "@/generators/engine/filters.ts";
import { seededRandom } from "@/generators/engine/sample.ts";
import { generator as fantasyGenerator } from "@/generators/fantasy/fantasy.ts";
import { fantasyMeaningOf } from "@/generators/fantasy/fantasy-meaning.ts";
import { allFantasyNames, bynamesOf } from "@/generators/fantasy/fantasy-names.ts";
import { peopleNames } from "@/generators/fantasy/people-names.ts";
import { englishWords } from "@/words/common-username-words.ts";
import { goods } from "@/words/company-goods.ts";
import { bynames as bynameWords } from "@/words/fantasy-bynames.ts";
import { knownBrands } from "@/words/known-brands.ts";
import { knownCharacters } from "@/words/known-characters.ts";
import { readNames } from "../../../scripts/build/name-search/read-names.ts";
import {
  isNear,
  isPronounceable,
  joinsWell,
  likenessTo,
  nearnessTo,
  sounds,
} from "../../../scripts/fantasy-names/fantasy-rules.ts";
import { readings, wordsOf } from "../../../scripts/fantasy-names/readings.ts";

await fantasyGenerator.late?.load();

const SEEDS = [1, 2024];
const PAGE = SUGGESTIONS_PER_PAGE;
const combinations = allCombinations(fantasyGenerator.filters);
/** The combinations in which every filter is chosen, with bynames. */
const kinds = combinations.filter(
  (choices) => !Object.values(choices).includes("alla") && choices.tillnamn === "med",
);
const defaults = defaultChoices(fantasyGenerator.filters);
/** With those of the peoples that only /dnd-namn has. */
const allNames = [...allFantasyNames, ...peopleNames];
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

/** Bynames of every kind, and some names with theirs. */
const everyName = kinds.flatMap((kind) => [
  ...fullNames(kind).map((name) => ({ name, kind })),
  ...bynamesOf(
    kind.kategori ?? "",
    kind.kon === "kvinnlig" ? "kvinnlig" : "manlig",
    kind.stil ?? "",
  ).map((byname) => ({ name: `Namn ${byname}`, kind })),
]);

/** Different names of any kind for which something is wrong. */
function wrongNames(isWrong: (name: string, kind: Choices) => boolean): string[] {
  const wrong = everyName.filter(({ name, kind }) => isWrong(name, kind));
  return [...new Set(wrong.map(({ name }) => name))];
}

test("the rules state how many names there are, to the thousand", () => {
  const rule = FANTASY_RULES.find(({ id }) => id === "fantasynamn");
  const stated = /mer än (\d+)\u00a0(\d+)\u00a0namn/.exec(String(rule?.text));
  const count = Number(`${stated?.[1]}${stated?.[2]}`);
  const names = new Set(allFantasyNames.map(({ word }) => word)).size;
  expect(count).toBe(Math.floor(names / 1000) * 1000);
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

test("every combination of filters has names, all different, with a byname where it is chosen", {
  timeout: 60_000,
}, () => {
  const wrong = combinations.filter((choices) => {
    const names = fullNames(choices);
    const hasWrongByname = (name: string) =>
      (bynameIn(name) === "") !== (choices.tillnamn === "utan");
    return names.length === 0 || new Set(names).size !== names.length || names.some(hasWrongByname);
  });
  expect(wrong).toEqual([]);
});

test("every category and people has at least 400 names", () => {
  expect(categories).toHaveLength(10);
  const counts = grouped(allNames, ({ category }) => category);
  expect(
    [...counts].filter(([, names]) => names.length < 400).map(([category]) => category),
  ).toEqual([]);
});

test("names begin in different ways and share no byname as long as there are others", {
  timeout: 60_000,
}, () => {
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

/** Pages that a visitor draws one after the other. */
function pagesFor(choices: Choices, count: number): string[][] {
  const random = seededRandom(48);
  const seen = new Map<string, "drawn">();
  return Array.from({ length: count }, () => {
    const { names } = generate(fantasyGenerator, choices, { count: PAGE, random, seen });
    for (const name of names) seen.set(name, "drawn");
    return [...names];
  });
}

const byWord = new Map(allFantasyNames.map((name) => [name.word, name]));

/** How often each ending is on a page or on some pages. */
function endingsOf(names: readonly string[]): number[] {
  const endings = names.map((name) => byWord.get(name)?.last.form ?? "");
  return [...grouped(endings, (ending) => ending).values()].map((same) => same.length);
}

/** How many of the four filters that choose names are not left open. */
function chosenFilters({ kategori, kon, ursprung, stil }: Choices): number {
  return [kategori, kon, ursprung, stil].filter((choice) => choice !== "alla").length;
}

describe("a visitor who draws page after page", () => {
  const named = combinations.filter(({ tillnamn }) => tillnamn === "utan");

  test("gets no name again in thirty pages, whatever two filters are chosen", {
    timeout: 120_000,
  }, () => {
    const pairs = named.filter((choices) => chosenFilters(choices) === 2);
    expect(pairs).toHaveLength(82);
    for (const choices of pairs) {
      const names = pagesFor(choices, 30).flat();
      expect(new Set(names).size, JSON.stringify(choices)).toBe(30 * PAGE);
    }
  });

  test("gets none again in ten pages of a category, sex and origin, and no ending three times on one", {
    timeout: 120_000,
  }, () => {
    const closed = named.filter(
      (choices) => choices.stil === "alla" && chosenFilters(choices) === 3,
    );
    expect(closed).toHaveLength(40);
    for (const choices of closed) {
      const pages = pagesFor(choices, 10);
      const title = JSON.stringify(choices);
      expect(new Set(pages.flat()).size, title).toBe(10 * PAGE);
      for (const page of pages) expect(Math.max(...endingsOf(page)), title).toBeLessThan(3);
    }
  });
});

test("no ending has more than 4 % of what is drawn, 8 % of a category or an origin, and 12 % of both", {
  timeout: 120_000,
}, () => {
  const open = combinations.filter(
    ({ kon, stil, tillnamn }) => kon === "alla" && stil === "alla" && tillnamn === "utan",
  );
  for (const choices of open) {
    const random = seededRandom(4);
    const draw = { count: PAGE, random };
    const names = Array.from(
      { length: 100 },
      () => generate(fantasyGenerator, choices, draw).names,
    ).flat();
    const share = Math.max(...endingsOf(names)) / names.length;
    const chosen = [choices.kategori, choices.ursprung].filter((value) => value !== "alla").length;
    expect(share, JSON.stringify(choices)).toBeLessThan([0.04, 0.08, 0.12][chosen] ?? 0);
  }
});

describe("the readings", () => {
  const read = Object.entries(readings);
  const good = new Set(read.flatMap(([, reading]) => wordsOf(reading.good)));
  const rejected = new Set(read.flatMap(([, reading]) => wordsOf(reading.rejected)));

  test("are of every category and origin, and no name is both good and rejected", () => {
    expect(read).toHaveLength(20);
    expect([...good].filter((word) => rejected.has(word))).toEqual([]);
  });

  test("keep out every name that was rejected", () => {
    expect(rejected.size).toBeGreaterThan(4_000);
    expect(allNames.filter(({ word }) => rejected.has(word))).toEqual([]);
  });

  test("give good names on the first five pages of a category, an origin or both", {
    timeout: 120_000,
  }, () => {
    const open = combinations.filter(
      ({ kon, stil, tillnamn }) => kon === "alla" && stil === "alla" && tillnamn === "utan",
    );
    expect(open).toHaveLength(30);
    for (const choices of open) {
      const others = pagesFor(choices, 5)
        .flat()
        .filter((name) => !good.has(name));
      expect(others, JSON.stringify(choices)).toEqual([]);
    }
  });

  test("let the others come when the good ones have been seen", () => {
    const names = pagesFor({ ...defaults, kategori: "alv", ursprung: "nordisk" }, 30).flat();
    expect(names.filter((name) => !good.has(name)).length).toBeGreaterThan(50);
  });
});

describe("the elements", () => {
  test("every name says what both its elements mean, with a byname too", () => {
    expect(fantasyMeaningOf("Stormvald")).toBe("storm + härskare");
    expect(fantasyMeaningOf("Stormvald av Månskogen")).toBe("storm + härskare");
    expect(fantasyMeaningOf("Astrid")).toBeUndefined();
    const meaning = /^[a-zåäö]+(?: [a-zåäö]+){0,3} \+ [a-zåäö]+(?: [a-zåäö]+){0,3}$/;
    expect(allNames.filter(({ word }) => !meaning.test(fantasyMeaningOf(word) ?? ""))).toEqual([]);
    expect(allNames.filter(({ word }) => /påhittad/.test(fantasyMeaningOf(word) ?? ""))).toEqual(
      [],
    );
  });

  test("a name has no meaning twice", () => {
    expect(allNames.filter(({ first, last }) => first.meaning === last.meaning)).toEqual([]);
  });

  test("an element means the same in every name of an origin and a category", () => {
    for (const part of ["first", "last"] as const) {
      const meanings = grouped(allNames, (name) =>
        [part, name.origin, name.category, name.style, name.sex, name[part].form].join(),
      );
      const differing = [...meanings].filter(
        ([, names]) => new Set(names.map((name) => name[part].meaning)).size > 1,
      );
      expect(differing.map(([key]) => key)).toEqual([]);
    }
  });

  test("elves, dwarves and dragons of an origin share fewer than a tenth of their endings", () => {
    const peoples = ["alv", "dvarg", "drake"];
    const endings = grouped(
      allFantasyNames.filter(({ category }) => peoples.includes(category)),
      ({ origin, sex, last }) => [origin, sex, last.form].join(),
    );
    const common = [...endings].filter(
      ([, names]) => new Set(names.map(({ category }) => category)).size > 1,
    );
    expect(common.length).toBeLessThan(endings.size / 10);
  });

  test("a style has the names whose beginning suits it", () => {
    const named = (style: string, meaning: string) =>
      allFantasyNames.some((name) => name.style === style && name.first.meaning === meaning);
    expect(named("mork", "varg")).toBe(true);
    expect(named("mork", "ära")).toBe(false);
    expect(named("nobel", "ära")).toBe(true);
    const dark = fullNames({ ...defaults, kategori: "krigare", stil: "mork" });
    expect(dark.filter((name) => byWord.get(name)?.style !== "mork")).toEqual([]);
  });
});

describe("a name", () => {
  test("has 5 to 11 letters, the first of them a capital", () => {
    expect(allNames.filter(({ word }) => !/^[A-ZÅÄÖ][a-zåäö]{4,10}$/.test(word))).toEqual([]);
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
    expect(words.filter((word) => /[aeiouyåäö]{4}|q|[^aeiouyåäö]{6}/.test(word))).toEqual([]);
  });

  test("has two elements that meet without a hard joint", () => {
    const refused = [
      ...["grac gemma", "aev fulgura", "keraun ptera", "nym hymnos", "aer robur"],
      ...["corvi vox", "lun anima", "ram gram", "carn darna"],
    ];
    const allowed = ["storm vald", "dur grim", "arn helga"];
    const meet = (pair: string) => {
      const [first = "", last = ""] = pair.split(" ");
      return joinsWell(first, last);
    };
    expect(refused.filter(meet)).toEqual([]);
    expect(allowed.filter(meet)).toEqual(allowed);
    const wrong = allFantasyNames.filter(({ first, last }) => !joinsWell(first.form, last.form));
    expect(wrong.map(({ word }) => word)).toEqual([]);
  });

  test("is no other's", () => {
    expect(words.length).toBe(new Set(words).size);
  });

  test("is at least three letters from every known character and brand", () => {
    const brands = knownBrands.trim().split(/[,\s]+/);
    const isKnown = likenessTo(
      [...knownCharacters.split(" "), ...brands].filter((name) => name.length > 3),
    );
    expect(["thorinn", "gandulf", "smaugar", "galadrion"].filter(isKnown)).toHaveLength(4);
    expect(words.filter(isKnown)).toEqual([]);
  });

  test("is at least three letters from every word of the word lists", () => {
    const lists = [englishWords, ...Object.values(goods)].join(" ").toLowerCase();
    const known = lists.split(/[^a-zåäö]+/).filter((word) => word.length > 3);
    expect(known.length).toBeGreaterThan(500);
    expect(words.filter(likenessTo(known))).toEqual([]);
  });

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
    expect(words.filter((word) => !isClean(word))).toEqual([]);
    expect(wrongNames((name) => !isClean(proper(name)) || !isClean(bynameIn(name)))).toEqual([]);
  });

  test("contains no forbidden part, in its byname neither", () => {
    // What earlier sounds and bynames allowed, and what the block list is for.
    const forbidden =
      /terror|hora|kuk|knark|sex|runk|fitt|mord|hitl|nazi|nigg|neger|porr|pedo|skit|piss|bajs|röv/i;
    expect(words.filter((word) => forbidden.test(word))).toEqual([]);
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
      "brt ngala mbora aeiou galll xoxora diddi trarin ragngrim xarothys katth qolin borzsa";
    expect(["", ...words.split(" ")].filter(isPronounceable)).toEqual([]);
  });
});

describe("bynames", () => {
  test("are those of the name's own style while the style is open", () => {
    const open = fullNames({ ...defaults, kategori: "krigare", tillnamn: "med" });
    const wrong = open.filter((name) => {
      const given = byWord.get(name.split(" ")[0] ?? "");
      return !given || !bynamesOf("krigare", given.sex, given.style).includes(bynameIn(name));
    });
    expect(open.length).toBeGreaterThan(20);
    expect(wrong).toEqual([]);
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

  test("make nothing indecent where they meet the name", () => {
    expect(isClean("Järnrun Korpsköld")).toBe(false);
    expect(everyName.map(({ name }) => name).filter((name) => !isClean(name))).toEqual([]);
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
