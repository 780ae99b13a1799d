import { ChevronDown } from "lucide";
import { useId, useState } from "react";
import { Icon } from "@/ui/icon.tsx";
import { Link } from "@/ui/link.tsx";
import { usePrinting } from "@/ui/use-printing.ts";
import { countPlaces } from "./count-places.ts";
import FavoritesList from "./favorites-list.tsx";
import { type FavoritesPage, PAGES } from "./favorites-pages.ts";
import { usePageFavorites } from "./use-favorites.ts";

export interface OtherFavoritesProps {
  /** The page's own key in the account, which is left out. */
  readonly page: string;
}

/** The favourites of the other generators, for the favourites card of a page. */
export default function OtherFavorites({ page }: OtherFavoritesProps) {
  return (
    <>
      <div className="mt-4 border-t border-ink/20 empty:hidden">
        {PAGES.filter(({ id }) => id !== page).map((other) => (
          <Group key={other.id} page={other} />
        ))}
      </div>
      <Link to="/favoriter" className="mt-2 inline-block prose-link py-1 text-sm print:hidden">
        Alla favoriter
      </Link>
    </>
  );
}

/** The favourites of a generator: a line with its name and their number, which unfolds them. */
function Group({ page }: { page: FavoritesPage }) {
  const favorites = usePageFavorites(page.id);
  const [isOpen, setIsOpen] = useState(false);
  const isShown = usePrinting() || isOpen;
  const listId = useId();
  if (favorites.names.length === 0) return null;
  const count = countPlaces(favorites);
  const label = `Favoriter: ${page.label.toLocaleLowerCase("sv")}`;
  return (
    <div className="border-b border-dashed border-ink/20 last:border-0">
      <div className="flex items-center justify-between gap-2">
        <h3 className="min-w-0 font-sans text-base tracking-normal wrap-anywhere">
          <Link to={page.path} className="prose-link inline-block py-2">
            {page.label}
          </Link>
        </h3>
        <button
          type="button"
          aria-label={`${label}, ${count}`}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
          className="-mr-2.5 flex min-h-11 shrink-0 items-center gap-1.5 rounded-control pr-3 pl-2 text-sm tabular-nums hover:bg-falu-tint hover:text-falu"
        >
          {count}
          <Icon icon={ChevronDown} className={`size-5 ${isOpen ? "rotate-180" : ""}`} />
        </button>
      </div>
      <div id={listId} hidden={!isShown}>
        {isShown && <FavoritesList label={label} page={page.id} favorites={favorites} />}
      </div>
    </div>
  );
}
