import { generator as catGenerator } from "./cats.ts";
import { generator as childNameGenerator } from "./child-names.ts";
import type { GeneratorDefinition } from "./definition.ts";
import { generator as dogGenerator } from "./dogs.ts";
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

const generators: Readonly<Record<Category, GeneratorDefinition>> = {
  barn: childNameGenerator,
  hund: dogGenerator,
  katt: catGenerator,
};

/** Children's names of every year; on /barnnamn the default is a trend. */
const EVERY_YEAR = { ar: ALL };

function isCategory(value: string): value is Category {
  return Object.hasOwn(generators, value);
}

/**
 * The combined generator of /namngenerator for one category, which decides the options of Kön.
 * An unknown category falls back to children's names.
 */
export function combinedGenerator(category: string): GeneratorDefinition {
  const known = isCategory(category) ? category : "barn";
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
      const generator = generators[known];
      const defaults = { ...defaultChoices(generator.filters), ...EVERY_YEAR };
      return generator.candidates({ ...defaults, kon: choiceOf(choices, "kon") }, random);
    },
  };
}
