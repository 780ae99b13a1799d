import type { ComponentProps, ReactNode } from "react";
import { BenefitList } from "./benefit-list.tsx";

interface PlanCardProps extends Pick<ComponentProps<typeof BenefitList>, "benefits"> {
  readonly heading: string;
  readonly price: string;
  readonly note: string;
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
      className={`paper-stack @container flex flex-col [&_.button]:wrap-anywhere print:py-3 rounded-panel p-6 sm:p-8 ${isHighlighted ? "bg-honey-tint" : "border border-line bg-surface shadow-card"}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3>{heading}</h3>
        <p className="font-display text-lg font-semibold wrap-anywhere">{price}</p>
      </div>
      <p className="text-sm text-ink-soft">{note}</p>
      {isPaid && (
        <p className="mt-4 -mb-2 font-semibold">
          Allt i Gratis{benefits.length > 0 && (isExcerpt ? ", och bland annat" : ", och dessutom")}
        </p>
      )}
      {benefits.length > 0 && (
        <BenefitList benefits={benefits} className="mt-4 gap-x-6 @xl:grid-cols-2" />
      )}
      <div className="mt-auto pt-6">{action}</div>
    </article>
  );
}
