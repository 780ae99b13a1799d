import { Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import type { CharacterLinesProps } from "@/features/dnd/character-lines.tsx";
import type { TableToolsProps } from "@/features/dnd/table-tools.tsx";
import { generator } from "@/generators/dnd.ts";
import { choiceOf, choicesFromParams } from "@/generators/filters.ts";
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

/** /dnd-namn */
export default function DndPage() {
  const [params] = useSearchParams();
  const choices = choicesFromParams(generator.filters, params);

  // As high before and after the lines are loaded.
  function linesOf(name: string, isOwn: boolean) {
    return (
      <div className="relative min-h-10 text-sm leading-5 text-ink-soft sm:min-h-30 print:min-h-0">
        {isOwn && (
          <Suspense>
            <CharacterLines name={name} klass={choiceOf(choices, "klass")} />
          </Suspense>
        )}
      </div>
    );
  }

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
