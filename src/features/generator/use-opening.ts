import type { GeneratorDefinition } from "@/generators/engine/definition.ts";
import { ALL, type Choices, isDefault } from "@/generators/engine/filters.ts";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";
import { useFilterParams } from "./filter-params.ts";

/** The parameter of a page address that asks for all names instead of the opening. */
export const SELECTION_PARAM = "urval";

export interface OpeningChange {
  readonly label: string;
  readonly go: () => void;
}

interface OpeningState {
  /** What to draw from: the opening, or the generator itself. */
  readonly drawn: GeneratorDefinition;
  /** Changes between the opening and all names; null where there is nothing to change. */
  readonly change: OpeningChange | null;
}

/**
 * The opening of a generator, which is shown while no filter is chosen (docs/specification.md,
 * "Generating suggestions").
 */
export function useOpening(definition: GeneratorDefinition, choices: Choices): OpeningState {
  const [params, setParams] = useFilterParams();
  const isHydrating = useIsHydrating();
  const { opening, filters } = definition;
  if (!opening || !isDefault(filters, choices)) return { drawn: definition, change: null };

  // A page is prerendered without query parameters.
  const isOpening = isHydrating || params.get(SELECTION_PARAM) !== ALL;
  const go = () =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (isOpening) next.set(SELECTION_PARAM, ALL);
        else next.delete(SELECTION_PARAM);
        return next;
      },
      { preventScrollReset: true },
    );
  const label = isOpening ? "Visa alla namn" : `Visa ${opening.subject}`;
  return { drawn: isOpening ? opening : definition, change: { label, go } };
}
