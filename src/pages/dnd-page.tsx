import { memo, Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import type { CharacterLinesProps } from "@/features/dnd/character-lines.tsx";
import type { TableToolsProps } from "@/features/dnd/table-tools.tsx";
import { type Choices, choiceOf, choicesFromParams } from "@/generators/engine/filters.ts";
import { generator } from "@/generators/fantasy/dnd.ts";
import { generatorById } from "@/generators/registry.ts";
import { lazyAfterSuggestions } from "@/ui/lazy.tsx";
import { FilterGeneratorPage } from "./filter-generator-page.tsx";

const CharacterLines = lazyAfterSuggestions<CharacterLinesProps>(
  () => import("@/features/dnd/character-lines.tsx"),
  () => null,
);

const TableTools = lazyAfterSuggestions<TableToolsProps>(
  () => import("@/features/dnd/table-tools.tsx"),
  () => null,
);

const LateLines = memo(function LateLines(props: CharacterLinesProps) {
  return (
    // As high before and after the lines are loaded.
    <div className="relative min-h-10 text-sm leading-5 text-ink-soft sm:min-h-30 print:min-h-0">
      <Suspense>
        <CharacterLines {...props} />
      </Suspense>
    </div>
  );
});

function linesOf(name: string, drawnFor: Choices) {
  return <LateLines name={name} klass={choiceOf(drawnFor, "klass")} />;
}

/** /dnd-namn */
export default function DndPage() {
  const [params] = useSearchParams();
  const choices = choicesFromParams(generator.filters, params);

  return (
    <FilterGeneratorPage
      entry={generatorById("dnd-namn")}
      definition={generator}
      slots={{
        extra: linesOf,
        below: (
          <Suspense>
            <TableTools chosen={choices} />
          </Suspense>
        ),
      }}
    />
  );
}
