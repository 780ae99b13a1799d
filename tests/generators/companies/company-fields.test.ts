/** Names of the trades that a visitor's words say. */
import { describe, expect, test } from "vitest";
import { COMPANY_NAME_MAX_LENGTH, SUGGESTIONS_PER_PAGE } from "@/config/limits.ts";
import { brandLike } from "@/generators/companies/brands.ts";
import { generator } from "@/generators/companies/companies.ts";
import {
  type CompanyField,
  companyFields,
  imageFields,
  kindField,
  neutralField,
  STYLE_OF_KIND,
} from "@/generators/companies/company-fields.ts";
import { lettersOf } from "@/generators/companies/company-letters.ts";
import { listOf } from "@/generators/companies/company-recipes.ts";
import { isProtected } from "@/generators/companies/company-remark.ts";
import { findFields } from "@/generators/companies/find-fields.ts";
import { readKeyword } from "@/generators/companies/keyword.ts";
import { keywordReason } from "@/generators/companies/keyword-names.ts";
import { isClean } from "@/generators/engine/block-list.ts";
import { generate } from "@/generators/engine/definition.ts";
import { type Choices, defaultChoices } from "@/generators/engine/filters.ts";
import { seededRandom } from "@/generators/engine/sample.ts";
import { fieldIndustries } from "@/words/keyword-words.ts";
import { findUnsayable } from "../../../scripts/audit/find-unsayable.ts";
import { companyFieldsFile } from "../../../scripts/company-fields/company-fields-file.ts";

await generator.late?.load();

const defaults = defaultChoices(generator.filters);

/** The pages that a visitor sees after some presses. */
function pagesOf(nyckelord: string, count: number, others: Choices = {}, seed = 1) {
  const seen = new Map<string, "drawn">();
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const choices = { ...defaults, ...others, nyckelord };
    const { names } = generate(generator, choices, { count: SUGGESTIONS_PER_PAGE, random, seen });
    for (const name of names) seen.set(name, "drawn");
    return names;
  });
}

function fieldOf(trade: string): CompanyField {
  const field = companyFields.find((each) => each.trade === trade);
  if (!field) throw new Error(`No trade ${trade}`);
  return field;
}

function tradesOf(typed: string): readonly string[] {
  const keyword = readKeyword(typed);
  return "refusal" in keyword ? [] : keyword.fields.map(({ trade }) => trade);
}

const isOwn = (typed: string, name: string) =>
  /(?:ditt ord|dina ord|ditt namn)/.test(keywordReason(typed, name) ?? "");

describe("the word list", () => {
  test("has 173 trades, each with names of every tone", () => {
    expect(companyFields).toHaveLength(173);
    for (const { names, trade } of companyFields) {
      expect(new Set(names.map(({ tone }) => tone)).size, trade).toBe(3);
    }
  });

  test("has only names that the rules of the site allow", () => {
    const fields = [...companyFields, ...imageFields, kindField, neutralField];
    const names = fields.flatMap((field) => field.names.map(({ name }) => name));
    expect(names.length).toBeGreaterThan(4_000);
    const wrong = names.filter(
      (name) =>
        !isClean(name) ||
        findUnsayable(name, "foretagsnamn").length > 0 ||
        name.length > COMPANY_NAME_MAX_LENGTH ||
        brandLike(lettersOf(name)) !== undefined ||
        isProtected(lettersOf(name)),
    );
    expect(wrong).toEqual([]);
  });

  test("has every trade in exactly one industry", () => {
    const trades = companyFields.map(({ trade }) => trade);
    const listed = Object.values(fieldIndustries).flatMap(listOf);
    expect(listed.toSorted()).toEqual(trades.toSorted());
  });
});

describe("the import", () => {
  const row = (name: string, trade = "ur") =>
    JSON.stringify({
      trade,
      typed: ["ur", "klocka"],
      names: [{ tone: "kreativ", kind: "ord", name, gloss: "går", good: true }],
    });

  test("writes what is allowed, and says what it leaves out and why", () => {
    expect(companyFieldsFile(row("Lodet")).text).toContain(
      "ur\tur,klocka\nkreativ\tord\t+\tLodet\tgår\n",
    );
    const { text, summary } = companyFieldsFile(row("Urbanken"));
    expect(text).not.toContain("Urbanken");
    expect(summary).toContain("ur: Urbanken (protected)");
  });

  test("leaves out what was rejected for a trade, and for no other", () => {
    const { text, summary } = companyFieldsFile(row("Skiffer", "tak"));
    expect(text).not.toContain("Skiffer");
    expect(summary).toContain("tak: Skiffer (rejected when read again)");
    expect(companyFieldsFile(row("Skiffer", "vin")).text).toContain("Skiffer");
  });

  test("refuses a malformed line", () => {
    expect(() => companyFieldsFile(row("Två\trader"))).toThrow(/^Line 1: "names\.0\.name"/);
  });
});

