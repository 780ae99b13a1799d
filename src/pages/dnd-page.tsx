import { memo, Suspense, useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import type { SharedFigures } from "@/features/dnd/card-figures.ts";
import type { CharacterLinesProps } from "@/features/dnd/character-lines.tsx";
import type { TableToolsProps } from "@/features/dnd/table-tools.tsx";
import { figureDetails } from "@/features/dnd/visit-figures.ts";
import { type Choices, choiceOf, choicesFromParams } from "@/generators/engine/filters.ts";
import { generator } from "@/generators/fantasy/dnd.ts";
import { generatorById } from "@/generators/registry.ts";
import {
  SHARED_DETAILS_PARAM,
  SHARED_NAMES_PARAM,
} from "@/name-parts/links/shared-names-address.ts";
import { lazyAfterSuggestions } from "@/ui/lazy.tsx";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";
import { FilterGeneratorPage } from "./filter-generator-page.tsx";

const CharacterLines = lazyAfterSuggestions<CharacterLinesProps>(
  () => import("@/features/dnd/character-lines.tsx"),
  () => null,
);

const TableTools = lazyAfterSuggestions<TableToolsProps>(
  () => import("@/features/dnd/table-tools.tsx"),
  () => null,
);

const GameMaster = lazyAfterSuggestions<object>(
  () => import("@/features/dnd/game-master.tsx"),
  () => null,
);

interface LateLinesProps {
  readonly name: string;
  readonly names: readonly string[];
  readonly klass: string;
  readonly shared: SharedFigures | null;
}

const LateLines = memo(function LateLines({ name, names, klass, shared }: LateLinesProps) {
  const cards = useMemo(() => ({ names, klass, shared }), [names, klass, shared]);
  return (
    // As high before and after the lines are loaded.
    <div className="relative min-h-10 text-sm leading-5 text-ink-soft sm:min-h-35 print:min-h-0">
      <Suspense>
        <CharacterLines name={name} cards={cards} />
      </Suspense>
    </div>
  );
});

/** /dnd-namn */
export default function DndPage() {
  const [params] = useSearchParams();
  const choices = choicesFromParams(generator.filters, params);
  const klass = choiceOf(choices, "klass");
  const shared = useSharedFigures(params);
  const linesOf = useCallback(
    (name: string, drawnFor: Choices, names: readonly string[]) => (
      <LateLines name={name} names={names} klass={choiceOf(drawnFor, "klass")} shared={shared} />
    ),
    [shared],
  );

  return (
    <FilterGeneratorPage
      entry={generatorById("dnd-namn")}
      definition={generator}
      slots={{
        extra: linesOf,
        detailsOf: (names) => figureDetails(names, klass),
        below: (
          <Suspense>
            <TableTools chosen={choices} />
            <GameMaster />
          </Suspense>
        ),
      }}
    />
  );
}

/** What the link that the page was opened with says of its names. */
function useSharedFigures(params: URLSearchParams): SharedFigures | null {
  const isHydrating = useIsHydrating();
  // A page is prerendered without query parameters.
  const names = isHydrating ? null : params.get(SHARED_NAMES_PARAM);
  const places = isHydrating ? null : params.get(SHARED_DETAILS_PARAM);
  return useMemo(
    () => (names === null || places === null ? null : { names: names.split(","), places }),
    [names, places],
  );
}
