import { describe, expect, test } from "vitest";
import { generator as companyGenerator } from "@/generators/companies.ts";
import { domainNameOf } from "@/generators/domain-name.ts";
import { allCombinations, type Choices, defaultChoices } from "@/generators/filters.ts";
import { seededRandom } from "@/generators/sample.ts";
import {
  descriptiveWords,
  industryWords,
  knownBrands,
  takenNames,
  toneWords,
} from "@/words/company-words.ts";

const SEEDS = [1, 22, 333];
const INDUSTRIES = ["tech", "konsult", "kreativ", "handel", "mat", "tradgard"] as const;
const TONES = ["professionell", "kreativ", "modernt"] as const;
const STYLES = ["sammansatt", "unikt", "beskrivande"];

const defaults = defaultChoices(companyGenerator.filters);

function namesFor(choices: Choices, seed: number): string[] {
  return companyGenerator
    .candidates({ ...defaults, ...choices }, seededRandom(seed))
    .map(({ name }) => name);
}

/** Different names of several draws. */
function manyNamesFor(choices: Choices): string[] {
  return [...new Set(SEEDS.flatMap((seed) => namesFor(choices, seed)))];
}

function listOf(words: string): string[] {
  return words.replaceAll("+", "").toLowerCase().split(",");
}

/** One draw for every combination of filters; the tests below share them. */
const draws = allCombinations(companyGenerator.filters).map((choices) => ({
  choices,
  names: namesFor(choices, 16),
}));
const drawnNames = draws.flatMap(({ names }) => names);

const eachTone = INDUSTRIES.flatMap((bransch) => TONES.map((ton) => ({ bransch, ton })));

test("the filters are those of the specification", () => {
  expect(
    companyGenerator.filters.map(({ id, label, options, defaultValue }) => [
      id,
      label,
      options.map(({ value }) => value),
      defaultValue,
    ]),
  ).toEqual([
    ["bransch", "Bransch", ["alla", ...INDUSTRIES], "alla"],
    ["ton", "Ton", ["alla", ...TONES], "alla"],
    ["langd", "Längd", ["alla", "kort", "medel", "lang"], "alla"],
    ["stil", "Stil", ["alla", ...STYLES], "alla"],
  ]);
});

describe("every combination of filters", () => {
  test("gives at least twelve different names", () => {
    expect(draws.filter(({ names }) => new Set(names).size < 12)).toEqual([]);
  });

  test("gives names of the chosen length, spaces included", () => {
    const limits = new Map([
      ["alla", [1, 26]],
      ["kort", [1, 8]],
      ["medel", [9, 12]],
      ["lang", [13, 26]],
    ]);
    for (const { choices, names } of draws) {
      const [least = 0, most = 0] = limits.get(choices.langd ?? "") ?? [];
      const wrong = names.filter(({ length }) => length < least || length > most);
      expect(wrong, choices.langd).toEqual([]);
    }
  });
});

describe("the style", () => {
  test("sammansatt gives one word of two known parts", () => {
    for (const { bransch, ton } of eachTone) {
      const { firsts, lasts, heads } = industryWords[bransch][ton];
      const pairs = [
        [listOf(firsts), listOf(lasts)],
        [listOf(toneWords[ton].firsts), listOf(heads)],
      ];
      for (const name of manyNamesFor({ bransch, ton, stil: "sammansatt" })) {
        const word = name.toLowerCase();
        const splits = pairs.flatMap(([starts = [], ends = []]) =>
          starts.filter(
            (start) => word.startsWith(start) && ends.includes(word.slice(start.length)),
          ),
        );
        expect(splits, `${name} (${bransch}, ${ton})`).not.toEqual([]);
        // A repeated letter at the joint would be hard to read.
        for (const start of splits) expect(word[start.length], name).not.toBe(start.at(-1));
      }
    }
  });

  test("unikt gives a pronounceable word of a known stem and ending", () => {
    for (const { bransch, ton } of eachTone) {
      const stems = listOf(industryWords[bransch].stems);
      const endings = listOf(toneWords[ton].endings);
      for (const name of manyNamesFor({ bransch, ton, stil: "unikt" })) {
        const word = name.split(" ")[0]?.toLowerCase() ?? "";
        const hint = `${name} (${bransch}, ${ton})`;
        expect(word, hint).toMatch(/^.{4,10}$/);
        expect(word, hint).not.toMatch(/[aeiouyåäö]{3}|[^aeiouyåäö]{4}|(.)\1\1/);
        expect(
          stems.filter((stem) => word.startsWith(stem)),
          hint,
        ).not.toEqual([]);
        expect(
          endings.filter((ending) => word.endsWith(ending)),
          hint,
        ).not.toEqual([]);
      }
    }
  });

  test("beskrivande gives more than one word", () => {
    for (const choices of eachTone) {
      const names = manyNamesFor({ ...choices, stil: "beskrivande" });
      expect(names.filter((name) => !/^[A-ZÅÄÖ]\S* \S/.test(name))).toEqual([]);
    }
  });
});

