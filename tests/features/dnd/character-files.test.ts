import * as v from "valibot";
import { expect, test } from "vitest";
import {
  describeCharacter,
  makeCharacterCsv,
  makeCharacterTable,
  makeText,
} from "@/features/dnd/character-files.ts";
import { seededRandom } from "@/generators/engine/sample.ts";
import { characterOf } from "@/generators/fantasy/dnd-characters.ts";
import { rollFigures } from "@/generators/fantasy/dnd-figures.ts";
import { Rounds } from "@/generators/fantasy/rounds.ts";

const characters = rollFigures({ folk: "orch" }, 3, seededRandom(1), new Rounds()).flatMap(
  (figure) => characterOf(figure) ?? [],
);
const table = { title: "Figurer", intro: "3 figurer.", isParty: false, characters };
const party = { title: "Sällskap", intro: "De delade en cell.", isParty: true, characters };

/** What both schemas have of a result. */
const common = {
  type: v.literal("text"),
  weight: v.pipe(v.number(), v.integer(), v.minValue(1)),
  range: v.tuple([v.number(), v.number()]),
  drawn: v.boolean(),
};
const filled = v.pipe(v.string(), v.nonEmpty());

/** Results as text, which version 13 split in two: https://github.com/foundryvtt/foundryvtt/issues/12049 */
const resultOf12 = v.object({ ...common, text: filled });
/** A plain name and a description as HTML, by the same and https://github.com/foundryvtt/foundryvtt/issues/12253 */
const resultOf13 = v.object({
  ...common,
  name: filled,
  description: v.pipe(filled, v.regex(/^[^<>&]+$/)),
});

function tableSchema<Result extends v.GenericSchema>(result: Result) {
  return v.object({
    name: filled,
    description: v.string(),
    formula: v.pipe(v.string(), v.regex(/^1d\d+$/)),
    replacement: v.boolean(),
    displayRoll: v.boolean(),
    results: v.array(result),
  });
}

test("the text has a title, and a line for each character", () => {
  const lines = makeText(table).trimEnd().split("\n");
  expect(lines).toEqual(["Figurer. 3 figurer.", ...characters.map(describeCharacter)]);
  expect(lines[1]).toMatch(/^\S+ \S+ \(orch, .+\)\. Kallad \S+ .+\. Växte upp .+ och söker .+\.$/);
});

test("the CSV file has a row for each character, in a party with the bond", () => {
  const rows = makeCharacterCsv(table).trimEnd().split("\r\n");
  expect(rows[0]).toBe("\ufeffNamn;Tillnamn;Folk;Klass;Namnet betyder;Bakgrund");
  expect(rows).toHaveLength(4);
  expect(rows[1]?.startsWith(`${characters[0]?.name};`)).toBe(true);
  const ofParty = makeCharacterCsv(party).trimEnd().split("\r\n");
  expect(ofParty[0]).toMatch(/;Sällskapet$/);
  expect(ofParty.slice(1).filter((row) => !row.endsWith(";De delade en cell."))).toEqual([]);
});

test("Foundry 12 reads the roll table, and so do later versions", () => {
  const json: unknown = JSON.parse(makeCharacterTable(table));
  const old = v.parse(tableSchema(resultOf12), json);
  const current = v.parse(tableSchema(resultOf13), json);
  expect(old.formula).toBe("1d3");
  expect(old.results.map(({ range }) => range)).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
  ]);
  for (const [i, { name, quest }] of characters.entries()) {
    expect(old.results[i]?.text).toContain(name);
    expect(old.results[i]?.text).toContain(quest);
    expect(current.results[i]?.name).toBe(name);
    expect(current.results[i]?.description).toContain(quest);
    expect(current.results[i]?.description).not.toContain(name);
  }
});

test("the roll table of a party says why they travel together", () => {
  const { description } = v.parse(tableSchema(resultOf12), JSON.parse(makeCharacterTable(party)));
  expect(description).toBe("De delade en cell.");
});
