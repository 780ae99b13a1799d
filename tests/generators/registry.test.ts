import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { defaultChoices } from "@/generators/engine/filters.ts";
import { generatorById, generators } from "@/generators/registry.ts";
import { loadWholeGenerator } from "@/generators/whole-generator.ts";

test("no two generators share an id", () => {
  expect(new Set(generators.map(({ id }) => id)).size).toBe(generators.length);
});

test("an unknown id is an error", () => {
  expect(() => generatorById("finns-inte")).toThrow('"finns-inte"');
});

describe.each(generators)("the generator $id", (entry) => {
  test("has a guide", () => {
    const guide = `src/content/guides/${entry.id}.tsx`;
    expect(existsSync(guide), guide).toBe(true);
  });

  test.runIf(entry.facts)("has figures for every name, or for some, as its row says", async () => {
    const generator = await loadWholeGenerator(entry);
    const names = generator
      .candidates(defaultChoices(generator.filters), Math.random)
      .map(({ name }) => name);
    const lookUp = await entry.facts?.load();
    const known = names.filter((name) => {
      const { suits: _, ...figures } = lookUp?.(name) ?? {};
      return Object.keys(figures).length > 0;
    });
    expect(known).not.toEqual([]);
    expect(known.length === names.length).toBe(entry.facts?.coverage === "every name");
  });
});

test.each(generators.filter(({ partOf }) => partOf))(
  "$id is part of a generator of its own group",
  ({ partOf, group }) => {
    expect(generators.find(({ id }) => id === partOf)?.group).toBe(group);
  },
);
