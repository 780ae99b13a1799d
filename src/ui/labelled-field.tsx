import { type ReactNode, useId } from "react";

interface LabelledFieldProps {
  readonly label: string;
  /** Shown below the field, and read out with it. */
  readonly hint?: ReactNode;
  /** Id of an element elsewhere that describes the field, in place of a hint. */
  readonly describedBy?: string | undefined;
  /** For a row of fields, such as the filters of a generator. */
  readonly isCompact?: boolean | undefined;
  /** Renders the field with the attributes that connect it to its label and its hint. */
  readonly children: (attributes: {
    id: string;
    "aria-describedby": string | undefined;
  }) => ReactNode;
}

/** A field with its visible label above and its hint below. */
export function LabelledField(props: LabelledFieldProps) {
  const { label, hint, describedBy, isCompact = false, children } = props;
  const id = useId();
  const hintId = useId();
  return (
    <div className="grid min-w-0 gap-1">
      <label htmlFor={id} className={`font-semibold ${isCompact ? "text-sm text-ink-soft" : ""}`}>
        {label}
      </label>
      {children({ id, "aria-describedby": hint ? hintId : describedBy })}
      {hint && (
        <p id={hintId} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
