import { describe, expect, test } from "vitest";
import { COMPANY_NAME_MAX_LENGTH, SUGGESTIONS_PER_PAGE } from "@/config/limits.ts";
import { recipeBooks } from "@/generators/companies/all-company-recipes.ts";
import { brandCount, brandLike, isBrand } from "@/generators/companies/brands.ts";
import { generator as companyGenerator, isExcluded } from "@/generators/companies/companies.ts";
import { companyFields } from "@/generators/companies/company-fields.ts";
import { lettersOf } from "@/generators/companies/company-letters.ts";
import { type Composition, compose, listOf } from "@/generators/companies/company-recipes.ts";
import { domainNameOf } from "@/generators/companies/domain-name.ts";
import { isClean } from "@/generators/engine/block-list.ts";
import { generate } from "@/generators/engine/definition.ts";
import { allCombinations, type Choices, defaultChoices } from "@/generators/engine/filters.ts";
import { seededRandom } from "@/generators/engine/sample.ts";
import { syllablesOf } from "@/names/sounds/syllables.ts";
import { goods } from "@/words/company-goods.ts";
import { excludedNames, firstIndustries } from "@/words/company-words.ts";
import { lateIndustries } from "@/words/late-company-words.ts";
import { protectedWords } from "@/words/protected-words.ts";

await companyGenerator.late?.load();

const industryWords = { ...firstIndustries, ...lateIndustries };

const INDUSTRIES = ["tech", "konsult", "kreativ", "handel", "mat", "tradgard"] as const;
/** Those that come after the six; industry-names.test.ts has their names. */
const TRADE_INDUSTRIES = [
  "halsa",
  "bygg",
  "skonhet",
  "djur",
  "transport",
  "utbildning",
  "event",
  "fastighet",
];
const TONES = ["professionell", "kreativ", "modernt"] as const;
const STYLES = ["sammansatt", "unikt", "beskrivande"] as const;

const defaults = defaultChoices(companyGenerator.filters);

function pageOf(choices: Choices, seed: number): readonly string[] {
  return generate(
    companyGenerator,
    { ...defaults, ...choices },
    { count: 12, random: seededRandom(seed) },
  ).names;
}

interface PossibleName extends Composition {
  readonly industry: string;
  readonly tone: string;
  readonly style: string;
}

/** Every name that can be composed, except those that the generator leaves out. */
const possible: readonly PossibleName[] = recipeBooks.flatMap(
  ({ industry, tone, style, recipes }) => {
    const names = new Map<string, PossibleName>();
    for (const recipe of recipes) {
      for (const first of recipe.firsts) {
        for (const second of recipe.seconds) {
          for (const end of recipe.ends) {
            const composition = compose(recipe, first, second, end);
            if (!composition || isExcluded(composition)) continue;
            if (composition.name.length > COMPANY_NAME_MAX_LENGTH) continue;
            names.set(composition.name, { ...composition, industry, tone, style });
          }
        }
      }
    }
    return [...names.values()];
  },
);

/** Every combination of filters whose names are composed of lists. */
const combinations = allCombinations(companyGenerator.filters).filter(
  ({ bransch = "" }) => !TRADE_INDUSTRIES.includes(bransch),
);

const namesOf = new Map<string, Set<string>>();
for (const { name, industry, tone, style } of possible) {
  const key = [industry, tone, style].join();
  namesOf.set(key, (namesOf.get(key) ?? new Set()).add(name));
}

test("the filters of the specification are offered with its options", () => {
  const offered = companyGenerator.filters.map(({ id, label, options, defaultValue }) => [
    id,
    label,
    options.map(({ value }) => value),
    defaultValue,
  ]);
  const specified = [
    ["nyckelord", "Nyckelord", [""], ""],
    ["bransch", "Bransch", ["alla", ...INDUSTRIES, ...TRADE_INDUSTRIES], "alla"],
    ["ton", "Ton", ["alla", ...TONES], "alla"],
    ["langd", "Längd", ["alla", "kort", "medel", "lang"], "alla"],
    ["stil", "Stil", ["alla", ...STYLES], "alla"],
  ];
  expect(offered).toEqual(expect.arrayContaining(specified));
});

