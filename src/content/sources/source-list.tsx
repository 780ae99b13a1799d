import type { ForeignPhrases } from "@/names/world/sources.ts";
import { ExternalLink } from "@/ui/external-link.tsx";
import type { Source } from "./registers.ts";

/** Sources with what they are used for and under which terms. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  return (
    <ul className="grid gap-6">
      {sources.map(({ label, href, text, licence, foreign }) => {
        const heading = <MarkedText text={label} foreign={foreign} />;
        return (
          <li key={label}>
            {href ? (
              <ExternalLink href={href} className="font-semibold">
                {heading}
              </ExternalLink>
            ) : (
              <span className="font-semibold">{heading}</span>
            )}
            <p className="text-ink-soft">{text}</p>
            {licence && (
              <p className="text-sm">
                <MarkedText text={licence} foreign={foreign} />
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface MarkedTextProps {
  readonly text: string;
  readonly foreign: ForeignPhrases | undefined;
}

/** A text whose phrases in another language are marked as such, so that they are read out right. */
function MarkedText({ text, foreign }: MarkedTextProps) {
  const { language, phrases = [] } = foreign ?? {};
  const found = phrases.filter((phrase) => text.includes(phrase));
  if (found.length === 0) return text;
  // The phrases are plain words, and splitting by a group keeps them.
  return text.split(new RegExp(`(${found.join("|")})`)).map((part) =>
    found.includes(part) ? (
      <span key={part} lang={language}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
