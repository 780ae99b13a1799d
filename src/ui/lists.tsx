import type { ReactNode } from "react";

/** A list in running text. */
export function BulletList({ children }: { children: ReactNode }) {
  return <ul className="grid list-disc gap-1.5 pl-5 marker:text-falu [&>li]:pl-1">{children}</ul>;
}

interface ShortTextsProps {
  readonly items: readonly { readonly heading: string; readonly text: string }[];
  /** Classes for the columns; one column without them. */
  readonly className?: string;
}

/** Short texts with headings, each with a coloured line along its left edge. */
export function MarkedList({ items, className = "" }: ShortTextsProps) {
  return (
    <ul className={`grid grid-cols-1 wrap-anywhere gap-x-10 gap-y-6 ${className}`}>
      {items.map(({ heading, text }) => (
        <li key={heading} className="border-l-3 border-pine pl-4">
          <ShortText heading={heading} text={text} />
        </li>
      ))}
    </ul>
  );
}

/** Steps in order, each below its large number. */
export function StepList({ items, className = "" }: ShortTextsProps) {
  return (
    <ol className={`grid grid-cols-1 wrap-anywhere gap-x-10 gap-y-6 ${className}`}>
      {items.map(({ heading, text }, i) => (
        <li key={heading}>
          <span aria-hidden className="font-display text-xl leading-none text-falu">
            {i + 1}
          </span>
          <ShortText heading={heading} text={text} />
        </li>
      ))}
    </ol>
  );
}

function ShortText({ heading, text }: ShortTextsProps["items"][number]) {
  return (
    <>
      <h3>{heading}</h3>
      <p className="mt-1 text-ink-soft">{text}</p>
    </>
  );
}
