import type { ReactNode } from "react";
import { useHasFeature } from "@/access/entitlement/entitlement-store.ts";
import type { NamesBeside } from "@/generators/second-names/second-name-match.ts";
import { ExportButton } from "@/saved/export/export-button.tsx";
import { FavoriteButton } from "@/saved/favorites/favorite-button.tsx";
import { FavoritesCard } from "@/saved/favorites/favorites-card.tsx";
import { FavoritesLink } from "@/saved/favorites/favorites-link.tsx";
import { FavoritesTools } from "@/saved/favorites/late-favorites-tools.tsx";
import { usePageFavorites } from "@/saved/favorites/use-favorites.ts";
import { HiddenNamesNote } from "@/saved/hidden-names/hidden-names-note.tsx";
import type { HideButtonProps } from "@/saved/hidden-names/hide-button.tsx";
import { useHiddenNames } from "@/saved/hidden-names/use-hidden-names.ts";
import { AddToListButton } from "@/saved/lists/add-to-list-button.tsx";
import { lazyWithFallback } from "@/ui/lazy.tsx";
import type { GeneratorSlots } from "./generator.tsx";

/** The button is loaded together with the suggestion's menu. */
const LateHideButton = lazyWithFallback<HideButtonProps>(
  () => import("@/saved/hidden-names/hide-button.tsx"),
  () => <p className="py-2 text-sm">Menyn kunde inte laddas. Kontrollera nätet och försök igen.</p>,
);

/** Adds all favourites of the page to one of the user's lists. */
function FavoritesToList({ page }: { page: string }) {
  return <AddToListButton names={usePageFavorites(page).names} look="button" />;
}

interface GeneratorTools {
  /** Names that the visitor has hidden. */
  readonly hidden: readonly string[];
  readonly slots: GeneratorSlots;
}

interface GeneratorToolsOptions {
  /** What its cards show each name between. */
  readonly beside?: Partial<NamesBeside> | undefined;
  /** What else can be done with the favourites of this page. */
  readonly favoritesTools?: ReactNode;
}

/** What can be done with the names of a page with cards, which has favourites and hidden names of its own. */
export function useGeneratorTools(
  page: string,
  { beside, favoritesTools }: GeneratorToolsOptions = {},
): GeneratorTools {
  const isInAccount = useHasFeature("favorites_sync");
  const hasLists = useHasFeature("name_lists");
  const hiddenNames = useHiddenNames(page);
  return {
    hidden: hiddenNames.names,
    slots: {
      actions: (name) => <FavoriteButton page={page} name={name} />,
      menu: (name) => (
        <>
          {hasLists && <AddToListButton names={[name]} look="menu" />}
          <LateHideButton name={name} store={hiddenNames.store} />
        </>
      ),
      tools: (names) => <ExportButton page={page} names={names} beside={beside} />,
      favoritesLink: <FavoritesLink page={page} />,
      aside: (
        <>
          <FavoritesCard
            page={page}
            lasting={isInAccount ? "De sparas i ditt konto." : "De sparas i den här webbläsaren."}
            tools={
              <>
                {favoritesTools}
                <FavoritesTools />
              </>
            }
          />
          {hasLists && <FavoritesToList page={page} />}
          <HiddenNamesNote hiddenNames={hiddenNames} />
        </>
      ),
    },
  };
}
