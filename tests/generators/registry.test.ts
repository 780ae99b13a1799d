import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { choicesFromParams, defaultChoices } from "@/generators/filters.ts";
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

  test("is part of a generator of its own group, if of any", () => {
    if (entry.partOf) expect(generatorById(entry.partOf).group).toBe(entry.group);
  });

  test("loads a definition with filters whose default is one of their options", async () => {
    const { filters } = (await entry.load()).generator;
    expect(filters).not.toEqual([]);
    // Reading an address without choices gives the defaults only where each default is an option.
    expect(choicesFromParams(filters, new URLSearchParams(defaultChoices(filters)))).toEqual(
      defaultChoices(filters),
    );
    for (const { options, defaultValue } of filters) {
      expect(options.map(({ value }) => value)).toContain(defaultValue);
    }
  });

  test("gives names without a choice, and facts for the ones that have any", async () => {
    const { generator } = await entry.load();
    const names = generator
      .candidates(defaultChoices(generator.filters), Math.random)
      .map(({ name }) => name);
    expect(names.length).toBeGreaterThan(12);
    if (!entry.facts) return;
    const lookUp = await entry.facts.load();
    const known = names.filter((name) => Object.keys(lookUp(name)).length > 0);
    if (entry.facts.coverage === "every name") expect(known).toEqual(names);
    else expect(known).not.toEqual([]);
  });
});
