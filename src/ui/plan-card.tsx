import { Check } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface PlanCardProps {
  readonly heading: string;
  readonly price: string;
  readonly note: string;
  /** What the plan gives. */
  readonly benefits: readonly string[];
  /** Whether everything in the free plan comes on top of the benefits. */
  readonly isPaid?: boolean;
  /** Whether the plan gives more than the benefits that are shown. */
  readonly isExcerpt?: boolean;
  readonly isHighlighted?: boolean;
  /** The button or link of the plan. */
  readonly action: ReactNode;
}

/** A plan with its price and what it gives. */
export function PlanCard(props: PlanCardProps) {
  const { heading, price, note, benefits, isPaid, isExcerpt, isHighlighted, action } = props;
  return (
    <article
      className={`@container flex flex-col rounded-panel p-6 sm:p-8 ${isHighlighted ? "bg-honey-tint" : "border border-line bg-surface shadow-card"}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3>{heading}</h3>
        <p className="font-display text-lg font-semibold">{price}</p>
      </div>
      <p className="text-sm text-ink-soft">{note}</p>
      {isPaid && (
        <p className="mt-4 -mb-2 font-semibold">
          Allt i Gratis{benefits.length > 0 && (isExcerpt ? ", och bland annat" : ", och dessutom")}
        </p>
      )}
      <ul className="mt-4 mb-6 grid gap-x-6 gap-y-2 @xl:grid-cols-2">
        {benefits.map((label) => (
          <li key={label} className="flex items-start gap-3">
            <Icon icon={Check} className="mt-1 size-5 shrink-0 text-pine" />
            {label}
          </li>
        ))}
      </ul>
      <div className="mt-auto">{action}</div>
    </article>
  );
}
