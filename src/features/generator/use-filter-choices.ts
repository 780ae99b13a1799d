import { useLayoutEffect, useMemo, useRef } from "react";
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

  // The router's own parameters are those of the last render: of two choices made before the next
  // one, the first would be lost.
  const latest = useRef(choices);
  useLayoutEffect(() => {
    latest.current = choices;
  }, [choices]);

  function change(next: Choices) {
    latest.current = next;
    setParams((current) => choicesToParams(filters, next, current), { preventScrollReset: true });
  }

  return {
    choices,
    choose: (changes) => change({ ...latest.current, ...changes }),
    reset: () => change(defaultChoices(filters)),
  };
}
