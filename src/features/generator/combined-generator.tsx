import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { useLocation, useNavigationType, useSearchParams } from "react-router-dom";
import { COMBINED_SUGGESTIONS } from "@/config/limits.ts";
import { GENERATE_ON_ARRIVAL } from "@/config/router-state.ts";
import { rulesPath } from "@/content/sources/rule-paths.ts";
import { ALL, choiceOf } from "@/generators/engine/filters.ts";
import { combinedGenerator } from "@/generators/given-names/combined.ts";
import { nameService } from "@/lib/env.ts";
import { FavoriteButton } from "@/saved/favorites/favorite-button.tsx";
import { SAVED_FAVORITES_PAGE } from "@/saved/favorites/saved-favorites.ts";
import { Disclosure } from "@/ui/disclosure.tsx";
import { useDeferredSection } from "@/ui/lazy.tsx";
import { Link } from "@/ui/link.tsx";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";
import { LAST_NEWBORN_YEAR } from "@/words/statistics.ts";
import type { Access } from "./advanced-filters.tsx";
import { createChildNameCache, withServiceNames } from "./child-name-cache.ts";
import { FilterFields, FilterForm } from "./filter-form.tsx";
import { Generator, type GeneratorSlots } from "./generator.tsx";
import { PageLayout } from "./page-layout.tsx";
import type { LoadFacts } from "./use-facts.tsx";
import { useFilterChoices } from "./use-filter-choices.ts";
import { useSharedNames } from "./use-shared-names.ts";
import { useSuggestions } from "./use-suggestions.ts";

const childNames = createChildNameCache(nameService);

const FACTS_SOURCES: Readonly<Record<string, string>> = {
  barn: `Antal och plats: SCB, nyfödda ${LAST_NEWBORN_YEAR}, per stavning.`,
  hund: "Namnen är utvalda för hand, och antalen är Jordbruksverkets.",
  katt: "Namnen är utvalda för hand, och antalen är Jordbruksverkets.",
};

const EMPTY_TEXT = "Välj kategori och kön och tryck på Generera nya namn, eller börja här:";

/** The router's key of the history entry that the document was loaded for. */
const FIRST_ENTRY = "default";

/** Whether a link of this site opened the document: before hydration it passes no state on. */
function cameFromSite(): boolean {
  return document.referrer.startsWith(`${window.location.origin}/`);
}

interface CombinedGeneratorProps {
  /** Whether the visitor's plan lets them add more suggestions to the page. */
  readonly canShowMore: Access;
  /** Loads the facts about the names of a category. */
  readonly loadFacts: LoadFacts;
  /** Names that the visitor has hidden. */
  readonly hidden: readonly string[];
  readonly slots: GeneratorSlots;
}

/** The combined generator: four suggestions each time the button is pressed. */
export function CombinedGenerator(props: CombinedGeneratorProps) {
  const { canShowMore, loadFacts, hidden, slots } = props;
  const [params] = useSearchParams();
  const isHydrating = useIsHydrating();
  // A page is prerendered without query parameters.
  const category = (isHydrating ? null : params.get("kategori")) ?? "";
  const definition = useMemo(
    () => withServiceNames(combinedGenerator(category), childNames),
    [category],
  );
  const { choices, choose } = useFilterChoices(definition.filters);
  const knownCategory = choiceOf(choices, "kategori");
  const { names: shared, drop: dropShared } = useSharedNames();
  const suggestions = useSuggestions({
    page: "namngenerator",
    definition,
    choices,
    start: "button",
    count: COMBINED_SUGGESTIONS,
    hidden,
    shared,
    onMissingNames: () => chooseFilter("kategori", "barn"),
  });
  const { shown, history, isGenerating } = suggestions;
  useArrival(shared === null && shown === null && history.length === 0, generate);
  // Prerendered cards are those of children: they keep their height until others are generated.
  const [isPrerendered] = useState(isHydrating);
  const hasCurve = knownCategory === "barn" || (isPrerendered && !shown && !isGenerating);
  const starts = useDeferredSection(() => import("./combined-starts.tsx"));

  function chooseFilter(filterId: string, value: string) {
    // The options of Kön depend on the category, so a new category resets the choice.
    choose(filterId === "kategori" ? { kategori: value, kon: ALL } : { [filterId]: value });
  }

  function generate() {
    // Requested now, the names may arrive before the delay is over.
    if (knownCategory === "barn") childNames.prefetch(choiceOf(choices, "kon"));
    suggestions.generate();
  }

  return (
    <Generator
      suggestions={suggestions}
      loadFacts={loadFacts}
      kind={knownCategory}
      canShowMore={canShowMore}
      hidden={hidden}
      describe={({ names }) => `${names.length}\u00a0namnförslag visas.`}
      busyText="Genererar namn..."
      onGenerate={() => {
        dropShared();
        generate();
      }}
      Layout={PageLayout}
      slots={{
        ...slots,
        controls: (button) => (
          <FilterForm
            fields={
              <FilterFields
                filters={definition.filters}
                choices={choices}
                onChoose={chooseFilter}
              />
            }
          >
            {button}
          </FilterForm>
        ),
        heading: "Förslag",
        placeholder: (
          <>
            <p>{EMPTY_TEXT}</p>
            {starts}
          </>
        ),
        text: () => (
          <>
            {FACTS_SOURCES[knownCategory]}{" "}
            <Link
              to={rulesPath(knownCategory === "barn" ? "barnnamn" : "husdjursnamn")}
              className="prose-link print:hidden"
            >
              Så läser du korten
            </Link>
          </>
        ),
        shape: { isWide: true, hasFacts: true, hasCurve },
        count: COMBINED_SUGGESTIONS,
        below: (
          <>
            {slots.below}
            <History names={history} />
          </>
        ),
      }}
    />
  );
}

/** Generates for a visitor who follows a link of the site, when the page has nothing to show yet. */
function useArrival(isUntouched: boolean, generate: () => void): void {
  const { key, state } = useLocation();
  const isHydrating = useIsHydrating();
  const isBack = useNavigationType() === "POP";
  // The history entry, so that following such a link on the page itself generates again; one that the
  // visitor comes back to shows what it showed.
  const isSent = state === GENERATE_ON_ARRIVAL && !isBack;
  const isOpened = !isHydrating && key === FIRST_ENTRY && cameFromSite();
  const arrival = isSent || (isOpened && isUntouched) ? key : null;
  const generateOnArrival = useEffectEvent(generate);
  useEffect(() => {
    if (arrival !== null) generateOnArrival();
  }, [arrival]);
}

function History({ names }: { names: readonly string[] }) {
  return (
    <Disclosure
      label={<span className="font-semibold">Alla förslag hittills ({names.length})</span>}
      className="rounded-card border border-line bg-surface px-5 py-1"
    >
      <ol aria-label="Alla förslag hittills" className="flex flex-wrap gap-x-4 pb-3">
        {names.map((name, order) => (
          // The same name may occur several times.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows at its end
          <li key={`${order} ${name}`} className="flex items-center">
            <span className="font-display wrap-anywhere" translate="no">
              {name}
            </span>
            <FavoriteButton page={SAVED_FAVORITES_PAGE} name={name} />
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
