import { beforeAll, describe, expect, test } from "vitest";
import { generate } from "@/generators/engine/definition.ts";
import { defaultChoices } from "@/generators/engine/filters.ts";
import { seededRandom } from "@/generators/engine/sample.ts";
import {
  fitsBeside,
  isGoodBeside,
  rankBeside,
  weightsBeside,
} from "@/generators/second-names/second-name-match.ts";
import { generator } from "@/generators/second-names/second-names.ts";
import { nameDayOf } from "@/names/days/name-days.ts";
import { lookUpSecondName } from "@/names/facts/second-name-facts.ts";
import { secondNameList } from "@/names/facts/second-name-list.ts";
import { isUnisex } from "@/names/facts/unisex.ts";
import { allNameFeatures } from "@/names/likeness/name-features.ts";
import { decodeLines } from "@/names/search/all-names.ts";
import { allCarriedNames } from "@/words/all-names/carried-names.ts";
import { candidateNames } from "../candidate-names.ts";

beforeAll(() => generator.late?.load());

function drawn(choices: Record<string, string>, count = 12): readonly string[] {
  const all = { ...defaultChoices(generator.filters), ...choices };
  return generate(generator, all, { count, random: seededRandom(5) }).names;
}

describe("a second name after a given name", () => {
  test.each([
    ["Astrid", "Elisabeth", "två och fyra stavelser"],
    ["Sigrid", "Astrid", "båda av nordiskt ursprung"],
    // Both on average 60 years old by SCB.
    ["Anne", "Ewa", "båda i snitt 60\u00a0år gamla"],
    ["Joseph", "Elias", "båda används i många länder"],
    ["Viola", "Linnea", "två naturnamn"],
    ["Zebastian", "Uno", "Uno har kommit tillbaka"],
    ["Odin", "Bror", "från farfars generation"],
    ["Wilgot", "Ossian", "båda bärs till stor del av barn"],
    ["Dahlia", "Sigrid", "ett modernt namn och ett klassiskt"],
    // Karl has 28 January and Olov 29 July; Sara 19 July and Margareta the day after.
    ["Karl", "Olov", "ett halvår mellan namnsdagarna"],
    ["Sara", "Margareta", "namnsdagar två dagar i rad"],
    ["Maja", "Maj", "låter nästan som Maja"],
    ["Astrid", "Asta", "börjar lika"],
    ["Astrid", "Alma", "samma första bokstav"],
    ["Cecilia", "Sara", "fyra och två stavelser", "samma första ljud"],
    ["Hanna", "Anna", "låter nästan som Hanna"],
    ["Bella", "Ella", "låter nästan som Bella"],
    ["Stina", "Lina", "rimmar"],
    ["Anton", "Nils", "sista och första ljudet lika"],
  ])("%s %s: %s …", (given, second, ...words) => {
    expect(fitsBeside({ given, surname: "" })(second).reasons).toEqual(
      expect.arrayContaining(words),
    );
  });

  test.each([
    ["Matteus", "Olof", ["tre och två stavelser"]],
    ["Lucia", "Kristin", ["tre och två stavelser"]],
  ])("%s %s: with nothing of its own, one thing is said", (given, second, words) => {
    expect(fitsBeside({ given, surname: "" })(second).reasons).toEqual(words);
  });

  test("has more points with another number of syllables and beginning than with an echo", () => {
    const fitOf = fitsBeside({ given: "Astrid", surname: "" });
    const points = ["Elisabeth", "Asta"].map((name) => fitOf(name).score);
    expect(points).toEqual(points.toSorted((one, other) => other - one));
    expect(new Set(points).size).toBe(points.length);
  });

  test("loses points where it clashes with the surname, or all initials are a word", () => {
    const alone = fitsBeside({ given: "Johan", surname: "" });
    const clash = fitsBeside({ given: "Johan", surname: "Svensson" });
    expect(clash("Klas").reasons).toContain("s möter s med Svensson");
    expect(clash("Klas").score).toBeLessThan(alone("Klas").score);
    const initials = fitsBeside({ given: "Frida", surname: "Lind" });
    expect(initials("Ulrika").reasons).toContain("initialer FUL");
    expect(initials("Karin").reasons.join()).not.toContain("initialer");
  });
});

