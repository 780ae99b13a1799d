import { type RefObject, useLayoutEffect, useRef } from "react";
import { SUGGESTIONS_PER_PAGE } from "@/config/limits.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { Link } from "@/ui/link.tsx";
import type { Suggestions } from "./suggestions.ts";

export interface MoreNamesProps {
  /** Whether the visitor's plan has the feature. */
  readonly access: boolean;
  /** The suggestions on the page. */
  readonly shown: Suggestions;
  /** Whether the number of names is unknown. */
  readonly isComposed: boolean;
  readonly isBusy: boolean;
  /** The element with the list of suggestions. */
  readonly results: RefObject<HTMLElement | null>;
  readonly onMore: () => void;
}

/** Adds suggestions to those of the page, or says what a plan with the feature adds. */
export default function MoreNames(props: MoreNamesProps) {
  const { access, shown, isComposed, isBusy, results, onMore } = props;
  const note = useRef<HTMLParagraphElement>(null);
  /** How many names were shown when the button was pressed. */
  const countBefore = useRef<number | null>(null);

  // After every render: the next one after a press has the added names.
  useLayoutEffect(() => {
    if (countBefore.current === null) return;
    const items = results.current?.querySelectorAll<HTMLElement>("[aria-busy] > li");
    const target = items?.[countBefore.current] ?? note.current;
    countBefore.current = null;
    if (!target) return;
    target.tabIndex = -1;
    target.focus();
  });

  if (!access) {
    return (
      <p className="text-sm text-ink-soft">
        Med Premium visar du {SUGGESTIONS_PER_PAGE}&nbsp;namn till i taget och behåller dem du har.{" "}
        <Link to="/premium" className="prose-link">
          Se Premium
        </Link>
      </p>
    );
  }
  if (shown.isShared) return null;
  if (isAtEnd(shown, isComposed)) {
    return (
      <p ref={note} className="text-sm text-ink-soft outline-none">
        {isComposed
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
        countBefore.current = shown.names.length;
        onMore();
      }}
    >
      Visa fler
    </BusyButton>
  );
}

/** The number of composed names is unknown; any names are at their end when too few are added. */
function isAtEnd({ names, matching, added }: Suggestions, isComposed: boolean): boolean {
  if (!isComposed && names.length >= matching) return true;
  return added !== undefined && added < SUGGESTIONS_PER_PAGE;
}
