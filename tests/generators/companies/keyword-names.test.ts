/** Company names around a visitor's own word. */
import { describe, expect, test, vi } from "vitest";
import { COMPANY_NAME_MAX_LENGTH, SUGGESTIONS_PER_PAGE } from "@/config/limits.ts";
import { brandLike } from "@/generators/companies/brands.ts";
import { generator } from "@/generators/companies/companies.ts";
import { lettersOf } from "@/generators/companies/company-letters.ts";
import {
  drawKeywordNames,
  keywordCaption,
  keywordReason,
  keywordRemark,
} from "@/generators/companies/keyword-names.ts";
import { isTradeIndustry } from "@/generators/companies/trade-industries.ts";
import { isClean } from "@/generators/engine/block-list.ts";
import { generate, type PageDefinition } from "@/generators/engine/definition.ts";
import { allCombinations, type Choices, defaultChoices } from "@/generators/engine/filters.ts";
import { seededRandom } from "@/generators/engine/sample.ts";

const defaults = defaultChoices(generator.filters);

async function pageOf(keyword: string, others: Choices = {}, seed = 1) {
  const choices = { ...defaults, ...others, nyckelord: keyword };
  await generator.late?.load(choices);
  const options = { count: SUGGESTIONS_PER_PAGE, random: seededRandom(seed) };
  return generate(generator, choices, options).names;
}

/** What a card says of a name that has the visitor's word. */
const OF_WORD = /(?:ditt ord|dina ord|ditt namn|dina namn)/;

/** Every name with the word, drawn until no other is left. */
function ownNames(keyword: string, choices: Choices = {}): readonly string[] {
  const found = new Set<string>();
  const random = seededRandom(3);
  const isNew = (name: string) => !found.has(name);
  for (let size = -1; size < found.size; ) {
    size = found.size;
    const drawn = drawKeywordNames(keyword, { ...defaults, ...choices }, random, isNew);
    for (const { name } of drawn) found.add(name);
  }
  return [...found].filter((name) => OF_WORD.test(keywordReason(keyword, name) ?? ""));
}

test("without a word, names around one are not loaded, nor is anything refused", async () => {
  vi.resetModules();
  const load = vi.fn();
  vi.doMock("@/generators/companies/keyword-names.ts", async (importOriginal) => {
    load();
    return importOriginal();
  });
  const { generator: fresh } = await import("@/generators/companies/companies.ts");
  const draw = (definition: PageDefinition) =>
    generate(definition, defaults, { count: SUGGESTIONS_PER_PAGE, random: seededRandom(1) });
  await fresh.late?.load(defaults);
  expect(load).not.toHaveBeenCalled();
  const names = draw(fresh);
  await fresh.late?.load({ ...defaults, nyckelord: "surdeg" });
  expect(load).toHaveBeenCalled();
  expect(draw(fresh)).toEqual(names);
  expect(fresh.caption?.(defaults)).toBe("");
});

test("the names of the lists are of the industry that the word says, unless one is chosen", async () => {
  const listed = async (choices: Choices) =>
    (await pageOf("surdeg", choices)).filter((name) => !/surdeg/i.test(name));
  const food = generator.candidates({ ...defaults, bransch: "mat" }, seededRandom(9));
  expect(food.length).toBeGreaterThan(0);
  const { industryOf } = await import("@/generators/companies/company-industry.ts");
  for (const name of await listed({})) expect(["mat", null]).toContain(industryOf(name));
  for (const name of await listed({ bransch: "tech" })) {
    expect(["tech", null]).toContain(industryOf(name));
  }
});

