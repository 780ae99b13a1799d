import { CircleAlert } from "lucide";
import { type ReactNode, useId } from "react";
import { Icon } from "./icon.tsx";

interface LabelledFieldProps {
  readonly label: string;
  /** What is wrong with the field. */
  readonly error?: ReactNode;
  /** Shown below the field, and read out with it. */
  readonly hint?: ReactNode;
  /** Id of an element elsewhere that describes the field, too. */
  readonly describedBy?: string | undefined;
  /** For a row of fields, such as the filters of a generator. */
  readonly isCompact?: boolean | undefined;
  /** Renders the field with the attributes that connect it to its label, error and hint. */
  readonly children: (attributes: {
    id: string;
    "aria-describedby": string | undefined;
    "aria-invalid": true | undefined;
  }) => ReactNode;
}

/** A field with its visible label above, and what is wrong with it and its hint below. */
export function LabelledField(props: LabelledFieldProps) {
  const { label, error, hint, describedBy, isCompact = false, children } = props;
  const id = useId();
  const errorId = useId();
  const hintId = useId();
  const descriptions = [error && errorId, hint && hintId, describedBy].filter(Boolean);
  return (
    <div className="grid min-w-0 gap-1">
      <label htmlFor={id} className={`font-semibold ${isCompact ? "text-sm text-ink-soft" : ""}`}>
        {label}
      </label>
      {children({
        id,
        "aria-describedby": descriptions.join(" ") || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {error && (
        <div className="flex gap-2 py-1 text-sm font-semibold text-falu">
          <Icon icon={CircleAlert} className="mt-px size-4.5 shrink-0" />
          <p id={errorId} role="alert" className="min-w-0 wrap-anywhere">
            {error}
          </p>
        </div>
      )}
      {hint && (
        <p id={hintId} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
