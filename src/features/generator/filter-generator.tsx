import { type ReactNode, useCallback, useEffect, useMemo, useRef } from "react";
import { SUGGESTIONS_PER_PAGE } from "@/config/limits.ts";
import { type GeneratorDefinition, loosenings } from "@/generators/definition.ts";
import type { Generation } from "@/generators/engine.ts";
import { formatCount } from "@/lib/format.ts";
import { FilterForm } from "./filter-form.tsx";
import { GenerateButton } from "./generate-button.tsx";
import { NoMatches } from "./no-matches.tsx";
import { ShareButton } from "./share-button.tsx";
import { type CardSize, SuggestionList, SuggestionPlaceholders } from "./suggestion-list.tsx";
import { type LoadFacts, useFacts } from "./use-facts.ts";
import { useFilterChoices } from "./use-filter-choices.ts";
import { useFocusWhenLost } from "./use-focus-when-lost.ts";
import { useGeneration } from "./use-generation.ts";

export interface FilterGeneratorProps {
  definition: GeneratorDefinition;
  /** Facts of the names; none for names that are not in any statistics. */
  loadFacts: LoadFacts;
  /** Where the names and their facts come from, in one line. */
  source: string;
  /** A field before the filters. */
  field?: ReactNode;
  /** Buttons of a suggestion besides the copy button. */
  actions: (name: string) => ReactNode;
  /** A small button in the corner of a suggestion. */
  corner: (name: string) => ReactNode;
  /** Size of the cards, by what they hold. */
  cardSize?: CardSize | undefined;
  /** What a suggestion shows below its facts. */
  extra?: ((name: string) => ReactNode) | undefined;
  /** Names that are not to be shown. */
  hidden: readonly string[];
  /** What stands beside the suggestions. */
  aside: ReactNode;
  /** Told once the first suggestions stand on the page. */
  onFirstSuggestions: () => void;
}

/** Filters and suggestions of any definition (SPEC section 2, filter generator pages). */
export function FilterGenerator(props: FilterGeneratorProps) {
  const { definition, loadFacts, cardSize = "medium", hidden, onFirstSuggestions } = props;
  const { choices, choose, reset } = useFilterChoices(definition.filters);
  const { generation, hasGenerated, isGenerating, hasEarlier, generateAgain, goBack } =
    useGeneration(definition, choices, { hidden });
  const facts = useFacts(loadFacts, hasGenerated);
  const results = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => withoutHidden(generation, hidden), [generation, hidden]);
  const isEmpty = shown?.matching === 0;
  const helpful = useMemo(
    () =>
      generation && isEmpty
        ? loosenings(definition, generation.choices, { random: Math.random, exclude: hidden })
        : [],
    [definition, generation, isEmpty, hidden],
  );

  useEffect(() => {
    if (hasGenerated) onFirstSuggestions();
  }, [hasGenerated, onFirstSuggestions]);

  const focusResults = useCallback(() => results.current?.focus({ preventScroll: true }), []);
  useFocusWhenLost(focusResults, [hidden, hasEarlier]);

  return (
    <>
      <FilterForm
        filters={definition.filters}
        choices={choices}
        onChoose={(filterId, value) => choose({ [filterId]: value })}
        field={props.field}
      >
        <GenerateButton isGenerating={isGenerating} onGenerate={generateAgain} />
      </FilterForm>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_18.5rem]">
        <div ref={results} tabIndex={-1} className="outline-none">
          <p aria-live="polite" className="sr-only">
            {shown && !isGenerating && resultText(definition, shown)}
          </p>
          {!generation && (
            <SuggestionPlaceholders count={SUGGESTIONS_PER_PAGE} isLoading size={cardSize} />
          )}
          {isEmpty && (
            <NoMatches
              hasHidden={hidden.length > 0}
              loosenings={helpful}
              onChoose={(filterId, value) => {
                choose({ [filterId]: value });
                focusResults();
              }}
              onReset={() => {
                reset();
                focusResults();
              }}
            />
          )}
          {shown && !isEmpty && (
            <>
              <SuggestionList
                names={shown.names}
                facts={facts}
                actions={props.actions}
                corner={props.corner}
                extra={props.extra}
                size={cardSize}
                isBusy={isGenerating}
              />
              <div className="mt-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-2 text-sm text-ink-soft">
                <p className="max-w-[62ch] grow basis-80">
                  {resultText(definition, shown)} {props.source}
                </p>
                <div className="flex flex-wrap gap-x-5">
                  {hasEarlier && (
                    <button
                      type="button"
                      onClick={goBack}
                      disabled={isGenerating}
                      className="min-h-8 prose-link"
                    >
                      Tidigare förslag
                    </button>
                  )}
                  <ShareButton />
                </div>
              </div>
            </>
          )}
        </div>
        <aside className="grid gap-4">{props.aside}</aside>
      </div>
    </>
  );
}

/** What is left of a generation when names are hidden after it was made. */
function withoutHidden(generation: Generation | null, hidden: readonly string[]) {
  if (!generation) return null;
  const names = generation.names.filter((name) => !hidden.includes(name));
  return { names, matching: generation.matching - (generation.names.length - names.length) };
}

function resultText({ isComposed }: GeneratorDefinition, { names, matching }: Generation): string {
  if (isComposed) return `${names.length} förslag.`;
  if (matching === 0) return "Inga namn passar alla filtren.";
  if (matching <= SUGGESTIONS_PER_PAGE) {
    return matching === 1
      ? "Ett enda namn passar filtren."
      : `Alla ${formatCount(matching)} namn som passar filtren visas.`;
  }
  return `${names.length} av ${formatCount(matching)} namn som passar filtren.`;
}
