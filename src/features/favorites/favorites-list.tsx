import { X } from "lucide";
import { generators } from "@/generators/registry.ts";
import { SAVED_FAVORITES_PAGE } from "@/name-ui/favorites/saved-favorites.ts";
import type { Favorites } from "@/name-ui/favorites/use-favorites.ts";
import { LateNameLink } from "@/name-ui/links/late-name-link.tsx";
import { CopyButton } from "@/ui/copy-button.tsx";
import { Icon } from "@/ui/icon.tsx";
import { IconButton } from "@/ui/icon-button.tsx";
import { focusFavorites } from "./favorites-heading.tsx";

export interface FavoritesListProps {
  readonly label: string;
  /** Their page's key in the account. */
  readonly page: string;
  readonly favorites: Favorites;
}

/** The favourites of one generator, each with buttons that copy and remove it. */
export default function FavoritesList({
  label,
  page,
  favorites: { names, toggle },
}: FavoritesListProps) {
  const kind =
    page === SAVED_FAVORITES_PAGE ? "any name" : generators.find(({ id }) => id === page)?.nameKind;

  /** Focus would be lost with the button. */
  function remove(name: string, button: Element) {
    const item = button.closest("li");
    const neighbor = item?.nextElementSibling ?? item?.previousElementSibling;
    const next = neighbor?.querySelector<HTMLElement>("button:last-child");
    if (next) next.focus({ preventScroll: true });
    else focusFavorites();
    toggle(name);
  }

  return (
    <ul aria-label={label} className="mt-1">
      {names.map((name) => (
        <li
          key={name}
          className="flex items-center border-b border-dashed border-ink/20 last:border-0"
        >
          <span className="min-w-0 grow py-1 font-display text-lg wrap-anywhere">
            {kind ? <LateNameLink name={name} kind={kind} /> : name}
          </span>
          <CopyButton name={name} label={`Kopiera favoriten ${name}`} />
          <IconButton
            aria-label={`Ta bort ${name} från favoriter`}
            className="-mr-2.5"
            onClick={({ currentTarget }) => remove(name, currentTarget)}
          >
            <Icon icon={X} className="size-5" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
