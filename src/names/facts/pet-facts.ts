import { petTopNames } from "../../words/pet-top-names.ts";
import type { FactsLookup, NameFacts } from "./facts.ts";

interface CountedPet {
  readonly name: string;
  readonly count: number | null;
  readonly asOf: string | null;
  readonly area: string;
}

/** Only national counts are used: those of a county would mislead. */
function lookUpPets(kind: "hundar" | "katter", pets: readonly CountedPet[]): FactsLookup {
  const registered = new Map<string, NameFacts>();
  for (const { name, count, asOf, area } of pets) {
    if (count !== null && asOf !== null && area === "SE") {
      registered.set(name, { pets: [{ kind, count, asOf }] });
    }
  }
  return (name) => registered.get(name) ?? {};
}

/** Dogs with a name in the national register. */
export const lookUpDog = lookUpPets("hundar", petTopNames.dogs);

/** Cats with a name in the national register. */
export const lookUpCat = lookUpPets("katter", petTopNames.cats);

/** Dogs and cats with a name in the national registers. */
export const lookUpPet: FactsLookup = (name) => {
  const pets = [lookUpDog, lookUpCat].flatMap((lookUp) => lookUp(name).pets ?? []);
  return pets.length > 0 ? { pets } : {};
};
