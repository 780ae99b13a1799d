/** The second names on all pages of given names. */
import { beforeAll, describe, expect, test } from "vitest";
import { fitsBeside } from "@/generators/second-names/second-name-match.ts";
import { allNameFeatures, type NameFeatures } from "@/names/likeness/name-features.ts";
import { isOfTradition } from "@/names/likeness/tradition.ts";
import type { SecondNameRelations } from "@/names/search/related-names.ts";
import { firstSound, lastSound, rhymes } from "@/names/sounds/likeness.ts";
import { recordOf } from "../../scripts/build/name-search/name-records.ts";
import { readGivenNames } from "../../scripts/build/name-search/read-names.ts";
import { secondNameRelations } from "../../scripts/build/name-search/second-names.ts";

describe("the second names of the pages", () => {
  const rows = readGivenNames();
  let relations: ReadonlyMap<string, SecondNameRelations>;
  let pages: readonly { readonly given: NameFeatures; readonly names: readonly string[] }[];

  beforeAll(() => {
    const records = rows.map((row) => recordOf(row, new Map()));
    relations = secondNameRelations(records);
    pages = [...relations].flatMap(([name, { names }]) => {
      const given = allNameFeatures().get(name);
      return names.length > 0 && given ? [{ given, names }] : [];
    });
  });

  /** Every pair for which something is wrong. */
  function pairsWhere(isWrong: (given: NameFeatures, second: NameFeatures) => boolean): string[] {
    return pages.flatMap(({ given, names }) =>
      names
        .filter((name) => {
          const second = allNameFeatures().get(name);
          return !second || isWrong(given, second);
        })
        .map((name) => `${given.name} ${name}`),
    );
  }

  test("are those of most pages, at most four, each once and not the name itself", () => {
    expect(pages.length).toBeGreaterThan(1_200);
    for (const { given, names } of pages) {
      expect(names.length, given.name).toBeLessThanOrEqual(4);
      expect(new Set([...names, given.name]).size, given.name).toBe(names.length + 1);
    }
  });

  test("are of the tradition in which the name is borne", () => {
    expect(pairsWhere((given, second) => !isOfTradition(given, second))).toEqual([]);
    for (const name of ["Mohamed", "Aaliyah", "Abdirahman", "Fatima", "Emre", "Ayaan"]) {
      expect(relations.get(name)?.names, name).toEqual([]);
    }
  });

  test("are of the sex of those who go by the name, by nine in ten of those who go by the second name", () => {
    const daily = new Map(rows.map(({ name, women, men }) => [name, women / (women + men)]));
    const wrong = pairsWhere((given, second) => {
      if (given.sex === "u") return false;
      const [women = 0.5, secondWomen = 0.5] = [given, second].map(({ name }) => daily.get(name));
      return (women > 0.5 ? secondWomen : 1 - secondWomen) < 0.9;
    });
    expect(wrong).toEqual([]);
  });

  test("neither rhyme with the name nor begin with its last sound", () => {
    const wrong = pairsWhere(
      ({ sounds }, second) =>
        rhymes(sounds, second.sounds) || lastSound(sounds) === firstSound(second.sounds),
    );
    expect(wrong).toEqual([]);
  });

  test("are not of a time that is over to a name of today", () => {
    // Nobody born in the last ten years of the statistics, and a mean age of 63 or more.
    const wrong = pairsWhere(
      (given, second) => given.youth > 0.3 && second.youth < 0.01 && (second.elderAge ?? 0) > 63,
    );
    expect(wrong).toEqual([]);
  });

  test("are not another form of one of the two in a double name", () => {
    expect(relations.get("Ann-Sofie")?.names).not.toContain("Hanna");
    expect(relations.get("Karl-Erik")?.names).not.toContain("Carl");
    expect(relations.get("Anna-Karin")?.names).not.toContain("Katarina");
  });

  test("have reasons that differ: none is one of the three shown for more than a fifth of the pairs", () => {
    const counts = new Map<string, number>();
    let pairs = 0;
    for (const { given, names } of pages) {
      const fitOf = fitsBeside({ given: given.name, surname: "" });
      for (const name of names) {
        const { reasons } = fitOf(name);
        expect(reasons.length, `${given.name} ${name}`).toBeGreaterThan(0);
        pairs += 1;
        for (const words of reasons.slice(0, 3)) counts.set(words, (counts.get(words) ?? 0) + 1);
      }
    }
    for (const [words, count] of counts) expect(count / pairs, words).toBeLessThanOrEqual(0.2);
  });

  test("are on at most 4 % of the pages each", () => {
    const counts = new Map<string, number>();
    for (const name of pages.flatMap(({ names }) => names)) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    for (const [name, count] of counts) {
      expect(count / pages.length, name).toBeLessThanOrEqual(0.04);
    }
  });
});
