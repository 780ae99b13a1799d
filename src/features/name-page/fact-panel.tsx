import type { ReactNode } from "react";

export interface Fact {
  readonly label: string;
  /** The fact in a word or a number. */
  readonly figure: string;
  readonly text: ReactNode;
}

/** The main facts about a name, side by side. */
export function FactPanel({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="fact-panel">
      {facts.map(({ label, figure, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{figure}</b>
            <span>{text}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Lesser facts, in a line. */
export function FactLine({
  facts,
}: {
  facts: readonly (readonly [label: string, text: ReactNode])[];
}) {
  return (
    <dl className="fact-line">
      {facts.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
