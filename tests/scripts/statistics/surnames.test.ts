import { describe, expect, it } from "vitest";
import {
  isNordicSurname,
  surnameMarks,
  unknownListedSurnames,
} from "../../../scripts/statistics/surnames.ts";

const known = new Set(["Eriksson", "Johnsson"]);
const marks = (name: string) => surnameMarks(name, known);

describe("surnameMarks", () => {
  it.each([
    ["Andersson", 1],
    ["Larsdotter", 1],
    ["Erikson", 1],
    ["Bergström", 5],
    ["Kågström", 5],
    ["Melin", 1],
    ["Öster", 1],
    ["Åbrink", 5],
    ["Dahlöf", 5],
    ["Modén", 1],
    ["Rosenius", 5],
    ["Werner", 0],
    ["Sander", 0],
    ["Rask", 1],
    ["Lilja", 5],
    ["Norén", 1],
    ["Almén", 5],
    ["af Ekenstam", 5],
    ["Hansen", 2],
    ["Östergaard", 2],
    ["Solberg", 7],
    ["Korhonen", 2],
    ["Jónsdóttir", 2],
    ["Sørensen", 2],
    ["Jackson", 0],
    ["Johnson", 0],
    ["Osman", 0],
    ["Zimmerman", 0],
    ["Mohsen", 0],
    ["Rosen", 0],
    ["Tran", 0],
  ])("marks %s as %i", (name, expected) => {
    expect(marks(name)).toBe(expected);
  });
});

describe("isNordicSurname", () => {
  it("requires a Nordic name before -sen", () => {
    expect(isNordicSurname("Jensen")).toBe(true);
    expect(isNordicSurname("Lorentzen")).toBe(true);
    for (const name of ["von Essen", "Hussen", "Larsén", "Jansen", "Mekonen"]) {
      expect(isNordicSurname(name)).toBe(false);
    }
  });
});

describe("unknownListedSurnames", () => {
  it("finds the listed names that are not in the statistics", () => {
    const unknown = unknownListedSurnames(new Set(["Rask"]));
    expect(unknown).toContain("Modig");
    expect(unknown).not.toContain("Rask");
  });
});
