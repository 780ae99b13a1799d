import { petTopNames } from "../words/pet-top-names.ts";
import { childNameList } from "./child-name-list.ts";
import type { GeneratorDefinition } from "./definition.ts";
import type { Candidate } from "./engine.ts";
import { ALL, type Choices, choiceOf, type Filter } from "./filters.ts";

type Category = "barn" | "hund" | "katt";

const categoryFilter: Filter = {
  id: "kategori",
  label: "Kategori",
  options: [
    { value: "barn", label: "Barnnamn" },
    { value: "hund", label: "Hundnamn" },
    { value: "katt", label: "Kattnamn" },
  ],
  defaultValue: "barn",
};

const sexOptions: Readonly<Record<Category, Filter["options"]>> = {
  barn: [
    { value: "pojkar", label: "Pojke" },
    { value: "flickor", label: "Flicka" },
  ],
  hund: [
    { value: "hane", label: "Hane" },
    { value: "tik", label: "Tik" },
  ],
  katt: [
    { value: "hane", label: "Hane" },
    { value: "hona", label: "Hona" },
  ],
};

const PET_SEXES: Readonly<Record<string, string>> = { hane: "male", tik: "female", hona: "female" };

const CATEGORIES: Readonly<Record<string, Category>> = { barn: "barn", hund: "hund", katt: "katt" };

/**
 * The combined generator of /namngenerator for one category; the sexes on offer depend on it.
 * An unknown category is read as children's names.
 */
export function combinedGenerator(category: string): GeneratorDefinition {
  const known = CATEGORIES[category] ?? "barn";
  return {
    id: "namngenerator",
    filters: [
      categoryFilter,
      {
        id: "kon",
        label: "Kön",
        options: [{ value: ALL, label: "Alla kön" }, ...sexOptions[known]],
        defaultValue: ALL,
      },
    ],
    candidates: (choices) => builtInNames(known, choices),
  };
}

function builtInNames(category: Category, choices: Choices): readonly Candidate[] {
  const sex = choiceOf(choices, "kon");
  if (category === "barn") {
    return childNameList.filter((child) => sex === ALL || child.sex === sex);
  }
  const pets = category === "hund" ? petTopNames.dogs : petTopNames.cats;
  return pets
    .filter((pet) => sex === ALL || pet.sex === PET_SEXES[sex])
    .map(({ name }) => ({ name, weight: 1 }));
}
