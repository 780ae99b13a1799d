import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expand } from "@/generators/word-list.ts";
import { abbreviate } from "../../../scripts/statistics/abbreviations.ts";

const text = fc.string({ unit: fc.constantFrom(..."abcåäö0123'- ".split("")), maxLength: 80 });

describe("abbreviate", () => {
  it("can be reversed", () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), (texts) => {
        const { texts: shorter, abbreviations } = abbreviate(texts);
        expect(shorter.map((one) => expand(one, abbreviations))).toEqual(texts);
      }),
    );
  });

  it("shortens repetitive texts", () => {
    const { texts } = abbreviate(["0Bergström0Lindström0Sjöström0Söderström"]);
    expect(texts[0]?.length).toBeLessThan(25);
  });

  it("rejects a text that contains a sign or a comma", () => {
    expect(() => abbreviate(["a!b"])).toThrow('"!"');
    expect(() => abbreviate(["a,b"])).toThrow('","');
  });
});
