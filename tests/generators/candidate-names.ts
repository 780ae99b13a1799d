import type { GeneratorDefinition } from "@/generators/engine/definition.ts";
import { type Choices, defaultChoices } from "@/generators/engine/filters.ts";

/** The names that match the choices; of other filters the default is chosen. */
export function candidateNames(definition: GeneratorDefinition, choices: Choices): string[] {
  const all = { ...defaultChoices(definition.filters), ...choices };
  return definition.candidates(all, Math.random).map(({ name }) => name);
}
