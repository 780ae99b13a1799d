import { describe, expect, test } from "vitest";
import { isClean } from "@/generators/engine/block-list.ts";
import { allCombinations, defaultChoices } from "@/generators/engine/filters.ts";
import { seededRandom } from "@/generators/engine/sample.ts";
import { classes, generator, givenNames, peoples } from "@/generators/fantasy/dnd.ts";
import { characterOf, rollCharacters, rollParty } from "@/generators/fantasy/dnd-characters.ts";
import { bonds, childhoods, quests, trainings } from "@/words/backgrounds.ts";
import { familyNames } from "@/words/family-names.ts";

const defaults = defaultChoices(generator.filters);
const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

function namesFor(chosen: Readonly<Record<string, string>>, seed = 1): string[] {
  return generator
    .candidates({ ...defaults, ...chosen }, seededRandom(seed))
    .map(({ name }) => name);
}

test("every combination of filters has names", () => {
  const empty = allCombinations(generator.filters).filter(
    (choices) => namesFor(choices).length < 2,
  );
  expect(empty).toEqual([]);
});

test("a given name belongs to one people", () => {
  const words = givenNames.map(({ word }) => word);
  expect(new Set(words).size).toBe(words.length);
  expect(new Set(givenNames.map(({ people }) => people)).size).toBe(9);
  const surnames = givenNames.flatMap((name) => (name.people === "orch" ? name.surnames : []));
  expect(new Set(surnames).size).toBe(64);
});

test("no two classes have names of the same styles", () => {
  const styles = Object.values(classes).map((each) => each.styles.toSorted().join());
  expect(new Set(styles).size).toBe(12);
});

test("every name is clean, also across the joint of the family name", () => {
  const all = givenNames.flatMap(({ word, surnames }) =>
    surnames.map((surname) => `${word} ${surname}`),
  );
  expect(all.length).toBeGreaterThan(4_500);
  expect(all.filter((name) => !isClean(name))).toEqual([]);
  expect(all.filter((name) => !/^[A-ZÅÄÖ][a-zåäö]+ [A-ZÅÄÖ][a-zåäö]+$/.test(name))).toEqual([]);
});

test("no name, heading or option has a mark of someone else", () => {
  const labels = generator.filters.flatMap(({ label, options }) => [
    label,
    ...options.map((option) => option.label),
  ]);
  const parts = [labels, Object.values(familyNames), givenNames.map(({ word }) => word)].flat();
  expect(
    parts.filter((text) => /dungeons|dragons|d&d|tiefling|dragonborn|hobbit/i.test(text)),
  ).toEqual([]);
});

describe("a character", () => {
  test("is the same for the same name and class", () => {
    const name = namesFor({ folk: "dvarg", klass: "tjuv" })[0] ?? "";
    const character = characterOf(name, "tjuv");
    expect(character).toMatchObject({ name, people: "Dvärg", className: "Tjuv" });
    expect(characterOf(name, "tjuv")).toEqual(character);
    expect(character?.background).toMatch(/^Växte upp .+\. (?:Han|Hon) .+ och söker .+\.$/);
  });

  test("has a class that suits its name when none is chosen, or another's", () => {
    for (const { word, style } of givenNames) {
      for (const klass of ["alla", "paladin"]) {
        const { className } = characterOf(`${word} Askbo`, klass) ?? {};
        const own = Object.values(classes).find(({ label }) => label === className);
        expect(own?.styles, word).toContain(style);
      }
    }
  });

  test("has a byname and a pronoun of its sex", () => {
    const women = SEEDS.flatMap((seed) => namesFor({ kon: "kvinna" }, seed).slice(0, 20));
    const wrong = women.filter((name) => {
      const { byname = "", background = "" } = characterOf(name, "alla") ?? {};
      return /skägg$|(?:rytt|väkt|härsk|väv|sång)aren$/.test(byname) || !/ Hon /.test(background);
    });
    expect(wrong).toEqual([]);
  });

  test("is nobody for a name of another generator", () => {
    expect(characterOf("Astrid Askbo", "alla")).toBeUndefined();
  });
});

test("a background has parts for every people, class and style", () => {
  expect(Object.keys(childhoods).sort()).toEqual(Object.keys(peoples).sort());
  expect(Object.keys(familyNames).sort()).toEqual(Object.keys(peoples).sort());
  expect(Object.keys(trainings).sort()).toEqual(Object.keys(classes).sort());
  expect(Object.keys(quests).sort()).toEqual(["maktig", "mork", "mystisk", "nobel"]);
});

describe("a party", () => {
  test("has four of different peoples and classes, with one bond", () => {
    for (const seed of SEEDS) {
      const { bond, characters } = rollParty(seededRandom(seed));
      expect(bonds.split("|")).toContain(bond);
      expect(new Set(characters.map(({ people }) => people)).size).toBe(4);
      expect(new Set(characters.map(({ className }) => className)).size).toBe(4);
    }
  });

  test("has four different initials, so that a letter says who is meant", () => {
    for (const seed of SEEDS) {
      const { characters } = rollParty(seededRandom(seed));
      expect(new Set(characters.map(({ name }) => name.charAt(0))).size).toBe(4);
    }
  });

  test("has a fighter and a magician", () => {
    for (const seed of SEEDS) {
      const roles = rollParty(seededRandom(seed)).characters.map(({ className }) => className);
      expect(roles.some((role) => /Barbar|Krigare|Paladin/.test(role))).toBe(true);
      expect(roles.some((role) => /Besvärjare|Häxmästare|Trollkarl/.test(role))).toBe(true);
    }
  });
});

test("a table has different characters that fit the choices", () => {
  const characters = rollCharacters({ folk: "orch", klass: "druid" }, 20, seededRandom(3));
  expect(new Set(characters.map(({ name }) => name)).size).toBe(20);
  expect(characters.every(({ people }) => people === "Orch")).toBe(true);
  expect(characters.every(({ className }) => className === "Druid")).toBe(true);
});
