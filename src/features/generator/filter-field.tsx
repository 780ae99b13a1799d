import { SelectField } from "@/ui/select-field.tsx";
import type { CountedFilter } from "./counted-filters.ts";
import { TypedField } from "./typed-field.tsx";

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
