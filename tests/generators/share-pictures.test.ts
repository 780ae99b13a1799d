import { describe, expect, test } from "vitest";
import { site } from "@/config/site.ts";
import { generator as catGenerator } from "@/generators/cats.ts";
import { generator as childNameGenerator } from "@/generators/child-names.ts";
import { generator as companyGenerator } from "@/generators/companies.ts";
import type { GeneratorDefinition } from "@/generators/definition.ts";
import { generator as dogGenerator } from "@/generators/dogs.ts";
import { generator as fantasyGenerator } from "@/generators/fantasy.ts";
import { defaultChoices } from "@/generators/filters.ts";
import { generator as givenNameGenerator } from "@/generators/given-names.ts";
import { generator as petGenerator } from "@/generators/pets.ts";
import { seededRandom } from "@/generators/sample.ts";
import { sharePictureOf, sharePictures } from "@/generators/share-pictures.ts";
import { generator as surnameGenerator } from "@/generators/surnames.ts";
import { usernameGenerator } from "@/generators/usernames.ts";

/** Draws of the generators that put names together, in which the names of a picture are looked for. */
const DRAWS = 12;

const generators = new Map<string, readonly GeneratorDefinition[]>([
  ["fornamn", [givenNameGenerator]],
  ["efternamn", [surnameGenerator]],
  ["barnnamn", [childNameGenerator]],
  ["foretagsnamn", [companyGenerator]],
  ["anvandarnamn", [usernameGenerator("")]],
  ["husdjursnamn", [petGenerator]],
  ["hundnamn", [dogGenerator]],
  ["kattnamn", [catGenerator]],
  ["fantasy-namn", [fantasyGenerator]],
  // One name of each.
  ["namngenerator", [childNameGenerator, dogGenerator, catGenerator]],
  ["generatorer", [givenNameGenerator, surnameGenerator, fantasyGenerator]],
  ["namnfynd", [childNameGenerator, dogGenerator, companyGenerator]],
]);

function namesOf({ candidates, filters }: GeneratorDefinition): Set<string> {
  const names = new Set<string>();
  for (let seed = 0; seed < DRAWS; seed++) {
    for (const { name } of candidates(defaultChoices(filters), seededRandom(seed))) names.add(name);
  }
  return names;
}

test("every generator has a picture of its own", () => {
  expect(sharePictures.map(({ slug }) => slug).sort()).toEqual([...generators.keys()].sort());
});

describe.each(sharePictures)("the picture $slug", ({ slug, names }) => {
  test("shows names that the generator gives", () => {
    const sources = generators.get(slug) ?? [];
    names.forEach((name, i) => {
      const source = sources[sources.length === 1 ? 0 : i];
      expect(source && [...namesOf(source)]).toContain(name);
    });
  });

  test("is told of to who cannot see it", () => {
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
