import { Check, Minus } from "lucide-react";
import type { ReactNode } from "react";

interface PlanCardProps {
  readonly heading: string;
  readonly price: string;
  readonly note: string;
  readonly benefits: readonly { readonly label: string; readonly isIncluded: boolean }[];
  readonly isHighlighted?: boolean;
  /** The button or link of the plan. */
  readonly action: ReactNode;
}

/** A plan with its price and the benefits it has and lacks. */
export function PlanCard(props: PlanCardProps) {
  const { heading, price, note, benefits, isHighlighted = false, action } = props;
  return (
    <article
      className={`rounded-panel p-6 sm:p-8 ${isHighlighted ? "bg-honey-tint" : "border border-line bg-surface shadow-card"}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3>{heading}</h3>
        <p className="font-display text-lg font-semibold">{price}</p>
      </div>
      <p className="text-sm text-ink-soft">{note}</p>
      <ul className="mt-4 mb-6 grid gap-2">
        {benefits.map(({ label, isIncluded }) => {
          const Mark = isIncluded ? Check : Minus;
          return (
            <li
              key={label}
              className={`flex items-start gap-3 ${isIncluded ? "" : "text-ink-soft"}`}
            >
              <Mark
                aria-hidden
                className={`mt-1 size-5 shrink-0 ${isIncluded ? "text-pine" : ""}`}
              />
              <span>
                {!isIncluded && <span className="sr-only">Ingår inte: </span>}
                {label}
              </span>
            </li>
          );
        })}
      </ul>
      <div>{action}</div>
    </article>
  );
}
