import { type ReactNode, useId } from "react";

export interface LongReadSection {
  /** Id of the section, used as the fragment of its address. */
  readonly id: string;
  readonly heading: string;
  readonly body: ReactNode;
}

interface LongReadProps {
  readonly sections: readonly LongReadSection[];
  /** Whether the sections are numbered, so that they can be referred to. */
  readonly isNumbered?: boolean;
}

/** A long text in sections, with a table of contents beside it. */
export function LongRead({ sections, isNumbered = false }: LongReadProps) {
  return (
    <div className="paper-stack mt-9 grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-10 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <Contents sections={sections} isNumbered={isNumbered} />
      <div className="paper-stack grid max-w-[65ch] gap-12">
        {sections.map(({ id, heading, body }, i) => (
          <section key={id} id={id} aria-labelledby={`${id}-rubrik`} className="scroll-mt-6">
            <h2 id={`${id}-rubrik`}>
              {isNumbered && (
                // As wide in the fallback font, so that the words after it do not move.
                <span className="inline-block min-w-[1.2em] max-w-full pr-2 text-falu">
                  {i + 1}.
                </span>
              )}
              {heading}
            </h2>
            <div className="paper-stack mt-3 grid gap-3.5">{body}</div>
          </section>
        ))}
      </div>
    </div>
  );
}

function Contents({ sections, isNumbered = false }: LongReadProps) {
  const headingId = useId();
  return (
    <nav
      aria-labelledby={headingId}
      className="rounded-card bg-pine-tint p-5 lg:sticky lg:top-6 lg:max-h-[calc(100vh-3rem)] lg:overflow-y-auto"
    >
      <h2 id={headingId} className="mb-2 text-lg">
        Innehåll
      </h2>
      <ol className="gap-x-8 text-sm sm:columns-2 lg:columns-1">
        {sections.map(({ id, heading }, i) => (
          <li key={id} className="break-inside-avoid">
            <a href={`#${id}`} className="flex gap-1 py-1 leading-snug hover:text-falu">
              {isNumbered && <span className="min-w-6 tabular-nums">{i + 1}.</span>}
              <span className="min-w-0 wrap-anywhere underline decoration-ink/30 underline-offset-4">
                {heading}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
