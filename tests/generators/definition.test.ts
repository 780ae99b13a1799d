import { describe, expect, test } from "vitest";
import { type GeneratorDefinition, generate, loosenings } from "@/generators/definition.ts";
import type { Filter } from "@/generators/filters.ts";
import { seededRandom } from "@/generators/sample.ts";

function filter(id: string, ...values: string[]): Filter {
  const options = ["alla", ...values].map((value) => ({ value, label: value.toUpperCase() }));
  return { id, label: id, options, defaultValue: "alla" };
}

const names: readonly (readonly [name: string, size: string, colour: string])[] = [
  ["Alva", "stor", "rod"],
  ["Bo", "stor", "rod"],
  ["Cleo", "liten", "gul"],
  ["Cleo", "liten", "gul"],
  ["Disa", "liten", "gul"],
  ["Ebbe", "liten", "blå"],
];

const definition: GeneratorDefinition = {
  id: "prov",
  filters: [filter("storlek", "stor", "liten"), filter("farg", "rod", "gul", "blå", "vit")],
  candidates: ({ storlek, farg }) =>
    names
      .filter(([, size]) => storlek === "alla" || size === storlek)
      .filter(([, , colour]) => farg === "alla" || colour === farg)
      .map(([name]) => ({ name, weight: 1 })),
};

function help(storlek: string, farg: string) {
  return loosenings(definition, { storlek, farg }, { random: seededRandom(1) }).map(
    (change) => [change.filter.id, change.option.value, change.matching] as const,
  );
}

describe("generate", () => {
  test("draws from the candidates of the choices", () => {
    const random = seededRandom(3);
    const options = { count: 12, random };
    const { names: drawn, matching } = generate(
      definition,
      { storlek: "liten", farg: "gul" },
      options,
    );
    expect([...drawn].sort()).toEqual(["Cleo", "Disa"]);
    expect(matching).toBe(2);
  });

  test("hands its random numbers to the definition", () => {
    const random = seededRandom(3);
    const seen: unknown[] = [];
    const asking: GeneratorDefinition = {
      ...definition,
      candidates: (_choices, given) => {
        seen.push(given);
        return [];
      },
    };
    generate(asking, {}, { count: 1, random });
    expect(seen).toEqual([random]);
  });
});

describe("loosenings", () => {
  test("give per filter the one option that allows the most names, the most helpful first", () => {
    expect(help("stor", "blå")).toEqual([
      ["farg", "alla", 2],
      ["storlek", "alla", 1],
    ]);
    expect(help("liten", "rod")).toEqual([
      ["farg", "alla", 3],
      ["storlek", "alla", 2],
    ]);
  });

  test("count each name once", () => {
    expect(help("stor", "gul")).toContainEqual(["storlek", "alla", 2]);
  });

  test("leave out a filter that does not help alone", () => {
    expect(help("stor", "vit")).toEqual([["farg", "alla", 2]]);
  });

  test("are none where nothing helps alone", () => {
    const nothing: GeneratorDefinition = { ...definition, candidates: () => [] };
    expect(
      loosenings(nothing, { storlek: "stor", farg: "vit" }, { random: seededRandom(1) }),
    ).toEqual([]);
  });

  test("never offer the option that is chosen already", () => {
    expect(help("alla", "alla")).toEqual([
      ["storlek", "liten", 3],
      ["farg", "rod", 2],
    ]);
  });

  test("keep the other choices as they are", () => {
    for (const [id, value, matching] of help("stor", "gul")) {
      const choices = { storlek: "stor", farg: "gul", [id]: value };
      const drawn = generate(definition, choices, { count: 12, random: seededRandom(1) });
      expect(drawn.matching).toBe(matching);
    }
  });
});