test("names that sound well after the given name come first, and those of the other sex last", () => {
  const fitOf = fitsBeside({ given: "Astrid", surname: "" });
  for (const name of drawn({ fornamn: "Astrid" }))
    expect(fitOf(name).score, name).toBeGreaterThan(2);
  expect(drawn({ fornamn: "Astrid" })).not.toContain("Astrid");
  const girls = new Set(candidateNames(generator, { kon: "flickor" }));
  expect(drawn({ fornamn: "Astrid" }, 100).filter((name) => !girls.has(name))).toEqual([]);
  expect(candidateNames(generator, { fornamn: "Astrid", kon: "pojkar" })).toContain("Erik");
});

test.each([
  ["Mohamed", ["Amir"], ["Ulf", "Göran", "Yvonne"]],
  ["Fatima", ["Amina"], ["Gun", "Birgitta", "Ulf"]],
  ["Elton", ["Alexander"], ["Ulf", "Roland", "Gun"]],
])("after %s come names of its tradition, time and sex", (given, [fitting = ""], others) => {
  const weights = weightsBeside({ given, surname: "" });
  for (const other of others) {
    expect(weights.get(fitting), other).toBeGreaterThan(weights.get(other) ?? 0);
  }
});

test.each([
  // Classics of parents that no child is given: most go by Claes, and few by Elisabeth.
  ["Vide", "Claes", false],
  ["Saga", "Elisabeth", true],
  // Of their own time both are fine.
  ["Göran", "Claes", true],
])("unasked, after %s comes %s: %s", (given, second, isGood) => {
  const features = allNameFeatures().get(given);
  const listed = secondNameList.find(({ name }) => name === second);
  expect(features && listed && isGoodBeside(features, listed)).toBe(isGood);
});

test("a ranking goes on a part at a time, and comes to the same as one at once", async () => {
  const beside = { given: "Vera", surname: "Sand" };
  let isOver = false;
  const ranking = rankBeside(beside).then(() => {
    isOver = true;
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(isOver).toBe(false);
  await ranking;
  const inParts = weightsBeside(beside);
  // Another ranking takes its place.
  weightsBeside({ given: "Bo", surname: "" });
  expect(weightsBeside(beside)).not.toBe(inParts);
  expect(weightsBeside(beside)).toEqual(inParts);
});

test("names of another half of the year have their name day four months or more away", () => {
  const day = (name: string) => {
    const listed = nameDayOf(name);
    return listed ? Date.UTC(2024, listed.month - 1, listed.day) / 86_400_000 : Number.NaN;
  };
  const names = candidateNames(generator, { fornamn: "Astrid", namnsdag: "annat" });
  expect(names.length).toBeGreaterThan(100);
  for (const name of names) {
    const apart = Math.abs(day(name) - day("Astrid"));
    expect(Math.min(apart, 366 - apart), name).toBeGreaterThanOrEqual(122);
  }
  // Astrid has 27 November, Aina 13 June and Lucia 13 December.
  expect(names).toContain("Aina");
  expect(names).not.toContain("Lucia");
});

test("without a name day to compare with, it asks for one", () => {
  const choices = { ...defaultChoices(generator.filters), namnsdag: "annat" };
  expect(generator.note?.(choices)).toMatch(/Skriv ett förnamn/);
  expect(generator.note?.({ ...choices, fornamn: "Astrid" })).toBe(false);
});

test("Maria is among the given names of 444 524 women, of whom 82 731 go by it", () => {
  expect(lookUpSecondName("Maria").carried).toEqual({ all: 444_524, daily: 82_731 });
});

test("every second name is of the sex of those who go by it", () => {
  const daily = new Map(
    Array.from(decodeLines(allCarriedNames), ([name = "", ...columns]) => {
      const [, women = 0, , men = 0] = columns.map((digits) => Number.parseInt(digits, 36) || 0);
      return [name, { women, men }];
    }),
  );
  for (const { name, sex } of secondNameList) {
    const { women = 0, men = 0 } = daily.get(name) ?? {};
    expect(sex, name).toBe(isUnisex(women, men) ? "u" : women > men ? "f" : "p");
  }
});

test.each(["Mohamed", "Ali", "Larsdotter", "Andersson", "Hussein", "Silva", "Thi", "Del"])(
  "%s is no second name",
  (name) => {
    expect(candidateNames(generator, {})).not.toContain(name);
  },
);

test.each(["Bo", "Love", "Elisabeth", "Olof", "Margareta", "Hanna", "Kim"])(
  "%s is a second name",
  (name) => {
    expect(candidateNames(generator, {})).toContain(name);
  },
);
