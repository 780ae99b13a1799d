import { generator as catGenerator } from "./cats.ts";
import { generator as childNameGenerator } from "./child-names.ts";
import type { GeneratorDefinition } from "./definition.ts";
import { generator as dogGenerator } from "./dogs.ts";
import type { FactsLookup } from "./facts.ts";
import { ALL, choiceOf, defaultChoices, type Filter } from "./filters.ts";
import { generatorById } from "./registry.ts";

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

const generators: Readonly<Record<Category, GeneratorDefinition>> = {
  barn: childNameGenerator,
  hund: dogGenerator,
  katt: catGenerator,
};

/** Children's names of every year, where the page of their own begins with a trend. */
const NOT_ONLY_TRENDS = { ar: ALL };

const CATEGORIES: Readonly<Record<string, Category>> = { barn: "barn", hund: "hund", katt: "katt" };

/** The generators of the registry that the categories take their names from. */
const ENTRY_IDS: Readonly<Record<Category, string>> = {
  barn: "barnnamn",
  hund: "hundnamn",
  katt: "kattnamn",
};

/** Loads the facts of one category's names; an unknown category is read as children's names. */
export async function loadCategoryFacts(category: string): Promise<FactsLookup> {
  const { facts } = generatorById(ENTRY_IDS[CATEGORIES[category] ?? "barn"]);
  return facts ? facts.load() : () => ({});
}

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
    candidates: (choices, random) => {
      const generator = generators[known];
      const open = { ...defaultChoices(generator.filters), ...NOT_ONLY_TRENDS };
      return generator.candidates({ ...open, kon: choiceOf(choices, "kon") }, random);
    },
  };
}
