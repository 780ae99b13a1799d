import { describe, expect, test } from "vitest";
import { site } from "@/config/site.ts";
import type { GeneratorDefinition } from "@/generators/definition.ts";
import { defaultChoices } from "@/generators/filters.ts";
import { generatorById, generators } from "@/generators/registry.ts";
import { seededRandom } from "@/generators/sample.ts";
import { sharePictureOf, sharePictures } from "@/generators/share-pictures.ts";

/** Draws of the generators that compose names, among which the names of a picture must be. */
const DRAWS = 12;

/** For each page without a generator of its own, the generators that its three names come from. */
const SOURCES: Readonly<Record<string, readonly string[]>> = {
  namngenerator: ["barnnamn", "hundnamn", "kattnamn"],
  generatorer: ["fornamn", "efternamn", "fantasy-namn"],
  namnfynd: ["barnnamn", "hundnamn", "foretagsnamn"],
};

function namesOf({ candidates, filters }: GeneratorDefinition): Set<string> {
  const names = new Set<string>();
  for (let seed = 0; seed < DRAWS; seed++) {
    for (const { name } of candidates(defaultChoices(filters), seededRandom(seed))) names.add(name);
  }
  return names;
}

test("every generator has a picture of its own", () => {
  expect(sharePictures.map(({ slug }) => slug).sort()).toEqual(
    [...generators.map(({ id }) => id), ...Object.keys(SOURCES)].sort(),
  );
});

describe.each(sharePictures)("the picture $slug", ({ slug, names }) => {
  test("shows names that the generator gives", async () => {
    const sources = SOURCES[slug] ?? names.map(() => slug);
    for (const [i, name] of names.entries()) {
      const { generator } = await generatorById(sources[i] ?? "").load();
      expect([...namesOf(generator)]).toContain(name);
    }
  });

  test("has a text alternative with its names", () => {
    const { alt } = sharePictureOf(`/${slug}`);
    for (const name of names) expect(alt).toContain(name);
  });
});

test("a generator's page has its own picture", () => {
  expect(sharePictureOf("/fantasy-namn")).toEqual({
    path: "/delning/fantasy-namn.png",
    alt: "Fantasynamn: Lunarion, Zoronax och Stormgerd. Namnfynd.",
    width: 1200,
    height: 630,
  });
});

test.each(["/", "/premium", "/blogg", "/lista/abc", "/finns/inte"])(
  "%s has the common one",
  (path) => {
    expect(sharePictureOf(path).path).toBe(site.sharePicturePath);
  },
);
