import type { GeneratorDefinition } from "@/generators/definition.ts";
import { ALL, type Choices, type Filter, type FilterOption } from "@/generators/filters.ts";
import { type Change, countChanges } from "@/generators/relaxations.ts";
import { formatCount } from "@/lib/format.ts";
import type { SelectOption } from "@/ui/select-field.tsx";

/** A filter whose options say how many names they would match. */
export interface CountedFilter extends Filter {
  readonly options: readonly SelectOption[];
}

/**
 * The filters of a generator, each option but the chosen ones with the number of names that it would
 * match. One without names is disabled, except "Alla": it leads out of choices that match nothing.
 */
export async function countFilters(
  definition: GeneratorDefinition,
  choices: Choices,
  hidden: readonly string[],
): Promise<CountedFilter[]> {
  const filters: CountedFilter[] = [];
  for (const filter of definition.filters) {
    // On a slow phone, all filters at once would hold up what the visitor does meanwhile.
    await new Promise((resolve) => setTimeout(resolve));
    const changes = countChanges(definition, filter, choices, {
      random: Math.random,
      exclude: hidden,
    });
    filters.push({ ...filter, options: filter.options.map((option) => counted(option, changes)) });
  }
  return filters;
}

function counted(option: FilterOption, changes: readonly Change[]): SelectOption {
  const matching = changes.find((change) => change.option === option)?.matching;
  if (matching === undefined) return option;
  return {
    ...option,
    detail: matching === 0 ? "inga namn" : `${formatCount(matching)}\u00a0namn`,
    isDisabled: matching === 0 && option.value !== ALL,
  };
}
