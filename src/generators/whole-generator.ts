import type { PageDefinition } from "./engine/definition.ts";
import type { GeneratorEntry } from "./registry.ts";

/** Loads a generator with all its names, of which a page loads some after its first suggestions. */
export async function loadWholeGenerator({
  load,
}: Pick<GeneratorEntry, "load">): Promise<PageDefinition> {
  const { generator } = await load();
  await generator.late?.load();
  return generator;
}
