import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeNames, decodeNumbers, hasMark, tierWeight } from "@/names/word-list.ts";

/** Front coding, the inverse of the decoder. */
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
  test("decodes any front-coded names without digits", () => {
    // Few letters, so that names share long prefixes.
    const name = fc.string({ unit: fc.constantFrom(..."aABåÖ-é '"), minLength: 1, maxLength: 14 });
    fc.assert(
      fc.property(fc.array(name), (names) => {
        expect(decodeNames(encodeNames(names))).toEqual(names);
      }),
    );
  });

  test("decodes a list", () => {
    expect(decodeNames("0Anna2ders6son0Åsa")).toEqual(["Anna", "Anders", "Andersson", "Åsa"]);
    expect(decodeNames("")).toEqual([]);
  });
});

describe("decodeNumbers", () => {
  test("decodes base 26, in which a lower-case digit ends a number", () => {
    expect(decodeNumbers("zaBaBAaXld")).toEqual([25, 0, 26, 676, 23 * 26 + 11, 3]);
    expect(decodeNumbers("")).toEqual([]);
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
  ])("finds the bits of %j", (digit, bits) => {
    expect([1, 2, 4, 8].filter((bit) => hasMark(digit, bit))).toEqual(bits);
  });
});

test("each tier weighs a constant multiple of the one below", () => {
  const weights = [0, 1, 2, 3].map(tierWeight);
  const [rarest = 0, rare = 0] = weights;
  expect(rarest).toBe(1);
  expect(rare).toBeGreaterThan(1);
  expect(weights).toEqual([0, 1, 2, 3].map((tier) => rare ** tier));
});
