/** One choice of a filter; `value` is what the page address carries. */
export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

export interface Filter {
  /** Key of the choice, in the page address too. */
  readonly id: string;
  /** Visible label, in the words of SPEC section 2. */
  readonly label: string;
  readonly options: readonly FilterOption[];
  readonly defaultValue: string;
}

/** The chosen option value of every filter, by filter id. */
export type Choices = Readonly<Record<string, string>>;

export const ALL = "alla";

/** A filter that is open at first: "alla" comes before the options and is the default. */
export function openFilter(id: string, label: string, options: readonly FilterOption[]): Filter {
  return {
    id,
    label,
    options: [{ value: ALL, label: "Alla" }, ...options],
    defaultValue: ALL,
  };
}

/** The choice of one filter. Throws on a filter the choices do not have: that is a bug. */
export function choiceOf(choices: Choices, filterId: string): string {
  const value = choices[filterId];
  if (value === undefined) throw new Error(`No choice for filter "${filterId}"`);
  return value;
}

export function defaultChoices(filters: readonly Filter[]): Choices {
  return Object.fromEntries(filters.map((filter) => [filter.id, filter.defaultValue]));
}

/** Reads choices from a page address; an unknown value falls back to the default. */
export function choicesFromParams(filters: readonly Filter[], params: URLSearchParams): Choices {
  return Object.fromEntries(
    filters.map((filter) => {
      const wanted = params.get(filter.id);
      const known = filter.options.some((option) => option.value === wanted);
      return [filter.id, known && wanted !== null ? wanted : filter.defaultValue];
    }),
  );
}

/** Writes choices into a page address: defaults are left out, foreign parameters are kept. */
export function choicesToParams(
  filters: readonly Filter[],
  choices: Choices,
  current: URLSearchParams,
): URLSearchParams {
  const params = new URLSearchParams(current);
  for (const filter of filters) {
    const value = choiceOf(choices, filter.id);
    if (value === filter.defaultValue) params.delete(filter.id);
    else params.set(filter.id, value);
  }
  return params;
}

/** Every combination of the filters' options, for tests and benchmarks that leave none out. */
export function allCombinations(filters: readonly Filter[]): Choices[] {
  return filters.reduce<Choices[]>(
    (combinations, filter) =>
      combinations.flatMap((choices) =>
        filter.options.map((option) => ({ ...choices, [filter.id]: option.value })),
      ),
    [{}],
  );
}
