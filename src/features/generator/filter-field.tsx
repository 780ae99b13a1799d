import { FILTER_TEXT_DEBOUNCE_MS } from "@/config/limits.ts";
import type { Typing } from "@/generators/filters.ts";
import { SelectField } from "@/ui/select-field.tsx";
import { FilterTextField } from "@/ui/text-field.tsx";
import { useTypedText } from "@/ui/use-typed-text.ts";
import type { CountedFilter } from "./counted-filters.ts";

export interface FilterFieldProps {
  readonly filter: CountedFilter;
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** A filter with its label: its options, or a text. */
export function FilterField({ filter, value, onChoose }: FilterFieldProps) {
  const { id, label, options, typing } = filter;
  return typing ? (
    <TypedField label={label} typing={typing} value={value} onChoose={onChoose} />
  ) : (
    <SelectField label={label} name={id} options={options} value={value} onChange={onChoose} />
  );
}

interface TypedFieldProps extends Omit<FilterFieldProps, "filter"> {
  readonly label: string;
  readonly typing: Typing;
}

/** A filter that is typed into; it applies when the visitor pauses. */
function TypedField({ label, typing, value, onChoose }: TypedFieldProps) {
  const { parse, maxLength } = typing;
  const { typed, setTyped, flush } = useTypedText(value, FILTER_TEXT_DEBOUNCE_MS, parse, onChoose);
  return (
    <FilterTextField
      label={label}
      value={typed}
      onChange={setTyped}
      onBlur={flush}
      maxLength={maxLength}
    />
  );
}
