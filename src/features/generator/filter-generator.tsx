import { Undo2 } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { SUGGESTIONS_PER_PAGE } from "@/config/limits.ts";
import { type GeneratorDefinition, loosenings } from "@/generators/definition.ts";
import type { Generation } from "@/generators/engine.ts";
import type { FactsLookup } from "@/generators/facts.ts";
import { formatCount } from "@/lib/format.ts";
import { FilterForm } from "./filter-form.tsx";
import { GenerateButton } from "./generate-button.tsx";
import { NoMatches } from "./no-matches.tsx";
import { ShareButton } from "./share-button.tsx";
import { type CardSize, SuggestionList, SuggestionPlaceholders } from "./suggestion-list.tsx";
import { type LoadFacts, useFacts } from "./use-facts.ts";
import { useFilterChoices } from "./use-filter-choices.ts";
import { useGeneration } from "./use-generation.ts";

export interface FilterGeneratorProps {
  definition: GeneratorDefinition;
  /** Facts of the names, for a page whose names are real. */
  loadFacts?: LoadFacts | undefined;
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

async function noFacts(): Promise<FactsLookup> {
  return () => ({});
}

/** Filters and suggestions of any definition (SPEC section 2, filter generator pages). */
export function FilterGenerator(props: FilterGeneratorProps) {
  const {
    definition,
    loadFacts = noFacts,
    cardSize = "medium",
    hidden,
    onFirstSuggestions,
  } = props;
  const { choices, choose, reset } = useFilterChoices(definition.filters);
  const { generation, isGenerating, hasEarlier, generateAgain, goBack } = useGeneration(
    definition,
    choices,
    { hidden },
  );
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
            {generation && !isGenerating && resultText(definition, generation)}
          </p>
          {!generation && (
            <SuggestionPlaceholders count={SUGGESTIONS_PER_PAGE} isLoading size={cardSize} />
          )}
          {generation && isEmpty && (
            <NoMatches
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
          {generation && !isEmpty && (
            <>
              <SuggestionList
                names={generation.names.filter((name) => !hidden.includes(name))}
                facts={facts}
                actions={props.actions}
                corner={props.corner}
                extra={props.extra}
                size={cardSize}
                isBusy={isGenerating}
              />
              <div className="mt-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-2 text-[0.9rem] text-ink-soft">
                <p className="max-w-[62ch] grow basis-80">
                  {resultText(definition, generation)} {props.source}
                </p>
                <div className="flex flex-wrap gap-x-5">
                  {hasEarlier && (
                    <button
                      type="button"
                      onClick={goBack}
                      disabled={isGenerating}
                      className="inline-flex min-h-8 items-center gap-1.5 prose-link"
                    >
                      <Undo2 aria-hidden className="size-4" />
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
