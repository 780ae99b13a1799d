import { useCallback, useMemo } from "react";
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
  /** Changes some of the choices; the others stand. */
  choose(changes: Choices): void;
  reset(): void;
}

/** The choices of a page's filters, kept in its address so that a link or a reload keeps them. */
export function useFilterChoices(filters: readonly Filter[]): FilterChoices {
  const [params, setParams] = useSearchParams();
  const isHydrating = useIsHydrating();
  // The build knew nothing of the address's parameters.
  const choices = useMemo(
    () => (isHydrating ? defaultChoices(filters) : choicesFromParams(filters, params)),
    [filters, params, isHydrating],
  );

  const write = useCallback(
    (next: (current: Choices) => Choices) => {
      setParams(
        (current) => choicesToParams(filters, next(choicesFromParams(filters, current)), current),
        { preventScrollReset: true },
      );
    },
    [filters, setParams],
  );

  const choose = useCallback(
    (changes: Choices) => write((current) => ({ ...current, ...changes })),
    [write],
  );
  const reset = useCallback(() => write(() => defaultChoices(filters)), [write, filters]);

  return { choices, choose, reset };
}
