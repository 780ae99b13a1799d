/** Company names of the industries whose names are those of their trades. */
import { describe, expect, test, vi } from "vitest";
import { COMPANY_NAME_LENGTHS, SUGGESTIONS_PER_PAGE } from "@/config/limits.ts";
import { generator } from "@/generators/companies/companies.ts";
import { companyFields, STYLE_OF_KIND } from "@/generators/companies/company-fields.ts";
import { listOf } from "@/generators/companies/company-recipes.ts";
import { industryReason } from "@/generators/companies/industry-names.ts";
import { keywordReason } from "@/generators/companies/keyword-names.ts";
import { TRADE_INDUSTRIES } from "@/generators/companies/trade-industries.ts";
import { generate } from "@/generators/engine/definition.ts";
import { type Choices, defaultChoices } from "@/generators/engine/filters.ts";
import { hasLength } from "@/generators/engine/length-filter.ts";
import { seededRandom } from "@/generators/engine/sample.ts";
import { fieldIndustries } from "@/words/keyword-words.ts";

await generator.late?.load();

const TONES = ["alla", "professionell", "kreativ", "modernt"] as const;
const PRESSES = 30;

const defaults = defaultChoices(generator.filters);

/** The names that an industry's trades have in a tone. */
function namesOf(industry: keyof typeof fieldIndustries, tone: string = "alla") {
  const trades = listOf(fieldIndustries[industry]);
  return companyFields
    .filter(({ trade }) => trades.includes(trade))
    .flatMap(({ names }) => names.filter((each) => tone === "alla" || each.tone === tone));
}

/** Pages until names come again, or PRESSES of them. */
function pagesOf(chosen: Choices, seed: number) {
  const random = seededRandom(seed);
  const seen = new Map<string, "drawn">();
  const pages: (readonly string[])[] = [];
  const choices = { ...defaults, ...chosen };
  while (pages.length < PRESSES) {
    const draw = generate(generator, choices, { count: SUGGESTIONS_PER_PAGE, random, seen });
    pages.push(draw.names.slice(0, draw.names.length - draw.repeated));
    for (const name of draw.names) seen.set(name, "drawn");
    if (draw.repeated > 0) {
      expect(draw.matching).toBe(seen.size);
      break;
    }
    expect(draw.names).toHaveLength(SUGGESTIONS_PER_PAGE);
  }
  return pages;
}

const subjects = TRADE_INDUSTRIES.flatMap((industry) =>
  TONES.map((tone) => [industry, tone] as const),
);

describe.each(subjects)("%s, %s", (bransch, ton) => {
  const names = namesOf(bransch, ton);
  const kindsOf = (name: string) => names.flatMap((each) => (each.name === name ? each.kind : []));
  const runs = [1, 2, 3].map((seed) => pagesOf({ bransch, ton }, seed));

  test("gives thirty pages without a repeat, or nearly all of its names before it says that it is out", () => {
    const different = new Set(names.map(({ name }) => name)).size;
    for (const pages of runs) {
      const shown = pages.flat();
      expect(new Set(shown).size).toBe(shown.length);
      if (pages.length < PRESSES) expect(shown.length).toBeGreaterThan(different * 0.75);
    }
  });

  test("gives names of its trades and tone, no kind more than four times in twelve", () => {
    for (const page of runs.flat()) {
      const kinds = page.map(kindsOf);
      expect(page.filter((_, i) => kinds[i]?.length === 0)).toEqual([]);
      for (const kind of new Set(names.map((each) => each.kind))) {
        const only = kinds.filter((each) => each.every((one) => one === kind));
        expect(only.length, page.join()).toBeLessThanOrEqual(4);
      }
    }
  });

  test("gives no name that is just the word for a trade of another industry", () => {
    const other = runs.flat(2).filter((name) => {
      const asked = companyFields.filter(({ typed }) => typed.includes(name.toLowerCase()));
      return asked.length > 0 && asked.every(({ industry }) => industry !== bransch);
    });
    expect(other).toEqual([]);
  });

  test("begins with good ones", () => {
    const good = new Set(names.flatMap(({ name, isGood }) => (isGood ? name : [])));
    for (const [first = []] of runs) {
      const count = first.filter((name) => good.has(name)).length;
      expect(count).toBeGreaterThanOrEqual(Math.min(9, good.size - 3));
    }
  });
});

test("the names of trades are loaded when such an industry is chosen, and not before", async () => {
  vi.resetModules();
  const load = vi.fn();
  vi.doMock("@/words/company-fields.ts", async (importOriginal) => {
    load();
    return importOriginal();
  });
  const { generator: fresh } = await import("@/generators/companies/companies.ts");
  await fresh.late?.load({ ...defaults, bransch: "mat" });
  expect(load).not.toHaveBeenCalled();
  const choices = { ...defaults, bransch: "djur" };
  expect(fresh.late?.isNeeded(choices)).toBe(true);
  await fresh.late?.load(choices);
  expect(load).toHaveBeenCalled();
  const page = generate(fresh, choices, { count: SUGGESTIONS_PER_PAGE, random: seededRandom(1) });
  expect(page.names).toHaveLength(SUGGESTIONS_PER_PAGE);
});

test("names have the chosen length and style", () => {
  for (const bransch of TRADE_INDUSTRIES) {
    for (const langd of ["kort", "medel", "lang"]) {
      const names = pagesOf({ bransch, langd }, 4).flat();
      expect(names.length, `${bransch} ${langd}`).toBeGreaterThanOrEqual(SUGGESTIONS_PER_PAGE);
      expect(names.filter((name) => !hasLength(name, langd, COMPANY_NAME_LENGTHS))).toEqual([]);
    }
    for (const stil of ["sammansatt", "unikt", "beskrivande"]) {
      const ofStyle = namesOf(bransch).flatMap(({ name, kind }) =>
        STYLE_OF_KIND[kind] === stil ? name : [],
      );
      const names = pagesOf({ bransch, stil }, 4).flat();
      expect(names.filter((name) => !ofStyle.includes(name))).toEqual([]);
      const different = new Set(ofStyle).size;
      expect(names.length, `${bransch} ${stil}`).toBeGreaterThan(different * 0.9);
    }
  }
});

test("most names say what they play on", () => {
  for (const bransch of TRADE_INDUSTRIES) {
    const [first = []] = pagesOf({ bransch }, 5);
    const explained = first.filter((name) => industryReason(bransch, name) !== undefined);
    expect(explained.length, bransch).toBeGreaterThanOrEqual(6);
  }
  expect(industryReason("bygg", "Hammarband")).toBe("bjälken som knyter ihop väggen upptill");
  expect(industryReason("djur", "Hammarband")).toBeUndefined();
});

test("with a visitor's word, the other names are of the chosen industry", () => {
  const [page = []] = pagesOf({ bransch: "skonhet", nyckelord: "lavendel" }, 6);
  const own = page.filter((name) => keywordReason("lavendel", name)?.includes("ditt ord"));
  const names = new Set(namesOf("skonhet").map(({ name }) => name));
  expect(own).toHaveLength(1);
  expect(page.filter((name) => !names.has(name)).toSorted()).toEqual(own.toSorted());
});

test("a surname is joined with the chosen industry, and no other one", () => {
  const [page = []] = pagesOf({ bransch: "bygg", nyckelord: "Wikström" }, 7);
  const own = page.filter((name) => name.includes("Wikström"));
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter((name) => !/^Wikströms? (?:Bygg|Hantverk)$/.test(name))).toEqual([]);
});
