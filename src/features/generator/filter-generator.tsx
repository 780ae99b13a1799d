import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef } from "react";
import { SUGGESTIONS_PER_PAGE } from "@/config/limits.ts";
import type { GeneratorDefinition } from "@/generators/definition.ts";
import { formatCount } from "@/lib/format-count.ts";
import { lazyWithFallback } from "@/ui/lazy.tsx";
import type { Access } from "./advanced-filters.tsx";
import { FilterForm } from "./filter-form.tsx";
import { GenerateButton } from "./generate-button.tsx";
import { LateMoreNames } from "./late-more-names.tsx";
import { useMoreFilters } from "./more-filters.tsx";
import type { NoMatchesProps } from "./no-matches.tsx";
import { withoutHidden } from "./places.ts";
import { ShareButton } from "./share-button.tsx";
import { SuggestionList, SuggestionSkeleton } from "./suggestion-list.tsx";
import { useCountedFilters } from "./use-counted-filters.ts";
import { type LoadFacts, useFacts } from "./use-facts.ts";
import { useFilterChoices } from "./use-filter-choices.ts";
import { useFocusFallback } from "./use-focus-fallback.ts";
import { type ShownGeneration, useGeneration } from "./use-generation.ts";
import { useOpening } from "./use-opening.ts";
import { useSharedNames } from "./use-shared-names.ts";

const NoMatches = lazyWithFallback<NoMatchesProps>(
  () => import("./no-matches.tsx"),
  () => <p>{NO_MATCHES}</p>,
);

const NO_NAMES: readonly string[] = [];

const NO_MATCHES = "Inga namn passar alla filtren.";

export interface FilterGeneratorProps {
  /** Id of the generator. */
  id: string;
  definition: GeneratorDefinition;
  /** Loads the facts about the names; no facts for names that are in no statistics. */
  loadFacts: LoadFacts;
  /** One line about where the names and their facts come from. */
  source: string;
  /** Whether the visitor's plan has the advanced filters. */
  access: Access;
  /** Whether it can add suggestions to those of the page. */
  canShowMore: Access;
  /** A text field before the filters. */
  field?: ReactNode;
  /** A field after the filters. */
  lastField?: ReactNode;
  /** Buttons of a suggestion besides the copy button. */
  actions: (name: string) => ReactNode;
  /** The further actions of a suggestion, in a menu. */
  menu: (name: string) => ReactNode;
  /** Whether names have facts. */
  hasFacts: boolean;
  /** Whether names have a curve of newborns. */
  hasCurves: boolean;
  /** Content below the name of a suggestion; none if it returns nothing. */
  extra?: ((name: string, isOwn: boolean) => ReactNode) | undefined;
  /** Content above the suggestions that a visitor has generated, whose room is there from the start. */
  above?: ((names: readonly string[]) => ReactNode) | undefined;
  /** What can be done with all suggestions, besides sharing them. */
  tools?: (names: readonly string[]) => ReactNode;
  /** Leads to the favourites, in the bar of a phone. */
  favoritesLink: ReactNode;
  /** Names that the visitor has hidden. */
  hidden: readonly string[];
  /** Content beside the suggestions. */
  aside: ReactNode;
  /** Called after the first suggestions have been rendered. */
  onFirstSuggestions: () => void;
}

