import type { ReactNode } from "react";
import type { FactsLookup } from "@/generators/facts.ts";
import { CopyButton } from "./copy-button.tsx";
import { NameFactLines } from "./name-facts.tsx";

interface SuggestionListProps {
  names: readonly string[];
  facts: FactsLookup | null;
  /** Buttons of a suggestion besides the copy button. */
  actions: (name: string) => ReactNode;
  /** Small buttons in the corner of a suggestion. */
  corner?: (name: string) => ReactNode;
  /** What a suggestion shows below its facts. */
  extra?: ((name: string) => ReactNode) | undefined;
  isBusy: boolean;
  /** Size of a card; medium if nothing else is given. */
  size?: CardSize;
}

/**
 * Sizes of cards: room for a name of two lines, for a name and three lines of facts, or for two such
 * cards side by side. Facts that come later move no name: it stands above them, or, in a small card,
 * where few names have any, in the middle.
 */
const CARD_SIZES = {
  small: "[--card-width:15.5rem] [--card-height:8.25rem]",
  medium: "[--card-width:15.5rem] [--card-height:8.25rem]",
  wide: "[--card-width:20rem] [--card-height:8.25rem]",
} as const;

export type CardSize = keyof typeof CARD_SIZES;

const grid = "grid gap-3.5 grid-cols-[repeat(auto-fill,minmax(min(var(--card-width),100%),1fr))]";

// Cards are as high as their facts will need, so that facts that come later move nothing.
const card = "min-h-(--card-height) rounded-card border border-line bg-surface shadow-card";
const emptyCard = "min-h-(--card-height) rounded-card border border-dashed border-edge";

/** The suggestions, each with its facts, its copy button and what the page adds. */
export function SuggestionList(props: SuggestionListProps) {
  const { names, facts, actions, corner, extra, isBusy, size = "medium" } = props;
  return (
    <ul
      aria-label="Namnförslag"
      aria-busy={isBusy}
      className={`${grid} ${CARD_SIZES[size]} transition-opacity aria-busy:opacity-55`}
    >
      {names.map((name, order) => (
        <li
          key={name}
          style={{ "--order": order }}
          // Two buttons in the corner are as wide as a line of facts: they get a row of their own.
          className={`@container arrives relative flex flex-col ${size === "small" ? "justify-center" : ""} pt-3 pr-2 pb-3 pl-4.5 has-[[data-corner]>:nth-child(2)]:pb-8 ${card}`}
        >
          <div className="flex items-center justify-between gap-1">
            <span
              className="fitted-name min-w-0 font-display leading-[1.12] font-semibold tracking-[-0.015em] wrap-anywhere"
              style={{ "--letters": lettersOfLine(name) }}
            >
              {name}
            </span>
            <span className="flex">
              {actions(name)}
              <CopyButton name={name} />
            </span>
          </div>
          <p
            className={`text-sm leading-[1.45] text-ink-soft tabular-nums ${size === "small" ? "absolute right-10 bottom-2.5 left-4.5" : ""}`}
          >
            {facts && <NameFactLines name={name} facts={facts(name)} />}
          </p>
          {extra?.(name)}
          {corner && (
            <span data-corner="" className="absolute right-0.5 bottom-0.5 flex">
              {corner(name)}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

interface PlaceholdersProps {
  count: number;
  /** Whether the names are on their way; otherwise the places wait, empty. */
  isLoading: boolean;
  size?: CardSize;
}

/** Cards without names, as many and as large as those to come. */
export function SuggestionPlaceholders(props: PlaceholdersProps) {
  const { count, isLoading, size = "medium" } = props;
  const cards = Array.from({ length: count }, (_, order) => order);
  return (
    <div aria-hidden className={`${grid} ${CARD_SIZES[size]}`}>
      {cards.map((order) => (
        <div
          key={order}
          className={`grid content-center gap-3 px-4.5 ${isLoading ? card : emptyCard}`}
        >
          {isLoading && <div className="h-6 w-1/2 rounded-full bg-line" />}
          {isLoading && <div className="h-3 w-3/4 rounded-full bg-line/60" />}
        </div>
      ))}
    </div>
  );
}

/** Longest name that is kept on one line, if only by smaller letters. */
const ONE_LINE = 12;

/** Letters much wider than the others, and how many of those they take the place of besides. */
const WIDE_LETTERS = /[mw]/gi;
const EXTRA_WIDTH = 0.6;

/** Letters that must fit beside each other: a long name may break between its words. */
function lettersOfLine(name: string): number {
  const parts = name.length <= ONE_LINE ? [name] : name.split(/[ -]/);
  return Math.max(
    ...parts.map((part) => part.length + EXTRA_WIDTH * (part.match(WIDE_LETTERS)?.length ?? 0)),
  );
}
