import { Button } from "./button.tsx";
import { copyWithToast } from "./copy-with-toast.ts";

/** How far the rest of a wrapped line is indented beyond its beginning, in characters. */
const HANGING_INDENT = 4;

/** Code to copy. Its long lines wrap, so that nothing has to be scrolled sideways. */
export function CodeBlock({ label, code }: { label: string; code: string }) {
  const text = code.trimEnd();
  return (
    <figure className="min-w-0 rounded-card border border-line bg-surface">
      <figcaption className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line py-2 pr-2 pl-4 text-sm font-semibold">
        {label}
        <Button
          variant="quiet"
          aria-label={`Kopiera: ${label}`}
          onClick={() =>
            copyWithToast(text, "Koden är kopierad", "Markera koden och kopiera själv.")
          }
        >
          Kopiera
        </Button>
      </figcaption>
      <pre className="p-4 text-sm whitespace-pre-wrap wrap-anywhere" translate="no">
        <code>
          {text.split("\n").map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
            <Line key={i} text={line} />
          ))}
        </code>
      </pre>
    </figure>
  );
}

/** The rest of a wrapped line stays to the right of its beginning, which shows the structure. */
function Line({ text }: { text: string }) {
  const indent = `${text.search(/\S|$/) + HANGING_INDENT}ch`;
  return (
    <span className="block min-h-[1lh]" style={{ paddingLeft: indent, textIndent: `-${indent}` }}>
      {text}
    </span>
  );
}
