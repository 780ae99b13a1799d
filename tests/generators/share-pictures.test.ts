import { describe, expect, test } from "vitest";
import { site } from "@/config/site.ts";
import type { GeneratorDefinition } from "@/generators/engine/definition.ts";
import { defaultChoices } from "@/generators/engine/filters.ts";
import { seededRandom } from "@/generators/engine/sample.ts";
import { givenNames, surnamesOf } from "@/generators/fantasy/dnd-names.ts";
import { allFantasyNames } from "@/generators/fantasy/fantasy-names.ts";
import { generatorById, generators } from "@/generators/registry.ts";
import { loadSharePictures, sharePictureOf } from "@/generators/share-pictures.ts";
import { loadWholeGenerator } from "@/generators/whole-generator.ts";
import { numberOnes } from "@/words/number-ones.ts";
import { listedYears } from "../words/latest-lists.ts";

const sharePictures = await loadSharePictures();

/** Most draws until a name of a picture appears; a generator that composes names has thousands. */
const DRAWS = 10_000;

/** For each page without a generator of its own, the generators that its three names come from. */
const SOURCES: Readonly<Record<string, readonly string[]>> = {
  namngenerator: ["barnnamn", "hundnamn", "kattnamn"],
  generatorer: ["fornamn", "efternamn", "fantasy-namn"],
  namnfynd: ["barnnamn", "hundnamn", "foretagsnamn"],
  namn: ["fornamn", "fornamn", "efternamn"],
  topplista: ["fornamn", "fornamn", "fornamn"],
  listor: ["fornamn", "fornamn", "fornamn"],
  tillsammans: ["fornamn", "fornamn", "fornamn"],
  jamfor: ["fornamn", "fornamn", "fornamn"],
};

/** A page that shows it, where it is that of a kind of pages. */
const PAGES: Readonly<Record<string, string>> = {
  namn: "/namn/astrid",
  topplista: "/namn/topplista/2022",
  listor: "/namn/lista/dubbelnamn",
};

/** Those that are too many to be met in draws. */
const COMPOSED: Readonly<Record<string, (name: string) => boolean>> = {
  "fantasy-namn": (name) => allFantasyNames.some(({ word }) => word === name),
  "dnd-namn": (name) =>
    givenNames.some((given) =>
      surnamesOf(given).some((surname) => name === `${given.word} ${surname}`),
    ),
};

function gives({ candidates, filters, isComposed }: GeneratorDefinition, name: string): boolean {
  const random = seededRandom(1);
  const draws = isComposed ? DRAWS : 1;
  for (let draw = 0; draw < draws; draw++) {
    const drawn = candidates(defaultChoices(filters), random);
    if (drawn.some((candidate) => candidate.name === name)) return true;
  }
  return false;
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
      const source = sources[i] ?? "";
      const generator = await loadWholeGenerator(generatorById(source));
      const isGiven = COMPOSED[source]?.(name) ?? gives(generator, name);
      expect(isGiven, name).toBe(true);
    }
  });

  test("has a text alternative with its names", () => {
    const { alt } = sharePictureOf(PAGES[slug] ?? `/${slug}`);
    for (const name of names) expect(alt).toContain(name);
  });
});

test("a generator's page has its own picture", () => {
  expect(sharePictureOf("/fantasy-namn")).toEqual({
    path: "/delning/fantasy-namn.png",
    alt: "Fantasynamn: Geirbjörn, Svanvind och Urdylva. Namnfynd.",
    width: 1200,
    height: 630,
  });
});

test.each(["/sok", "/namnsdag", "/namn/astrid", "/namn/ovriga/abbygail", "/efternamn/%C3%B6berg"])(
  "%s has that of names",
  (path) => {
    expect(sharePictureOf(path).path).toBe("/delning/namn.png");
  },
);

test.each([
  ["/namn/topplista/2025", "topplista"],
  ["/namn/listor", "listor"],
  ["/namn/lista/kaninnamn", "listor"],
  ["/flicknamn", "listor"],
  ["/tillsammans", "tillsammans"],
  ["/jamfor", "jamfor"],
  ["/foretagsnamn/bageri", "foretagsnamn"],
])("%s has the picture %s", (path, slug) => {
  expect(sharePictureOf(path).path).toBe(`/delning/${slug}.png`);
});

test("the invitation asks as the one who sends it would", () => {
  expect(sharePictureOf("/tillsammans").alt).toMatch(/^Vill du välja namn med mig\? /);
});

test("the names of the top lists have been the most given of a year", () => {
  const first = new Set<string>(numberOnes.flatMap(({ girl, boy }) => [girl.name, boy.name]));
  for (const { girls, boys } of listedYears) {
    for (const { name, rank } of [...girls, ...boys]) if (rank === 1) first.add(name);
  }
  const picture = sharePictures.find(({ slug }) => slug === "topplista");
  for (const name of picture?.names ?? []) expect(first).toContain(name);
});

test.each(["/", "/premium", "/blogg", "/lista/abc", "/finns/inte"])(
  "%s has the common one",
  (path) => {
    expect(sharePictureOf(path).path).toBe(site.sharePicturePath);
  },
);
