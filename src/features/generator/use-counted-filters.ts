import { useEffect, useState } from "react";
import type { GeneratorDefinition } from "@/generators/engine/definition.ts";
import type { Choices, Filter } from "@/generators/engine/filters.ts";
import type { CountedFilter } from "./counted-filters.ts";

interface Counted {
  readonly definition: GeneratorDefinition;
  readonly filters: readonly CountedFilter[];
}

/**
 * Filters of a generator, with counts soon after the first suggestions and each choice. Composed
 * names have no number: any choice composes as many as are needed.
 */
export function useCountedFilters(
  definition: GeneratorDefinition,
  filters: readonly Filter[],
  choices: Choices,
  hidden: readonly string[],
  hasNames: boolean,
): readonly CountedFilter[] {
  const [counted, setCounted] = useState<Counted | null>(null);

  useEffect(() => {
    if (!hasNames || definition.isComposed) return;
    let isCurrent = true;
    import("./counted-filters.ts")
      .then(({ countFilters }) => countFilters(definition, filters, choices, hidden))
      .then(
        (filters) => {
          if (isCurrent) setCounted({ definition, filters });
        },
        // The filters work without counts.
        (error: unknown) => console.warn("The counts of the filters failed to load", error),
      );
    return () => {
      isCurrent = false;
    };
  }, [definition, filters, choices, hidden, hasNames]);

  return counted?.definition === definition ? counted.filters : filters;
}