/** Filters and suggestions of any generator definition (docs/specification.md, "Generators"). */
export function FilterGenerator(props: FilterGeneratorProps) {
  const { definition, loadFacts, hasFacts, hasCurves, hidden, onFirstSuggestions } = props;
  const more = useMoreFilters(definition);
  const { choices, choose, reset } = useFilterChoices(more.used.filters);
  const { drawn, change } = useOpening(more.used, choices);
  const { names: shared, drop: dropShared } = useSharedNames();
  const { generation, hasGenerated, isGenerating, hasEarlier, generateAgain, add, goBack } =
    useGeneration(drawn, choices, { hidden, shared: more.isPending ? "loading" : shared });
  const filters = useCountedFilters(more.used, definition.filters, choices, hidden, hasGenerated);
  const facts = useFacts(loadFacts, hasGenerated);
  const results = useRef<HTMLDivElement>(null);
  const shown = useMemo(
    () => generation && withoutHidden(generation, hidden),
    [generation, hidden],
  );
  const isEmpty = shown?.names.length === 0;
  const caption = drawn.caption?.(choices);
  const isComposed = definition.isComposed ?? false;
  const shape = {
    hasFacts,
    hasCurve: hasCurves,
    isWide: isComposed,
    hasLongNames: isComposed,
  };

  useEffect(() => {
    if (hasGenerated) onFirstSuggestions();
  }, [hasGenerated, onFirstSuggestions]);

  const focusResults = useCallback(() => results.current?.focus({ preventScroll: true }), []);
  useFocusFallback(focusResults, [hidden, hasEarlier]);

  return (
    <>
      <FilterForm
        filters={filters}
        choices={choices}
        onChoose={(filterId, value) => choose({ [filterId]: value })}
        field={props.field}
        lastField={props.lastField}
        more={more.render({ id: props.id, access: props.access, hidden, hasGenerated })}
      >
        <div className="generate-bar">
          {props.favoritesLink}
          <GenerateButton
            isGenerating={isGenerating}
            onGenerate={() => {
              dropShared();
              generateAgain();
            }}
          />
        </div>
      </FilterForm>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_18.5rem]">
        <div ref={results} tabIndex={-1} className="outline-none">
          <p aria-live="polite" className="sr-only">
            {shown?.added ? `${shown.added}\u00a0namn till. ` : ""}
            {shown && !isGenerating && resultText(drawn, shown)}
          </p>
          {caption && (
            <div className="mb-2 flex min-h-8 items-center justify-between gap-x-4 whitespace-nowrap text-sm">
              <p className="font-semibold">{shown?.isShared ? "Delade namn" : caption}</p>
              {change && !shown?.isShared && (
                <button
                  type="button"
                  onClick={change.go}
                  // As wide with both labels, so that a late change of label moves nothing.
                  className="min-h-8 prose-link text-right sm:min-w-40"
                >
                  {change.label}
                </button>
              )}
            </div>
          )}
          {props.above?.((hasGenerated && shown?.names) || NO_NAMES)}
          {!generation && <SuggestionSkeleton count={SUGGESTIONS_PER_PAGE} shape={shape} />}
          {isEmpty && generation && (
            <Suspense>
              <NoMatches
                definition={generation.definition}
                choices={generation.choices}
                hidden={hidden}
                onChoose={(filterId, value) => {
                  choose({ [filterId]: value });
                  focusResults();
                }}
                onReset={() => {
                  reset();
                  focusResults();
                }}
              />
            </Suspense>
          )}
          {shown && !isEmpty && (
            <>
              <SuggestionList
                names={shown.names}
                facts={facts}
                actions={props.actions}
                menu={props.menu}
                extra={props.extra}
                shape={shape}
                isBusy={isGenerating}
                isOwn={hasGenerated}
              />
              <div className="mt-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-2 text-sm text-ink-soft">
                <p className="max-w-[62ch] grow basis-80">
                  {resultText(drawn, shown)} {drawn.note?.(shown.choices) || props.source}
                </p>
                <div className="flex flex-wrap gap-x-5">
                  {hasEarlier && (
                    <button
                      type="button"
                      // Not disabled, which would lose its focus.
                      aria-disabled={isGenerating || undefined}
                      onClick={() => !isGenerating && goBack()}
                      className="min-h-8 prose-link aria-disabled:opacity-70"
                    >
                      Tidigare förslag
                    </button>
                  )}
                  <ShareButton names={shown.names} />
                  {props.tools?.(shown.names)}
                </div>
              </div>
              <LateMoreNames
                access={props.canShowMore}
                shown={hasGenerated ? shown : null}
                hidden={hidden}
                isBusy={isGenerating}
                results={results}
                onMore={add}
              />
            </>
          )}
        </div>
        <aside className="grid gap-4">{props.aside}</aside>
      </div>
    </>
  );
}

function resultText(
  { isComposed, subject }: GeneratorDefinition,
  generation: ShownGeneration,
): string {
  const { names, matching, isShared } = generation;
  if (isShared) return "Namn som har delats med dig.";
  if (matching === 0) return NO_MATCHES;
  if (isComposed) {
    // The attempts to compose them are limited.
    const isShort = names.length < SUGGESTIONS_PER_PAGE;
    return isShort
      ? `Bara ${names.length}\u00a0förslag den här gången.`
      : `${names.length}\u00a0förslag.`;
  }
  if (matching === 1) return "Ett enda namn passar filtren.";
  const all = `${formatCount(matching)}\u00a0${subject ?? "namn som passar filtren"}`;
  return matching <= names.length ? `Alla ${all} visas.` : `${names.length} av ${all}.`;
}
