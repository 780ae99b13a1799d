import { generator as childNameGenerator } from "./child-names.ts";
import type { GeneratorDefinition } from "./definition.ts";
import { ALL, choiceOf, defaultChoices, type Filter } from "./filters.ts";

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

/** What a category draws its names from, once loaded. Children's names are the first suggestions. */
const generators = new Map<Category, GeneratorDefinition>([["barn", childNameGenerator]]);

const load = {
  barn: async () => ({ generator: childNameGenerator }),
  hund: () => import("./dogs.ts"),
  katt: () => import("./cats.ts"),
} as const satisfies Record<Category, () => Promise<{ readonly generator: GeneratorDefinition }>>;

/** Children's names of every year; on /barnnamn the default is a trend. */
const EVERY_YEAR = { ar: ALL };

/** An unknown category falls back to children's names. */
function knownCategory(value: string): Category {
  return value === "hund" || value === "katt" ? value : "barn";
}

/** Whether the names of a category are loaded. */
export function hasCombinedNames(category: string): boolean {
  return generators.has(knownCategory(category));
}

/** Loads the names of a category. */
export async function loadCombinedNames(category: string): Promise<void> {
  const known = knownCategory(category);
  generators.set(known, (await load[known]()).generator);
}

/**
 * The combined generator of /namngenerator for one category, which decides the options of Kön.
 * It has candidates when the names of the category are loaded.
 */
export function combinedGenerator(category: string): GeneratorDefinition {
  const known = knownCategory(category);
  return {
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
      const generator = generators.get(known);
      if (!generator) throw new Error(`The names of "${known}" are not loaded`);
      const defaults = { ...defaultChoices(generator.filters), ...EVERY_YEAR };
      return generator.candidates({ ...defaults, kon: choiceOf(choices, "kon") }, random);
    },
  };
}