describe("each combination of filters", () => {
  const limits = new Map([
    ["alla", [1, COMPANY_NAME_MAX_LENGTH]],
    ["kort", [1, 8]],
    ["medel", [9, 12]],
    ["lang", [13, COMPANY_NAME_MAX_LENGTH]],
  ]);

  test.each(["ost", "surdeg", "cykel i Umeå", "Ek", "Lindqvist bageri", "VVS"])(
    "fills a page around %s, with names of the chosen length",
    async (keyword) => {
      for (const choices of allCombinations(generator.filters)) {
        const names = await pageOf(keyword, choices);
        const [least = 0, most = 0] = limits.get(choices.langd ?? "") ?? [];
        // The names of trades are a list, and few of them match narrow filters.
        if (!isTradeIndustry(choices.bransch ?? "")) {
          expect(new Set(names).size).toBe(SUGGESTIONS_PER_PAGE);
        }
        expect(names.filter(({ length }) => length < least || length > most)).toEqual([]);
      }
    },
  );
});

describe("the word", () => {
  test("has its joining form in a compound", () => {
    const names = ownNames("surdeg", { stil: "sammansatt" });
    expect(names).toContain("Surdegsboden");
    expect(names.filter((name) => !/^Surdegs[a-zåäö]+$/.test(name))).toEqual([]);
    expect(ownNames("kyrka", { stil: "sammansatt" })).toContain("Kyrkokontakten");
    expect(ownNames("VVS", { stil: "sammansatt" })).toContain("VVS-kompaniet");
    expect(ownNames("E-HANDEL", { stil: "sammansatt" })).toContain("E-handelsboden");
  });

  test("is never misread where it meets another part", () => {
    // Taklab could be read tak-lab or ta-klab.
    expect(ownNames("tak", { ton: "modernt", stil: "sammansatt" })).not.toContain("Taklab");
    expect(ownNames("kål", { ton: "modernt", stil: "sammansatt" })).not.toContain("Kållab");
  });

  test("is not joined to another one in modern names, which are short", () => {
    const names = ownNames("surdeg", { ton: "modernt" });
    expect(names).toContain("Tänk Surdeg");
    expect(names.filter((name) => / (?:och|&) /i.test(name))).toEqual([]);
  });

  test("may have a place after it or before it", () => {
    for (const keyword of ["cykel i Umeå", "umeå cykel"]) {
      const names = ownNames(keyword, { stil: "beskrivande" });
      expect(names).toContain("Umeå Cykel");
      expect(names.some((name) => /^Cykel[a-zåäö]+ i Umeå$/.test(name))).toBe(true);
    }
    expect(ownNames("trav på hackkinge")).toContain("Hackkinge Trav");
  });

  test("is on an island and in a town, whatever is typed before the place", () => {
    const names = ownNames("honung i Gotland");
    expect(names.some((name) => name.endsWith(" på Gotland"))).toBe(true);
    expect(names.filter((name) => name.endsWith(" i Gotland"))).toEqual([]);
    expect(ownNames("ost på Åre").some((name) => name.endsWith(" på Åre"))).toBe(true);
  });

  test("of more than twelve letters is not made longer", () => {
    const names = ownNames("surdegsbageri");
    expect(names).toContain("Surdegsbageri med Omsorg");
    expect(names.filter((name) => /^Surdegsbageris?[a-zåäö]/.test(name))).toEqual([]);
  });

  test.each(["frost", "post", "tråd", "papp", "kanvas", "fjord"])(
    "that only ends as goods do is of any trade, and describes none: %s",
    (keyword) => {
      const names = ownNames(keyword, { stil: "sammansatt" });
      expect(names.some((name) => /(?:kompaniet|bolaget)$/.test(name))).toBe(true);
      expect(names.filter((name) => keywordRemark(keyword, name) === "goods")).toEqual([]);
    },
  );

  test("may be a compound of goods", () => {
    const [name = ""] = ownNames("tunnbröd", { stil: "sammansatt" });
    expect(keywordRemark("tunnbröd", name)).toBe("goods");
  });

  test("is what a coined name is made of, unless its trade has names of its own", () => {
    expect(keywordReason("frost", "Frostia")).toBe("påhittat av ditt ord");
    expect(keywordReason("ost", "Ostia")).toBeUndefined();
  });

  test.each(["yoga", "hundar", "cykelverkstad", "stickning"])(
    "of a trade gets no partner: %s",
    (keyword) => {
      expect(ownNames(keyword).filter((name) => name.includes("&"))).toEqual([]);
    },
  );

  test.each(["bageri", "cykelverkstad", "flytthjälp", "hotellet", "renovera", "sömmerska"])(
    "that is a firm, a verb or a person in -ska begins no compound: %s",
    (keyword) => {
      const names = ownNames(keyword);
      expect(names.length).toBeGreaterThan(3);
      expect(names.map((name) => name.toLowerCase().split(" "))).toSatisfy(
        (all: readonly string[][]) => all.every((words) => words.includes(keyword)),
      );
    },
  );

  test("that is an ailment is in no merry phrase, and no house is named after it", () => {
    const names = ownNames("ischias");
    expect(names.length).toBeGreaterThan(0);
    expect(
      names.filter((name) => /^(?:Dags|Äntligen|Hej|Alltid)|rummet|hörnan|gänget/.test(name)),
    ).toEqual([]);
  });

  test("that is a verb is in no phrase that needs a noun", () => {
    for (const keyword of ["odla", "städa", "renovera"]) {
      const phrases = ownNames(keyword).filter((name) =>
        /^(?:Dags för|Äntligen|Mer än) /.test(name),
      );
      expect(phrases).toEqual([]);
    }
    expect(ownNames("ost")).toContain("Dags för Ost");
  });

  test.each([
    ["osten", "Ostboden"],
    ["tyger", "Tygverkstan"],
    ["hästen", "Hästgården"],
    ["smide", "Smidesbolaget"],
  ])("joins by its plain form: %s", (keyword, compound) => {
    expect(ownNames(keyword)).toContain(compound);
  });

  test("of many letters that says a trade is not refused, but has no names of its own", async () => {
    expect(keywordCaption("redovisningskonsult")).toBe("");
    expect(ownNames("redovisningskonsult")).toEqual([]);
    const names = await pageOf("redovisningskonsult");
    expect(
      names.filter((name) => keywordReason("redovisningskonsult", name)).length,
    ).toBeGreaterThan(6);
  });

  test("may be two, which make a compound and a couple", () => {
    const names = ownNames("hundar trim");
    expect(names).toContain("Hundtrim");
    expect(names).toContain("Hundar & Trim");
  });
});

