import { type ReactNode, useId } from "react";

interface SectionProps {
  readonly heading: ReactNode;
  /** A few words below the heading. */
  readonly intro?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A section of a page, named by its h2. */
export function Section({ heading, intro, className, children }: SectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={className}>
      <h2 id={headingId}>{heading}</h2>
      {intro && <p className="mt-2 max-w-[62ch] text-ink-soft">{intro}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