describe("every combination of filters", () => {
  const pages = combinations.map((choices) => ({
    choices,
    names: pageOf(choices, 16),
  }));

  test("fills a page", () => {
    expect(pages.filter(({ names }) => new Set(names).size < 12)).toEqual([]);
  });

  test("gives names of the chosen length, spaces included", () => {
    const limits = new Map([
      ["alla", [1, COMPANY_NAME_MAX_LENGTH]],
      ["kort", [1, 8]],
      ["medel", [9, 12]],
      ["lang", [13, COMPANY_NAME_MAX_LENGTH]],
    ]);
    for (const { choices, names } of pages) {
      const [least = 0, most = 0] = limits.get(choices.langd ?? "") ?? [];
      const wrong = names.filter(({ length }) => length < least || length > most);
      expect(wrong, choices.langd).toEqual([]);
    }
  });

  test("gives names of the chosen industry, tone and style", () => {
    for (const { choices, names } of pages) {
      const allowed = [...namesOf].filter(([key]) => {
        const [industry, tone, style] = key.split(",");
        return (
          [industry, "alla"].includes(choices.bransch) &&
          [tone, "alla"].includes(choices.ton) &&
          [style, "alla"].includes(choices.stil)
        );
      });
      const wrong = names.filter((name) => !allowed.some(([, own]) => own.has(name)));
      expect(wrong, JSON.stringify(choices)).toEqual([]);
    }
  });
});

describe("a page", () => {
  const stemsOf = new Map(possible.map(({ name, ownStems }) => [name, ownStems]));

  test.each(combinations)("%o holds no stem twice if it can", (choices) => {
    for (const seed of [3, 4]) {
      // A full page comes first.
      const unlike = companyGenerator.candidates({ ...defaults, ...choices }, seededRandom(seed));
      if (unlike.length < SUGGESTIONS_PER_PAGE) continue;
      const stems = pageOf(choices, seed).flatMap((name) => [...new Set(stemsOf.get(name))]);
      const repeated = stems.filter((stem, i) => stems.indexOf(stem) !== i);
      expect(repeated).toEqual([]);
    }
  });

  test("nine names in ten are new on ten pages in a row", () => {
    const STARTS = 10;
    for (const stil of STYLES) {
      const sizes = Array.from({ length: STARTS }, (_, start) => {
        const pages = Array.from({ length: 10 }, (_, i) => pageOf({ stil }, 100 * (start + 1) + i));
        return new Set(pages.flat()).size / pages.flat().length;
      });
      expect(sizes.reduce((sum, size) => sum + size, 0) / STARTS, stil).toBeGreaterThan(0.9);
    }
  });
});

