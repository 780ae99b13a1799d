/** What the texts on origins claim, compared with what was read. */
import { readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import { type Claims, claimsOf, readBackedClaims, TEXTS } from "./origins-raw.ts";

const claims = v.object({ years: v.array(v.string()), words: v.array(v.string()) });

/** Words that the source of a name has in its own script. */
const IN_ANOTHER_SCRIPT: Readonly<Record<string, string>> = { Mustafa: "ṣ-f-w" };

function expectBacked(backed: Readonly<Record<string, Claims>>): void {
  for (const [name, { years, words }] of Object.entries(backed)) {
    const claimed = claimsOf(name);
    const expected = {
      years: claimed.years,
      words: claimed.words.filter((word) => word !== IN_ANOTHER_SCRIPT[name]),
    };
    expect({ name, years, words }).toEqual({ name, ...expected });
  }
}

test("no text of a sample has a year or a foreign word that its row or its sources lack", () => {
  const file = new URL("origins-sample.json", import.meta.url);
  const sample = v.parse(v.record(v.string(), claims), JSON.parse(readFileSync(file, "utf8")));
  expect(Object.keys(sample).length).toBeGreaterThanOrEqual(75);
  expect(Object.values(sample).flatMap(({ years }) => years).length).toBeGreaterThan(30);
  expectBacked(sample);
});

const rawFolder = process.env.STATISTICS_FOLDER;
test.runIf(rawFolder)(
  "no text has a year or a foreign word that its row or its sources lack",
  () => {
    expectBacked(readBackedClaims(rawFolder ?? "", [...TEXTS.keys()]));
  },
);
