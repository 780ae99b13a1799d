/** The site cleans names and titles so that the database takes them, whatever characters they have. */
import { expect, test } from "vitest";
import { cleanText } from "@/lib/clean-text.ts";
import { sql } from "./backend.ts";

/** Every character that is not half of a pair, up to the end of the invisible tags. */
const CHARACTERS = Array.from({ length: 0xe0fff }, (_, index) => index + 1)
  .filter((code) => (code < 0xd800 || code > 0xdfff) && (code < 0x20000 || code >= 0xe0000))
  .map((code) => String.fromCodePoint(code));

test.each([
  ["alone", (character: string) => character],
  ["within a name", (character: string) => `Ast${character}rid`],
])("each character %s", async (_where, textWith) => {
  const texts = CHARACTERS.map((character) => cleanText(textWith(character)));
  const refused = await sql<{ text: string }>(
    "select text from unnest($1::text[]) as text where text <> private.printable_text(text)",
    [texts],
  );
  expect(refused).toEqual([]);
  // Something is left of nearly all.
  expect(texts.filter((text) => text === "").length).toBeLessThan(5000);
});
