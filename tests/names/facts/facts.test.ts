import { describe, expect, test } from "vitest";
import { nameDayOf } from "@/names/days/name-days.ts";
import { lookUpAnyName } from "@/names/facts/any-name-facts.ts";
import { cats } from "@/names/facts/cat-list.ts";
import { lookUpChildName } from "@/names/facts/child-name-facts.ts";
import { childNameList } from "@/names/facts/child-name-list.ts";
import { dogs } from "@/names/facts/dog-list.ts";
import type { FactsLookup } from "@/names/facts/facts.ts";
import { lookUpGivenName } from "@/names/facts/given-name-facts.ts";
import { lookUpCat, lookUpDog, lookUpPet } from "@/names/facts/pet-facts.ts";
import { lookUpSurname } from "@/names/facts/surname-facts.ts";
import { isOneSoundApart, isSameSound } from "@/names/sounds/likeness.ts";
import { soundsOf } from "@/names/sounds/sounds.ts";
import { nameDays } from "@/words/name-days.ts";
import { decodeNameDays } from "../../words/decode.ts";

describe("the name day", () => {
  test.each([
    ["Astrid", 11, 27],
    ["Svea", 1, 2],
    ["Åke", 5, 8],
    ["Sylvester", 12, 31],
  ])("of %s is the one in the calendar", (name, month, day) => {
    expect(nameDayOf(name)).toEqual({ month, day, listedAs: name });
  });

  test("is found under another spelling, which it then states", () => {
    expect(nameDayOf("Linnéa")).toEqual({ month: 5, day: 13, listedAs: "Linnea" });
    expect(nameDayOf("Linnea")).toEqual({ month: 5, day: 13, listedAs: "Linnea" });
  });

  test("of Petter is that of Peter, one sound apart", () => {
    expect(nameDayOf("Petter")).toEqual({ month: 6, day: 29, listedAs: "Peter" });
  });

  test("under another spelling belongs to one that sounds the same or is one sound apart", () => {
    const pairs = [...decodeNameDays(nameDays.days).variants];
    expect(pairs.length).toBeGreaterThan(300);
    const different = pairs.filter(([spelling, listed]) => {
      const sounds = [soundsOf(spelling), soundsOf(listed)] as const;
      return !isSameSound(...sounds) && !isOneSoundApart(...sounds);
    });
    expect(different).toEqual([]);
  });

  test("from the latest revision states from which year almanacs print it", () => {
    expect(nameDayOf("Eira")).toEqual({ month: 1, day: 24, listedAs: "Eira", printedFrom: 2027 });
    expect(nameDayOf("Astrid")).not.toHaveProperty("printedFrom");
  });

  test("is undefined for other names", () => {
    for (const name of ["Quang", "", "astrid", "toString"]) {
      expect(nameDayOf(name), name).toBeUndefined();
    }
  });
});

describe("a given name", () => {
  test("has its women and men, and its name day", () => {
    expect(lookUpGivenName("Anna").bearers).toEqual({ women: 96428, men: 7 });
    expect(lookUpGivenName("Kim").bearers).toEqual({ women: 2606, men: 8389 });
    expect(lookUpGivenName("Åke").bearers).toEqual({ women: 0, men: 12612 });
    expect(lookUpGivenName("Astrid").nameDay).toEqual({ month: 11, day: 27, listedAs: "Astrid" });
  });

  test("that is unknown has no facts", () => {
    expect(lookUpGivenName("Xyzzy")).toEqual({});
  });
});

describe("a surname", () => {
  test("has its number of bearers", () => {
    expect(lookUpSurname("Andersson")).toEqual({ surnameBearers: 223428 });
    expect(lookUpSurname("Åström")).toEqual({ surnameBearers: 8333 });
    expect(lookUpSurname("von Essen")).toEqual({ surnameBearers: 351 });
    expect(lookUpSurname("Xyzzy")).toEqual({});
  });
});

