import { describe, expect, test } from "vitest";
import { decodeLines, NameIndex } from "@/names/search/all-names.ts";
import { allGivenNames } from "@/words/all-names/given-names.ts";
import { allSurnames } from "@/words/all-names/surnames.ts";

describe.each([
  ["given names", allGivenNames, 99_658],
  ["surnames", allSurnames, 382_492],
])("the source of %s", (_kind, source, count) => {
  const lines = [...decodeLines(source)];
  const index = new NameIndex(source);

  test("has every name once, in order", () => {
    expect(lines).toHaveLength(count);
    expect(lines.findIndex(([name], i) => i > 0 && name <= (lines[i - 1]?.[0] ?? ""))).toBe(-1);
  });

  test("finds names from its beginning to its end", () => {
    // 97 shares no factor with the distance of the names that the index keeps.
    const wanted = [...lines.filter((_, i) => i % 97 === 0), ...lines.slice(-1)];
    for (const [name, ...columns] of wanted) expect(index.find(name), name).toEqual(columns);
  });

  test.each(["", "Qq", "Åsaa", "Xyzzyx", "astrid", "\uffff"])("does not find %j", (name) => {
    expect(index.find(name)).toBeNull();
  });
});
