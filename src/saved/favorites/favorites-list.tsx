import { X } from "lucide";
import type { ReactNode } from "react";
import { comparePath } from "@/name-parts/links/compare-path.ts";
import { LateNameLink } from "@/name-parts/links/late-name-link.tsx";
import { CopyButton } from "@/ui/copy-button.tsx";
import { Icon } from "@/ui/icon.tsx";
import { IconButton } from "@/ui/icon-button.tsx";
import { Link } from "@/ui/link.tsx";
import { focusFavorites } from "./favorites-heading.tsx";
import { PAGES } from "./favorites-pages.ts";
import { removeWithUndo } from "./remove-with-undo.ts";
import type { Favorites } from "./use-favorites.ts";

export interface FavoritesListProps {
  readonly label: string;
  /** Their page's key in the account. */
  readonly page: string;
  readonly favorites: Favorites;
  /** As many columns as there is room for. */
  readonly isWide?: boolean;
  /** What is before a name. */
  readonly before?: ((name: string) => ReactNode) | undefined;
  /** What else can be done with a name. */
  readonly actions?: ((name: string) => ReactNode) | undefined;
}

/** The favourites of one generator, each with buttons that copy and remove it; in a card with a link that compares them. */
export default function FavoritesList({
  label,
  page,
  favorites: { names, toggle },
  isWide = false,
  before,
  actions,
}: FavoritesListProps) {
  const kind = PAGES.find(({ id }) => id === page)?.nameKind;

  /** Focus would be lost with the button. */
  function remove(name: string, button: Element) {
    const item = button.closest("li");
    const neighbor = item?.nextElementSibling ?? item?.previousElementSibling;
    const next = neighbor?.querySelector<HTMLElement>("button:last-child");
    if (next) next.focus({ preventScroll: true });
    else focusFavorites();
    removeWithUndo(name, toggle);
  }

  return (
    <>
      <ul
        aria-label={label}
        className={`mt-1 print:columns-3 ${isWide ? "grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-x-10" : ""}`}
      >
        {names.map((name) => (
          <li
            key={name}
            className={`flex items-center border-b border-dashed border-ink/20 ${isWide ? "" : "last:border-0"}`}
          >
            {before?.(name)}
            <span className="min-w-0 grow py-1 font-display text-lg wrap-anywhere" translate="no">
              {kind ? <LateNameLink name={name} kind={kind} /> : name}
            </span>
            {actions?.(name)}
            <CopyButton name={name} label={`Kopiera favoriten ${name}`} />
            <IconButton
              aria-label={`Ta bort ${name} från favoriter`}
              className="-mr-2.5"
              // The second press of a double press would remove the name that has taken the place.
              onClick={({ detail, currentTarget }) => detail < 2 && remove(name, currentTarget)}
            >
              <Icon icon={X} className="size-5" />
            </IconButton>
          </li>
        ))}
      </ul>
      {!isWide && kind === "given name" && names.length > 1 && (
        <Link
          to={comparePath(names)}
          className="mt-2 inline-block prose-link py-1 text-sm print:hidden"
        >
          Jämför namnen
        </Link>
      )}
    </>
  );
}
