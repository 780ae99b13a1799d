import { useId, useLayoutEffect, useRef } from "react";
import type { InvalidField } from "./use-field-errors.ts";

const COUNTS = ["Två", "Tre", "Fyra"];

interface ErrorSummaryProps {
  /** With fewer than two, there is no summary. A new array takes focus again. */
  readonly fields: readonly InvalidField[];
}

/** Where a submitted form has several errors: links to the fields, above the first one. Takes focus. */
export function ErrorSummary({ fields }: ErrorSummaryProps) {
  const summary = useRef<HTMLElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    if (fields.length > 1) summary.current?.focus();
  }, [fields]);

  if (fields.length < 2) return null;
  return (
    <section
      ref={summary}
      tabIndex={-1}
      aria-labelledby={heading}
      className="rounded-control border-l-4 border-falu bg-falu-tint px-4 py-2.5"
    >
      <p id={heading} className="font-semibold">
        {COUNTS[fields.length - 2] ?? fields.length} saker att rätta
      </p>
      <ul className="flex flex-wrap gap-x-5">
        {fields.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="prose-link inline-block py-2 font-semibold"
              onClick={(event) => {
                // The address stays as it is.
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