test("a funeral parlour gets sober names, and none of food or gardens", async () => {
  expect(keywordCaption("begravningsbyrå")).toBe("");
  const names = await pageOf("begravningsbyrå");
  expect(names).toHaveLength(SUGGESTIONS_PER_PAGE);
  expect(names.filter((name) => keywordReason("begravningsbyrå", name) === undefined)).toEqual([]);
  expect(keywordCaption("begravningskuk")).toMatch(/^Det ordet bygger vi inga namn på/);
});

describe("a surname", () => {
  test("has its genitive and a trade, and no invented partners", () => {
    const names = ownNames("Ek", { bransch: "mat" });
    expect(names).toContain("Eks Bageri");
    expect(names).toContain("Hos Ek");
    expect(ownNames("Ek").filter((name) => name.includes("&"))).toEqual([]);
    expect(ownNames("Frans")).toContain("Hos Frans");
    expect(ownNames("Frans").filter((name) => name.startsWith("Franss"))).toEqual([]);
  });

  test("is known by the statistics in any case, and by its form otherwise", () => {
    for (const keyword of ["lindqvist", "LINDQVIST", "Lindqvist"]) {
      expect(keywordReason(keyword, "Hos Lindqvist")).toBe("ditt namn + hos");
    }
    expect(keywordReason("Zetterhjelm", "Hos Zetterhjelm")).toBe("ditt namn + hos");
    expect(keywordReason("surdeg", "Hos Surdeg")).toBeUndefined();
  });

  test("is beside the other word", () => {
    expect(ownNames("lindqvist cykel")).toContain("Lindqvists Cykel");
    expect(keywordReason("lindqvist cykel", "Lindqvists Cykel")).toBe("ditt namn + cykel");
    expect(keywordReason("ek möbler", "Eks Möbler")).toBe("ditt ord + möbler");
  });
});

