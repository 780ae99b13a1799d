import { describe, expect, test } from "vitest";
import { isClean } from "@/generators/engine/block-list.ts";
import { allCombinations, type Choices } from "@/generators/engine/filters.ts";
import { findRelaxations } from "@/generators/engine/relaxations.ts";
import { generator as petGenerator } from "@/generators/pets/pets.ts";
import { smallPetNames } from "@/words/small-pet-names.ts";
import { rowsOf } from "../../words/decode.ts";
import { candidateNames } from "../candidate-names.ts";

await petGenerator.late?.load();

const ANIMALS = ["hund", "katt", "kanin", "fagel", "fisk"];

function namesFor(choices: Choices): string[] {
  return candidateNames(petGenerator, choices);
}

describe.each(Object.entries(smallPetNames))("the list of names for %s", (_, list) => {
  const rows = rowsOf(list);
  const names = rows.map(([name = ""]) => name);

  test("has at least a hundred names, each once", () => {
    expect(names.length).toBeGreaterThanOrEqual(100);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  });

  test("writes them as names", () => {
    expect(names.filter((name) => !/^\p{Lu}\p{Ll}+$/u.test(name))).toEqual([]);
  });

  test("has only known letters in its columns", () => {
    const wrong = rows.filter(
      ([, styles = "", personalities = "", ...more]) =>
        !/^(-|[kusot]+)$/.test(styles) ||
        !/^(-|[lgmk]+)$/.test(personalities) ||
        new Set(styles).size < styles.length ||
        new Set(personalities).size < personalities.length ||
        more.length > 0,
    );
    expect(wrong).toEqual([]);
  });
});

/** They begin or end as a composed name may not, but are good names in themselves. */
const HARMLESS = ["Dumbo", "Fluffis", "Puss", "Skurk", "Snorre", "Soffan", "Tuffis"];

test("no name of a pet is on the block list", () => {
  const names = namesFor({}).filter((name) => !HARMLESS.includes(name));
  expect(names.length).toBeGreaterThan(1_000);
  expect(names.filter((name) => !isClean(name))).toEqual([]);
});

test("a name has the same styles and personalities for every animal", () => {
  const marks = petGenerator.filters.filter(({ id }) => id === "stil" || id === "personlighet");
  const described = ANIMALS.map((djurtyp) => {
    const found = new Map(namesFor({ djurtyp }).map((name) => [name, ""]));
    for (const { id, options } of marks) {
      for (const { value } of options) {
        for (const name of namesFor({ djurtyp, [id]: value })) {
          found.set(name, `${found.get(name)} ${value}`);
        }
      }
    }
    return found;
  });
  const [, ...others] = described;
  const shared = others.flatMap((found, i) =>
    described.slice(0, i + 1).flatMap((earlier) =>
      [...found]
        .filter(([name]) => earlier.has(name))
        .map(([name, all]) => ({
          name,
          isSame: earlier.get(name) === all,
        })),
    ),
  );
  expect(shared).not.toEqual([]);
  expect(shared.filter(({ isSame }) => !isSame)).toEqual([]);
});

test("every animal has names with any one other filter", () => {
  for (const djurtyp of ANIMALS) {
    for (const { id, options } of petGenerator.filters) {
      for (const { value } of options) {
        if (id === "djurtyp") continue;
        expect(namesFor({ djurtyp, [id]: value }), `${djurtyp} ${value}`).not.toEqual([]);
      }
    }
  }
});

test("some single change helps wherever no name matches", () => {
  const empty = allCombinations(petGenerator.filters).filter(
    (choices) => namesFor(choices).length === 0,
  );
  const stuck = empty.filter(
    (choices) => findRelaxations(petGenerator, choices, { random: Math.random }).length === 0,
  );
  expect(empty).not.toEqual([]);
  expect(stuck).toEqual([]);
});

test("no name is both unique and Swedish: plainly Swedish words are Swedish", () => {
  const swedish = new Set(namesFor({ stil: "svenska" }));
  const unique = namesFor({ stil: "unika" });
  expect(unique.filter((name) => swedish.has(name))).toEqual([]);
  expect([...swedish]).toEqual(expect.arrayContaining(["Soffan", "Mullvad", "Abborren"]));
  expect(unique).toEqual(expect.arrayContaining(["Picasso", "Kalejdoskop", "Rucola"]));
});

test.each([
  [{ djurtyp: "katt" }, ["Grizzly", "Golfboll", "Astronaut"]],
  [{ djurtyp: "fagel" }, ["Sinatra", "Mozart", "Propeller"]],
  [{ stil: "tuffa" }, ["Triton", "Popeye", "Vildkanin"]],
  [{ personlighet: "kelig" }, ["Kanel", "Espresso", "Vadmal"]],
  [{ personlighet: "lugn" }, ["Granit", "Skiffer", "Onyx"]],
  [{ personlighet: "lekfull" }, ["Svagdricka", "Tabasco", "Popcorn"]],
])("%j leaves out what readers do not find in it", (choices, others) => {
  const names = namesFor(choices);
  expect(others.filter((name) => names.includes(name))).toEqual([]);
});

test("known pet names match where a Swede would look for them", () => {
  expect(namesFor({ djurtyp: "kanin", personlighet: "lekfull" })).toContain("Stampe");
  expect(namesFor({ djurtyp: "fagel", stil: "klassiska" })).toContain("Jakob");
  expect(namesFor({ djurtyp: "fisk", stil: "klassiska" })).toContain("Wanda");
  expect(namesFor({ djurtyp: "katt", stil: "klassiska", langd: "kort" })).toContain("Måns");
  expect(namesFor({ djurtyp: "katt", personlighet: "kelig" })).toContain("Tusse");
  expect(namesFor({ djurtyp: "hund", stil: "tuffa" })).toContain("Rocky");
  expect(namesFor({ stil: "tuffa" })).not.toContain("Gosan");
  expect(namesFor({ djurtyp: "fisk" })).not.toContain("Ludde");
});
