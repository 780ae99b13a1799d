import { useId, useState } from "react";
import { NAME_LIST_CHIPS } from "@/config/limits.ts";
import { formatCount } from "@/lib/format.ts";
import { LateNameLink } from "@/name-parts/links/late-name-link.tsx";
import { usePrinting } from "@/ui/use-printing.ts";
import { keyedNames } from "../keyed-names.ts";

interface NameChipsProps {
  readonly listTitle: string;
  readonly names: readonly string[];
}

/** The names of a list, collapsed to the first ones. */
export function NameChips({ listTitle, names }: NameChipsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const rest = names.length - NAME_LIST_CHIPS;
  const isPrinting = usePrinting();
  const shown = isOpen || isPrinting ? names : names.slice(0, NAME_LIST_CHIPS);
  if (names.length === 0) return <p className="mt-4 text-ink-soft">Inga namn i listan ännu.</p>;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      <ul id={id} aria-label={`Namn i listan ${listTitle}`} className="contents">
        {keyedNames(shown).map(({ key, name }) => (
          <li
            key={key}
            className="max-w-full rounded-2xl bg-falu-tint px-3 py-1 font-display leading-snug wrap-anywhere print:px-0"
          >
            <LateNameLink name={name} kind="any name" />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`${isOpen ? "Visa färre" : `+${formatCount(rest)} till`} i listan ${listTitle}`}
          onClick={() => setIsOpen(!isOpen)}
          className="min-h-8 px-1 prose-link"
        >
          {isOpen ? "Visa färre" : `+${formatCount(rest)} till`}
        </button>
      )}
    </div>
  );
}
