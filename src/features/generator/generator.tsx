import { RefreshCw } from "lucide";
import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from "react";
import type { Choices } from "@/generators/engine/filters.ts";
import { formatCount } from "@/lib/format.ts";
import type { SharedDetails } from "@/name-parts/links/shared-names-address.ts";
import type { FactsLookup } from "@/names/facts/facts.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { Icon } from "@/ui/icon.tsx";
import { lazyAfterSuggestions, startDeferredSections } from "@/ui/lazy.tsx";
import type { Access } from "./advanced-filters.tsx";
import type { MoreNamesProps } from "./more-names.tsx";
import type { Subject, Suggestions } from "./suggestions.ts";
import type { TypedFieldProps } from "./typed-field.tsx";
import { type LoadFacts, useFacts, type WithFacts } from "./use-facts.tsx";
import { useFocusFallback } from "./use-focus-fallback.ts";
import type { SuggestionsState } from "./use-suggestions.ts";

const MoreNames = lazyAfterSuggestions<MoreNamesProps>(
  () => import("./more-names.tsx"),
  () => null,
);

/** What a page puts into its generator. */
export interface GeneratorSlots {
  /** Buttons of a suggestion besides the copy button. */
  readonly actions: (name: string) => ReactNode;
  /** The further actions of a suggestion, in a menu. */
  readonly menu?: (name: string) => ReactNode;
  /**
   * Content below the name of a suggestion that was drawn for some choices, beside others; none if it returns nothing.
   */
  readonly extra?:
    | ((name: string, drawnFor: Choices, names: readonly string[]) => ReactNode)
    | undefined;
  /** What a link with the suggestions carries besides their names. */
  readonly detailsOf?: SharedDetails;
  /** What is worth knowing about a suggestion, before its facts. It is loaded late, as they are. */
  readonly remark?: (name: string) => ReactNode;
  /** Content above the suggestions. */
  readonly above?: ((names: readonly string[]) => ReactNode) | undefined;
  /** What can be done with all suggestions, besides sharing them; they are asked for at a press. */
  readonly tools?: (shownNames: () => readonly string[]) => ReactNode;
  /** A field after the filters. */
  readonly lastField?: ReactNode;
  /** The field of the filters that are typed into, if there are any. */
  readonly TypedField?: ComponentType<TypedFieldProps>;
  /** Leads to the favourites, in the bar of a phone. */
  readonly favoritesLink?: ReactNode;
  /** Content below the suggestions. */
  readonly below?: ReactNode;
  /** Content beside the suggestions. */
  readonly aside?: ReactNode;
}

/** The parts of a generator, which a layout puts in their places. */
export interface LayoutProps<Slots extends GeneratorSlots = GeneratorSlots> {
  readonly suggestions: SuggestionsState;
  readonly slots: Slots;
  readonly WithFacts: WithFacts | null;
  /** The names on the page. The same function in every render. */
  readonly shownNames: () => readonly string[];
  /** Has focus when a suggestion with focus is removed. */
  readonly results: RefObject<HTMLDivElement | null>;
  readonly focusResults: () => void;
  /** Scrolls to the suggestions, unless they are in the window. */
  readonly showResults: () => void;
  /** The button that generates. */
  readonly button: ReactNode;
  /** The same, to be below the suggestions. */
  readonly lowerButton: ReactNode;
  /** What screen readers say about the suggestions. */
  readonly announcement: ReactNode;
  /** That the names come again, once. */
  readonly repetition: ReactNode;
  /** The button that adds suggestions, or what a plan with it adds. */
  readonly more: ReactNode;
}

interface GeneratorProps<Slots extends GeneratorSlots> {
  readonly suggestions: SuggestionsState;
  readonly slots: Slots;
  readonly Layout: ComponentType<LayoutProps<Slots>>;
  /** Loads the facts about the names of a kind. */
  readonly loadFacts: LoadFacts;
  readonly kind?: string;
  /** What the visitor's choices add to the facts about a name. */
  readonly addedFacts?: FactsLookup | undefined;
  /** Whether the visitor's plan lets them add more suggestions to the page. */
  readonly canShowMore: Access;
  /** Names that the visitor has hidden. */
  readonly hidden?: readonly string[];
  /** The suggestions in a sentence, for screen readers. */
  readonly describe: (shown: Suggestions, subject: Subject) => string;
  /** Label of the button while it is busy; by default the label does not change. */
  readonly busyText?: string;
  readonly onGenerate?: () => void;
}

