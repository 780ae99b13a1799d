import { expect, test } from "vitest";
import { drawCompositions } from "../../scripts/audit/draw-compositions.ts";
import { findUnsayable, stemCount } from "../../scripts/audit/find-unsayable.ts";

const COMPOSITIONS = 20_000;

/** The same as `npm run audit`, which draws a million. */
test("composed names contain nothing that one would not say aloud", {
  timeout: 120_000,
}, async () => {
  const found: string[] = [];
  let drawn = 0;
  for await (const { generator, name } of drawCompositions(COMPOSITIONS, 1)) {
    drawn++;
    const stems = findUnsayable(name, generator);
    if (stems.length > 0) found.push(`${generator}: ${name} (${stems.join(", ")})`);
  }
  expect(drawn).toBeGreaterThanOrEqual(COMPOSITIONS);
  expect(stemCount).toBeGreaterThanOrEqual(400);
  expect(found).toEqual([]);
});

test.each([
  ["foretagsnamn", "Analysex Råd", ["-sex"]],
  ["foretagsnamn", "Hornsgatans Kanalanalys", []],
  ["anvandarnamn", "javelfin", ["javel-"]],
  ["anvandarnamn", "FrostNinja88", ["=88"]],
  ["anvandarnamn", "EldKnull", ["knull"]],
  ["fantasy-namn", "Fjaevelja", ["jäv", "jaev"]],
  ["fantasy-namn", "Phagal Eldkåpa", ["fag-"]],
  ["fantasy-namn", "Othorun Dödsbringaren", []],
])("the list finds in a name of %s, %s, the stems %j", (generator, name, stems) => {
  expect(findUnsayable(name, generator).sort()).toEqual([...stems].sort());
});
