import type { GeneratorDefinition } from "../engine/definition.ts";
import { ALL, choiceOf, defaultChoices, type Filter } from "../engine/filters.ts";
import { generator as childNameGenerator } from "./child-names.ts";

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
const loaded = new Map<Category, GeneratorDefinition>([["barn", childNameGenerator]]);

const load = {
  barn: async () => ({ generator: childNameGenerator }),
  hund: () => import("../pets/dogs.ts"),
  katt: () => import("../pets/cats.ts"),
} satisfies Record<Category, () => Promise<{ readonly generator: GeneratorDefinition }>>;

/** Children's names of every year; on /barnnamn the default is a trend. */
const EVERY_YEAR = { ar: ALL };

const generators: Readonly<Record<Category, GeneratorDefinition>> = {
  barn: generatorOf("barn"),
  hund: generatorOf("hund"),
  katt: generatorOf("katt"),
};

/**
 * The combined generator of /namngenerator for one category, which decides the options of Kön. An
 * unknown category falls back to children's names.
 */
export function combinedGenerator(category: string): GeneratorDefinition {
  return generators[category === "hund" || category === "katt" ? category : "barn"];
}

function generatorOf(category: Category): GeneratorDefinition {
  return {
    filters: [
      categoryFilter,
      {
        id: "kon",
        label: "Kön",
        options: [{ value: ALL, label: "Alla kön" }, ...sexOptions[category]],
        defaultValue: ALL,
      },
    ],
    late: {
      isNeeded: () => !loaded.has(category),
      async load() {
        const { generator } = await load[category]();
        await generator.late?.load(defaultChoices(generator.filters));
        loaded.set(category, generator);
      },
    },
    candidates: (choices, random) => {
      const generator = loaded.get(category);
      if (!generator) return [];
      const defaults = { ...defaultChoices(generator.filters), ...EVERY_YEAR };
      return generator.candidates({ ...defaults, kon: choiceOf(choices, "kon") }, random);
    },
  };
}
