import type { ReactNode } from "react";
import type { FactsLookup } from "@/generators/facts.ts";
import { CopyButton } from "./copy-button.tsx";
import { NameFactLines } from "./name-facts.tsx";

interface SuggestionListProps {
  names: readonly string[];
  facts: FactsLookup | null;
  /** Buttons of a suggestion besides the copy button. */
  actions: (name: string) => ReactNode;
  isBusy: boolean;
  /** Least width of a card as a Tailwind class that sets --card-width. */
  className?: string;
}

const NORMAL_CARDS = "[--card-width:15.5rem]";

const grid = "grid gap-3.5 grid-cols-[repeat(auto-fill,minmax(min(var(--card-width),100%),1fr))]";

// High enough for a name and three lines of facts, so that facts that come later move nothing.
const card = "min-h-33 rounded-card border border-line bg-surface shadow-card";
const emptyCard = "min-h-33 rounded-card border border-dashed border-edge";

/** The suggestions, each with its facts, its copy button and what the page adds. */
export function SuggestionList(props: SuggestionListProps) {
  const { names, facts, actions, isBusy, className = NORMAL_CARDS } = props;
  return (
    <ul
      aria-label="Namnförslag"
      aria-busy={isBusy}
      className={`${grid} ${className} transition-opacity aria-busy:opacity-55`}
    >
      {names.map((name, order) => (
        <li
          key={name}
          style={{ "--order": order }}
          className={`@container arrives flex flex-col justify-center py-3 pr-2 pl-4.5 ${card}`}
        >
          <div className="flex items-center justify-between gap-1">
            <span
              className="fitted-name min-w-0 font-display leading-[1.12] font-semibold tracking-[-0.015em] wrap-anywhere"
              style={{ "--letters": name.length }}
            >
              {name}
            </span>
            <span className="flex">
              {actions(name)}
              <CopyButton name={name} />
            </span>
          </div>
          <p className="text-[0.9rem] leading-[1.4] text-ink-soft tabular-nums">
            {facts && <NameFactLines name={name} facts={facts(name)} />}
          </p>
        </li>
      ))}
    </ul>
  );
}

interface PlaceholdersProps {
  count: number;
  /** Whether the names are on their way; otherwise the places wait, empty. */
  isLoading: boolean;
  /** As for the list of suggestions. */
  className?: string;
}

/** Cards without names, as many and as large as those to come. */
export function SuggestionPlaceholders(props: PlaceholdersProps) {
  const { count, isLoading, className = NORMAL_CARDS } = props;
  const cards = Array.from({ length: count }, (_, order) => order);
  return (
    <div aria-hidden className={`${grid} ${className}`}>
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
