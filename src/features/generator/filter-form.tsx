import { SlidersHorizontal } from "lucide";
import type { ComponentProps, ComponentType, FocusEvent, ReactNode } from "react";
import { type Choices, choiceOf } from "@/generators/engine/filters.ts";
import { formatQuantity } from "@/lib/format.ts";
import { Icon } from "@/ui/icon.tsx";
import { SelectField } from "@/ui/select-field.tsx";
import type { CountedFilter } from "./counted-filters.ts";
import type { FilterFieldProps } from "./filter-field.tsx";
import type { TypedFieldProps } from "./typed-field.tsx";

export interface FilterFieldsProps {
  filters: readonly CountedFilter[];
  choices: Choices;
  onChoose: (filterId: string, value: string) => void;
  /** The field of a filter that is typed into: only pages with such filters load it. */
  TypedField?: ComponentType<TypedFieldProps> | undefined;
  /** A field after the filters. */
  lastField?: ReactNode;
  /** Of the button that shows all filters together; only on a phone, where few are in sight. */
  opener?: ComponentProps<"button"> | undefined;
}

interface FilterFormProps {
  /** The {@link FilterFields}. */
  fields: ReactNode;
  /** How many fields there are, if there are five or more, or one follows the filters. */
  many?: number | undefined;
  /** The button that generates. */
  children: ReactNode;
  /** Below the filters and the button. */
  more?: ReactNode;
}

/**
 * The filters of a generator, in one row on wide screens. On a phone they are chips that scroll
 * sideways: src/ui/filters.css lays each select invisibly over its label and chosen option.
 */
export function FilterForm({ fields, many, children, more }: FilterFormProps) {
  return (
    <form
      aria-label="Filter"
      onSubmit={(event) => event.preventDefault()}
      onFocus={showWhole}
      className="filter-form"
      data-more={more ? "" : undefined}
      data-many={many}
    >
      {fields}
      {children}
      {more}
    </form>
  );
}

/** The fields of the filters. */
export function FilterFields(props: FilterFieldsProps) {
  const { filters, choices, onChoose, lastField, TypedField, opener } = props;
  return (
    <div className="filters">
      {filters.map((filter) => (
        <Chip
          key={filter.id}
          filter={filter}
          TypedField={TypedField}
          value={choiceOf(choices, filter.id)}
          onChoose={(value) => onChoose(filter.id, value)}
        />
      ))}
      {lastField && <div className="filter filter-last">{lastField}</div>}
      {opener && (
        <button type="button" {...opener} className="filter filter-all">
          <Icon icon={SlidersHorizontal} className="size-4.5" />
          Alla filter
        </button>
      )}
    </div>
  );
}

/** Scrolls a field fully into view: the browser does not scroll to one that is partly visible. */
function showWhole({ target }: FocusEvent<HTMLElement>) {
  target.closest(".filter")?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

interface FilterButtonProps extends ComponentProps<"button"> {
  /** How many filters are chosen. */
  readonly chosen: number;
}

/** Shows all filters together, in the bar of a phone. */
export function FilterButton({ chosen, ...opener }: FilterButtonProps) {
  return (
    <button
      type="button"
      aria-label={`Filter: ${chosen === 0 ? "inga valda" : formatQuantity(chosen, "valt", "valda")}`}
      {...opener}
      className="relative flex min-h-[48px] w-[60px] max-[22.4rem]:w-[48px] shrink-0 items-center justify-center rounded-control bg-pine-tint font-semibold text-pine wide:hidden"
    >
      <Icon icon={SlidersHorizontal} className="size-[20px] shrink-0" />
      {/* Beside the icon, which does not move when the number comes after hydration. */}
      {chosen > 0 && (
        <span className="absolute top-1/2 right-1.5 -translate-y-1/2 text-sm">{chosen}</span>
      )}
    </button>
  );
}

/**
 * A filter, which shows its chosen option on a phone; what is typed is in sight. A script of index.html has done so
 * before hydration, which begins with the default.
 */
function Chip({
  filter,
  value,
  onChoose,
  TypedField,
}: FilterFieldProps & Pick<FilterFieldsProps, "TypedField">) {
  const { id, label, options, defaultValue, typing } = filter;
  const isChosen = value !== defaultValue && !typing;
  return (
    <div className="filter" data-chosen={isChosen || undefined} suppressHydrationWarning>
      {typing && TypedField ? (
        <TypedField label={label} typing={typing} value={value} onChoose={onChoose} />
      ) : (
        <SelectField label={label} name={id} options={options} value={value} onChange={onChoose} />
      )}
      {!typing && (
        <span aria-hidden className="filter-chosen" suppressHydrationWarning>
          {(isChosen && options.find((option) => option.value === value)?.label) || ""}
        </span>
      )}
    </div>
  );
}
