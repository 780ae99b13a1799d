import { describe, expect, it } from "vitest";
import { HALF_YEAR_DAYS, POPULAR_CHILD_NAMES } from "@/config/limits.ts";
import { ALL } from "@/generators/filters.ts";
import { meaningOf } from "@/generators/option-meanings.ts";
import { generators } from "@/generators/registry.ts";
import { RECENT_YEARS } from "@/generators/statistics-years.ts";

/** Their options say what they mean: a letter, an ending. */
const EVIDENT = ["borjar", "andelse"];

const ofPeopleAndPets = generators.filter(
  ({ group }) => group === "Personnamn" || group === "Djur",
);

describe.each(ofPeopleAndPets)("the options of $path", ({ id, load }) => {
  it("each have a meaning that fits on two lines of a tablet", async () => {
    const { generator } = await load();
    const explained = generator.filters
      .filter((filter) => !filter.typing && !filter.isOrder && !EVIDENT.includes(filter.id))
      .flatMap(({ id: filterId, options }) =>
        options.map(({ value, label }) => {
          const [name] = label.split(" (");
          return { value, line: `${name}: ${meaningOf(id, filterId, value)}` };
        }),
      )
      .filter(({ value }) => value !== ALL);
    expect(explained.length).toBeGreaterThan(5);
    const wrong = explained.filter(({ line }) => /undefined|\.$/.test(line) || line.length > 80);
    expect(wrong).toEqual([]);
  });
});

describe("a meaning", () => {
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
