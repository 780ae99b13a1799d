import { memo, type ReactNode, useId } from "react";
import { SlowNote } from "@/ui/slow-note.tsx";
import { useRootMark } from "@/ui/use-root-mark.ts";
import type { GeneratorSlots, LayoutProps } from "./generator.tsx";
import { ShareButton } from "./share-button.tsx";
import { type CardShape, SuggestionList, SuggestionSkeleton } from "./suggestion-list.tsx";
import type { Subject, Suggestions } from "./suggestions.ts";

/** The slots of a page with cards; its generator fills those that the page does not. */
export interface PageSlots extends GeneratorSlots {
  /**
   * The filters, with the button that generates.
   *
   * @param bar the button, in a bar at the bottom of a phone
   * @param showResults scrolls to the suggestions, unless they are in the window
   */
  readonly controls: (bar: ReactNode, showResults: () => void) => ReactNode;
  /** Opens all filters, in the bar of a phone. */
  readonly filterButton?: ReactNode;
  readonly heading?: string;
  /** A line above the suggestions, null until there are any. */
  readonly caption?: (shown: Suggestions | null) => ReactNode;
  /** In the place of the suggestions until they are asked for. */
  readonly placeholder?: ReactNode;
  /** Instead of the suggestions when no name matches. */
  readonly noMatches?: (subject: Subject, focusResults: () => void) => ReactNode;
  /** How many names there are, and where they come from. */
  readonly text: (shown: Suggestions, subject: Subject) => ReactNode;
  readonly shape: CardShape;
  /** Parameters of the address that ask for other names than those of the document, separated by spaces. */
  readonly parameters?: string;
  /** How many cards there will be. */
  readonly count: number;
}

const NO_NAMES: readonly string[] = [];

/** The filters, suggestions as cards, and what is beside them. */
export function PageLayout(props: LayoutProps<PageSlots>) {
  const { suggestions, slots, WithFacts, shownNames, results, focusResults, announcement } = props;
  const { shown, subject, isPrinted, isGenerating } = suggestions;
  const { placeholder, shape } = slots;
  const headingId = useId();
  useRootMark("data-bar");
  const names = shown?.names ?? null;
  // With a placeholder, everything has its room before the first names, which then move nothing.
  const isReserved = placeholder !== undefined;
  const hidden = names ? "" : "invisible";

  const cards = (
    <>
      {names && subject ? (
        <SuggestionList
          names={names}
          drawnFor={subject.choices}
          WithFacts={WithFacts}
          slots={slots}
          shape={shape}
          isBusy={isGenerating}
          isPrinted={isPrinted}
          parameters={slots.parameters}
        />
      ) : (
        <div className={isReserved && !isGenerating ? "invisible" : ""}>
          <SuggestionSkeleton count={slots.count} shape={shape} />
        </div>
      )}
      {(names || isReserved) && (
        <>
          <div
            className={`mt-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-2 ${isReserved ? "" : "text-sm"}`}
          >
            {/* Of a list that may be higher than the window; the bar of a phone is always in sight. */}
            {!isReserved && <div className="phone:hidden">{props.lowerButton}</div>}
            <p
              className={`max-w-[62ch] grow basis-80 text-sm wrap-anywhere text-ink-soft wide:order-last wide:basis-full print:max-w-none ${isReserved ? "min-h-18 sm:min-h-6" : ""}`}
            >
              {shown && subject && slots.text(shown, subject)}
            </p>
            <div className={`flex flex-wrap gap-x-5 ${hidden}`}>
              {/* In reserved room nothing may move, and a history is below. */}
              {!isReserved && <Steps {...suggestions} />}
              <Tools shownNames={shownNames} detailsOf={slots.detailsOf} tools={slots.tools} />
            </div>
          </div>
          {/* Tall enough for what is loaded later. */}
          <div
            className={`mt-3 min-h-17 print:hidden sm:min-h-11 ${props.repetition ? "gap-x-6 sm:flex sm:flex-wrap sm:items-center" : ""}`}
          >
            {props.repetition}
            {props.more}
          </div>
        </>
      )}
    </>
  );
  const hasNone = names?.length === 0 && subject;
  const content = slots.noMatches && hasNone ? slots.noMatches(subject, focusResults) : cards;

  return (
    <>
      {slots.controls(
        <div className="generate-bar">
          {slots.favoritesLink}
          {slots.filterButton}
          {props.button}
        </div>,
        props.showResults,
      )}
      <div className="paper-stack grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_18.5rem]">
        <div ref={results} tabIndex={-1} className="scroll-mt-4 space-y-6 outline-none">
          <section aria-labelledby={slots.heading && headingId}>
            {slots.heading && (
              <h2 id={headingId} className="mt-3 mb-3">
                {slots.heading}
              </h2>
            )}
            {announcement}
            {isGenerating && <SlowNote />}
            {slots.caption?.(shown)}
            {slots.above?.(names ?? NO_NAMES)}
            {isReserved ? (
              <div className="relative">
                {content}
                {/* As high as the suggestions with their notes. */}
                {!names && !isGenerating && (
                  <div className="absolute inset-0 grid grid-rows-[auto_1fr] gap-4">
                    {placeholder}
                  </div>
                )}
              </div>
            ) : (
              content
            )}
          </section>
          {slots.below}
        </div>
        <aside className="paper-stack grid gap-4">{slots.aside}</aside>
      </div>
    </>
  );
}

interface ToolsProps {
  readonly shownNames: () => readonly string[];
  readonly detailsOf: GeneratorSlots["detailsOf"] | undefined;
  readonly tools: GeneratorSlots["tools"] | undefined;
}

/** What can be done with all suggestions. They are the same buttons for any names. */
const Tools = memo(function Tools({ shownNames, detailsOf, tools }: ToolsProps) {
  return (
    <>
      <ShareButton names={shownNames} detailsOf={detailsOf} />
      {tools?.(shownNames)}
    </>
  );
});

/** Buttons to the previous suggestions and back to the later ones. */
function Steps({
  hasEarlier,
  hasLater,
  isGenerating,
  goBack,
  goForward,
}: LayoutProps["suggestions"]) {
  const step = (label: string, go: () => void) => (
    <button
      type="button"
      // Not disabled, which would lose its focus.
      aria-disabled={isGenerating || undefined}
      onClick={() => !isGenerating && go()}
      className="min-h-8 prose-link text-sm text-ink-soft aria-disabled:opacity-70"
    >
      {label}
    </button>
  );
  return (
    <>
      {hasEarlier && step("Tidigare förslag", goBack)}
      {hasLater && step("Senare förslag", goForward)}
    </>
  );
}
