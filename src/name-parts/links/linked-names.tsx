import { formatCount } from "@/lib/format.ts";
import type { LinkedName } from "@/names/search/related-names.ts";
import { FavoriteButton } from "@/saved/favorites/favorite-button.tsx";
import { FAVORITES_OF_NAMES } from "@/saved/favorites/saved-favorites.ts";
import { Link } from "@/ui/link.tsx";

interface LinkedNamesProps {
  readonly names: readonly LinkedName[];
  /** Id of the heading that names the list. */
  readonly labelledBy: string;
}

/** Links to other names, each with its bearers and its heart. The style is in src/styles.css: thousands of documents have many. */
export function LinkedNames({ names, labelledBy }: LinkedNamesProps) {
  return (
    <ul aria-labelledby={labelledBy} className="flex flex-wrap gap-2">
      {names.map(({ name, kind, bearers, path }) => (
        <li key={name} className="name-chip">
          <Link to={path} translate="no">
            {/* One text: between two, each document would have a comment. */}
            {`${name} `}
            <span translate="yes">{bearers > 0 ? formatCount(bearers) : "färre än två"}</span>
          </Link>
          <FavoriteButton page={FAVORITES_OF_NAMES[kind]} name={name} />
        </li>
      ))}
    </ul>
  );
}
