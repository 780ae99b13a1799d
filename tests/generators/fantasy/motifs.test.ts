import { expect, test } from "vitest";
import { allCombinations, isDefault } from "@/generators/engine/filters.ts";
import { sampleGeneration } from "@/generators/engine/sample.ts";
import { generator } from "@/generators/fantasy/dnd.ts";
import { characterOf, FIELDS } from "@/generators/fantasy/dnd-characters.ts";
import { dealFigures } from "@/generators/fantasy/dnd-figures.ts";
import { motifsOf } from "@/generators/fantasy/motifs.ts";
import { Rounds } from "@/generators/fantasy/rounds.ts";

await generator.late?.load();

/** Whether two texts are about the same thing. */
function share(one: string, other: string): boolean {
  return motifsOf(one).some((motif) => motifsOf(other).includes(motif));
}

test("texts are alike by their nouns, in any form, and not by their small words", () => {
  expect(share("draken som svalde en klocka", "hos drakdödare")).toBe(true);
  expect(share("vid en bro utan stolpar", "under en gran utan barr")).toBe(false);
  expect(share("bland bikupor", "bland gäss")).toBe(false);
});

test("on a first page hardly any texts are about the same thing, and none without a filter", () => {
  for (const chosen of allCombinations(generator.filters)) {
    const { names } = sampleGeneration(generator, chosen, 12);
    const characters = dealFigures(names, chosen.klass ?? "", new Rounds()).flatMap(
      (figure) => characterOf(figure) ?? [],
    );
    const texts = characters.flatMap((character) =>
      FIELDS.filter((field) => field !== "byname").map((field) => character[field]),
    );
    const alike = texts.filter((text, i) => texts.slice(0, i).some((each) => share(each, text)));
    expect(alike.length, JSON.stringify(chosen)).toBeLessThanOrEqual(
      isDefault(generator.filters, chosen) ? 0 : 3,
    );
  }
});
