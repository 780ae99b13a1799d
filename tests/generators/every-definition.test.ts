import { describe, expect, test } from "vitest";
import { generate } from "@/generators/engine/definition.ts";
import { defaultChoices } from "@/generators/engine/filters.ts";
import { seededRandom } from "@/generators/engine/sample.ts";
import { generators } from "@/generators/registry.ts";
import { allDefinitions } from "./all-definitions.ts";

const COUNT = 12;

/** What two lines have room for on a phone. */
const LEAD_LENGTH = 90;

test.each(generators)("the lead of $path is at most two lines on a phone", async ({ load }) => {
  const { generator } = await load();
  const parts = typeof generator.lead === "string" ? [generator.lead] : generator.lead;
  const text = parts.map((part) => (typeof part === "string" ? part : part.text)).join("");
  expect(text.length, text).toBeLessThanOrEqual(LEAD_LENGTH);
});

describe.each(allDefinitions)("the generator of $address", ({ definition }) => {
  const { filters } = definition;
  const defaults = defaultChoices(filters);

  function candidateNames(changes: Readonly<Record<string, string>> = {}): string[] {
    return definition
      .candidates({ ...defaults, ...changes }, seededRandom(3))
      .map(({ name }) => name);
  }

  test("has defaults whose labels fit a select of two columns on a phone", () => {
    for (const { options, defaultValue } of filters) {
      const label = options.find(({ value }) => value === defaultValue)?.label ?? "";
      expect(label.length, label).toBeLessThanOrEqual(10);
    }
  });

  test("has filters whose ids and option values fit an address, each used once", () => {
    const ids = filters.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(
      ids.filter((id) => !/^[a-z]+$/.test(id)),
      "only a to z",
    ).toEqual([]);
    for (const { label, options, defaultValue, typing } of filters) {
      const values = options.map(({ value }) => value);
      expect(values, label).toContain(defaultValue);
      expect(new Set(values).size, label).toBe(values.length);
      const fit = typing ? /^$/ : /^(?:[a-z]+|\d{4}|[A-ZÅÄÖ])$/;
      expect(
        values.filter((value) => !fit.test(value)),
        "only a to z, a year or one letter",
      ).toEqual([]);
      expect(new Set(options.map((option) => option.label)).size, label).toBe(values.length);
    }
  });

  test("fills a page with different names for the default choices", () => {
    const { names } = generate(definition, defaults, { count: COUNT, random: seededRandom(1) });
    expect(names).toHaveLength(COUNT);
    expect(new Set(names).size).toBe(COUNT);
  });

  test("suggests the same names for the same random numbers, and others for others", () => {
    const draw = (seed: number) =>
      generate(definition, defaults, { count: COUNT, random: seededRandom(seed) }).names;
    expect(draw(4)).toEqual(draw(4));
    expect(draw(4)).not.toEqual(draw(5));
  });

  test("has names for every single option, different from those of the other options", () => {
    for (const { id, options, isOrder } of filters) {
      const outcomes = options.map(({ value }) => {
        const choices = { ...defaults, [id]: value };
        const page = { count: COUNT, random: seededRandom(3) };
        const names = isOrder
          ? generate(definition, choices, page).names
          : candidateNames(choices).sort();
        return names.join();
      });
      expect(outcomes, id).not.toContain("");
      expect(new Set(outcomes).size, id).toBe(options.length);
    }
  });

  test("gives every candidate a positive, finite weight", () => {
    const weights = definition.candidates(defaults, seededRandom(3)).map(({ weight }) => weight);
    expect(Math.min(...weights)).toBeGreaterThan(0);
    expect(Math.max(...weights)).toBeLessThan(Number.POSITIVE_INFINITY);
  });

  test("has no candidate with blanks at its ends or without a letter", () => {
    const names = candidateNames();
    expect(names.filter((name) => name !== name.trim() || !/\p{L}/u.test(name))).toEqual([]);
  });
});
