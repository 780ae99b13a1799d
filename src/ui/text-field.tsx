import type { ComponentProps, ReactNode } from "react";
import { LabelledField } from "./labelled-field.tsx";

interface OwnProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is wrong with the field. */
  readonly error?: ReactNode;
  /** Shown below the field, and read out with it. */
  readonly hint?: ReactNode;
}

type PropsOf<Element extends "input" | "textarea"> = OwnProps &
  Omit<ComponentProps<Element>, "id" | "className" | keyof OwnProps>;

/** Classes of a field that text is typed into, but for its height. */
export const fieldClasses =
  "w-full rounded-control border-[1.5px] border-edge bg-ground px-3 py-2 text-base text-ink placeholder:text-ink-soft hover:border-falu aria-invalid:border-2 aria-invalid:border-falu aria-invalid:bg-falu-tint";

/** An input with its visible label. */
export function TextField({
  label,
  error,
  hint,
  isCompact = false,
  onChange,
  ...input
}: PropsOf<"input"> & { readonly isCompact?: boolean }) {
  return (
    <LabelledField label={label} error={error} hint={hint} isCompact={isCompact}>
      {(attributes) => (
        <input
          {...attributes}
          onChange={(event) => onChange(event.target.value)}
          className={`${fieldClasses} ${isCompact ? "min-h-11" : "min-h-12"}`}
          {...input}
        />
      )}
    </LabelledField>
  );
}

/** A text field among the filters of a generator: what is typed is no sentence, and it may stay empty. */
export function FilterTextField(props: Omit<PropsOf<"input">, "error" | "hint">) {
  return (
    <TextField
      isCompact
      type="text"
      placeholder="Valfritt"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}

/** A field of several lines with its visible label; a short one is as high as its rows. */
export function TextAreaField({
  label,
  error,
  hint,
  isShort = false,
  onChange,
  ...textArea
}: PropsOf<"textarea"> & { readonly isShort?: boolean }) {
  return (
    <LabelledField label={label} error={error} hint={hint}>
      {(attributes) => (
        <textarea
          {...attributes}
          onChange={(event) => onChange(event.target.value)}
          className={`${fieldClasses} min-h-12 resize-y ${isShort ? "" : "sm:min-h-56"}`}
          {...textArea}
        />
      )}
    </LabelledField>
  );
}
