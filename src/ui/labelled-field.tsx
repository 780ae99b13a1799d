import { type ReactNode, useId } from "react";

/** What every field that text is typed into is given, whatever kind of field it is. */
export interface LabelledFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Said below the field, and to screen readers with it. */
  readonly hint?: ReactNode;
}

/** The look of every field that text is typed into. */
export const fieldLook =
  "min-h-12 w-full rounded-control border-[1.5px] border-edge bg-ground px-3 py-2 text-base text-ink hover:border-falu aria-invalid:border-falu";

interface FrameProps extends Pick<LabelledFieldProps, "label" | "hint"> {
  /** Draws the field with what ties it to its label and its hint. */
  readonly field: (ties: { id: string; "aria-describedby": string | undefined }) => ReactNode;
}

/** A field with its visible label above it and its hint below. */
export function LabelledField({ label, hint, field }: FrameProps) {
  const id = useId();
  const hintId = useId();
  return (
    <div className="grid min-w-0 gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {field({ id, "aria-describedby": hint ? hintId : undefined })}
      {hint && (
        <p id={hintId} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
