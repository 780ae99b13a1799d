/** The generators, until src/generators/registry.ts lists them in the same form. */
import { catGenerator } from "@/generators/cats.ts";
import { childNameGenerator } from "@/generators/child-names.ts";
import { combinedGenerator } from "@/generators/combined.ts";
import { companyGenerator } from "@/generators/companies.ts";
import type { GeneratorDefinition } from "@/generators/definition.ts";
import { dogGenerator } from "@/generators/dogs.ts";
import { fantasyGenerator } from "@/generators/fantasy.ts";
import { givenNameGenerator } from "@/generators/given-names.ts";
import { petGenerator } from "@/generators/pets.ts";
import { surnameGenerator } from "@/generators/surnames.ts";
import { usernameGenerator } from "@/generators/usernames.ts";

interface GeneratorEntry {
  readonly id: string;
  readonly path: string;
  readonly load: () => Promise<GeneratorDefinition>;
}

/** The combined generator with one category: the other filter's options depend on the category. */
function combinedOf(category: string): GeneratorDefinition {
  const definition = combinedGenerator(category);
  const filters = definition.filters.map((filter) =>
    filter.id === "kategori"
      ? { ...filter, options: filter.options.filter(({ value }) => value === category) }
      : filter,
  );
  return { ...definition, filters };
}

export const generators: readonly GeneratorEntry[] = [
  givenNameGenerator,
  surnameGenerator,
  childNameGenerator,
  companyGenerator,
  usernameGenerator(""),
  petGenerator,
  dogGenerator,
  catGenerator,
  fantasyGenerator,
  ...["barn", "hund", "katt"].map(combinedOf),
].map((definition) => ({
  id: definition.id,
  path: `/${definition.id}`,
  load: async () => definition,
}));
