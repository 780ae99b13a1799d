import { ChevronDown } from "lucide";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { ADVANCED_FILTER_IDS } from "@/generators/engine/advanced-filter-ids.ts";
import type { GeneratorDefinition } from "@/generators/engine/definition.ts";
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
  const hasParams = !isHydrating && params.size > 0;
  const isAsked = hasParams && ADVANCED_FILTER_IDS.some((id) => params.has(id));
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
          className="prose-link flex min-h-10 items-center gap-1 text-sm"
        >
          Fler filter
          <Icon icon={ChevronDown} className="size-5 in-aria-expanded:rotate-180" />
        </button>
        {hasParams && (
          <Suspense>
            <OptionMeanings filters={used.filters} />
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