describe("the trades of what is typed", () => {
  test.each([
    ["surdeg", ["surdeg"]],
    ["Frisörsalong", ["frisör"]],
    ["takläggare", ["tak"]],
    ["hundtrimm", ["hundtrim"]],
    ["fotograf Malmö", ["foto"]],
    ["foto i Hackkinge", ["foto"]],
    ["bokforing", ["redovisning"]],
    ["second hand", ["second hand"]],
    ["ostbutiken", ["ost"]],
    ["herrfrisör", ["frisör"]],
    ["hundfotograf", ["hunddagis", "foto"]],
    ["vin och ost", ["vin", "ost"]],
    ["Stina frisör", ["frisör"]],
    ["Wikström", []],
    ["vinter", []],
    ["läkare", []],
    ["förskola", ["förskola och barnpassning"]],
    ["kristallkola", []],
    ["smed", ["smide"]],
    ["äpplet", ["frukt och must"]],
    ["äpplena", ["frukt och must"]],
    ["fönstertvät", ["fönsterputs"]],
    ["biltvätt", ["bilvård"]],
    ["3d-print", ["3d-print"]],
    ["bed and breakfast", ["pensionat och vandrarhem"]],
    ["Sandström", []],
    ["lugn", []],
    ["hundkurs", ["hundträning"]],
    ["virkade mössor", ["garn och stickning"]],
    ["virke", ["snickeri"]],
    ["dykning", ["vattensport"]],
    ["äventyr", []],
    ["drönarfoto", ["drönare"]],
    ["doula", ["graviditet och förlossning"]],
    ["symaskin", ["sybehör"]],
    ["kakelugnar", ["kakelugnar"]],
    ["kakel", ["kakel"]],
    ["skilsmässa", ["terapi"]],
    ["allergi", []],
    ["terapeutt", ["terapi"]],
  ])("%s: %j", (typed, trades) => {
    expect(tradesOf(typed)).toEqual(trades);
  });

  test("are those of every word by which visitors ask for them", () => {
    for (const field of companyFields) {
      for (const typed of field.typed) {
        expect(findFields(typed.split(" ")).fields, typed).toContain(field);
      }
    }
  });
});

