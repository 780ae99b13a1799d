import { describe, expect, it } from "vitest";
import {
  isNordicSurname,
  splitSurname,
  surnameMarks,
  unknownListedSurnames,
} from "../../../scripts/statistics/surnames.ts";

const known = new Set(["Eriksson", "Johnsson"]);
const marks = (name: string) => surnameMarks(name, known);

describe("splitSurname", () => {
  it.each([
    ["Bergström", ["berg", "ström"], true],
    ["Nyqvist", ["ny", "qvist"], true],
    ["Hammarsköld", ["hammar", "sköld"], false],
    ["Norell", ["nor", "ell"], false],
    ["Flodin", ["flod", "in"], true],
    ["Sjödin", ["sjö", "din"], true],
    ["von Malmborg", ["malm", "borg"], false],
  ])("splits %s", (name, parts, nature) => {
    expect(splitSurname(name)).toEqual({ parts, nature });
  });

  it.each(["Rosen", "Mohsen", "Goldberg", "Hassan", "Mitchell", "Berg", "Ström", "Bergxyz"])(
    "does not split %s",
    (name) => {
      expect(splitSurname(name)).toBeNull();
    },
  );
});

describe("surnameMarks", () => {
  it.each([
    ["Andersson", 1],
    ["Larsdotter", 1],
    ["Erikson", 1],
    ["Bergström", 5],
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
