import { petTopNames } from "../../words/pet-top-names.ts";
import { smallPetNames } from "../../words/small-pet-names.ts";
import { readMarkedNames } from "../word-list.ts";
import { cats } from "./cat-list.ts";
import { dogs } from "./dog-list.ts";
import type { FactsLookup, NameFacts } from "./facts.ts";

interface CountedPet {
  readonly name: string;
  readonly count: number | null;
  readonly asOf: string | null;
  readonly area: string;
}

/** The letters of the word lists in words; the headers of the lists explain them. */
const DOG_PERSONALITIES = { l: "lekfull", g: "lugn", m: "modig", k: "kelig" };
const DOG_SIZES = { s: "liten", l: "stor" };
const DOG_GROUPS = {
  n: "nordisk hund",
  j: "jakthund",
  h: "herdehund",
  t: "terrier",
  s: "sällskapshund",
};
const CAT_COLORS = { s: "svart", v: "vit", o: "orange", g: "grå", b: "brun", f: "flerfärgad" };
const CAT_PERSONALITIES = { l: "lekfull", m: "mysig", g: "lugn", n: "nyfiken", d: "modig" };

function wordsOf(marks: string, words: Readonly<Record<string, string>>): readonly string[] {
  return [...marks].flatMap((letter) => words[letter] ?? []);
}

const dogSuits = new Map(
  dogs.map(({ name, sizes, personalities, groups }) => {
    const personality = wordsOf(personalities, DOG_PERSONALITIES);
    // A line has room for two.
    const size = personality.length > 0 ? [] : wordsOf(sizes, DOG_SIZES);
    return [name, [...size, ...personality, ...wordsOf(groups, DOG_GROUPS)]];
  }),
);

const catSuits = new Map(
  cats.map(({ name, colors, personalities }) => [
    name,
    [...wordsOf(colors, CAT_COLORS), ...wordsOf(personalities, CAT_PERSONALITIES)],
  ]),
);

/** The animals whose lists have a name. */
const animalsOf = new Map<string, string[]>();
for (const [animal, names] of [
  ["hund", dogs],
  ["katt", cats],
  ["kanin", readMarkedNames(smallPetNames.kanin)],
  ["fågel", readMarkedNames(smallPetNames.fagel)],
  ["fisk", readMarkedNames(smallPetNames.fisk)],
] as const) {
  for (const { name } of names) animalsOf.set(name, [...(animalsOf.get(name) ?? []), animal]);
}

/** Only national counts are used: those of a county would mislead. */
function registered(
  kind: "hundar" | "katter",
  pets: readonly CountedPet[],
): ReadonlyMap<string, NonNullable<NameFacts["pets"]>> {
  return new Map(
    pets.flatMap(({ name, count, asOf, area }) =>
      count !== null && asOf !== null && area === "SE" ? [[name, [{ kind, count, asOf }]]] : [],
    ),
  );
}

const registeredDogs = registered("hundar", petTopNames.dogs);
const registeredCats = registered("katter", petTopNames.cats);

/** Dogs with a name in the national register, and what dog it suits. */
export const lookUpDog: FactsLookup = (name) =>
  factsOf(registeredDogs.get(name) ?? [], dogSuits.get(name) ?? []);

/** Cats with a name in the national register, and what cat it suits. */
export const lookUpCat: FactsLookup = (name) =>
  factsOf(registeredCats.get(name) ?? [], catSuits.get(name) ?? []);

/** Dogs and cats with a name in the national registers, and which animals it suits. */
export const lookUpPet: FactsLookup = (name) =>
  factsOf(
    [...(registeredDogs.get(name) ?? []), ...(registeredCats.get(name) ?? [])],
    animalsOf.get(name) ?? [],
  );

function factsOf(pets: NonNullable<NameFacts["pets"]>, suits: readonly string[]): NameFacts {
  return { ...(pets.length > 0 && { pets }), ...(suits.length > 0 && { suits }) };
}
