import type { GeneratorDefinition } from "@/generators/engine/definition.ts";
import { ALL, type Choices, type Filter, type FilterOption } from "@/generators/engine/filters.ts";
import { type Change, countChanges } from "@/generators/engine/relaxations.ts";
import { formatCount } from "@/lib/format.ts";
import type { SelectOption } from "@/ui/select-field.tsx";

/** A filter whose options say how many names they would match. */
export interface CountedFilter extends Filter {
  readonly options: readonly SelectOption[];
}

/**
 * Filters of a generator, each option but the chosen ones with the number of names that it would
 * match. One without names is disabled, except "Alla": it leads out of choices that match nothing.
 */
export async function countFilters(
  definition: GeneratorDefinition,
  filters: readonly Filter[],
  choices: Choices,
  hidden: readonly string[],
): Promise<CountedFilter[]> {
  await definition.late?.load(choices);
  const counted: CountedFilter[] = [];
  for (const filter of filters) {
    if (filter.isOrder || filter.isUncounted?.()) {
      counted.push(filter);
      continue;
    }
    // On a slow phone, all filters at once would hold up what the visitor does.
    await new Promise((resolve) => setTimeout(resolve));
    const changes = countChanges(definition, filter, choices, {
      random: Math.random,
      exclude: hidden,
    });
    const options = filter.options.map((option) => withCount(option, changes));
    counted.push({ ...filter, options });
  }
  return counted;
}

function withCount(option: FilterOption, changes: readonly Change[]): SelectOption {
  const matching = changes.find((change) => change.option === option)?.matching;
  if (matching === undefined) return option;
  return {
    ...option,
    detail: matching === 0 ? "inga namn" : `${formatCount(matching)}\u00a0namn`,
    isDisabled: matching === 0 && option.value !== ALL,
  };
}
