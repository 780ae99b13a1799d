import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import {
  type Choices,
  choicesFromParams,
  choicesToParams,
  defaultChoices,
  type Filter,
} from "@/generators/filters.ts";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";

interface FilterChoices {
  readonly choices: Choices;
  /** Changes the given choices and keeps the others. */
  choose(changes: Choices): void;
  reset(): void;
}

/** The choices of a page's filters, kept in the page address so that links and reloads keep them. */
export function useFilterChoices(filters: readonly Filter[]): FilterChoices {
  const [params, setParams] = useSearchParams();
  const isHydrating = useIsHydrating();
  // A page is prerendered without query parameters, so hydration starts from the defaults.
  const choices = useMemo(
    () => (isHydrating ? defaultChoices(filters) : choicesFromParams(filters, params)),
    [filters, params, isHydrating],
  );

  function update(next: (current: Choices) => Choices) {
    setParams(
      (current) => choicesToParams(filters, next(choicesFromParams(filters, current)), current),
      { preventScrollReset: true },
    );
  }

  return {
    choices,
    choose: (changes) => update((current) => ({ ...current, ...changes })),
    reset: () => update(() => defaultChoices(filters)),
  };
}
