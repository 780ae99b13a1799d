import type { ReactNode } from "react";

interface RowProps {
  readonly label: string;
  readonly names: readonly string[];
  /** One for each of the names, in their order. */
  readonly cells: readonly ReactNode[];
}

/** One fact about each of the names: in columns below the names, or on a phone a line for each of them. */
export function Row({ label, names, cells }: RowProps) {
  return (
    <div className="compare-row">
      <h3>{label}</h3>
      <dl className="compare-columns">
        {names.map((name, i) => (
          <div key={name}>
            <dt translate="no">{name}</dt>
            <dd>{cells[i]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** A number or a word, and what belongs to it. */
export function Figure({ figure, text }: { readonly figure: string; readonly text?: string }) {
  return (
    <>
      <b>{figure}</b>
      {text && <span> {text}</span>}
    </>
  );
}
