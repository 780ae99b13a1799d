import { describe, expect, it } from "vitest";
import { listCats, listDogs, sexByBearers } from "../../../scripts/statistics/pets.ts";
import type { CatRow, DogRow } from "../../../scripts/statistics/sources.ts";

const bearers = {
  year: 2020,
  meanAges: { F: new Map(), M: new Map() },
  women: new Map([
    ["Molly", 85],
    ["Charlie", 50],
    ["Nala", 99],
  ]),
  men: new Map([
    ["Molly", 15],
    ["Charlie", 50],
    ["Sigge", 200],
  ]),
};

const dog = (some: Partial<DogRow>): DogRow => ({
  year: 2014,
  area: "SE",
  sex: null,
  name: "Molly",
  dogs: null,
  url: "https://example.se/dogs",
  ...some,
});

const cat = (some: Partial<CatRow>): CatRow => ({
  asOf: "2024-12-31",
  area: "SE",
  measure: "register",
  name: "Luna",
  cats: 10,
  url: "https://example.se/cats",
  ...some,
});

describe("sexByBearers", () => {
  it.each([
    ["Molly", "female"],
    ["Sigge", "male"],
    ["Charlie", null],
    ["Nala", null],
    ["Bamse", null],
  ])("gives %s %s", (name, sex) => {
    expect(sexByBearers(name, bearers)).toBe(sex);
  });
});

describe("listDogs", () => {
  const top = [
    { rank: 2, name: "Bella", dogs: 5, asOf: "2022-12-31", url: "https://example.se/top" },
    { rank: 1, name: "Molly", dogs: 9, asOf: "2022-12-31", url: "https://example.se/top" },
  ];

  it("puts the complete list first, then other national names once, latest first", () => {
    const other = [
      dog({ name: "Ozzy", year: 2014 }),
      dog({ name: "Ozzy", year: 2016, dogs: 7 }),
      dog({ name: "Bella" }),
      dog({ name: "Lokal", area: "Borlänge" }),
    ];
    const dogs = listDogs(top, other, bearers);
    expect(dogs.map((row) => row.name)).toEqual(["Molly", "Bella", "Ozzy"]);
    expect(dogs[2]).toMatchObject({ count: 7, asOf: "2016" });
  });

  it("prefers the stated sex to that of the people with the name", () => {
    expect(listDogs(top, [dog({ sex: "M" })], bearers)[0]?.sex).toBe("male");
    expect(() => listDogs(top, [dog({ sex: "M" }), dog({ sex: "F" })], bearers)).toThrow("Molly");
  });
});

describe("listCats", () => {
  it("prefers the whole country, the register, a count and the latest day", () => {
    const rows = [
      cat({ area: "Sigtuna", cats: 36, asOf: "2025-12-31" }),
      cat({ measure: "new registrations", cats: 1_344, asOf: "2025" }),
      cat({ cats: 4_000 }),
      cat({ cats: 6_072, asOf: "2025-12-31" }),
      cat({ cats: null, measure: "register (within top 20)", asOf: "2026-12-31" }),
      cat({ name: "Maja", area: "Sigtuna", cats: 90, asOf: null }),
      cat({ name: "Maja", cats: 80, measure: "register (derived: ten fewer than Luna)" }),
    ];
    expect(listCats(rows, bearers)).toEqual([
      expect.objectContaining({ name: "Luna", count: 6_072, asOf: "2025-12-31", area: "SE" }),
      expect.objectContaining({ name: "Maja", count: 90, asOf: null, area: "Sigtuna" }),
    ]);
  });
});
