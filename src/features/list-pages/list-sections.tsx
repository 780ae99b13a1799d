import type { ReactNode } from "react";
import { site } from "@/config/site.ts";
import { formatCount } from "@/lib/format.ts";
import type { Figure, ListDefinition, ListEntry, ListSection } from "@/names/lists/definition.ts";
import { givenNameAddress, surnameAddress } from "@/names/search/name-addresses.ts";
import { FavoriteButton } from "@/saved/favorites/favorite-button.tsx";
import { FAVORITES_OF_NAMES } from "@/saved/favorites/saved-favorites.ts";
import { Link } from "@/ui/link.tsx";
import { StructuredData } from "@/ui/structured-data.tsx";

interface ListSectionsProps {
  readonly definition: ListDefinition;
  readonly sections: readonly ListSection[];
}

/** Every name of a list with its numbers and its heart, and the same for search engines. */
export function ListSections({ definition, sections }: ListSectionsProps) {
  return (
    <div className="paper-stack mt-8 grid gap-12">
      {sections.map((section, i) => (
        <Names key={section.heading} id={`namn-${i + 1}`} {...{ definition, section }} />
      ))}
    </div>
  );
}

interface NamesProps {
  readonly id: string;
  readonly definition: ListDefinition;
  readonly section: ListSection;
}

function Names({ id, definition, section: { heading, entries } }: NamesProps) {
  const favoritesPage = favoritesPageOf(definition);
  const addresses = entries.map((entry) => addressOf(definition, entry));
  return (
    <section id={id} aria-labelledby={`${id}-rubrik`} className="scroll-mt-4">
      <h2 id={`${id}-rubrik`}>
        {formatCount(entries.length)}&nbsp;{heading}
      </h2>
      <ul className="mt-4 gap-x-8 border-t border-line sm:columns-2 lg:columns-3 print:columns-3 [&_a]:wrap-anywhere [&_a]:hover:text-falu [&_a]:hover:underline">
        {entries.map((entry, i) => (
          <li
            key={entry.name}
            className="flex break-inside-avoid items-baseline gap-3 border-b border-line font-display text-lg leading-7 font-semibold print:text-base"
          >
            {definition.isRanked && <Small>{rankOf(entries, i)}</Small>}
            <span className="flex min-w-0 grow items-baseline gap-3">
              <Name name={entry.name} address={addresses[i] ?? null} />
              {entry.isShared && <Small>båda</Small>}
            </span>
            {definition.figure && entry.numbers.length > 0 && (
              <Small>{figureText(definition.figure, entry.numbers)}</Small>
            )}
            <FavoriteButton page={favoritesPage} name={entry.name} className="-ml-2 self-start" />
          </li>
        ))}
      </ul>
      {/* Search engines take two names or more for a list. */}
      {entries.length > 1 && (
        <StructuredData
          data={{
            "@type": "ItemList",
            itemListElement: entries.map(({ name }, i) => {
              const address = addresses[i];
              return {
                "@type": "ListItem",
                position: i + 1,
                name,
                ...(address && { url: site.url + encodeURI(address) }),
              };
            }),
          }}
        />
      )}
    </section>
  );
}

/** The generator whose favourites the names belong to, by its key in the account: the path without the slash. */
function favoritesPageOf({ nameKind, generator }: ListDefinition): string {
  return nameKind ? FAVORITES_OF_NAMES[nameKind] : generator.to.slice(1).replace(/\?.*/, "");
}

/** Null for a name whose page is not for search engines. */
function addressOf({ nameKind }: ListDefinition, { name, hasDocument = false }: ListEntry) {
  if (nameKind === "given name") return givenNameAddress(name, true);
  return nameKind === "surname" && hasDocument ? surnameAddress(name, true) : null;
}

function Name({ name, address }: { name: string; address: string | null }) {
  const className = "min-w-0 py-2 print:py-0.5";
  return address === null ? (
    <span className={className} translate="no">
      {name}
    </span>
  ) : (
    <Link to={address} className={className} translate="no">
      {name}
    </Link>
  );
}

function Small({ children }: { children: ReactNode }) {
  return (
    <span className="font-sans text-sm font-normal text-ink-soft tabular-nums">{children}</span>
  );
}

/** Names with the same number share a rank. */
function rankOf(entries: readonly ListEntry[], index: number): number {
  const [number] = entries[index]?.numbers ?? [];
  return entries.findIndex(({ numbers: [other] }) => other === number) + 1;
}

/** Zero is fewer than two bearers, or fewer than ten newborns a year: never none. */
function figureText({ format }: Figure, [first = 0, second = 0]: readonly number[]): string {
  switch (format) {
    case "count":
      return first > 0 ? formatCount(first) : "färre än två";
    case "both sexes":
      return `${formatCount(first)}\u00a0/\u00a0${formatCount(second)}`;
    case "then and now":
      return `${first > 0 ? formatCount(first) : "få"}\u00a0→\u00a0${formatCount(second)}`;
  }
}
