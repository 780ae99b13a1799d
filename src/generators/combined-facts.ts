import { petTopNames } from "../words/pet-top-names.ts";
import { childNameList } from "./child-name-list.ts";
import type { FactsLookup, NameFacts, Newborns } from "./facts.ts";
import { nameDayOf } from "./name-days.ts";

const newborns = new Map<string, Newborns[]>();

for (const { name, sex, newborns: count, place } of childNameList) {
  newborns.set(name, [...(newborns.get(name) ?? []), { sex, count, place }]);
}

/** Newborns of 2022 and name day of a child's name. */
export const lookUpChildName: FactsLookup = (name) => {
  const counted = newborns.get(name);
  const nameDay = nameDayOf(name);
  return { ...(counted && { newborns: counted }), ...(nameDay && { nameDay }) };
};

interface CountedPet {
  readonly name: string;
  readonly count: number | null;
  readonly asOf: string | null;
  readonly area: string;
}

/** Only national counts are shown; a county's would mislead. */
function lookUpPets(kind: "hundar" | "katter", pets: readonly CountedPet[]): FactsLookup {
  const registered = new Map<string, NameFacts>();
  for (const { name, count, asOf, area } of pets) {
    if (count !== null && asOf !== null && area === "SE") {
      registered.set(name, { pets: { kind, count, asOf } });
    }
  }
  return (name) => registered.get(name) ?? {};
}

/** Facts of the combined generator's names, by category. */
export const lookUpByCategory: Readonly<Record<string, FactsLookup>> = {
  barn: lookUpChildName,
  hund: lookUpPets("hundar", petTopNames.dogs),
  katt: lookUpPets("katter", petTopNames.cats),
};
