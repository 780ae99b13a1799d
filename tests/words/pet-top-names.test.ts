import { describe, expect, it } from "vitest";
import { petTopNames } from "@/words/pet-top-names.ts";

describe("top names of pets", () => {
  it("starts with the twenty dog names that have counts", () => {
    const counted = petTopNames.dogs.slice(0, 20);
    expect(counted[0]).toMatchObject({ name: "Molly", sex: "female", count: 8_947, area: "SE" });
    expect(counted.every((dog) => dog.count !== null && dog.asOf === "2022-12-31")).toBe(true);
    expect(petTopNames.dogs.slice(20).length).toBeGreaterThan(0);
  });

  it("has each name once per species, with a source", () => {
    for (const list of [petTopNames.dogs, petTopNames.cats]) {
      const names = list.map((pet) => pet.name);
      expect(new Set(names).size).toBe(names.length);
      for (const pet of list) expect(pet.source).toMatch(/^https?:\/\//);
    }
  });

  it("prefers the latest national count of a cat name", () => {
    const luna = petTopNames.cats.find((cat) => cat.name === "Luna");
    expect(luna).toMatchObject({ count: 6_072, asOf: "2025-12-31", area: "SE", sex: "female" });
  });

  it("prefers the sex stated by a source to that of the people with the name", () => {
    expect(petTopNames.dogs.find((dog) => dog.name === "Charlie")?.sex).toBe("male");
    expect(petTopNames.cats.find((cat) => cat.name === "Simba")?.sex).toBeNull();
  });
});
