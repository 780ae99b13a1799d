/** The page cleans texts in such a way that the database takes them. */
import { expect, test } from "vitest";
import { cleanText } from "@/lib/clean-text.ts";
import { connectTo } from "./connections.ts";

const connections = connectTo("closed");

/** Every character of the first plane, and the blocks of the others that have invisible ones. */
const RANGES = [
  [0x1, 0xd7ff],
  [0xe000, 0xffff],
  [0x1bca0, 0x1bcaf],
  [0x1d100, 0x1d1ff],
  [0x1f600, 0x1f64f],
  [0xe0000, 0xe0fff],
] as const;

const CHARACTERS = RANGES.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
);

const codeOf = (character: string) => character.codePointAt(0)?.toString(16);

/** The characters for which the condition on `text` is true in the database. */
async function charactersWhere(condition: string): Promise<unknown[]> {
  const rows = await connections.sql(
    `select character from unnest($1::text[]) with ordinality as listed (character, place),
        lateral (select character as single, 'a' || character || 'a' as within) as text
      where ${condition} order by place`,
    [CHARACTERS],
  );
  return rows.map(({ character }) => codeOf(String(character)));
}

test("both find the same characters invisible", async () => {
  const invisible = CHARACTERS.filter((character) => cleanText(character) === "");
  expect(invisible.length).toBeGreaterThan(1000);
  expect(await charactersWhere("private.printable_text(single) = ''")).toEqual(
    invisible.map(codeOf),
  );
});

test("both refuse the same characters within a text", async () => {
  const refused = CHARACTERS.filter((character) => {
    const text = `a${character}a`;
    return cleanText(text) !== text;
  });
  expect(refused.length).toBeGreaterThan(70);
  expect(await charactersWhere("private.printable_text(within) <> within")).toEqual(
    refused.map(codeOf),
  );
});
