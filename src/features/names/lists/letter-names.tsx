import { Link } from "react-router-dom";
import { givenNameAddress } from "@/generators/name-search/name-addresses.ts";
import { isBoysName, isGirlsName, type LetterName } from "@/generators/name-search/name-lists.ts";
import { formatCount } from "@/lib/format-count.ts";

interface LetterNamesProps {
  readonly letter: string;
  readonly names: readonly LetterName[];
}

/** The girls' and the boys' names of a letter with their bearers. A name may be among both. */
export function LetterNames({ letter, names }: LetterNamesProps) {
  const girls = names.filter(isGirlsName);
  const boys = names.filter(isBoysName);
  return (
    <div className="paper-stack grid gap-12">
      {girls.length > 0 && boys.length > 0 && (
        <a href="#pojknamn" className="prose-link -mb-8 justify-self-start py-2 print:hidden">
          Till pojknamnen på {letter.toUpperCase()}
        </a>
      )}
      <NameColumns
        id="flicknamn"
        heading={`${amountOf(girls)}\u00a0flicknamn på ${letter.toUpperCase()}`}
        names={girls}
        bearersOf={({ women }) => women}
        isShared={isBoysName}
      />
      <NameColumns
        id="pojknamn"
        heading={`${amountOf(boys)}\u00a0pojknamn på ${letter.toUpperCase()}`}
        names={boys}
        bearersOf={({ men }) => men}
        isShared={isGirlsName}
      />
    </div>
  );
}

function amountOf({ length }: readonly LetterName[]): string {
  return length === 0 ? "Inga" : formatCount(length);
}

interface NameColumnsProps {
  readonly id: string;
  readonly heading: string;
  readonly names: readonly LetterName[];
  /** Bearers of the sex. */
  readonly bearersOf: (name: LetterName) => number;
  /** Whether the other sex has the name, too. */
  readonly isShared: (name: LetterName) => boolean;
}

function NameColumns({ id, heading, names, bearersOf, isShared }: NameColumnsProps) {
  return (
    <section id={id} aria-labelledby={`${id}-rubrik`} className="scroll-mt-4">
      <h2 id={`${id}-rubrik`}>{heading}</h2>
      <ul className="mt-4 gap-x-8 border-t border-line sm:columns-2 lg:columns-3 print:columns-3">
        {names.map((entry) => (
          <li
            key={entry.name}
            className="flex break-inside-avoid items-baseline gap-3 border-b border-line"
          >
            <Link
              to={givenNameAddress(entry.name, true)}
              className="min-w-0 py-2 font-display text-lg leading-7 font-semibold print:py-0.5 print:text-base wrap-anywhere hover:text-falu hover:underline"
            >
              {entry.name}
            </Link>
            {isShared(entry) && <span className="text-sm text-ink-soft">båda</span>}
            <span className="ml-auto text-sm text-ink-soft tabular-nums">
              {bearersOf(entry) > 0 ? formatCount(bearersOf(entry)) : "färre än två"}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
