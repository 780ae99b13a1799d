import { expect, test } from "vitest";
import { chanceText, oneInText } from "@/features/compare/chance-text.ts";

test.each([
  [0.1294, "13\u00a0%", "ungefär 1\u00a0av\u00a08"],
  [0.3477, "35\u00a0%", "ungefär 1\u00a0av\u00a03"],
  [0.0123, "1\u00a0%", "ungefär 1\u00a0av\u00a081"],
  [0.0044, "0,4\u00a0%", "ungefär 1\u00a0av\u00a0227"],
  [0.55, "55\u00a0%", "i minst varannan klass"],
])("a chance of %d is %s", (share, percent, oneIn) => {
  const chance = { share, isMost: false };
  expect([chanceText(chance), oneInText(chance, "klass")]).toEqual([percent, oneIn]);
});

test("the most that a chance can be is said as that", () => {
  expect(chanceText({ share: 0.000458, isMost: true })).toBe("under 0,1\u00a0%");
  expect(chanceText({ share: 0.0014, isMost: true })).toBe("högst 0,1\u00a0%");
  expect(oneInText({ share: 0.0014, isMost: true }, "klass")).toBe("högst 1\u00a0av\u00a0714");
});
