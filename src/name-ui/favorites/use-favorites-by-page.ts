import { useStore } from "@nanostores/react";
import { computed } from "nanostores";
import { useMemo } from "react";
import { accountFavorites } from "./favorites-store.ts";
import { FAVORITES_PAGES, savedFavoritesOf } from "./saved-favorites.ts";

interface PageFavorites {
  /** The page's key in the account. */
  readonly page: string;
  readonly names: readonly string[];
}

/** The favourites of every page that has some, those of the combined generator first. */
export function useFavoritesByPage(): readonly PageFavorites[] {
  const withAccount = useStore(accountFavorites, { ssr: "initial" });
  const all = useMemo(() => {
    const states = FAVORITES_PAGES.map((page) => {
      const local = savedFavoritesOf(page);
      return (withAccount?.(page, local) ?? local).state;
    });
    return computed(states, (...pages) =>
      FAVORITES_PAGES.map((page, i) => ({ page, names: pages[i]?.names ?? [] })).filter(
        ({ names }) => names.length > 0,
      ),
    );
  }, [withAccount]);
  return useStore(all);
}
