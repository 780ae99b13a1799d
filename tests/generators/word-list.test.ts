import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeNames, decodeNumbers, hasMark, tierWeight } from "@/generators/word-list.ts";

/** Front coding written a second time, straight from its description. */
function encodeNames(names: readonly string[]): string {
  return names
    .map((name, i) => {
      const previous = names[i - 1] ?? "";
      let shared = 0;
      while (shared < 9 && name[shared] !== undefined && name[shared] === previous[shared]) {
        shared++;
      }
      return `${shared}${name.slice(shared)}`;
    })
    .join("");
}

describe("decodeNames", () => {
  test("undoes front coding of any names without digits", () => {
    // Few letters, so that names share long beginnings.
    const name = fc.string({ unit: fc.constantFrom(..."aABåÖ-é '"), minLength: 1, maxLength: 14 });
    fc.assert(
      fc.property(fc.array(name), (names) => {
        expect(decodeNames(encodeNames(names))).toEqual(names);
      }),
    );
  });

  test("reads a coded list", () => {
    expect(decodeNames("0Anna2ders6son0Åsa")).toEqual(["Anna", "Anders", "Andersson", "Åsa"]);
    expect(decodeNames("")).toEqual([]);
  });
});

describe("decodeNumbers", () => {
  test("undoes base 36 with nothing for zero", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(300_000), { minLength: 1 }), (numbers) => {
        const encoded = numbers.map((n) => (n === 0 ? "" : n.toString(36))).join(",");
        expect(decodeNumbers(encoded)).toEqual(numbers);
      }),
    );
  });
});

describe("hasMark", () => {
  test.each([
    ["0", []],
    ["1", [1]],
    ["6", [2, 4]],
    ["a", [2, 8]],
    ["F", [1, 2, 4, 8]],
    ["", []],
  ])("reads the bits of %j", (digit, bits) => {
    expect([1, 2, 4, 8].filter((bit) => hasMark(digit, bit))).toEqual(bits);
  });
});

test("each tier is drawn as many times as readily as the one below", () => {
  const weights = ["0", "1", "2", "3"].map(tierWeight);
  const [rarest = 0, rare = 0] = weights;
  expect(rarest).toBe(1);
  expect(rare).toBeGreaterThan(1);
  expect(weights).toEqual([0, 1, 2, 3].map((tier) => rare ** tier));
});
