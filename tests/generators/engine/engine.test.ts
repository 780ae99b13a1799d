import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { drawNames, type SeenNames } from "@/generators/engine/engine.ts";
import { seededRandom } from "@/generators/engine/sample.ts";
import type { Candidate } from "@/names/word-list.ts";

// Few letters, so that candidates often share a name.
const name = fc.string({ unit: fc.constantFrom(..."aåbcd"), minLength: 1, maxLength: 2 });
const weight = fc.double({ min: 0.01, max: 100, noNaN: true });
const candidates = fc.array(fc.record({ name, weight }), { maxLength: 60 });
const count = fc.integer({ min: 1, max: 20 });
const seed = fc.integer();

function namesOf(list: readonly Candidate[]): Set<string> {
  return new Set(list.map((candidate) => candidate.name));
}

function seenBefore(names: readonly string[]): SeenNames {
  return new Map(names.map((each) => [each, "drawn"]));
}

function equallyLikely(...names: string[]): Candidate[] {
  return names.map((each) => ({ name: each, weight: 1 }));
}

function* draws(list: readonly Candidate[], times: number, size: number) {
  const random = seededRandom(2024);
  for (let i = 0; i < times; i++) yield drawNames(list, { count: size, random }).names;
}

describe("a draw", () => {
  test("returns different candidates, as many as requested or as there are", () => {
    fc.assert(
      fc.property(candidates, count, seed, (list, size, start) => {
        const { names, matching } = drawNames(list, { count: size, random: seededRandom(start) });
        expect(matching).toBe(namesOf(list).size);
        expect(names).toHaveLength(Math.min(size, matching));
        expect(new Set(names).size).toBe(names.length);
        expect([...namesOf(list)]).toEqual(expect.arrayContaining([...names]));
      }),
    );
  });

  test("takes names that have not been shown, and then those shown longest ago", () => {
    fc.assert(
      fc.property(candidates, fc.uniqueArray(name), count, seed, (list, shown, size, start) => {
        const { names, matching, repeated } = drawNames(list, {
          count: size,
          random: seededRandom(start),
          seen: seenBefore(shown),
        });
        const others = [...namesOf(list)].filter((each) => !shown.includes(each));
        const again = shown.filter((each) => namesOf(list).has(each));
        expect(matching).toBe(namesOf(list).size);
        const fresh = Math.min(size, others.length);
        expect(repeated).toBe(Math.min(size - fresh, again.length));
        expect(names).toHaveLength(fresh + repeated);
        expect(others).toEqual(expect.arrayContaining(names.slice(0, fresh)));
        expect(names.slice(fresh).sort()).toEqual(again.slice(0, repeated).sort());
      }),
    );
  });

  test("neither returns nor counts an excluded name, whichever names have been shown", () => {
    const names = fc.uniqueArray(name);
    fc.assert(
      fc.property(candidates, names, names, count, seed, (list, exclude, shown, size, start) => {
        const drawn = drawNames(list, {
          count: size,
          random: seededRandom(start),
          seen: seenBefore(shown),
          exclude,
        });
        const left = [...namesOf(list)].filter((each) => !exclude.includes(each));
        expect(drawn.matching).toBe(left.length);
        expect(drawn.names).toHaveLength(Math.min(size, left.length));
        expect(new Set(drawn.names).size).toBe(drawn.names.length);
        expect(left).toEqual(expect.arrayContaining([...drawn.names]));
      }),
    );
  });

  test("counts the names of the page that it adds to, but does not return them", () => {
    const { names, matching } = drawNames(equallyLikely("Alva", "Bo", "Cleo"), {
      count: 3,
      random: seededRandom(1),
      seen: seenBefore(["Alva", "Bo"]),
      onPage: ["Alva"],
    });
    expect(names).toEqual(["Cleo", "Bo"]);
    expect(matching).toBe(3);
  });

  test("is the same for the same random numbers, and different for others", () => {
    const list = Array.from({ length: 500 }, (_, i) => ({ name: `Namn ${i}`, weight: 1 }));
    const drawn = (start: number) =>
      drawNames(list, { count: 12, random: seededRandom(start) }).names;
    expect(drawn(7)).toEqual(drawn(7));
    expect(drawn(7)).not.toEqual(drawn(8));
  });

  test("works with the extremes of a random source", () => {
    const list = equallyLikely("Alva", "Bo", "Cleo");
    for (const extreme of [0, 1 - 2 ** -53]) {
      const { names } = drawNames(list, { count: 2, random: () => extreme });
      expect(new Set(names).size).toBe(2);
    }
  });
});

describe("the weight of a name", () => {
  const weighted = [
    { name: "tung", weight: 4 },
    ...equallyLikely("a", "b", "c", "d", "e", "f", "g", "h"),
  ];

  test("decides the probability of a single draw", () => {
    const times = 6000;
    let heavy = 0;
    for (const [drawn] of draws(weighted, times, 1)) if (drawn === "tung") heavy++;
    expect(heavy / times).toBeGreaterThan(0.28);
    expect(heavy / times).toBeLessThan(0.39); // 4 of 12
  });

  test("brings it into a draw of several more often, without crowding out the others", () => {
    const seen = new Map<string, number>();
    for (const names of draws(weighted, 2000, 3)) {
      for (const each of names) seen.set(each, (seen.get(each) ?? 0) + 1);
    }
    const { tung: heavy = 0, ...others } = Object.fromEntries(seen);
    const light = Object.values(others);
    expect(light).toHaveLength(8);
    expect(Math.min(...light)).toBeGreaterThan(300);
    expect(heavy).toBeGreaterThan(1.8 * Math.max(...light));
  });

  test("does not affect its position among the names drawn", () => {
    const positions = [0, 0, 0];
    for (const names of draws(weighted, 3000, 3)) {
      const position = names.indexOf("tung");
      if (position >= 0) positions[position] = (positions[position] ?? 0) + 1;
    }
    const total = positions.reduce((sum, times) => sum + times);
    for (const times of positions) {
      expect(times / total).toBeGreaterThan(0.28);
      expect(times / total).toBeLessThan(0.39);
    }
  });

  test("is that of the first candidate when two share a name", () => {
    const list = [{ name: "Bo", weight: 1 }, { name: "Alva", weight: 1 }, ...equallyLikely("Bo")];
    let bo = 0;
    for (const [drawn] of draws(list, 4000, 1)) if (drawn === "Bo") bo++;
    expect(bo / 4000).toBeGreaterThan(0.45);
    expect(bo / 4000).toBeLessThan(0.55);
  });
});