describe("the remark on a name", () => {
  test.each(["städ", "honung", "cykel"])(
    "says of every compound of %s that it only describes",
    (keyword) => {
      const names = ownNames(keyword, { stil: "sammansatt" });
      expect(names.length).toBeGreaterThanOrEqual(3);
      const compounds = names.filter((name) => !name.includes(" "));
      expect(compounds.filter((name) => keywordRemark(keyword, name) !== "goods")).toEqual([]);
    },
  );

  test("says of a trade and a place that they only describe, and of an idiom nothing", () => {
    expect(keywordRemark("cykel Umeå", "Umeå Cykel")).toBe("goods");
    expect(keywordRemark("cykel Umeå", "Cykeldepån Umeå")).toBe("goods");
    expect(keywordRemark("cykel", "Cykel med Råge")).toBeUndefined();
  });

  test.each([
    ["kod", "Kod & Granit", undefined],
    ["kod", "Kod & Kaffe", undefined],
    ["kod", "Kod utan Krusiduller", undefined],
    ["kod", "Kodcentralen", "goods"],
    ["kod", "Kodpuls", "goods"],
    ["mjöl", "Mjöl på Näsan", undefined],
    ["mjöl", "Mjöl & Enris", undefined],
    ["mjöl", "Mjölboden", "goods"],
  ])("for %s, on %s: %s", (keyword, name, remark) => {
    expect(keywordRemark(keyword, name)).toBe(remark);
  });

  test("says of a surname alone that it is not enough", () => {
    expect(keywordRemark("Lindqvist", "Lindqvist")).toBe("surname-alone");
    expect(keywordRemark("Lindqvist", "Hos Lindqvist")).toBeUndefined();
  });
});

describe("right Swedish:", () => {
  test.each([
    ["Göteborg", "Göteborgs"],
    ["Stockholm", "Stockholms"],
    ["Lund", "Lunds"],
    ["Umeå", "Umeå"],
    ["Västerås", "Västerås"],
    ["Falun", "Falu"],
    ["solceller", "Solcells"],
    ["barnkläder", "Barnklädes"],
    ["vinresor", "Vinrese"],
  ])("compounds with %s begin with %s-", (keyword, form) => {
    const names = ownNames(keyword, { stil: "sammansatt" });
    expect(names.length).toBeGreaterThanOrEqual(3);
    expect(names.filter((name) => !name.startsWith(form))).toEqual([]);
  });

  test.each(["second hand", "röda huset", "af Klint", "von Sydow"])(
    "%s is not split",
    (keyword) => {
      const names = ownNames(keyword);
      expect(names.length).toBeGreaterThan(5);
      const whole = keyword.toLowerCase();
      expect(names.filter((name) => !name.toLowerCase().includes(whole))).toEqual([]);
    },
  );

  test("a compound that is written apart is joined", () => {
    const names = ownNames("hund trim");
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !/hundtrim/i.test(name))).toEqual([]);
  });

  test("Al- stays with its name", () => {
    expect(ownNames("Al-Hassan")).toContain("Hos Al-Hassan");
  });

  test("a given name in lower case is a name, and an ordinary word is none", () => {
    expect(ownNames("stina")).toContain("Hos Stina");
    expect(ownNames("sol")).not.toContain("Hos Sol");
  });

  test("two persons are suggested as they are typed, at once", async () => {
    expect(await pageOf("Stina & Olle", { ton: "kreativ" })).toContain("Stina & Olle");
    expect(keywordReason("Stina & Olle", "Stina & Olle")).toBe("dina namn");
  });

  test("a trade that is also a rare surname is no surname", () => {
    for (const keyword of ["lek", "Lek", "webb"]) {
      expect(ownNames(keyword).filter((name) => name.startsWith("Hos "))).toEqual([]);
      const [name = ""] = ownNames(keyword);
      expect(keywordRemark(keyword, name)).not.toBe("surname");
    }
  });

  test.each([
    ["snikeri", "snickeri"],
    ["snikkeri", "snickeri"],
    ["resturang", "restaurang"],
  ])("%s is asked about, and no name has the slip", async (keyword, meant) => {
    await generator.late?.load();
    expect(generator.caption?.({ ...defaults, nyckelord: keyword })).toBe(`Menade du ”${meant}”?`);
    expect(ownNames(keyword)).toEqual([]);
    expect(await pageOf(keyword)).toHaveLength(SUGGESTIONS_PER_PAGE);
  });
});

