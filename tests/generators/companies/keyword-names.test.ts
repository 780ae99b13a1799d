/** Company names around a visitor's own word. */
import { describe, expect, test, vi } from "vitest";
import { COMPANY_NAME_MAX_LENGTH, SUGGESTIONS_PER_PAGE } from "@/config/limits.ts";
import { brandLike } from "@/generators/companies/brands.ts";
import { generator } from "@/generators/companies/companies.ts";
import { companyFields } from "@/generators/companies/company-fields.ts";
import { lettersOf } from "@/generators/companies/company-letters.ts";
import {
  drawKeywordNames,
  keywordCaption,
  keywordReason,
} from "@/generators/companies/keyword-names.ts";
import { keywordRemark } from "@/generators/companies/keyword-remark.ts";
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
    const names = ownNames("surdeg");
    expect(names).toContain("Surdegsboden");
    expect(names.filter((name) => !/^Surdegs[a-zåäö]+$/.test(name))).toEqual([]);
    expect(ownNames("VVS")).toContain("VVS-kompaniet");
    expect(ownNames("E-HANDEL")).toContain("E-handelsboden");
  });

  test("is only in compounds with what firms are called, and in none that is modern", () => {
    const typed = "ost,yoga,måleri,keramik,solceller,städ,frost,måne,skomakare,webbyrå,odla".split(
      ",",
    );
    const names = typed.flatMap((word) => ownNames(word));
    const odd = names.filter((name) => name.includes(" "));
    expect(names.length).toBeGreaterThan(10);
    expect(odd).toEqual([]);
    expect(typed.flatMap((word) => ownNames(word, { ton: "modernt" }))).toEqual([]);
  });

  test.each(["hej", "tänk", "dags för", "alltid", "äntligen", "mer än", "bara"])(
    "is in no frame that any word fits into: %s",
    async (frame) => {
      for (const word of ["ost", "pilates", "webbyrå", "äpplen", "glitter"]) {
        const names = [...ownNames(word), ...(await pageOf(word, { ton: "modernt" }))];
        expect(names).not.toContain(`${frame} ${word}`);
        expect(names.filter((name) => name.toLowerCase() === `${frame} ${word}`)).toEqual([]);
      }
    },
  );

  test("may have a place before it or after it", () => {
    for (const keyword of ["cykel i Umeå", "umeå cykel"]) {
      const names = ownNames(keyword);
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

  test("makes no compound that is too long for a sign", () => {
    for (const word of ["surdegsbageri", "golvläggning", "snöröjning", "översättning"]) {
      expect(ownNames(word).filter(({ length }) => length > 16)).toEqual([]);
    }
  });

  test.each(["frost", "tråd", "kanvas"])(
    "that only ends as goods do is of any trade, and describes none: %s",
    (keyword) => {
      const names = ownNames(keyword);
      expect(names.some((name) => /(?:kompaniet|bolaget|magasinet)$/.test(name))).toBe(true);
      expect(names.filter((name) => keywordRemark(keyword, name) === "goods")).toEqual([]);
    },
  );

  test("may be a compound of goods", () => {
    const [name = ""] = ownNames("tunnbröd");
    expect(keywordRemark("tunnbröd", name)).toBe("goods");
  });

  test.each(["bageri", "cykelverkstad", "flytthjälp", "hotellet", "renovera", "sömmerska"])(
    "that is a firm, a verb or a person in -ska begins no compound: %s",
    async (keyword) => {
      expect(ownNames(keyword)).toEqual([]);
      expect(await pageOf(keyword)).toHaveLength(SUGGESTIONS_PER_PAGE);
    },
  );

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

  test("may be two, which make a couple", () => {
    expect(ownNames("surdeg & vin")).toContain("Surdeg & Vin");
    expect(ownNames("bed and breakfast")).toEqual([]);
  });
});

test("a funeral parlour gets names of its own, which are sober in each tone", async () => {
  expect(keywordCaption("begravningsbyrå")).toBe("");
  const sober = companyFields.find(({ trade }) => trade === "begravning")?.names ?? [];
  const names = await pageOf("begravningsbyrå");
  expect(names).toHaveLength(SUGGESTIONS_PER_PAGE);
  expect(names.filter((name) => sober.every((each) => each.name !== name))).toEqual([]);
  expect(keywordCaption("begravningskuk")).toMatch(/^Det ordet bygger vi inga namn på/);
});

describe("a person's name", () => {
  test("says no trade by itself, and the chosen one where one is", () => {
    expect(ownNames("Lindqvist").toSorted()).toEqual([
      "Hos Lindqvist",
      "Lindqvist & Co",
      "Lindqvists",
    ]);
    expect(ownNames("Lindqvist", { bransch: "mat" }).toSorted()).toEqual([
      "Lindqvist Mat",
      "Lindqvists Mat",
    ]);
    expect(ownNames("Frans").toSorted()).toEqual(["Frans & Co", "Hos Frans"]);
    expect(ownNames("Sandström i Visby")).toContain("Sandström i Visby");
  });

  test("is known by the statistics in any case, and by its form otherwise", () => {
    for (const keyword of ["lindqvist", "LINDQVIST", "Lindqvist"]) {
      expect(keywordReason(keyword, "Hos Lindqvist")).toBe("ditt namn + hos");
    }
    expect(keywordReason("Zetterhjelm", "Hos Zetterhjelm")).toBe("ditt namn + hos");
    expect(keywordReason("surdeg", "Hos Surdeg")).toBeUndefined();
  });

  test("is beside the other word, in the genitive if it is a given name", () => {
    expect(ownNames("lindqvist cykel").toSorted()).toEqual(["Lindqvist Cykel", "Lindqvists Cykel"]);
    expect(keywordReason("lindqvist cykel", "Lindqvists Cykel")).toBe("ditt namn + cykel");
    expect(keywordReason("ek möbler", "Eks Möbler")).toBe("ditt ord + möbler");
    expect(ownNames("Johan måleri")).toEqual(["Johans Måleri"]);
  });

  test("is read in its genitive", () => {
    expect(ownNames("Sandströms snickeri")).toContain("Sandströms Snickeri");
    expect(ownNames("Annas blommor")).toEqual(["Annas Blommor"]);
    expect(keywordRemark("Annas blommor", "Annas Blommor")).toBeUndefined();
    expect(ownNames("Jonas måleri")).toEqual(["Jonas Måleri"]);
    expect(ownNames("Sandströms")).toContain("Hos Sandström");
  });

  test("may say who its bearers are together, which is not a word of a trade", () => {
    expect(ownNames("Bröderna Berg").toSorted()).toEqual(["Bröderna Berg", "Hos Bröderna Berg"]);
    expect(keywordRemark("bröderna Berg", "Bröderna Berg")).toBeUndefined();
    expect(ownNames("Systrarna Berg café")).toContain("Systrarna Bergs Café");
  });

  test("after av is a given name", () => {
    expect(ownNames("Stickat av Karin")).toEqual(["Karins Stickat"]);
  });

  test("has the firm of someone with a trade", () => {
    expect(ownNames("Bagare Olle").toSorted()).toEqual(["Bagare Olle", "Olles Bageri"]);
    expect(ownNames("Lindqvist målare")).toContain("Lindqvists Måleri");
  });

  test("may be a full name, which is suggested as it is", () => {
    expect(ownNames("Anna Sandström")).toEqual(["Anna Sandström"]);
  });
});

describe("the remark on a name", () => {
  test.each(["städ", "honung", "cykel"])(
    "says of every compound of %s that it only describes",
    (keyword) => {
      const names = ownNames(keyword);
      expect(names.length).toBeGreaterThanOrEqual(2);
      const compounds = names.filter((name) => !name.includes(" "));
      expect(compounds.filter((name) => keywordRemark(keyword, name) !== "goods")).toEqual([]);
    },
  );

  test("says of a trade and a place that they only describe, and of an idiom nothing", () => {
    expect(keywordRemark("cykel Umeå", "Umeå Cykel")).toBe("goods");
    expect(keywordRemark("målare i Visby", "Visby Måleri")).toBe("goods");
    expect(keywordRemark("cykel Umeå", "Cykeldepån i Umeå")).toBe("goods");
    expect(keywordRemark("cykel", "Kedjebrevet")).toBeUndefined();
  });

  test("says of the goods of a trade with what only says that there is a firm that they describe", () => {
    expect(keywordRemark("kod", "Kodkompaniet")).toBe("goods");
    expect(keywordRemark("mjöl", "Mjölboden")).toBe("goods");
    expect(keywordRemark("kod & granit", "Kod & Granit")).toBeUndefined();
  });

  test("says of a surname alone that it is not enough", () => {
    expect(keywordRemark("Lindqvist", "Lindqvists")).toBe("surname-alone");
    expect(keywordRemark("Lindqvist", "Hos Lindqvist")).toBeUndefined();
  });
});

describe("right Swedish:", () => {
  test.each([
    ["Göteborg", "Göteborgs"],
    ["Lund", "Lunds"],
    ["Umeå", "Umeå"],
    ["Västerås", "Västerås"],
    ["Falun", "Falu"],
    ["solceller", "Solcells"],
    ["barnkläder", "Barnklädes"],
    ["vinresor", "Vinrese"],
  ])("compounds with %s begin with %s-", (keyword, form) => {
    const names = ownNames(keyword);
    expect(names.length).toBeGreaterThanOrEqual(1);
    expect(names.filter((name) => !name.startsWith(form))).toEqual([]);
  });

  test.each(["second hand i Umeå", "röda huset i Umeå", "af Klint", "von Sydow"])(
    "%s is not split",
    (keyword) => {
      const names = ownNames(keyword);
      expect(names.length).toBeGreaterThanOrEqual(1);
      const [whole = ""] = keyword.toLowerCase().split(" i ");
      expect(names.filter((name) => !name.toLowerCase().includes(whole))).toEqual([]);
    },
  );

  test("a compound that is written apart is joined", () => {
    expect(ownNames("hund trim")).toEqual(["Hundtrimsalongen"]);
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
      const remarks = ownNames(keyword).map((name) => keywordRemark(keyword, name));
      expect(remarks).not.toContain("surname");
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

test("a trade that only some firms may be called by is refused, and its page has names of the trade", async () => {
  expect(keywordCaption("advokatbyrå")).toMatch(/bara vissa företag får heta/);
  const ofLaw = companyFields.find(({ trade }) => trade === "juridik")?.names ?? [];
  const names = await pageOf("advokatbyrå");
  expect(names.filter((name) => ofLaw.some((each) => each.name === name)).length).toBeGreaterThan(
    7,
  );
  expect(names.filter((name) => /advokat/i.test(name))).toEqual([]);
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
  expect(names.length).toBeGreaterThan(20);
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
