import { type RefObject, useLayoutEffect, useRef } from "react";
import { SUGGESTIONS_PER_PAGE } from "@/config/limits.ts";
import { generateMore } from "@/generators/more-names.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { Link } from "@/ui/link.tsx";
import type { Access } from "./advanced-filters.tsx";
import { everyName } from "./places.ts";
import type { ShownGeneration } from "./use-generation.ts";

export interface MoreNamesProps {
  /** Whether the visitor's plan has the feature. */
  readonly access: Access;
  /** The suggestions on the page. */
  readonly shown: ShownGeneration;
  /** Names that the visitor has hidden. */
  readonly hidden: readonly string[];
  readonly isBusy: boolean;
  /** The element with the list of suggestions. */
  readonly results: RefObject<HTMLElement | null>;
  readonly onMore: (names: readonly string[]) => void;
}

/** Adds suggestions to those of the page, or says what a plan with the feature adds. */
export default function MoreNames(props: MoreNamesProps) {
  const { access, shown, hidden, isBusy, results, onMore } = props;
  const { definition, choices, names } = shown;
  const note = useRef<HTMLParagraphElement>(null);
  /** How many names were shown when the button was pressed. */
  const countBefore = useRef<number | null>(null);

  // After every render: the next one after a press has the added names.
  useLayoutEffect(() => {
    if (countBefore.current === null) return;
    const items = results.current?.querySelectorAll<HTMLElement>(".suggestion");
    const target = items?.[countBefore.current] ?? note.current;
    countBefore.current = null;
    if (!target) return;
    target.tabIndex = -1;
    target.focus();
  });

  if (access === false) {
    return (
      <p className="text-sm text-ink-soft">
        Med Premium visar du {SUGGESTIONS_PER_PAGE}&nbsp;namn till i taget och behåller dem du har.{" "}
        <Link to="/premium" className="prose-link">
          Se Premium
        </Link>
      </p>
    );
  }
  if (!access || shown.isShared) return null;
  if (isAtEnd(shown)) {
    return (
      <p ref={note} className="text-sm text-ink-soft outline-none">
        {definition.isComposed
          ? "Fler än så hittar vi inte med de här valen."
          : "Det finns inga fler namn som passar filtren."}
      </p>
    );
  }
  return (
    <BusyButton
      variant="quiet"
      isBusy={isBusy}
      busyContent="Visa fler"
      onClick={() => {
        countBefore.current = names.length;
        onMore(
          generateMore(definition, choices, {
            count: SUGGESTIONS_PER_PAGE,
            random: Math.random,
            exclude: [...hidden, ...everyName(shown)],
          }),
        );
      }}
    >
      Visa fler
    </BusyButton>
  );
}

/** The number of composed names is unknown: they are at their end when too few are found. */
function isAtEnd({ definition, names, matching, added }: ShownGeneration): boolean {
  if (!definition.isComposed) return names.length >= matching;
  return added !== undefined && added < SUGGESTIONS_PER_PAGE;
}
