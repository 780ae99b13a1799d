import {
  type ExtendedDefinition,
  withAdvancedFilters,
} from "../../../src/generators/engine/advanced-filters.ts";
import type { PageDefinition } from "../../../src/generators/engine/definition.ts";
import { type GeneratorEntry, generators } from "../../../src/generators/registry.ts";
import { loadWholeGenerator } from "../../../src/generators/whole-generator.ts";
import type { FactsLookup } from "../../../src/names/facts/facts.ts";

/** A generator of the site with all its filters. */
export interface LoadedGenerator {
  readonly entry: GeneratorEntry;
  readonly definition: ExtendedDefinition & Pick<PageDefinition, "source">;
  readonly factsOf: FactsLookup;
}

export const GENERATOR_IDS: readonly string[] = generators.map(({ id }) => id);

/** Kept for later calls of the same instance. */
const loading = new Map<string, Promise<LoadedGenerator>>();

/** Loads a generator of the registry with its word lists; undefined for an unknown id. */
export function loadGenerator(id: string): Promise<LoadedGenerator> | undefined {
  const entry = generators.find((row) => row.id === id);
  if (!entry) return undefined;
  const loaded = loading.get(id) ?? load(entry);
  loading.set(id, loaded);
  return loaded;
}

async function load(entry: GeneratorEntry): Promise<LoadedGenerator> {
  const [generator, figures, factsOf] = await Promise.all([
    loadWholeGenerator(entry),
    entry.figures?.(),
    entry.facts?.load(),
  ]);
  const { source } = generator;
  const extended = withAdvancedFilters(generator, figures ?? {}, entry);
  return { entry, definition: { ...extended, source }, factsOf: factsOf ?? (() => ({})) };
}
