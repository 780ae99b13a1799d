import { describe, expect, it, test } from "vitest";
import { HALF_YEAR_DAYS, POPULAR_CHILD_NAMES } from "@/config/limits.ts";
import { classes } from "@/generators/dnd.ts";
import { ALL } from "@/generators/filters.ts";
import { meaningOf } from "@/generators/option-meanings.ts";
import { type GeneratorEntry, generators } from "@/generators/registry.ts";
import { RECENT_YEARS } from "@/generators/statistics-years.ts";

/** Filters whose options say what they mean: a letter, an ending, a trade. */
const EVIDENT = ["borjar", "andelse", "bransch", "plattform"];

/** Options of other filters that do. */
const EVIDENT_OPTIONS = [ALL, "nej", "utan", "manlig", "kvinnlig", "man", "kvinna"];

/** The options of a generator that do not say what they mean, as the page explains them. */
async function explainedOptions({ id, load }: GeneratorEntry): Promise<string[]> {
  const { generator } = await load();
  return generator.filters
    .filter((filter) => !filter.typing && !filter.isOrder && !EVIDENT.includes(filter.id))
    .flatMap(({ id: filterId, options }) =>
      options
        .filter(({ value }) => !EVIDENT_OPTIONS.includes(value))
        .map(({ value, label }) => {
          const [name] = label.split(" (");
          return `${name}: ${meaningOf(id, filterId, value)}`;
        }),
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
  it("of a role-playing class is that of the styles that its names have", () => {
    const styleWord = (style: string) => meaningOf("fantasy-namn", "stil", style)?.split(" ").pop();
    for (const [klass, { styles }] of Object.entries(classes)) {
      const words = meaningOf("dnd-namn", "klass", klass)?.match(/(?<=något ).+/)?.[0];
      expect(words?.split(/, | eller /), klass).toEqual(styles.map(styleWord));
    }
  });

  it("states the numbers of its rule", () => {
    expect(meaningOf("fornamn", "kon", "unisex")).toMatch(
      /^minst 15\u00a0procent av bärarna är kvinnor/,
    );
    expect(meaningOf("fornamn", "stil", "modernt")).toContain(RECENT_YEARS);
    expect(meaningOf("barnnamn", "popularitet", "populara")).toContain(`${POPULAR_CHILD_NAMES}`);
    expect(meaningOf("andranamn", "namnsdag", "annat")).toContain(`${HALF_YEAR_DAYS}\u00a0dagar`);
  });

  it("is that of the generator, not of another filter of the same name", () => {
    expect(meaningOf("fornamn", "stil", "klassiskt")).toContain("almanackan");
    expect(meaningOf("husdjursnamn", "stil", "klassiska")).toContain("djurnamn");
    expect(meaningOf("fantasy-namn", "stil", "nobel")).toContain("ädelt");
  });

  it("is there for filters that several generators have", () => {
    expect(meaningOf("barnnamn", "trend", "stiger")).toContain("andel");
  });

  it("is absent where the option says it, and for what is unknown", () => {
    expect(meaningOf("fornamn", "borjar", "A")).toBeUndefined();
    expect(meaningOf("fornamn", "stil", "alla")).toBeUndefined();
    expect(meaningOf("blommor", "farg", "rod")).toBeUndefined();
  });
});
