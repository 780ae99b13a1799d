/** An option of a filter; its value appears in the page address. */
export interface FilterOption {
  readonly value: string;
  readonly label: string;
  /** What it means, in a few words after its label, unless the label says it. A page below /kallor has the rules in full. */
  readonly meaning?: string;
}

export interface Filter {
  /** Key of the choice, also in the page address. */
  readonly id: string;
  /** Visible label. */
  readonly label: string;
  readonly options: readonly FilterOption[];
  readonly defaultValue: string;
  /** It says in which order the names come, and every name matches its options. */
  readonly isOrder?: true;
  /** Whether its options have no numbers yet: only a choice loads what they are decided by. */
  readonly isUncounted?: () => boolean;
  /** For a filter that is typed into. Its only option is no text. */
  readonly typing?: Typing;
}

/** What may be typed into a filter. */
export interface Typing {
  /** The part of the text that is used. */
  readonly parse: (typed: string) => string;
  /** In characters. */
  readonly maxLength: number;
  /** What a program may send: a regular expression with the flag u. */
  readonly pattern: string;
  /** What the text consists of: "bokstäver". */
  readonly contents: string;
  /** How long a pause applies it, in milliseconds; FILTER_TEXT_DEBOUNCE_MS unless stated. */
  readonly debounceMs?: number;
}

/** The chosen option value of every filter, by filter id. */
export type Choices = Readonly<Record<string, string>>;

export const ALL = "alla";

/** A filter whose first option and default is "alla": every name matches. */
export function openFilter<Id extends string>(
  id: Id,
  label: string,
  options: readonly FilterOption[],
): Filter & { readonly id: Id } {
  return {
    id,
    label,
    options: [{ value: ALL, label: "Alla" }, ...options],
    defaultValue: ALL,
  };
}

/** A filter that is typed into. */
export function typedFilter<Id extends string>(
  id: Id,
  label: string,
  typing: Typing,
): Filter & { readonly id: Id } {
  return { id, label, options: [{ value: "", label: "Alla" }], defaultValue: "", typing };
}

/** The choice of one filter. A filter missing from the choices is a bug, so it throws. */
export function choiceOf(choices: Choices, filterId: string): string {
  const value = choices[filterId];
  if (value === undefined) throw new Error(`No choice for filter "${filterId}"`);
  return value;
}

export function defaultChoices(filters: readonly Filter[]): Choices {
  return Object.fromEntries(filters.map((filter) => [filter.id, filter.defaultValue]));
}

/** Reads the choices from a page address; unknown values fall back to the default. */
export function choicesFromParams(filters: readonly Filter[], params: URLSearchParams): Choices {
  return Object.fromEntries(
    filters.map((filter) => {
      const requested = params.get(filter.id);
      if (filter.typing) return [filter.id, filter.typing.parse(requested ?? "")];
      const isKnown = filter.options.some((option) => option.value === requested);
      return [filter.id, isKnown && requested !== null ? requested : filter.defaultValue];
    }),
  );
}

/** Writes the choices to a page address: defaults are left out, other parameters are kept. */
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

/** Whether every filter has its default. */
export function isDefault(filters: readonly Filter[], choices: Choices): boolean {
  return filters.every((filter) => choiceOf(choices, filter.id) === filter.defaultValue);
}

/** Every combination of the filters' options, in the usual order, for exhaustive tests and benchmarks. */
export function allCombinations(filters: readonly Filter[]): Choices[] {
  return filters.reduce<Choices[]>(
    (combinations, { id, options, defaultValue, isOrder }) => {
      const values = isOrder ? [defaultValue] : options.map(({ value }) => value);
      return combinations.flatMap((choices) =>
        values.map((value) => ({ ...choices, [id]: value })),
      );
    },
    [{}],
  );
}