const NO_NAMES: readonly string[] = [];

const GENERATE = "Generera nya namn";

/** Suggestions with the button for others, in the layout of a page. */
export function Generator<Slots extends GeneratorSlots>(props: GeneratorProps<Slots>) {
  const { suggestions, slots, Layout, loadFacts, kind, canShowMore, describe } = props;
  const {
    hidden = NO_NAMES,
    busyText = GENERATE,
    onGenerate = suggestions.generate,
    addedFacts,
  } = props;
  const { shown, subject, isGenerating, hasEarlier, hasLater } = suggestions;
  const hasNames = shown !== null;
  const WithFacts = useFacts(loadFacts, hasNames, kind, addedFacts);
  const results = useRef<HTMLDivElement>(null);
  const focusResults = useCallback(() => results.current?.focus({ preventScroll: true }), []);
  useFocusFallback(focusResults, [hidden, hasEarlier, hasLater, isGenerating]);

  useEffect(() => {
    if (hasNames) startDeferredSections();
  }, [hasNames]);

  const names = useRef(NO_NAMES);
  useLayoutEffect(() => {
    names.current = shown?.names ?? NO_NAMES;
  }, [shown]);
  const shownNames = useCallback(() => names.current, []);

  function showResults() {
    if (results.current) scrollIntoWindow(results.current);
  }

  function generate() {
    onGenerate();
    showResults();
  }

  const repetition = shown?.usedUp ? repetitionText(shown.usedUp) : "";
  return (
    <Layout
      suggestions={suggestions}
      slots={slots}
      WithFacts={WithFacts}
      shownNames={shownNames}
      results={results}
      focusResults={focusResults}
      showResults={showResults}
      button={
        <GenerateButton isBusy={isGenerating} onClick={generate} className="wide:whitespace-nowrap">
          {/* As wide as the longer label, so that the button keeps its width. */}
          <span className="text-left max-[480px]:max-w-[6.7em] wide:min-w-[11.2em]">
            {isGenerating ? busyText : GENERATE}
          </span>
        </GenerateButton>
      }
      lowerButton={
        <GenerateButton variant="quiet" isBusy={isGenerating} onClick={generate}>
          Nya förslag
        </GenerateButton>
      }
      announcement={
        <p aria-live="polite" className="sr-only">
          {shown?.added ? `${shown.added}\u00a0namn till. ` : ""}
          {shown && subject && !isGenerating && `${describe(shown, subject)} ${repetition}`.trim()}
        </p>
      }
      repetition={repetition && <p className="text-sm font-semibold">{repetition}</p>}
      more={
        canShowMore !== null &&
        shown &&
        subject && (
          <Suspense>
            <MoreNames
              access={canShowMore}
              shown={shown}
              isComposed={subject.definition.isComposed ?? false}
              isBusy={isGenerating}
              results={results}
              onMore={suggestions.add}
            />
          </Suspense>
        )
      }
    />
  );
}

/** Said when no other names are left for the filters. */
function repetitionText(count: number): string {
  if (count === 1) return "Du har sett det enda. Det kommer igen.";
  return `Du har sett alla ${formatCount(count)}. De första kommer igen.`;
}

/** Requests new suggestions; its icon spins while they are generated. */
function GenerateButton({ children, ...props }: ComponentProps<typeof BusyButton>) {
  const content = (iconClass: string) => (
    <>
      <Icon icon={RefreshCw} className={`size-5 shrink-0 ${iconClass}`} />
      {children}
    </>
  );
  return (
    <BusyButton {...props} busyContent={content("animate-spin motion-reduce:animate-none")}>
      {content("")}
    </BusyButton>
  );
}

/** How much of an element must be in the window to count as seen, in pixels. */
const ENOUGH_PX = 250;

/** Scrolls to the top of an element unless enough of it is in the window. Focus stays where it is. */
function scrollIntoWindow(element: HTMLElement): void {
  const { top } = element.getBoundingClientRect();
  if (top >= 0 && top + ENOUGH_PX <= window.innerHeight) return;
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.scrollIntoView({ block: "start", behavior: isStill ? "auto" : "smooth" });
}