describe("descriptive names", () => {
  const names = eachTone.flatMap((choices) => manyNamesFor({ ...choices, stil: "beskrivande" }));

  test("have genitives without an s after s and x", () => {
    const owners = [descriptiveWords.firstNames, descriptiveWords.surnames].flatMap((list) =>
      list.split(",").filter((name) => /[sx]$/.test(name)),
    );
    expect(owners).toEqual(expect.arrayContaining(["Nils", "Max", "Roos"]));
    expect(
      names.filter((name) => owners.includes(name.split(" ")[0] ?? "")).length,
    ).toBeGreaterThan(10);
    expect(names.filter((name) => /(ss|xs|zs) /.test(name))).toEqual([]);
  });

  test("have a definite trade after Norra and before a place", () => {
    const definite = /(n|t|na)$/;
    const adjectives = descriptiveWords.definite.split(",");
    const trades = names.flatMap((name) => {
      const [first = "", ...rest] = name.split(" ");
      if (adjectives.includes(first)) return [rest.join(" ")];
      return /^(på|vid|under) /.test(rest.join(" ")) ? [first] : [];
    });
    expect(trades.length).toBeGreaterThan(50);
    expect(trades.filter((trade) => !definite.test(trade))).toEqual([]);
  });
});

test("every tone and industry has names of its own", () => {
  for (const stil of STYLES) {
    const namesOf = new Map(
      eachTone.map((choices) => [
        `${choices.bransch} ${choices.ton}`,
        manyNamesFor({ ...choices, stil }),
      ]),
    );
    for (const bransch of INDUSTRIES) {
      const names = TONES.flatMap((ton) => namesOf.get(`${bransch} ${ton}`) ?? []);
      expect(new Set(names).size, `${bransch} ${stil}`).toBeGreaterThan(names.length * 0.95);
    }
    for (const ton of TONES) {
      const names = INDUSTRIES.flatMap((bransch) => namesOf.get(`${bransch} ${ton}`) ?? []);
      expect(new Set(names).size, `${ton} ${stil}`).toBeGreaterThan(names.length * 0.98);
    }
  }
});

describe("no name", () => {
  test("is a brand, an ordinary word or a person's name", () => {
    const taken = new Set([...knownBrands.split(","), ...takenNames.split(",")]);
    const wrong = drawnNames.filter((name) => taken.has(name.toLowerCase().replaceAll(" ", "")));
    expect(wrong).toEqual([]);
  });

  test("differs from a long brand by a single letter", () => {
    // Compositions that the words allow, close to Marketo, Planera, Formica, Plantagen and others.
    const close =
      /^(?:Marketon|Marketio|Marketeo|Planora|Formix|Formia|Plantex|Plantia|Kvantium)\b/;
    expect(drawnNames.filter((name) => close.test(name))).toEqual([]);
  });

  test("contains a blocked word across a joint", () => {
    // Compositions that the words allow: Skärgårdsexport, Skissalia, Planalix, Formoron, Merdesign.
    const blocked = /sexp|ssex|usex|rsex|kissa|lanal[aeiovx]|tanal[aeiovx]|moron|merde|nudes/i;
    expect(drawnNames.filter((name) => blocked.test(name))).toEqual([]);
  });
});

describe("the domain of a company name", () => {
  test.each([
    ["Nodalia", "nodalia.se"],
    ["Björkverk", "xn--bjrkverk-o4a.se"],
    ["Åsa & Co", "xn--saco-poa.se"],
    ["Bageriet på Torget", "xn--bagerietptorget-plb.se"],
    ["Kafé Norr", "xn--kafnorr-dya.se"],
    ["Pär's bod, nu!", "xn--prsbodnu-0za.se"],
    ["IT-byrån 24", "xn--it-byrn24-b3a.se"],
    ["- Kod -", "kod.se"],
  ])("%s is %s", (name, domain) => {
    expect(domainNameOf(name)).toBe(domain);
  });

  test("is the same for å written as one code point or as two", () => {
    expect(domainNameOf("A\u030asa")).toBe(domainNameOf("Åsa"));
  });

  test("fits the limits of domain names for every name", () => {
    const domains = drawnNames.map(domainNameOf);
    expect(domains.filter((domain) => !/^[a-z0-9-]{1,63}\.se$/.test(domain))).toEqual([]);
  });
});
