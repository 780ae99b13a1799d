import { describe, expect, test } from "vitest";
import { countFilters } from "@/features/generator/counted-filters.ts";
import type { Choices } from "@/generators/engine/filters.ts";
import { seededRandom } from "@/generators/engine/sample.ts";
import { formatCount } from "@/lib/format.ts";
import { wordListPages } from "../../generators/word-list-pages.ts";
import { flowerGenerator } from "./flower-generator.ts";

/** Combinations checked of each page; every one of them counts every option. */
const SAMPLE = 60;

function sampleOf<T>(items: readonly T[], random: () => number): T[] {
  if (items.length <= SAMPLE) return [...items];
  return Array.from({ length: SAMPLE }, () => items[Math.floor(random() * items.length)]).filter(
    (item) => item !== undefined,
  );
}

describe.each(wordListPages)("an option of a filter of $title that is not chosen", (page) => {
  const { combinations, namesOf } = page;

  async function optionsOf(choices: Choices) {
    const filters = await countFilters(page.definition, page.definition.filters, choices, []);
    const counted = filters.filter(({ isOrder }) => !isOrder);
    return counted.flatMap(({ id, options }) =>
      options
        .filter(({ value }) => value !== choices[id])
        .map((option) => {
          const changed = { ...choices, [id]: option.value };
          return { changed, option, names: namesOf(changed).size };
        }),
    );
  }

  async function sampledOptions() {
    const sample = sampleOf(combinations, seededRandom(1));
    return (await Promise.all(sample.map(({ choices }) => optionsOf(choices)))).flat();
  }

  test("says how many different names it would match", async () => {
    const options = await sampledOptions();
    const wrong = options.filter(({ option, names }) => {
      const expected = names === 0 ? "inga namn" : `${formatCount(names)}\u00a0namn`;
      return option.detail !== expected;
    });
    expect(options.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });

  test("is disabled exactly if it would match none, except Alla", async () => {
    const wrong = (await sampledOptions()).filter(
      ({ option, names }) => option.isDisabled !== (names === 0 && option.value !== "alla"),
    );
    expect(wrong).toEqual([]);
  });
});

describe("the count of an option", () => {
  async function detailsOf(choices: Choices, hidden: readonly string[] = []) {
    return (await countFilters(flowerGenerator, flowerGenerator.filters, choices, hidden)).map(
      ({ options }) => options.map(({ detail, isDisabled }) => [detail, isDisabled]),
    );
  }

  test("is left out for the chosen one, which is never disabled", async () => {
    expect(await detailsOf({ storlek: "stora", farg: "bla" })).toEqual([
      [
        ["3\u00a0namn", false],
        [undefined, undefined],
        ["3\u00a0namn", false],
      ],
      [
        ["30\u00a0namn", false],
        ["30\u00a0namn", false],
        [undefined, undefined],
      ],
    ]);
  });

  test("leaves out hidden names", async () => {
    const [, colours] = await detailsOf({ storlek: "sma", farg: "alla" }, ["Nejlika", "Viol"]);
    expect(colours).toEqual([
      [undefined, undefined],
      ["inga namn", true],
      ["2\u00a0namn", false],
    ]);
  });

  test.each([
    ["what only a choice loads", true, { isUncounted: () => true }],
    ["what has been loaded", false, { isUncounted: () => false }],
    ["the order of the names", true, { isOrder: true as const }],
  ])("in a filter that is decided by %s is left out: %s", async (_reason, isLeftOut, property) => {
    const filters = flowerGenerator.filters.map((filter) => ({ ...filter, ...property }));
    const choices = { storlek: "stora", farg: "alla" };
    const [sizes] = await countFilters(flowerGenerator, filters, choices, []);
    const counts = sizes?.options.filter(({ detail }) => detail !== undefined);
    expect(counts).toHaveLength(isLeftOut ? 0 : 2);
  });

  test("never disables Alla, the way out of choices that match nothing", async () => {
    const hidden = ["Blåklint", "Förgätmigej", "Viol"];
    const [sizes] = await detailsOf({ storlek: "stora", farg: "bla" }, hidden);
    expect(sizes).toEqual([
      ["inga namn", false],
      [undefined, undefined],
      ["inga namn", true],
    ]);
  });
});
