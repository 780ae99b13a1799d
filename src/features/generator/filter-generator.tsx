import {
  memo,
  type ReactNode,
  type Ref,
  Suspense,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from "react";
import { SUGGESTIONS_PER_PAGE } from "@/config/limits.ts";
import { rulesPathOf } from "@/content/sources/rule-paths.ts";
import { ADVANCED_FILTER_IDS } from "@/generators/engine/advanced-filter-ids.ts";
import type { GeneratorDefinition, PageDefinition } from "@/generators/engine/definition.ts";
import { type Choices, type Filter, isDefault } from "@/generators/engine/filters.ts";
import type { GeneratorEntry } from "@/generators/registry.ts";
import { formatCount } from "@/lib/format.ts";
import { SHARED_NAMES_PARAM } from "@/name-parts/links/shared-names-address.ts";
import { lazyOnPress, lazyWithFallback, useOpener } from "@/ui/lazy.tsx";
import { Link } from "@/ui/link.tsx";
import type { Access } from "./advanced-filters.tsx";
import { FilterButton, FilterFields, type FilterFieldsProps, FilterForm } from "./filter-form.tsx";
import type { FilterSheetProps } from "./filter-sheet.tsx";
import { Generator, type GeneratorSlots } from "./generator.tsx";
import { useMoreFilters } from "./more-filters.tsx";
import type { NoMatchesProps } from "./no-matches.tsx";
import { PageLayout, type PageSlots } from "./page-layout.tsx";
import type { Suggestions } from "./suggestions.ts";
import { useCountedFilters } from "./use-counted-filters.ts";
import { useFilterChoices } from "./use-filter-choices.ts";
import { type OpeningChange, SELECTION_PARAM, useOpening } from "./use-opening.ts";
import { useSharedNames } from "./use-shared-names.ts";
import { useSuggestions } from "./use-suggestions.ts";

const NoMatches = lazyWithFallback<NoMatchesProps>(
  () => import("./no-matches.tsx"),
  () => <p>{NO_MATCHES}</p>,
);

const FilterSheet = lazyOnPress<FilterSheetProps>(
  () => import("./filter-sheet.tsx"),
  "Filtren kunde inte laddas. Kontrollera nätet och försök igen.",
);

/** Parameters of every generator that ask for certain names. */
const OTHER_PARAMETERS = [...ADVANCED_FILTER_IDS, SELECTION_PARAM, SHARED_NAMES_PARAM];

const NO_MATCHES = "Inga namn passar alla filtren.";

export interface FilterGeneratorProps {
  readonly entry: Pick<
    GeneratorEntry,
    "id" | "partOf" | "facts" | "figures" | "areHandles" | "nameKind"
  >;
  readonly definition: PageDefinition;
  /** What the visitor's plan has. */
  readonly plan: { readonly advancedFilters: Access; readonly moreNames: Access };
  /** Names that the visitor has hidden. */
  readonly hidden: readonly string[];
  readonly slots: GeneratorSlots;
}

async function noFacts() {
  return () => ({});
}

/** Filters and suggestions of any generator definition (docs/specification.md, "Generators"). */
export function FilterGenerator(props: FilterGeneratorProps) {
  const { entry, definition, plan, hidden, slots } = props;
  const { facts } = entry;
  const more = useMoreFilters(definition);
  const { used } = more;
  const { choices, choose, reset } = useFilterChoices(used.filters);
  const { drawn, change } = useOpening(used, choices);
  const sheet = useRef<Openable>(null);
  const { ref, ...preloading } = useOpener(FilterSheet);
  const opener = { ...preloading, onClick: () => sheet.current?.open() };
  const [hasNames, setHasNames] = useState(false);
  const count = definition.filters.length + (slots.lastField ? 1 : 0);
  const isComposed = definition.isComposed ?? false;
  const captionText = drawn.caption?.(choices);
  const parameters = useMemo(
    () => [...definition.filters.map((filter) => filter.id), ...OTHER_PARAMETERS].join(" "),
    [definition],
  );

  // Made here, these are the same when other names are drawn.
  const fields = (
    <CountedFields
      definition={used}
      filters={definition.filters}
      choices={choices}
      hidden={hidden}
      hasNames={hasNames}
      onChoose={(filterId, value) => choose({ [filterId]: value })}
      lastField={slots.lastField}
      TypedField={slots.TypedField}
      opener={opener}
    />
  );
  const moreFilters = more.render({ entry, access: plan.advancedFilters, hidden, hasNames });
  const rules = <RulesLink entry={entry} />;

  return (
    <DrawnNames
      {...props}
      used={used}
      drawn={drawn}
      choices={choices}
      isPending={more.isPending}
      onNames={setHasNames}
      slots={{
        ...slots,
        controls: (bar, showResults) => (
          <>
            <FilterForm
              fields={fields}
              many={slots.lastField || count >= 5 ? count : undefined}
              more={moreFilters}
            >
              {bar}
            </FilterForm>
            <SheetPlace ref={sheet} onClose={showResults}>
              {(close) => (
                <FilterSheet
                  entry={entry}
                  definition={definition}
                  advancedFilters={plan.advancedFilters}
                  hidden={hidden}
                  onClose={close}
                />
              )}
            </SheetPlace>
          </>
        ),
        filterButton: (
          <FilterButton
            ref={ref}
            chosen={used.filters.filter((filter) => !isDefault([filter], choices)).length}
            {...opener}
          />
        ),
        caption: (shown) => caption(captionText, shown?.isShared ?? false, change),
        noMatches: (subject, focusResults) => (
          <Suspense>
            <NoMatches
              definition={subject.definition}
              choices={subject.choices}
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
        ),
        text: (shown, subject) => (
          <>
            {resultText(subject.definition, shown)}{" "}
            {drawn.note?.(subject.choices) || definition.source}
            {rules}
          </>
        ),
        shape: {
          hasFacts: facts !== undefined,
          hasLongFacts: used.hasLongFacts?.(choices) ?? false,
          hasCurve: facts?.hasCurves ?? false,
          isWide: isComposed,
          hasLongNames: isComposed && !entry.areHandles,
        },
        parameters,
        count: SUGGESTIONS_PER_PAGE,
      }}
    />
  );
}

interface CountedFieldsProps extends FilterFieldsProps {
  readonly definition: GeneratorDefinition;
  readonly filters: readonly Filter[];
  readonly hidden: readonly string[];
  readonly hasNames: boolean;
}

/** The fields with the counts of their options. A component of its own: the counts render nothing else again. */
function CountedFields({ definition, hidden, hasNames, ...fields }: CountedFieldsProps) {
  const { filters, choices } = fields;
  const counted = useCountedFilters(definition, filters, choices, hidden, hasNames);
  return <FilterFields {...fields} filters={counted} />;
}

interface DrawnNamesProps extends Omit<FilterGeneratorProps, "slots"> {
  readonly slots: PageSlots;
  /** The generator, with the advanced filters if they apply. */
  readonly used: GeneratorDefinition;
  /** What to draw from: its opening, or itself. */
  readonly drawn: GeneratorDefinition;
  readonly choices: Choices;
  /** Whether it is not known yet what to draw from. */
  readonly isPending: boolean;
  /** Told whether there are names. The same function in every render. */
  readonly onNames: (hasNames: boolean) => void;
}

/**
 * The names that are drawn for the filters. A component of its own: other names render this and what is inside
 * again, and not the filters.
 */
function DrawnNames(props: DrawnNamesProps) {
  const { entry, plan, hidden, slots, used, drawn, choices, isPending, onNames } = props;
  const { names: shared, drop: dropShared } = useSharedNames();
  const suggestions = useSuggestions({
    page: entry.id,
    definition: drawn,
    choices,
    start: "load",
    count: SUGGESTIONS_PER_PAGE,
    hidden,
    shared: isPending ? "loading" : shared,
  });
  const hasNames = suggestions.shown !== null;
  useEffect(() => onNames(hasNames), [onNames, hasNames]);
  const captionText = drawn.caption?.(choices);
  const addedFacts = useMemo(
    () => used.factsFor && ((name: string) => used.factsFor?.(choices, name) ?? {}),
    [used, choices],
  );

  return (
    <Generator
      suggestions={suggestions}
      loadFacts={entry.facts?.load ?? noFacts}
      addedFacts={addedFacts}
      canShowMore={plan.moreNames}
      hidden={hidden}
      describe={(shown, subject) => {
        const text = resultText(subject.definition, shown);
        // A sentence says why a text is refused, or what to type; a label says what the filters say.
        return captionText?.endsWith(".") ? `${text} ${captionText}` : text;
      }}
      onGenerate={() => {
        dropShared();
        suggestions.generate();
      }}
      Layout={PageLayout}
      slots={slots}
    />
  );
}

/** Leads to how the names are chosen and what their cards say. */
const RulesLink = memo(function RulesLink({ entry }: Pick<FilterGeneratorProps, "entry">) {
  const path = rulesPathOf(entry);
  return (
    path && (
      <>
        {" "}
        <Link to={path} className="prose-link print:hidden">
          {entry.facts ? "Så läser du korten" : "Så blir namnen till"}
        </Link>
      </>
    )
  );
});

interface Openable {
  readonly open: () => void;
}

interface SheetPlaceProps {
  readonly ref: Ref<Openable>;
  readonly onClose: () => void;
  readonly children: (close: () => void) => ReactNode;
}

/** Where a sheet is when it is open. Opening renders nothing else again: all the cards would take a phone too long. */
function SheetPlace({ ref, onClose, children }: SheetPlaceProps) {
  const [isOpen, setIsOpen] = useState(false);
  useImperativeHandle(ref, () => ({ open: () => setIsOpen(true) }), []);
  return (
    isOpen && (
      <Suspense>
        {children(() => {
          setIsOpen(false);
          onClose();
        })}
      </Suspense>
    )
  );
}

function caption(
  text: string | undefined,
  isShared: boolean,
  change: OpeningChange | null,
): ReactNode {
  if (!text) return null;
  return (
    <div className="mb-2 flex min-h-8 flex-wrap items-center justify-between gap-x-4 text-sm">
      <p className="font-semibold">{isShared ? "Delade namn" : text}</p>
      {change && !isShared && (
        <button
          type="button"
          // The second press of a double press would change it back.
          onClick={({ detail }) => detail < 2 && change.go()}
          // As wide with both labels, so that a late change of label moves nothing.
          className="min-h-8 prose-link text-right whitespace-nowrap sm:min-w-40"
        >
          {change.label}
        </button>
      )}
    </div>
  );
}

function resultText({ isComposed, subject }: GeneratorDefinition, shown: Suggestions): string {
  const { names, matching, isShared } = shown;
  if (isShared) return "Namn som har delats med dig.";
  if (names.length === 0) return NO_MATCHES;
  if (isComposed) {
    const isShort = names.length < SUGGESTIONS_PER_PAGE;
    return isShort
      ? `Bara ${names.length}\u00a0förslag den här gången.`
      : `${names.length}\u00a0förslag.`;
  }
  if (matching === 1) return "Ett enda namn passar filtren.";
  const all = `${formatCount(matching)}\u00a0${subject ?? "namn som passar filtren"}`;
  return matching <= names.length ? `Alla ${all} visas.` : `${names.length} av ${all}.`;
}
