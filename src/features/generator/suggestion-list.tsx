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
  /** Content below the facts of a suggestion. */
  extra?: ((name: string) => ReactNode) | undefined;
  isBusy: boolean;
  /** Wider cards, for a list of few. */
  isWide?: boolean;
  /** Names are centred in their cards, for lists where few names have facts. */
  isCentered?: boolean | undefined;
}

const grid = "grid gap-3.5 grid-cols-[repeat(auto-fill,minmax(min(15.5rem,100%),1fr))]";
const wideGrid = "grid gap-3.5 grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))]";

// Cards have room for a name and three lines of facts, so that loaded facts cause no layout shift.
const card = "min-h-33 rounded-card border border-line bg-surface shadow-card";
const emptyCard = "min-h-33 rounded-card border border-dashed border-edge";

/** The suggestions, each with its facts, its copy button and what the page adds. */
export function SuggestionList(props: SuggestionListProps) {
  const { names, facts, actions, corner, extra, isBusy, isWide = false, isCentered } = props;
  return (
    <ul
      aria-label="Namnförslag"
      aria-busy={isBusy}
      className={`${isWide ? wideGrid : grid} transition-opacity aria-busy:opacity-55`}
    >
      {names.map((name, order) => (
        <li
          key={name}
          style={{ "--order": order }}
          // Two buttons in the corner are as wide as a line of facts, so they get their own row.
          className={`@container arrives relative flex flex-col ${isCentered ? "justify-center" : ""} pt-3 pr-2 pb-3 pl-4.5 has-[[data-corner]>:nth-child(2)]:pb-8 ${card}`}
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
            className={`text-sm leading-[1.45] text-ink-soft tabular-nums ${isCentered ? "absolute right-10 bottom-2.5 left-4.5" : ""}`}
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

interface SuggestionSkeletonProps {
  count: number;
  /** Whether names are being generated; otherwise the cards are empty outlines. */
  isLoading: boolean;
  isWide?: boolean;
}

/** Cards without names, as many and as large as the suggestions will be. */
export function SuggestionSkeleton({ count, isLoading, isWide = false }: SuggestionSkeletonProps) {
  const cards = Array.from({ length: count }, (_, order) => order);
  return (
    <div aria-hidden className={isWide ? wideGrid : grid}>
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

/** Longest name that is kept on one line, if necessary in smaller letters; characters. */
const ONE_LINE = 12;

/** Letters much wider than the average, and their additional width in average letters. */
const WIDE_LETTERS = /[mw]/gi;
const EXTRA_WIDTH = 0.6;

/** Width of the longest line in average letters; a long name may break between its words. */
function lettersOfLine(name: string): number {
  const parts = name.length <= ONE_LINE ? [name] : name.split(/[ -]/);
  return Math.max(
    ...parts.map((part) => part.length + EXTRA_WIDTH * (part.match(WIDE_LETTERS)?.length ?? 0)),
  );
}
