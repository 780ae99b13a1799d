import { describe, expect, it, test } from "vitest";
import { HALF_YEAR_DAYS, POPULAR_CHILD_NAMES } from "@/config/limits.ts";
import { withAdvancedFilters } from "@/generators/engine/advanced-filters.ts";
import { ALL, type Filter } from "@/generators/engine/filters.ts";
import { classes } from "@/generators/fantasy/peoples.ts";
import { type GeneratorEntry, generators } from "@/generators/registry.ts";
import { RECENT_YEARS } from "@/names/series/statistics-years.ts";

/** Options that say what they mean, of filters that have some that do not. */
const EVIDENT_OPTIONS = [ALL, "nej", "utan", "manlig", "kvinnlig", "man", "kvinna"];

async function filtersOf(id: string): Promise<readonly Filter[]> {
  const entry = generators.find((each) => each.id === id);
  if (!entry) throw new Error(`No generator ${id}`);
  return (await entry.load()).generator.filters;
}

/** The meaning of an option, as a filter of the generator has it. */
async function meaningOf(page: string, filterId: string, value: string) {
  const filter = (await filtersOf(page)).find(({ id }) => id === filterId);
  return filter?.options.find((option) => option.value === value)?.meaning;
}

/** The options of a generator that do not say what they mean, as the page explains them. */
async function explainedOptions({ load }: GeneratorEntry): Promise<string[]> {
  const { generator } = await load();
  return (
    generator.filters
      .filter(({ typing, isOrder }) => !typing && !isOrder)
      // The labels of a letter, an ending or a trade say it.
      .filter(({ options }) => options.some(({ meaning }) => meaning !== undefined))
      .flatMap(({ options }) =>
        options
          .filter(({ value }) => !EVIDENT_OPTIONS.includes(value))
          .map(({ label, meaning }) => `${label.split(" (")[0]}: ${meaning}`),
      )
  );
}

test.each(generators)(
  "the options of $path each have a meaning that fits on two lines of a tablet",
  async (entry) => {
    const lines = await explainedOptions(entry);
    expect(lines.filter((line) => /undefined|\.$/.test(line) || line.length > 80)).toEqual([]);
  },
);

test("most generators have options that need a meaning", async () => {
  const lines = await Promise.all(generators.map(explainedOptions));
  expect(lines.filter(({ length }) => length > 4).length).toBeGreaterThan(generators.length / 2);
});

describe("a meaning", () => {
  it("of a role-playing class is that of the styles that its names have", async () => {
    const wordOf = async (style: string) =>
      (await meaningOf("fantasy-namn", "stil", style))?.split(" ").pop();
    for (const [klass, { styles }] of Object.entries(classes)) {
      const words = (await meaningOf("dnd-namn", "klass", klass))?.match(/(?<=något ).+/)?.[0];
      const expected = await Promise.all(styles.map(wordOf));
      expect(words?.split(/, | eller /), klass).toEqual(expected);
    }
  });

  it("states the numbers of its rule", async () => {
    expect(await meaningOf("fornamn", "kon", "unisex")).toMatch(
      /^minst 15\u00a0procent av bärarna är kvinnor/,
    );
    expect(await meaningOf("fornamn", "stil", "modernt")).toContain(RECENT_YEARS);
    expect(await meaningOf("barnnamn", "popularitet", "populara")).toContain(
      `${POPULAR_CHILD_NAMES}`,
    );
    expect(await meaningOf("andranamn", "namnsdag", "annat")).toContain(
      `${HALF_YEAR_DAYS}\u00a0dagar`,
    );
  });

  it("is that of the generator, not of another filter of the same name", async () => {
    expect(await meaningOf("fornamn", "stil", "klassiskt")).toContain("almanackan");
    expect(await meaningOf("husdjursnamn", "stil", "klassiska")).toContain("djurnamn");
    expect(await meaningOf("fantasy-namn", "stil", "nobel")).toContain("ädelt");
  });

  it("is there for an advanced filter", async () => {
    const { advanced } = withAdvancedFilters(
      { filters: [], isComposed: true, candidates: () => [] },
      { trendOf: () => null },
    );
    const trend = advanced.find(({ id }) => id === "trend");
    expect(trend?.options.find(({ value }) => value === "stiger")?.meaning).toContain("andel");
  });

  it("is absent where the option says it", async () => {
    expect(await meaningOf("fornamn", "borjar", "A")).toBeUndefined();
    expect(await meaningOf("fornamn", "stil", "alla")).toBeUndefined();
  });
});