test("a name of either kind has the facts of the given name, or else of the surname", () => {
  expect(lookUpAnyName("Astrid")).toEqual(lookUpGivenName("Astrid"));
  // Borne by more as a surname.
  expect(lookUpAnyName("Abbas")).toEqual(lookUpGivenName("Abbas"));
  expect(lookUpAnyName("Berg")).toEqual(lookUpSurname("Berg"));
  expect(lookUpAnyName("Xyzzy")).toEqual({});
});

describe("a child's name", () => {
  test("has the newborns of 2022 per spelling, and its rank", () => {
    expect(lookUpChildName("Astrid").newborns).toEqual([
      { sex: "flickor", count: 603, year: 2022, rank: 1 },
    ]);
    expect(lookUpChildName("Maja").newborns).toEqual([
      { sex: "flickor", count: 448, year: 2022, rank: 13 },
    ]);
  });

  test("has both sexes if girls and boys are given it", () => {
    expect(lookUpChildName("Charlie").newborns).toEqual([
      { sex: "flickor", count: 41, year: 2022, rank: 208 },
      { sex: "pojkar", count: 421, year: 2022, rank: 18 },
    ]);
  });

  test("shares its rank with names given equally often, as in the ranking of SCB", () => {
    const ranked = childNameList.filter(({ rank }) => rank !== null);
    const wrong = ranked.filter(({ sex, newborns, rank }) => {
      const moreGiven = ranked.filter((other) => other.sex === sex && other.newborns > newborns);
      return rank !== moreGiven.length + 1;
    });
    expect(wrong.slice(0, 5).map(({ name, rank }) => `${name} ${rank}`)).toEqual([]);
    expect(ranked.filter(({ newborns }) => newborns < 10)).toEqual([]);
  });

  test("that hardly anyone bore before has its children of the latest year, and no rank", () => {
    expect(lookUpChildName("Sivving").newborns).toEqual([
      { sex: "pojkar", count: 3, year: 2021, rank: null },
    ]);
    expect(lookUpChildName("Aayra").newborns).toEqual([
      { sex: "flickor", count: 2, year: 2022, rank: null },
    ]);
  });
});

describe("a pet's name", () => {
  test("has its count in the national register, if one is published", () => {
    expect(lookUpDog("Molly").pets).toEqual([{ kind: "hundar", count: 8947, asOf: "2022-12-31" }]);
    expect(lookUpCat("Luna").pets).toEqual([{ kind: "katter", count: 6072, asOf: "2025-12-31" }]);
  });

  test("has both counts where the kind of pet is open", () => {
    const [dogs] = lookUpDog("Luna").pets ?? [];
    const [cats] = lookUpCat("Luna").pets ?? [];
    expect(lookUpPet("Luna").pets).toEqual([dogs, cats]);
    expect(lookUpPet("Xyzzy")).toEqual({});
  });

  test("has neither a local count nor that of another animal", () => {
    expect(lookUpCat("Simba").pets).toBeUndefined();
    expect(lookUpCat("Molly").pets).toBeUndefined();
  });

  test("tells what it suits by the marks of its list, which differ between the animals", () => {
    expect(lookUpDog("Busan").suits).toEqual(["lekfull", "terrier"]);
    expect(lookUpCat("Drottning").suits).toEqual(["lugn"]);
    expect(lookUpPet("Bugs").suits).toEqual(["kanin"]);
    expect(lookUpPet("Zelda").suits).toEqual(["hund", "katt"]);
    expect(lookUpDog("Xyzzy")).toEqual({});
  });

  test("tells something on most cards", () => {
    const silent = (names: readonly { name: string }[], lookUp: FactsLookup) =>
      names.filter(({ name }) => Object.keys(lookUp(name)).length === 0).length / names.length;
    expect(silent(dogs, lookUpDog)).toBeLessThan(0.1);
    expect(silent(cats, lookUpCat)).toBeLessThan(0.2);
  });
});
