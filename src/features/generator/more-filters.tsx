import { ChevronDown } from "lucide";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import type { GeneratorDefinition } from "@/generators/definition.ts";
import { Icon } from "@/ui/icon.tsx";
import { lazyWithFallback } from "@/ui/lazy.tsx";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";
import type { AdvancedFiltersProps } from "./advanced-filters.tsx";
import { useFilterParams } from "./filter-params.ts";
import type { OptionMeaningsProps } from "./option-meanings.tsx";

const AdvancedFilters = lazyWithFallback<AdvancedFiltersProps>(
  () => import("./advanced-filters.tsx"),
  function Missing({ report }) {
    useEffect(() => report(null), [report]);
    return <p>Filtren kunde inte laddas.</p>;
  },
);

const OptionMeanings = lazyWithFallback<OptionMeaningsProps>(() => import("./option-meanings.tsx"));

/** A first look at the address; the code that is loaded then reads the values. */
const ADVANCED = /\b(innehaller|slutar|utan|stavelser|vanligt|trend|land2?)=/;

interface MoreFiltersState {
  /** The generator, with the advanced filters if the address has some and the plan too. */
  readonly used: GeneratorDefinition;
  /** Whether it is not known yet what to draw from. */
  readonly isPending: boolean;
  /** The button that opens the advanced filters, beside it what the chosen options mean, and below it the filters. */
  readonly render: (
    props: Omit<AdvancedFiltersProps, "definition" | "isOpen" | "isAsked" | "report">,
  ) => ReactNode;
}

/**
 * The advanced filters of a generator, whose code is loaded when they are opened or in the address
 * (docs/specification.md, "Advanced filters").
 */
export function useMoreFilters(definition: GeneratorDefinition): MoreFiltersState {
  const [params] = useFilterParams();
  const isHydrating = useIsHydrating();
  // A page is prerendered without query parameters.
  const address = isHydrating ? "" : String(params);
  const isAsked = ADVANCED.test(address);
  const [isOpen, setIsOpen] = useState(false);
  const [extended, report] = useState<GeneratorDefinition | null>();
  const used = (isAsked && extended) || definition;
  return {
    used,
    isPending: isAsked && extended === undefined,
    render: (props) => (
      <div className="more-filters flex flex-wrap items-center gap-x-2">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          // As high as two lines beside it.
          className="prose-link flex min-h-10 items-center text-sm"
        >
          Fler filter
          <Icon icon={ChevronDown} className="size-5 in-aria-expanded:rotate-180" />
        </button>
        {address && (
          <Suspense>
            <OptionMeanings page={props.entry.id} definition={used} />
          </Suspense>
        )}
        {(isAsked || isOpen) && (
          <Suspense>
            <AdvancedFilters
              {...props}
              definition={definition}
              isAsked={isAsked}
              isOpen={isOpen}
              report={report}
            />
          </Suspense>
        )}
      </div>
    ),
  };
}