describe("a page", () => {
  test.each(["surdeg", "foto", "hundtrim", "bokföring", "takläggare", "keramik"])(
    "for %s has at most one name with the word, and the others are good ones of its trades",
    (typed) => {
      const good = tradesOf(typed).flatMap((trade) =>
        fieldOf(trade).names.flatMap(({ name, isGood }) => (isGood ? name : [])),
      );
      for (const seed of [1, 2, 3]) {
        const [names = []] = pagesOf(typed, 1, {}, seed);
        expect(names).toHaveLength(SUGGESTIONS_PER_PAGE);
        const own = names.filter((name) => isOwn(typed, name));
        expect(own.length).toBeLessThanOrEqual(1);
        expect(names.filter((name) => good.includes(name)).length).toBeGreaterThanOrEqual(10);
      }
    },
  );

  test("is filled with good names before any other, of the trade or for any firm", () => {
    const good = new Set(
      [...companyFields, neutralField].flatMap(({ names }) =>
        names.flatMap(({ name, isGood }) => (isGood ? name : [])),
      ),
    );
    for (const field of companyFields) {
      const [typed = ""] = field.typed;
      const [names = []] = pagesOf(typed, 1);
      const others = names.filter((name) => !isOwn(typed, name) && !good.has(name));
      expect(others, typed).toEqual([]);
    }
  });

  test("for a word of no trade guesses none: its names are of what the word pictures, or suit any firm", () => {
    const pictured = (word: string) =>
      imageFields.flatMap((field) =>
        field.typed.includes(word) ? field.names.map(({ name }) => name) : [],
      );
    for (const typed of ["lugn", "äventyr", "Hav", "månen", "längtan", "saknad"]) {
      const [names = []] = pagesOf(typed, 1);
      const suited = pictured(typed.toLowerCase());
      expect(suited.length, typed).toBeGreaterThan(20);
      expect(names.filter((name) => suited.includes(name)).length, typed).toBeGreaterThan(9);
    }
    const neutral = neutralField.names.map(({ name }) => name);
    for (const typed of ["Sandström", "Anna", "glitter"]) {
      const pages = pagesOf(typed, 3).flat();
      const others = pages.filter((name) => !isOwn(typed, name) && !neutral.includes(name));
      expect(others, typed).toEqual([]);
    }
  });

  test("has no kind of name of the trade more than four times, and no name of another trade", () => {
    for (const { trade, names: ofTrade } of companyFields) {
      const [typed = trade] = fieldOf(trade).typed;
      const allowed = new Map(
        findFields(typed.split(" ")).fields.flatMap(({ names }) =>
          names.map(({ name, kind }) => [name, kind] as const),
        ),
      );
      const [names = []] = pagesOf(typed, 1);
      const kinds = names.flatMap((name) => allowed.get(name) ?? []);
      expect(kinds.length, trade).toBeGreaterThanOrEqual(Math.min(8, ofTrade.length));
      for (const kind of kinds) {
        expect(kinds.filter((each) => each === kind).length, trade).toBeLessThanOrEqual(4);
      }
      const own = names.filter((name) => isOwn(typed, name));
      expect(own.length, trade).toBeLessThanOrEqual(1);
    }
  });

  test("is of others the next time, the good ones before the rest", () => {
    const names = new Map(fieldOf("keramik").names.map((each) => [each.name, each]));
    const pages = pagesOf("keramik", 3);
    const all = pages.flat();
    expect(new Set(all).size).toBe(all.length);
    const goodOnPage = pages.map((page) => page.filter((name) => names.get(name)?.isGood).length);
    expect(goodOnPage[0]).toBeGreaterThanOrEqual(10);
    expect(goodOnPage).toEqual(goodOnPage.toSorted((one, other) => other - one));
    const shown = all.filter((name) => names.has(name));
    expect(shown.length).toBeGreaterThanOrEqual(24);
  });

  test("has names of the trade in the tone, the style and the length that are asked for", () => {
    const byName = new Map(fieldOf("foto").names.map((each) => [each.name, each]));
    for (const ton of ["professionell", "kreativ", "modernt"]) {
      const [names = []] = pagesOf("foto", 1, { ton });
      const ofTrade = names.flatMap((name) => byName.get(name) ?? []);
      expect(ofTrade.length, ton).toBeGreaterThanOrEqual(5);
      expect(new Set(ofTrade.map(({ tone }) => tone))).toEqual(new Set([ton]));
    }
    const [compounds = []] = pagesOf("foto", 1, { stil: "sammansatt" });
    const kinds = compounds.flatMap((name) => byName.get(name)?.kind ?? []);
    expect(kinds.length).toBeGreaterThanOrEqual(7);
    expect(new Set(kinds.map((kind) => STYLE_OF_KIND[kind]))).toEqual(new Set(["sammansatt"]));
    const [short = []] = pagesOf("foto", 1, { langd: "kort" });
    expect(short.filter((name) => byName.has(name)).length).toBeGreaterThanOrEqual(4);
    expect(short.filter(({ length }) => length > 8)).toEqual([]);
  });

  test("has no names of a trade that is not of the chosen industry", () => {
    const names = fieldOf("foto").names.map(({ name }) => name);
    const [page = []] = pagesOf("foto", 1, { bransch: "mat" });
    expect(page.filter((name) => names.includes(name))).toEqual([]);
  });

  test("says what a name of the trade plays on", () => {
    expect(keywordReason("foto", "Brännvidd")).toBe("avståndet från lins till skarp bild");
    expect(keywordReason("surdeg", "Brännvidd")).toBeUndefined();
  });

  test("has at most two names with a person and a trade, and four with a person alone", () => {
    const [both = []] = pagesOf("Wikström frisör", 1);
    const withName = both.filter((name) => name.includes("Wikström"));
    expect(withName.toSorted()).toEqual(["Wikström Frisör", "Wikströms Frisör"]);
    const [alone = []] = pagesOf("Wikström", 1);
    expect(alone.filter((name) => name.includes("Wikström")).toSorted()).toEqual([
      "Hos Wikström",
      "Wikström & Co",
      "Wikströms",
    ]);
  });
});
