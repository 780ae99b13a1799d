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
    // The gaps are the lines between the facts.
    <dl className="grid gap-px overflow-hidden rounded-card border border-line bg-line shadow-card sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {facts.map(({ label, figure, text }) => (
        <div key={label} className="bg-surface p-5 sm:max-lg:last:odd:col-span-2">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd>
            <span className="mt-1 block font-display text-xl leading-tight font-semibold tabular-nums wrap-anywhere">
              {figure}
            </span>
            <span className="mt-1.5 block text-sm text-ink-soft">{text}</span>
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
    <dl className="mt-5 flex flex-wrap gap-x-8 gap-y-2 text-sm">
      {facts.map(([label, text]) => (
        <div key={label} className="flex gap-2">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="font-semibold">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
