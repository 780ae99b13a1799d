import { SlidersHorizontal } from "lucide";
import type { FocusEvent, ReactNode } from "react";
import { type Choices, choiceOf } from "@/generators/filters.ts";
import { formatQuantity } from "@/lib/format-quantity.ts";
import { Icon } from "@/ui/icon.tsx";
import type { CountedFilter } from "./counted-filters.ts";
import { FilterField, type FilterFieldProps } from "./filter-field.tsx";

interface FilterFormProps {
  filters: readonly CountedFilter[];
  choices: Choices;
  onChoose: (filterId: string, value: string) => void;
  /** A text field before the filters. */
  field?: ReactNode;
  /** A field after the filters. */
  lastField?: ReactNode;
  /** Shows all filters together; only on a phone, where few are in sight. */
  onShowAll?: () => void;
  /** The button that generates. */
  children: ReactNode;
  /** Below the filters and the button. */
  more?: ReactNode;
}

/**
 * The filters of a generator, in one row on wide screens. On a phone they are chips that scroll
 * sideways: src/ui/filters.css lays each select invisibly over its label and chosen option.
 */
export function FilterForm(props: FilterFormProps) {
  const { filters, choices, onChoose, field, lastField, onShowAll, children, more } = props;
  return (
    <form
      aria-label="Filter"
      onSubmit={(event) => event.preventDefault()}
      onFocus={showWhole}
      className="filter-form"
      data-more={more ? "" : undefined}
      data-last={lastField ? "" : undefined}
    >
      <div className="filters">
        {field && <div className="filter">{field}</div>}
        {filters.map((filter) => (
          <Chip
            key={filter.id}
            filter={filter}
            value={choiceOf(choices, filter.id)}
            onChoose={(value) => onChoose(filter.id, value)}
          />
        ))}
        {lastField && <div className="filter filter-last">{lastField}</div>}
        {onShowAll && (
          <button type="button" onClick={onShowAll} className="filter filter-all">
            <Icon icon={SlidersHorizontal} className="size-4.5" />
            Alla filter
          </button>
        )}
      </div>
      {children}
      {more}
    </form>
  );
}

/** The browser does not scroll to a field that is partly in view. */
function showWhole({ target }: FocusEvent<HTMLElement>) {
  target.closest(".filter")?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

interface FilterButtonProps {
  /** How many filters are chosen. */
  readonly chosen: number;
  readonly onClick: () => void;
}

/** Shows all filters together, in the bar of a phone. */
export function FilterButton({ chosen, onClick }: FilterButtonProps) {
  return (
    <button
      type="button"
      aria-label={`Filter: ${chosen === 0 ? "inga valda" : formatQuantity(chosen, "valt", "valda")}`}
      onClick={onClick}
      className="flex min-h-12 w-15 max-[22.4rem]:w-12 shrink-0 items-center justify-center gap-1.5 rounded-control bg-pine-tint font-semibold text-pine wide:hidden"
    >
      <Icon icon={SlidersHorizontal} className="size-5 shrink-0" />
      {chosen > 0 && chosen}
    </button>
  );
}

/** A filter, which shows its chosen option on a phone; what is typed is in sight. */
function Chip(props: FilterFieldProps) {
  const { filter, value } = props;
  const { options, defaultValue, typing } = filter;
  const isChosen = value !== defaultValue && !typing;
  return (
    <div className="filter" data-chosen={isChosen || undefined}>
      <FilterField {...props} />
      {isChosen && (
        <span aria-hidden className="filter-chosen">
          {options.find((option) => option.value === value)?.label}
        </span>
      )}
    </div>
  );
}
