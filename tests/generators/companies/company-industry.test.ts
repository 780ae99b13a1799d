import { expect, test } from "vitest";
import { generator } from "@/generators/companies/companies.ts";
import { industryOf } from "@/generators/companies/company-industry.ts";
import { defaultChoices } from "@/generators/engine/filters.ts";
import { seededRandom } from "@/generators/engine/sample.ts";

await generator.late?.load();

const INDUSTRIES = ["tech", "konsult", "kreativ", "handel", "mat", "tradgard"];

test.each(INDUSTRIES)(
  "names of %s are distinguished from those of other industries",
  (industry) => {
    const random = seededRandom(3);
    const choices = { ...defaultChoices(generator.filters), bransch: industry };
    const names = Array.from({ length: 5 }, () => generator.candidates(choices, random)).flat();
    const industries = names.map(({ name }) => industryOf(name));
    // Some names, as of two partners, suit any industry.
    for (const found of industries) expect([industry, null]).toContain(found);
    expect(industries.filter((found) => found === industry).length).toBeGreaterThan(
      names.length * 0.8,
    );
  },
);

test("a name that no recipe composes has no industry", () => {
  expect(industryOf("Xyzzy Plugh")).toBeNull();
  expect(industryOf("")).toBeNull();
});
