import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  allCombinations,
  choiceOf,
  choicesFromParams,
  choicesToParams,
  defaultChoices,
  type Filter,
} from "@/generators/engine/filters.ts";

const letters: Filter = {
  id: "borjar",
  label: "Börjar med",
  options: ["alla", "A", "Å", "Ä", "Ö"].map((value) => ({ value, label: value })),
  defaultValue: "alla",
};

const years: Filter = {
  id: "ar",
  label: "År",
  options: ["2024", "2023", "tidlosa"].map((value) => ({ value, label: value })),
  defaultValue: "2024",
};

const filters = [letters, years];

function read(address: string) {
  return choicesFromParams(filters, new URLSearchParams(address));
}

function write(choices: Record<string, string>, address = "") {
  return choicesToParams(filters, choices, new URLSearchParams(address)).toString();
}

describe("the choices in an address", () => {
  test("are the defaults when the address has none", () => {
    expect(read("")).toEqual({ borjar: "alla", ar: "2024" });
    expect(read("")).toEqual(defaultChoices(filters));
  });

  test("are read with å, ä and ö percent-encoded or plain", () => {
    expect(read("borjar=%C3%85&ar=tidlosa")).toEqual({ borjar: "Å", ar: "tidlosa" });
    expect(read("borjar=Ö").borjar).toBe("Ö");
  });

  test("fall back to the default for unknown values", () => {
    for (const address of [
      "borjar=",
      "borjar=a",
      "borjar=%C3",
      "borjar=AA",
      "BORJAR=A",
      "ar=2022",
    ]) {
      expect(read(address), address).toEqual({ borjar: "alla", ar: "2024" });
    }
  });

  test("are written without defaults", () => {
    expect(write({ borjar: "alla", ar: "2024" }, "borjar=A&ar=2023")).toBe("");
    expect(write({ borjar: "A", ar: "2024" })).toBe("borjar=A");
  });

  test("keep other parameters", () => {
    const address = write({ borjar: "Ä", ar: "2024" }, "utm_source=brev&ar=2023");
    expect(new URLSearchParams(address).get("utm_source")).toBe("brev");
    expect(read(address)).toEqual({ borjar: "Ä", ar: "2024" });
  });

  test("do not modify the parameters they are written to", () => {
    const address = new URLSearchParams("ar=2023");
    choicesToParams(filters, { borjar: "A", ar: "2024" }, address);
    expect(address.toString()).toBe("ar=2023");
  });

  test("survive writing and reading, for every combination", () => {
    const option = (filter: Filter) => fc.constantFrom(...filter.options.map(({ value }) => value));
    fc.assert(
      fc.property(fc.record({ borjar: option(letters), ar: option(years) }), (choices) => {
        expect(read(write(choices, "borjar=B&x=1"))).toEqual(choices);
      }),
    );
  });
});

describe("choiceOf", () => {
  test("throws for a filter missing from the choices", () => {
    expect(choiceOf({ ar: "2023" }, "ar")).toBe("2023");
    expect(() => choiceOf({ ar: "2023" }, "kon")).toThrow("kon");
  });
});

describe("allCombinations", () => {
  test("combines every option of every filter with every other, once", () => {
    const all = allCombinations(filters);
    expect(all).toHaveLength(5 * 3);
    expect(new Set(all.map((choices) => JSON.stringify(choices))).size).toBe(15);
    expect(all).toContainEqual({ borjar: "Ö", ar: "tidlosa" });
  });

  test("is a single empty combination without filters", () => {
    expect(allCombinations([])).toEqual([{}]);
  });
});
