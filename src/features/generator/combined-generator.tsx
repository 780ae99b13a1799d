import {
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { useLocation, useNavigationType, useSearchParams } from "react-router-dom";
import { COMBINED_SUGGESTIONS } from "@/config/limits.ts";
import { GENERATE_ON_ARRIVAL } from "@/config/router-state.ts";
import { combinedGenerator } from "@/generators/combined.ts";
import { CURVE_NOTE } from "@/generators/curve-note.ts";
import { ALL, choiceOf } from "@/generators/filters.ts";
import { nameService } from "@/lib/env.ts";
import { startDeferredSections, useDeferredSection } from "@/ui/lazy.tsx";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";
import type { Access } from "./advanced-filters.tsx";
import { createChildNameCache } from "./child-name-cache.ts";
import { FilterForm } from "./filter-form.tsx";
import { GenerateButton } from "./generate-button.tsx";
import { LateMoreNames } from "./late-more-names.tsx";
import { ShareButton } from "./share-button.tsx";
import { SuggestionList, SuggestionSkeleton } from "./suggestion-list.tsx";
import { useCombinedGeneration } from "./use-combined-generation.ts";
import { useCombinedNames } from "./use-combined-names.ts";
import { type LoadFacts, useFacts } from "./use-facts.ts";
import { useFilterChoices } from "./use-filter-choices.ts";
import { useFocusFallback } from "./use-focus-fallback.ts";
import { useSharedNames } from "./use-shared-names.ts";

const childNames = createChildNameCache(nameService);

const FACTS_SOURCES: Readonly<Record<string, string>> = {
  barn: "Antal och plats per stavning: SCB, nyfödda 2022. Namnsdagar: Namnlängdskommittén.",
  hund: "Namnen är utvalda för hand. Antal hundar: Jordbruksverkets hundregister, där en siffra har publicerats.",
  katt: "Namnen är utvalda för hand. Antal katter: Jordbruksverkets kattregister, där en siffra har publicerats.",
};

const EMPTY_TEXT = "Välj kategori och kön och tryck på Generera nya namn.";

/** The router's key of the history entry that the document was loaded for. */
const FIRST_ENTRY = "default";

/** Whether a link of this site opened the document: before hydration it passes no state on. */
function cameFromSite(): boolean {
  return document.referrer.startsWith(`${window.location.origin}/`);
}

interface CombinedGeneratorProps {
  /** Whether it can add suggestions to those of the page. */
  canShowMore: Access;
  /** Loads the facts about the names of a category. */
  loadFacts: LoadFacts;
  /** Buttons of a suggestion besides the copy button. */
  actions: (name: string) => ReactNode;
  /** The further actions of a suggestion, in a menu. */
  menu: (name: string) => ReactNode;
  /** What can be done with all suggestions, besides sharing them. */
  tools?: (names: readonly string[]) => ReactNode;
  /** Leads to the favourites, in the bar of a phone. */
  favoritesLink: ReactNode;
  /** Names that the visitor has hidden. */
  hidden: readonly string[];
  belowResults: ReactNode;
  aside: ReactNode;
}

/** The combined generator: four suggestions each time the button is pressed. */
export function CombinedGenerator(props: CombinedGeneratorProps) {
  const { canShowMore, loadFacts, actions, menu, tools } = props;
  const { favoritesLink, hidden, belowResults, aside } = props;
  const [params] = useSearchParams();
  const isHydrating = useIsHydrating();
  // A page is prerendered without query parameters.
  const category = (isHydrating ? null : params.get("kategori")) ?? "";
  const definition = useMemo(() => combinedGenerator(category), [category]);
  const { choices, choose } = useFilterChoices(definition.filters);
  const knownCategory = choiceOf(choices, "kategori");
  const areNamesLoaded = useCombinedNames(knownCategory, () => chooseFilter("kategori", "barn"));
  const { names: shared, drop: dropShared } = useSharedNames();
  const { shown, history, isGenerating, generateNames, add } = useCombinedGeneration(
    definition,
    choices,
    childNames,
    { areNamesLoaded, hidden, shared: shared === "loading" ? null : shared },
  );
  const names = shown?.names;
  const { key, state } = useLocation();
  const isBack = useNavigationType() === "POP";
  // The history entry, so that following such a link on the page itself generates again; one that the
  // visitor comes back to shows what it showed.
  const isSent = state === GENERATE_ON_ARRIVAL && !isBack;
  const isOpened = !isHydrating && key === FIRST_ENTRY && cameFromSite();
  const isUntouched = shared === null && shown === null && history.length === 0;
  const arrival = isSent || (isOpened && isUntouched) ? key : null;
  const generateOnArrival = useEffectEvent(generateNames);
  useEffect(() => {
    if (arrival !== null) generateOnArrival();
  }, [arrival]);
  const results = useRef<HTMLDivElement>(null);
  const focusResults = useCallback(() => results.current?.focus({ preventScroll: true }), []);
  useFocusFallback(focusResults, [hidden]);
  const facts = useFacts(loadFacts, shown !== null, knownCategory);
  // Prerendered cards are those of children: they keep their height until others are generated.
  const [isPrerendered] = useState(isHydrating);
  const hasCurve = knownCategory === "barn" || (isPrerendered && !shown && !isGenerating);
  const shape = { isWide: true, hasFacts: true, hasCurve };
  const headingId = useId();
  const hasNames = shown !== null;
  useEffect(() => {
    if (hasNames) startDeferredSections();
  }, [hasNames]);
  const examples = useDeferredSection(() => import("./combined-examples.tsx"));

  function chooseFilter(filterId: string, value: string) {
    // The options of Kön depend on the category, so a new category resets the choice.
    choose(filterId === "kategori" ? { kategori: value, kon: ALL } : { [filterId]: value });
  }

  return (
    <>
      <FilterForm filters={definition.filters} choices={choices} onChoose={chooseFilter}>
        <div className="generate-bar">
          {favoritesLink}
          <GenerateButton
            isGenerating={isGenerating}
            busyText="Genererar namn..."
            onGenerate={() => {
              dropShared();
              generateNames();
            }}
          />
        </div>
      </FilterForm>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_18.5rem]">
        <div ref={results} tabIndex={-1} className="grid gap-6 outline-none">
          <section aria-labelledby={headingId}>
            <h2 id={headingId} className="mb-3">
              Förslag
            </h2>
            <p aria-live="polite" className="sr-only">
              {shown?.added ? `${shown.added}\u00a0namn till. ` : ""}
              {names && !isGenerating && `${names.length}\u00a0namnförslag visas.`}
            </p>
            <div className="relative">
              {names ? (
                <SuggestionList
                  names={names}
                  facts={facts}
                  actions={actions}
                  menu={menu}
                  shape={shape}
                  isBusy={isGenerating}
                  isOwn
                />
              ) : (
                <div className={isGenerating ? "" : "invisible"}>
                  <SuggestionSkeleton count={COMBINED_SUGGESTIONS} shape={shape} />
                </div>
              )}
              {/* Tall enough for the text, so that the first names cause no layout shift. */}
              <div className="mt-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
                <p className="min-h-18 max-w-[62ch] grow basis-80 text-sm text-ink-soft sm:min-h-6">
                  {shown && FACTS_SOURCES[knownCategory]}
                </p>
                <div className={`flex flex-wrap gap-x-5 ${shown ? "" : "invisible"}`}>
                  <ShareButton names={names ?? []} />
                  {tools?.(names ?? [])}
                </div>
              </div>
              {shape.hasCurve && (
                <p className={`text-sm text-ink-soft ${shown ? "" : "invisible"}`}>{CURVE_NOTE}</p>
              )}
              <LateMoreNames
                access={canShowMore}
                shown={shown}
                hidden={hidden}
                isBusy={isGenerating}
                results={results}
                onMore={add}
              />
              {/* As high as the suggestions with their notes, so that the first ones move nothing. */}
              {!names && !isGenerating && (
                <div className="absolute inset-0 grid content-center justify-items-center gap-4 overflow-hidden rounded-card border border-line bg-surface p-4 text-center max-sm:content-start">
                  {examples}
                  <p className="max-w-[30ch]">{EMPTY_TEXT}</p>
                </div>
              )}
            </div>
          </section>
          {belowResults}
          <History names={history} />
        </div>
        <aside className="grid gap-4">{aside}</aside>
      </div>
    </>
  );
}

function History({ names }: { names: readonly string[] }) {
  return (
    <details className="rounded-card border border-line bg-surface px-5 py-2">
      <summary className="py-2 font-semibold">Alla förslag hittills ({names.length})</summary>
      <ol aria-label="Alla förslag hittills" className="flex flex-wrap gap-x-4 gap-y-1 pt-1 pb-3">
        {names.map((name, order) => (
          // The same name may occur several times.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows at its end
          <li key={`${order} ${name}`} className="font-display">
            {name}
          </li>
        ))}
      </ol>
    </details>
  );
}
