import { useLayoutEffect, useMemo, useRef } from "react";
import { useNavigationType } from "react-router-dom";
import { CHOICE_SETTLES_MS } from "@/config/limits.ts";
import {
  type Choices,
  choicesFromParams,
  choicesToParams,
  defaultChoices,
  type Filter,
} from "@/generators/engine/filters.ts";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";
import { useFilterParams } from "./filter-params.ts";
import { withoutSharedNames } from "./use-shared-names.ts";

interface FilterChoices {
  readonly choices: Choices;
  /** Changes the given choices and keeps the others. */
  choose(changes: Choices): void;
  reset(): void;
}

/**
 * The choices of a page's filters, kept in the page address so that links and reloads keep them. Each
 * settled choice is a history entry: the arrow keys pass through the options of a select, and each
 * option replaces the one before.
 */
export function useFilterChoices(filters: readonly Filter[]): FilterChoices {
  const [params, setParams] = useFilterParams();
  const isHydrating = useIsHydrating();
  // A page is prerendered without query parameters, so hydration starts from the defaults.
  // Another parameter of the address must not make the choices new ones.
  const address = isHydrating ? "" : ownParams(filters, params).toString();
  const choices = useMemo(
    () => choicesFromParams(filters, new URLSearchParams(address)),
    [filters, address],
  );

  // The router's own parameters are those of the last render: of two choices made before the next
  // one, the first would be lost.
  const latest = useRef(choices);
  useLayoutEffect(() => {
    latest.current = choices;
  }, [choices]);

  const navigation = useNavigationType();
  const lastChange = useRef({ filterIds: "", time: 0 });

  function change(next: Choices, filterIds: string) {
    latest.current = next;
    const { current: last } = lastChange;
    const time = Date.now();
    lastChange.current = { filterIds, time };
    const isSettled = last.filterIds !== filterIds || time - last.time >= CHOICE_SETTLES_MS;
    // Names that were shared may not match the new choices.
    setParams((current) => choicesToParams(filters, next, withoutSharedNames(current)), {
      preventScrollReset: true,
      // The entry that the visitor has just gone back to is kept too.
      replace: !isSettled && navigation !== "POP",
    });
  }

  return {
    choices,
    choose: (changes) => change({ ...latest.current, ...changes }, Object.keys(changes).join()),
    reset: () => change(defaultChoices(filters), ""),
  };
}

/** The parameters of an address that are choices of these filters. */
function ownParams(filters: readonly Filter[], params: URLSearchParams): URLSearchParams {
  return choicesToParams(filters, choicesFromParams(filters, params), new URLSearchParams());
}