describe("the style", () => {
  test("sammansatt gives one word, or one word and a trade", () => {
    const wrong = possible.filter(
      ({ name, style, industry, tone }) =>
        style === "sammansatt" && !isWordWithTrade(name, industry, tone),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test("unikt gives one distinctive word or phrase, alone or with a trade", () => {
    const wrong = possible.filter(
      ({ name, mark, style, industry, tone }) =>
        style === "unikt" &&
        lettersOf(name) !== lettersOf(mark) &&
        !suffixesOf(industry, tone).some((suffix) => lettersOf(name) === lettersOf(mark + suffix)),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  function isWordWithTrade(name: string, industry: string, tone: string): boolean {
    const [, ...rest] = name.split(" ");
    return rest.length === 0 || suffixesOf(industry, tone).includes(rest.join(" "));
  }

  function suffixesOf(industry: string, tone: string): string[] {
    return INDUSTRIES.flatMap((one) =>
      TONES.flatMap((other) =>
        one === industry && other === tone ? listOf(industryWords[one].suffixes[other]) : [],
      ),
    );
  }
});

describe("the tone", () => {
  test("shares at most a fifth of the names of one industry and style with another tone", () => {
    for (const [key, names] of namesOf) {
      const [industry, tone, style] = key.split(",");
      for (const other of TONES.filter((one) => one !== tone)) {
        const others = namesOf.get([industry, other, style].join());
        const shared = [...names].filter((name) => others?.has(name));
        expect(shared.length, `${key} ${other}`).toBeLessThanOrEqual(names.size / 5);
      }
    }
  });

  test.each(INDUSTRIES)(
    "has words, compounds, phrases and couples of its own in %s",
    (industry) => {
      const entries = TONES.flatMap((tone) => {
        const { words, coined, compounds, phrases, ...rest } = industryWords[industry][tone];
        const [ones = "", others = ""] = "couples" in rest ? rest.couples : [];
        const couples = listOf(ones).flatMap((one) =>
          listOf(others).map((other) => `${one} & ${other}`),
        );
        return [...new Set([...[words, coined, compounds, phrases].flatMap(listOf), ...couples])];
      });
      expect(entries.filter((entry, i) => entries.indexOf(entry) !== i)).toEqual([]);
    },
  );

  test("modern has short words, and no name that joins two with och", () => {
    const modern = possible.filter(({ tone }) => tone === "modernt");
    expect(modern.filter(({ name }) => / (?:och|&) /i.test(name))).toEqual([]);
    const long = INDUSTRIES.flatMap((industry) => {
      const { words, coined, compounds } = industryWords[industry].modernt;
      return [words, coined, compounds].flatMap(listOf).filter(({ length }) => length > 9);
    });
    expect(long).toEqual([]);
  });

  test("modern phrases are commands of at most three words, verb first", () => {
    const others = new Set(
      listOf("i,på,till,från,av,med,ur,över,under,en,ett,ny,nya,nytt,nästa,mer,fri,full,klar"),
    );
    for (const industry of INDUSTRIES) {
      const phrases = listOf(industryWords[industry].modernt.phrases).map((each) =>
        each.split(" "),
      );
      expect(phrases.length, industry).toBeGreaterThanOrEqual(35);
      const wrong = phrases.filter(([first = "", ...rest]) => others.has(first) || rest.length > 2);
      expect(wrong, industry).toEqual([]);
    }
  });

  test("modern compounds fill thirty pages without a repeat, and a page of each industry", () => {
    const choices = { ...defaults, ton: "modernt", stil: "sammansatt" };
    const random = seededRandom(5);
    const seen = new Map<string, "drawn">();
    for (let press = 0; press < 30; press++) {
      const { names, repeated } = generate(companyGenerator, choices, { count: 12, random, seen });
      expect([names.length, repeated]).toEqual([12, 0]);
      for (const name of names) seen.set(name, "drawn");
    }
    for (const industry of INDUSTRIES) {
      // A page of twelve has each ending once.
      const compounds = listOf(industryWords[industry].modernt.compounds);
      const endings = new Set(compounds.map((compound) => compound.slice(-4)));
      expect(endings.size, industry).toBeGreaterThanOrEqual(30);
    }
  });

  test("modern compounds join no stem of a trade with an adjective that says nothing", () => {
    const compounds = INDUSTRIES.flatMap((industry) =>
      listOf(industryWords[industry].modernt.compounds),
    );
    const established = ["jordnära", "kustnära", "gårdsnära"];
    const flat = compounds.filter((word) =>
      /.(?:nära|(?<!k)klart?|smart|(?<!k)lätt|mera|redo)$/.test(word),
    );
    expect(flat.filter((word) => !established.includes(word))).toEqual([]);
  });

  test("professionell invents no partners", () => {
    const names = possible.filter(({ tone }) => tone === "professionell").map(({ name }) => name);
    expect(names.filter((name) => / & (?:Co|Söner|Döttrar)\b/.test(name))).toEqual([]);
    expect(names).not.toContain("Falk & Ek");
    expect(names).not.toContain("Wallin Revision");
  });
});

test("descriptive names have genitives without an s after s, x and z", () => {
  const names = possible.filter(({ style }) => style === "beskrivande").map(({ name }) => name);
  expect(names).toContain("Frans Brödbod");
  expect(names).toContain("Signes Brödbod");
  expect(names.filter((name) => /^[^ ]+(ss|xs|zs) [^&]/.test(name))).toEqual([]);
});

test("no compound has the same letter on both sides of its joint", () => {
  const names = new Set(possible.map(({ name }) => name));
  expect(names).toContain("Ordmakarna");
  expect(names).not.toContain("Filmmakarna");
});

describe("brands", () => {
  /** Ordinary words of another trade than the brand of four letters that they are one letter from. */
  const reviewed = new Set(
    listOf(`
blick,diod,hylla,iton,klick,klok,kopp,krok,mönster,nano,noda,pakt,pejl,puls,takt,taton,tero,
tona,ansa,väva,väga,växla
`),
  );

  test("at least 1,500 are known", () => {
    expect(brandCount).toBeGreaterThanOrEqual(1500);
  });

  test("no name, and no word that sets one apart, equals a brand or is one letter from it", () => {
    const marks = new Set(possible.flatMap(({ name, mark }) => [lettersOf(name), lettersOf(mark)]));
    const like = [...marks].filter((mark) => brandLike(mark) !== undefined);
    expect(like.filter((mark) => !reviewed.has(mark) || isBrand(mark))).toEqual([]);
    expect([...reviewed].filter((word) => !like.includes(word))).toEqual([]);
  });

  test("no list has a name that readers found taken, alone or before a trade", () => {
    const taken = ["Formio", "Växa", "Munskänken", "Nonius", "Amplitud", "Tingest", "Konsensus"];
    const marks = new Set(possible.map(({ mark }) => mark));
    for (const { names } of companyFields) for (const { name } of names) marks.add(name);
    expect([...taken, "Trampolin"].filter((name) => marks.has(name))).toEqual([]);
  });

  test("a name one letter from a brand would be found", () => {
    expect(["ikea", "sikt", "klorna", "spottify", "nordee"].map(brandLike)).toEqual([
      "ikea",
      "sixt",
      "klarna",
      "spotify",
      "nordea",
    ]);
    expect(["ledstjärna", "mareld"].map(brandLike)).toEqual([undefined, undefined]);
  });
});

test("each composition that is left out would be offered otherwise", () => {
  const composed = new Set(
    recipeBooks.flatMap(({ recipes }) =>
      recipes.flatMap((recipe) =>
        recipe.firsts.flatMap((first) =>
          recipe.seconds.flatMap((second) =>
            recipe.ends.map((end) => compose(recipe, first, second, end)?.name.toLowerCase()),
          ),
        ),
      ),
    ),
  );
  expect(listOf(excludedNames).filter((name) => !composed.has(name))).toEqual([]);
});

test("coined words have two or three syllables", () => {
  const coined = INDUSTRIES.flatMap((industry) =>
    TONES.flatMap((tone) => listOf(industryWords[industry][tone].coined)),
  );
  expect(coined.length).toBeGreaterThan(80);
  expect(coined.filter((word) => ![2, 3].includes(syllablesOf(word)))).toEqual([]);
});

test("names of one industry or tone are mostly its own", () => {
  for (const style of STYLES) {
    for (const tone of TONES) {
      const lists = INDUSTRIES.map((industry) => namesOf.get([industry, tone, style].join()));
      const names = lists.flatMap((list) => [...(list ?? [])]);
      expect(new Set(names).size, `${style} ${tone}`).toBeGreaterThan(names.length * 0.5);
    }
  }
});

test("no name contains a word of the block list", () => {
  expect(possible.map(({ name }) => name).filter((name) => !isClean(name))).toEqual([]);
});

describe("what would hardly be registered is not offered:", () => {
  test.each(INDUSTRIES)("a word for its own goods alone, in %s", (industry) => {
    const words = new Set(listOf(goods[industry]));
    const names = possible.filter((each) => each.industry === industry);
    expect(
      names.filter(({ mark }) => words.has(mark.toLowerCase())).map(({ name }) => name),
    ).toEqual([]);
  });

  test("words that only some companies may use", () => {
    const names = possible.map(({ name }) => name.toLowerCase());
    expect(names.filter((name) => protectedWords.some((word) => name.includes(word)))).toEqual([]);
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
    const names = [...new Set(possible.map(({ name }) => name))].filter((_, i) => i % 10 === 0);
    const domains = names.map((name) => domainNameOf(name));
    expect(domains.filter((domain) => !/^[a-z0-9-]{1,63}\.se$/.test(domain))).toEqual([]);
  });
});
