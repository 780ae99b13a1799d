import type { GeneratorDefinition } from "@/generators/engine/definition.ts";
import { combinedGenerator } from "@/generators/given-names/combined.ts";
import { generators } from "@/generators/registry.ts";
import { loadWholeGenerator } from "@/generators/whole-generator.ts";

interface DefinitionAtAddress {
  readonly address: string;
  readonly definition: GeneratorDefinition;
}

/** The combined generator of one category, with that category as the only option of Kategori. */
function combinedDefinition(category: string): GeneratorDefinition {
  const definition = combinedGenerator(category);
  const filters = definition.filters.map((filter) =>
    filter.id === "kategori"
      ? {
          ...filter,
          options: filter.options.filter(({ value }) => value === category),
          defaultValue: category,
        }
      : filter,
  );
  return { ...definition, filters };
}

const categories = ["barn", "hund", "katt"];
await Promise.all(categories.map((category) => combinedGenerator(category).late?.load()));

/** Every definition of the site, the combined generator once per category. */
export const allDefinitions: readonly DefinitionAtAddress[] = [
  ...(await Promise.all(
    generators.map(async (entry) => ({
      address: entry.path,
      definition: await loadWholeGenerator(entry),
    })),
  )),
  ...categories.map((category) => ({
    address: `/namngenerator?kategori=${category}`,
    definition: combinedDefinition(category),
  })),
];
