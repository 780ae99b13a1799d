import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { describedGenerators } from "@/generators/descriptions.ts";
import { defaultChoices } from "@/generators/filters.ts";
import { generatorById, generators } from "@/generators/registry.ts";

test("no two generators share an id or a path", () => {
  expect(new Set(generators.map(({ id }) => id)).size).toBe(generators.length);
  expect(new Set(generators.map(({ path }) => path)).size).toBe(generators.length);
});

test("an unknown id is an error", () => {
  expect(() => generatorById("finns-inte")).toThrow('"finns-inte"');
});

describe.each(generators)("the generator $id", (entry) => {
  test("has a path named by its id, and a guide", () => {
    expect(entry.path).toBe(`/${entry.id}`);
    expect(existsSync(`src/content/guides/${entry.id}.tsx`)).toBe(true);
  });

  test.runIf(entry.facts)("has facts for every name, or for some, as its row says", async () => {
    const { generator } = await entry.load();
    const names = generator
      .candidates(defaultChoices(generator.filters), Math.random)
      .map(({ name }) => name);
    const lookUp = await entry.facts?.load();
    const known = names.filter((name) => Object.keys(lookUp?.(name) ?? {}).length > 0);
    expect(known).not.toEqual([]);
    expect(known.length === names.length).toBe(entry.facts?.coverage === "every name");
  });
});

test.each(describedGenerators.filter(({ partOf }) => partOf))(
  "$id is part of a generator of its own group",
  ({ partOf, group }) => {
    expect(describedGenerators.find(({ id }) => id === partOf)?.group).toBe(group);
  },
);
