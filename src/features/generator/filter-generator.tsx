import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { SUGGESTIONS_PER_PAGE } from "@/config/limits.ts";
import { type GeneratorDefinition, loosenings } from "@/generators/definition.ts";
import type { Generation } from "@/generators/engine.ts";
import { formatCount } from "@/lib/format.ts";
import { FilterForm } from "./filter-form.tsx";
import { GenerateButton } from "./generate-button.tsx";
import { NoMatches } from "./no-matches.tsx";
import { SuggestionList, SuggestionPlaceholders } from "./suggestion-list.tsx";
import { type LoadFacts, useFacts } from "./use-facts.ts";
import { useFilterChoices } from "./use-filter-choices.ts";
import { useGeneration } from "./use-generation.ts";

interface FilterGeneratorProps {
  definition: GeneratorDefinition;
  loadFacts: LoadFacts;
  /** Where the facts on the cards come from, in one line. */
  factsSource: string;
  /** Buttons of a suggestion besides the copy button. */
  actions: (name: string) => ReactNode;
  /** What stands beside the suggestions. */
  aside: ReactNode;
  /** Told once the first suggestions stand on the page. */
  onFirstSuggestions: () => void;
}

/** Filters and suggestions of any definition (SPEC section 2, filter generator pages). */
export function FilterGenerator(props: FilterGeneratorProps) {
  const { definition, loadFacts, factsSource, actions, aside, onFirstSuggestions } = props;
  const { choices, choose, reset } = useFilterChoices(definition.filters);
  const { generation, isGenerating, generateAgain } = useGeneration(definition, choices);
  const areNamesShown = generation !== null;
  const facts = useFacts(loadFacts, areNamesShown);
  const results = useRef<HTMLDivElement>(null);
  const isEmpty = generation?.matching === 0;
  const helpful = useMemo(
    () =>
      generation?.matching === 0 ? loosenings(definition, generation.choices, Math.random) : [],
    [definition, generation],
  );

  useEffect(() => {
    if (areNamesShown) onFirstSuggestions();
  }, [areNamesShown, onFirstSuggestions]);

  // The pressed button is about to go: focus stays where the names will come.
  function focusResults() {
    results.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <FilterForm filters={definition.filters} choices={choices} onChoose={choose}>
        <GenerateButton isGenerating={isGenerating} onGenerate={generateAgain} />
      </FilterForm>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_18.5rem]">
        <div ref={results} tabIndex={-1} className="outline-none">
          <p aria-live="polite" className="sr-only">
            {generation && !isGenerating && resultText(generation)}
          </p>
          {!generation && <SuggestionPlaceholders count={SUGGESTIONS_PER_PAGE} isLoading />}
          {generation && isEmpty && (
            <NoMatches
              loosenings={helpful}
              onChoose={(filterId, value) => {
                choose(filterId, value);
                focusResults();
              }}
              onReset={() => {
                reset();
                focusResults();
              }}
            />
          )}
          {generation && !isEmpty && (
            <>
              <SuggestionList
                names={generation.names}
                facts={facts}
                actions={actions}
                isBusy={isGenerating}
              />
              <p className="mt-3 text-[0.9rem] text-ink-soft">
                {resultText(generation)} {factsSource}
              </p>
            </>
          )}
        </div>
        <aside className="grid gap-4">{aside}</aside>
      </div>
    </>
  );
}

function resultText({ names, matching }: Generation): string {
  if (matching === 0) return "Inga namn passar alla filtren.";
  if (matching <= SUGGESTIONS_PER_PAGE) {
    return matching === 1
      ? "Ett enda namn passar filtren."
      : `Alla ${formatCount(matching)} namn som passar filtren visas.`;
  }
  return `${names.length} av ${formatCount(matching)} namn som passar filtren.`;
}
