import { useStore } from "@nanostores/react";
import { type ReactNode, Suspense } from "react";
import { unsavedFavorites } from "@/name-ui/favorites/favorites-store.ts";
import { allFavorites } from "@/name-ui/favorites/late-favorites.ts";
import type { Favorites } from "@/name-ui/favorites/use-favorites.ts";
import { lazyWithFallback } from "@/ui/lazy.tsx";
import { Panel } from "@/ui/panel.tsx";
import { describePlaces } from "./count-places.ts";
import { FAVORITES_HEADING_ID, FavoritesHeading } from "./favorites-heading.tsx";
import type { FavoritesListProps } from "./favorites-list.tsx";
import type { OtherFavoritesProps } from "./other-favorites.tsx";
import type { StorageProblemNoteProps } from "./storage-problem-note.tsx";

const FavoritesList = lazyWithFallback<FavoritesListProps>(
  () => import("./favorites-list.tsx"),
  () => <p className="mt-3 text-sm">Listan kunde inte laddas. Favoriterna finns kvar.</p>,
);

const OtherFavorites = lazyWithFallback<OtherFavoritesProps>(() => import("./other-favorites.tsx"));

const StorageProblemNote = lazyWithFallback<StorageProblemNoteProps>(
  () => import("./storage-problem-note.tsx"),
);

const UnsavedFavoritesNote = lazyWithFallback(() => import("./unsaved-favorites-note.tsx"));

interface FavoritesCardProps {
  /** The page's key in the account. */
  readonly page: string;
  /** Those of the page. */
  readonly favorites: Favorites;
  /** A short sentence on how long the favourites are kept. */
  readonly lasting: string;
  /** What can be done with all favourites; rendered once there may be some. */
  readonly tools?: ReactNode;
}

/**
 * The favourites of the page, how many of the places are taken, and how long they are kept; below
 * them those of the other generators, whose code is loaded when there are any.
 */
export function FavoritesCard({ page, favorites, lasting, tools }: FavoritesCardProps) {
  const { names, cap, problem } = favorites;
  const others = useStore(allFavorites, { ssr: "initial" })?.pages.filter((it) => it.page !== page);
  const hasOthers = others !== undefined && others.length > 0;
  const hasUnsaved = useStore(unsavedFavorites, { ssr: "initial" }) !== null;
  return (
    <Panel
      tone="honey"
      aria-labelledby={FAVORITES_HEADING_ID}
      className={`print:p-0 ${names.length > 0 || hasOthers ? "" : "print:hidden"}`}
    >
      <FavoritesHeading />
      {problem && (
        <Suspense>
          <StorageProblemNote problem={problem} />
        </Suspense>
      )}
      {/* Above the list, which a stored favourite makes longer on load. */}
      <p className="mt-1 text-sm print:hidden">
        {describePlaces(favorites)} {problem !== "unavailable" && lasting}
      </p>
      {hasUnsaved && (
        <Suspense>
          <UnsavedFavoritesNote />
        </Suspense>
      )}
      {names.length === 0 ? (
        <p className="mt-3 text-sm print:hidden">Tryck på hjärtat vid ett namn du tycker om.</p>
      ) : (
        <Suspense>
          <FavoritesList label="Favoriter" page={page} favorites={favorites} />
        </Suspense>
      )}
      {/* Together, and once it is known whether there are others, which would move what is below them. */}
      {others && (names.length > 0 || hasOthers) && (
        <Suspense>
          {hasOthers && <OtherFavorites page={page} isUnlimited={cap === null} />}
          {tools}
        </Suspense>
      )}
    </Panel>
  );
}
