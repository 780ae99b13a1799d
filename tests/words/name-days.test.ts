import { describe, expect, it } from "vitest";
import { childNames } from "@/words/child-names.ts";
import { givenNames } from "@/words/given-names.ts";
import { nameDays } from "@/words/name-days.ts";
import { decodeNameDays } from "./decode.ts";

const { days, variants } = decodeNameDays(nameDays.days);

describe("name days", () => {
  it("has every name of the calendar once, on a day of the year", () => {
    expect(days.size).toBe(633);
    expect(nameDays.days.match(/[^;,=]+/g)).toHaveLength(days.size + variants.size);
    expect(nameDays.days.split(";")).toHaveLength(366);
    expect(days.get("Svea")).toBe("0102");
    expect(days.get("Maria")).toBe("0228");
    expect(days.get("Albin")).toBe("0301");
    expect(days.get("Åsa")).toBe("0912");
    expect(days.get("Gustav Adolf")).toBe("1106");
    expect(days.get("Sylvester")).toBe("1231");
  });

  it("finds a name under its other spelling", () => {
    expect(variants.get("Linnéa")).toBe("Linnea");
    expect(days.get(variants.get("Linnéa") ?? "")).toBe("0513");
    for (const [name, listed] of [
      ["Carl", "Karl"],
      ["Oscar", "Oskar"],
      ["Noah", "Noa"],
      ["Gustaf", "Gustav"],
      ["Wilma", "Vilma"],
      ["Edith", "Edit"],
      ["Philip", "Filip"],
    ]) {
      expect(variants.get(name ?? "")).toBe(listed);
    }
  });

  it("does not treat different names as spellings of one", () => {
    for (const name of ["Hana", "Deniz", "Charlotte", "Azar", "Ana", "Ellis", "Evie"]) {
      expect(variants.has(name)).toBe(false);
    }
  });

  it("maps only known names without a day to names with one", () => {
    const known = new Set([
      ...givenNames.names.split(","),
      ...childNames.girls.names.split(","),
      ...childNames.boys.names.split(","),
    ]);
    for (const [name, listed] of variants) {
      expect(known).toContain(name);
      expect(days.has(name)).toBe(false);
      expect(days.has(listed)).toBe(true);
    }
  });

  it("lists the names that printed almanacs have from the next edition", () => {
    expect(nameDays.printedLater.split(",")).toEqual([
      "Cassandra",
      "Eira",
      "Flora",
      "Mio",
      "Vilgot",
      "Zackarias",
    ]);
  });
});
