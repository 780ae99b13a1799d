import { type ComponentProps, type ReactNode, useId } from "react";
import { fieldLook } from "./text-field.tsx";

interface TextAreaFieldProps
  extends Omit<ComponentProps<"textarea">, "id" | "className" | "onChange"> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Said below the field, and to screen readers with it. */
  readonly hint?: ReactNode;
}

/** A field of several lines with its visible label. */
export function TextAreaField({ label, hint, onChange, ...textArea }: TextAreaFieldProps) {
  const id = useId();
  const hintId = useId();
  return (
    <div className="grid min-w-0 gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <textarea
        id={id}
        aria-describedby={hint ? hintId : undefined}
        onChange={(event) => onChange(event.target.value)}
        className={`${fieldLook} resize-y sm:min-h-56`}
        {...textArea}
      />
      {hint && (
        <p id={hintId} className="text-[0.92rem] text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
