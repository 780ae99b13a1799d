import type { ComponentProps } from "react";
import { fieldLook, LabelledField, type LabelledFieldProps } from "./labelled-field.tsx";

type TextFieldProps = LabelledFieldProps &
  Omit<ComponentProps<"input">, "id" | "className" | keyof LabelledFieldProps>;

/** An input with its visible label. */
export function TextField({ label, hint, onChange, ...input }: TextFieldProps) {
  return (
    <LabelledField
      label={label}
      hint={hint}
      field={(ties) => (
        <input
          {...ties}
          onChange={(event) => onChange(event.target.value)}
          className={fieldLook}
          {...input}
        />
      )}
    />
  );
}
