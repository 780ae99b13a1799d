import type { ReactNode } from "react";
import { type Choices, choiceOf } from "@/generators/filters.ts";
import { SelectField } from "@/ui/select-field.tsx";
import type { CountedFilter } from "./counted-filters.ts";

interface FilterFormProps {
  filters: readonly CountedFilter[];
  choices: Choices;
  onChoose: (filterId: string, value: string) => void;
  /** A text field before the filters. */
  field?: ReactNode;
  /** A field after the filters. */
  lastField?: ReactNode;
  /** The button that generates. */
  children: ReactNode;
  /** Below the filters and the button. */
  more?: ReactNode;
}

/** The filters of a generator, in one row on wide screens. */
export function FilterForm(props: FilterFormProps) {
  const { filters, choices, onChoose, field, lastField, children, more } = props;
  return (
    <form
      aria-label="Filter"
      onSubmit={(event) => event.preventDefault()}
      className="mb-6 grid items-end gap-3.5 rounded-card border border-line bg-surface p-3.5 shadow-card sm:p-4.5 lg:grid-cols-[1fr_auto]"
    >
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.2rem,100%),1fr))] gap-3.5">
        {field}
        {filters.map((filter) => (
          <SelectField
            key={filter.id}
            label={filter.label}
            name={filter.id}
            options={filter.options}
            value={choiceOf(choices, filter.id)}
            onChange={(value) => onChoose(filter.id, value)}
          />
        ))}
        {lastField}
      </div>
      {children}
      {more}
    </form>
  );
}
