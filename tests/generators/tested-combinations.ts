import { allCombinations, type Choices, type Filter } from "@/generators/engine/filters.ts";

/** Two filters with so many options that every pair of them would make hundreds of thousands of combinations. */
const LARGE = ["borjar", "ursprung"];

/** Every combination of filters, but of two large ones only those in which one of them is at its default. */
export function testedCombinations(filters: readonly Filter[]): readonly Choices[] {
  if (LARGE.some((large) => filters.every(({ id }) => id !== large))) {
    return allCombinations(filters);
  }
  const [left = [], right = []] = LARGE.map((large) =>
    allCombinations(
      filters.map((filter) =>
        filter.id === large
          ? {
              ...filter,
              options: filter.options.filter(({ value }) => value === filter.defaultValue),
            }
          : filter,
      ),
    ),
  );
  const defaultOf = (large: string) => filters.find(({ id }) => id === large)?.defaultValue;
  return [...left, ...right.filter((choices) => choices.borjar !== defaultOf("borjar"))];
}
