import type { ComponentProps } from "react";
import { fieldLook, LabelledField, type LabelledFieldProps } from "./labelled-field.tsx";

type TextAreaFieldProps = LabelledFieldProps &
  Omit<ComponentProps<"textarea">, "id" | "className" | keyof LabelledFieldProps>;

/** A field of several lines with its visible label. */
export function TextAreaField({ label, hint, onChange, ...textArea }: TextAreaFieldProps) {
  return (
    <LabelledField
      label={label}
      hint={hint}
      field={(ties) => (
        <textarea
          {...ties}
          onChange={(event) => onChange(event.target.value)}
          className={`${fieldLook} resize-y sm:min-h-56`}
          {...textArea}
        />
      )}
    />
  );
}
