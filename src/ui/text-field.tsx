import { type ComponentProps, type ReactNode, useId } from "react";

/** The look of every field that text is typed into. */
export const fieldLook =
  "min-h-12 w-full rounded-control border-[1.5px] border-edge bg-ground px-3 py-2 text-base text-ink hover:border-falu aria-invalid:border-falu";

interface TextFieldProps extends Omit<ComponentProps<"input">, "id" | "className" | "onChange"> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Said below the field, and to screen readers with it. */
  readonly hint?: ReactNode;
}

/** An input with its visible label. */
export function TextField({ label, hint, onChange, ...input }: TextFieldProps) {
  const id = useId();
  const hintId = useId();
  return (
    <div className="grid min-w-0 gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        id={id}
        aria-describedby={hint ? hintId : undefined}
        onChange={(event) => onChange(event.target.value)}
        className={fieldLook}
        {...input}
      />
      {hint && (
        <p id={hintId} className="text-[0.92rem] text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
