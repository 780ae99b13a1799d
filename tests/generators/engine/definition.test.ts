import { describe, expect, test } from "vitest";
import { type GeneratorDefinition, generate } from "@/generators/engine/definition.ts";
import type { Filter } from "@/generators/engine/filters.ts";
import { findRelaxations } from "@/generators/engine/relaxations.ts";
import { seededRandom } from "@/generators/engine/sample.ts";

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
  filters: [filter("storlek", "stor", "liten"), filter("farg", "rod", "gul", "blå", "vit")],
  candidates: ({ storlek, farg }) =>
    names
      .filter(([, size]) => storlek === "alla" || size === storlek)
      .filter(([, , colour]) => farg === "alla" || colour === farg)
      .map(([name]) => ({ name, weight: 1 })),
};

function relaxationsFor(storlek: string, farg: string) {
  return findRelaxations(definition, { storlek, farg }, { random: seededRandom(1) }).map(
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

  test("passes its random numbers to the definition", () => {
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

describe("findRelaxations", () => {
  test("returns the most helpful option per filter, the most helpful filter first", () => {
    expect(relaxationsFor("stor", "blå")).toEqual([
      ["farg", "alla", 2],
      ["storlek", "alla", 1],
    ]);
    expect(relaxationsFor("liten", "rod")).toEqual([
      ["farg", "alla", 3],
      ["storlek", "alla", 2],
    ]);
  });

  test("counts each name once", () => {
    expect(relaxationsFor("stor", "gul")).toContainEqual(["storlek", "alla", 2]);
  });

  test("does not count excluded names", () => {
    const excluding = findRelaxations(
      definition,
      { storlek: "stor", farg: "gul" },
      { random: seededRandom(1), exclude: ["Alva", "Cleo"] },
    );
    expect(excluding.map(({ filter: { id }, matching }) => [id, matching])).toEqual([
      ["storlek", 1],
      ["farg", 1],
    ]);
  });

  test("leaves out a filter that does not help on its own", () => {
    expect(relaxationsFor("stor", "vit")).toEqual([["farg", "alla", 2]]);
  });

  test("returns nothing when no filter helps on its own", () => {
    const nothing: GeneratorDefinition = { ...definition, candidates: () => [] };
    expect(
      findRelaxations(nothing, { storlek: "stor", farg: "vit" }, { random: seededRandom(1) }),
    ).toEqual([]);
  });

  test("never returns the option already chosen", () => {
    expect(relaxationsFor("alla", "alla")).toEqual([
      ["storlek", "liten", 3],
      ["farg", "rod", 2],
    ]);
  });

  test("keeps the other choices as they are", () => {
    for (const [id, value, matching] of relaxationsFor("stor", "gul")) {
      const choices = { storlek: "stor", farg: "gul", [id]: value };
      const drawn = generate(definition, choices, { count: 12, random: seededRandom(1) });
      expect(drawn.matching).toBe(matching);
    }
  });
});