test.each([
  ["H&M", /^”H&M” är ett känt märke/],
  ["kommun", /”kommun” innehåller ett ord som bara vissa företag får heta/],
  ["Röda Korset", /”Röda Korset” innehåller ett ord som bara vissa företag får heta/],
  ["12", /minst två bokstäver/],
  ["<b>", /minst två bokstäver/],
  [" - ' ", /minst två bokstäver/],
  ["och", /minst två bokstäver/],
  ["å".repeat(200), /för långt för ett namn/],
  ["kuk", /^Det ordet bygger vi inga namn på\.$/],
  ["ost i Helvetet", /^Det ordet bygger vi inga namn på\.$/],
  ["Bank", /”Bank” innehåller ett ord som bara vissa företag får heta/],
  ["hundförsäkring", /bara vissa företag får heta/],
  ["IKEA", /”IKEA” är ett känt märke/],
  ["kaffe i Banken", /”Banken” innehåller ett ord som bara vissa företag får heta/],
  ["kaffe på Ikea", /”Ikea” är ett känt märke/],
  [`ost i ${"å".repeat(20)}`, /för långt för ett namn/],
])("%j is refused in words, and the lists are drawn from", async (keyword, words) => {
  expect(keywordCaption(keyword)).toMatch(words);
  await generator.late?.load();
  expect(generator.caption?.({ ...defaults, nyckelord: keyword })).toMatch(words);
  expect(drawKeywordNames(keyword, defaults, seededRandom(1))).toEqual([]);
  expect(await pageOf(keyword)).toHaveLength(SUGGESTIONS_PER_PAGE);
});

test("a word that is no brand, and one that is an ordinary word too, are not refused", () => {
  for (const keyword of [
    "surdeg",
    "bankett",
    "kommunikation",
    "propolis",
    "Kraft",
    "två ord",
    "Björk",
    "cykel i Mora",
  ]) {
    expect(keywordCaption(keyword)).toBe("");
  }
});

test("no name is blocked, too long, or like a brand, whatever the word", () => {
  const words = "hor,skit,ankare,slav,kaffe,nord,volv,ike,klarn,bil,ros,hem,fitness,sup,kra".split(
    ",",
  );
  const names = words.flatMap((word) => ownNames(word));
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !isClean(name))).toEqual([]);
  expect(names.filter(({ length }) => length > COMPANY_NAME_MAX_LENGTH)).toEqual([]);
  expect(names.filter((name) => brandLike(lettersOf(name)) !== undefined)).toEqual([]);
});

test("a name says how it uses the word", async () => {
  const names = await pageOf("surdeg");
  for (const name of names.filter((each) => /surdeg/i.test(each))) {
    expect(keywordReason("surdeg", name)).toMatch(OF_WORD);
  }
  expect(keywordReason("surdeg", "Surdegsboden")).toBe("ditt ord + boden");
});

test("names with the word come again only when all of them have been shown", async () => {
  await generator.late?.load();
  const choices = { ...defaults, nyckelord: "ost", ton: "modernt", stil: "unikt", bransch: "mat" };
  const all = new Set(ownNames("ost", choices));
  const seen = new Map<string, "drawn">();
  const random = seededRandom(5);
  for (let press = 0; press < all.size / 3; press++) {
    const drawn = generate(generator, choices, { count: 12, random, seen });
    expect(drawn.repeated).toBe(0);
    for (const name of drawn.names) seen.set(name, "drawn");
  }
  expect([...all].filter((name) => !seen.has(name))).toEqual([]);
});
