/**
 * Prints the combinations of filters that match no name, as the module that the tests compare with.
 * Run it after a change of the word lists and review the diff:
 *
 *   npx tsx scripts/statistics/list-empty-combinations.ts > tests/generators/empty-combinations.ts
 */

import type { GeneratorDefinition } from "@/generators/definition.ts";
import { ALL, allCombinations, type Choices, choiceOf } from "@/generators/filters.ts";
import { generators } from "@/generators/registry.ts";
import { loadWholeGenerator } from "@/generators/whole-generator.ts";

function isEmpty(definition: GeneratorDefinition, choices: Choices): boolean {
  return definition.candidates(choices, Math.random).length === 0;
}

/** The filters that are not set to {@link ALL}. */
function setFilters({ filters }: GeneratorDefinition, choices: Choices): string[] {
  return filters
    .filter(({ id, isOrder }) => !isOrder && choiceOf(choices, id) !== ALL)
    .map(({ id }) => id);
}

/**
 * Leaves out a combination if a wider one is empty already. Combinations that differ only in their
 * last filter share a row ("kon=unisex langd=kort borjar=Q,X").
 */
function emptyRows(id: string, definition: GeneratorDefinition): string[] {
  const rows = new Map<string, string[]>();
  for (const choices of allCombinations(definition.filters)) {
    const set = setFilters(definition, choices);
    const isImplied = set.some(
      (id) =>
        definition.filters.some(
          (filter) => filter.id === id && filter.options.some((option) => option.value === ALL),
        ) && isEmpty(definition, { ...choices, [id]: ALL }),
    );
    if (isImplied || !isEmpty(definition, choices)) continue;
    const parts = set.map((id) => `${id}=${choiceOf(choices, id)}`);
    const [start = "", last = ""] = parts.join(" ").split(/=(?=[^=]*$)/);
    rows.set(start, [...(rows.get(start) ?? []), last]);
  }
  return [...rows].map(([start, values]) => `  ${id} ${start}=${values.join(",")}`);
}

const rows: string[] = [];
for (const entry of generators) {
  const generator = await loadWholeGenerator(entry);
  // A composed name is made for the filters, so there is always one.
  if (!generator.isComposed) rows.push(...emptyRows(entry.id, generator));
}

console.log(`/**
 * Every combination of filters that matches no name: the id of the generator, then its filters. A
 * filter that a row leaves out may have any value; commas separate values. Printed by
 * scripts/statistics/list-empty-combinations.ts.
 */
export const emptyCombinations = \`
${rows.join("\n")}
\`;`);
