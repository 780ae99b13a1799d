import { FILTER_TEXT_DEBOUNCE_MS } from "@/config/limits.ts";
import type { Typing } from "@/generators/filters.ts";
import { FilterTextField } from "@/ui/text-field.tsx";
import { useTypedText } from "@/ui/use-typed-text.ts";

export interface TypedFieldProps {
  readonly label: string;
  readonly typing: Typing;
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** A filter that is typed into; it applies when the visitor pauses. */
export function TypedField({ label, typing, value, onChoose }: TypedFieldProps) {
  const { parse, maxLength, debounceMs = FILTER_TEXT_DEBOUNCE_MS } = typing;
  const { typed, setTyped, flush } = useTypedText(value, debounceMs, parse, onChoose);
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
