import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  commaList,
  compareCodePoints,
  frontCode,
  hexDigits,
  numberList,
  tier,
} from "../../../scripts/statistics/encoding.ts";
import { decodeNames, decodeNumbers } from "../../words/decode.ts";

const letters = [..."abcdeåäöéøABCÅÄÖ -'"];
const name = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 14 });

describe("frontCode", () => {
  it("writes the length of the shared prefix and the rest of the name", () => {
    expect(frontCode(["Ann", "Anna", "Annika", "Åsa"])).toBe("0Ann3a3ika0Åsa");
  });

  it("shares nine characters at most", () => {
    expect(frontCode(["Abdulrahim", "Abdulrahiman"])).toBe("0Abdulrahim9man");
  });

  it("can be reversed", () => {
    fc.assert(
      fc.property(fc.uniqueArray(name), (names) => {
        const sorted = [...names].sort(compareCodePoints);
        expect(decodeNames(frontCode(sorted))).toEqual(sorted);
      }),
    );
  });

  it.each([
    ["names out of order", ["Bo", "Anna"]],
    ["a name twice", ["Anna", "Anna"]],
    ["a name with a digit", ["R2"]],
    ["an empty name", [""]],
    ["a name that is not in NFC", ["A\u030Asa"]],
  ])("rejects %s", (_, names) => {
    expect(() => frontCode(names)).toThrow();
  });
});

describe("lists", () => {
  it("writes numbers in base 26, the last digit in lower case, and can be reversed", () => {
    expect(numberList([25, 0, 26, 676])).toBe("zaBaBAa");
    fc.assert(
      fc.property(fc.array(fc.nat()), (numbers) => {
        expect(decodeNumbers(numberList(numbers))).toEqual(numbers);
      }),
    );
    expect(() => numberList([-1])).toThrow();
    expect(() => numberList([0.5])).toThrow();
  });

  it("writes one hex digit per value", () => {
    expect(hexDigits([0, 9, 10, 15])).toBe("09af");
    expect(() => hexDigits([16])).toThrow();
  });

  it("rejects a name with a comma and a duplicate name", () => {
    expect(commaList(["Anna", "Bo"])).toBe("Anna,Bo");
    expect(() => commaList(["a,b"])).toThrow();
    expect(() => commaList(["Anna", "Anna"])).toThrow("twice");
  });

  it("changes tier at 1 000 and 10 000", () => {
    expect([0, 999, 1_000, 9_999, 10_000].map(tier)).toEqual([0, 0, 1, 1, 2]);
  });
});
