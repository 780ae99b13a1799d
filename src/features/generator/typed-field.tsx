import type { Typing } from "@/generators/engine/filters.ts";
import { TypedTextField } from "@/ui/typed-text-field.tsx";

export interface TypedFieldProps {
  readonly label: string;
  readonly typing: Typing;
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** A filter that is typed into; it applies when the visitor pauses. */
export function TypedField({ label, typing, value, onChoose }: TypedFieldProps) {
  const { parse, maxLength, debounceMs } = typing;
  return (
    <TypedTextField
      label={label}
      value={value}
      parse={parse}
      onSend={onChoose}
      delayMs={debounceMs}
      maxLength={maxLength}
    />
  );
}
