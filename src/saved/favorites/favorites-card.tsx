import { useStore } from "@nanostores/react";
import { type ReactNode, Suspense } from "react";
import { lazyWithFallback } from "@/ui/lazy.tsx";
import { Panel } from "@/ui/panel.tsx";
import { describePlaces } from "./count-places.ts";
import { FAVORITES_HEADING_ID, FavoritesHeading } from "./favorites-heading.tsx";
import type { FavoritesListProps } from "./favorites-list.tsx";
import { unsavedFavorites } from "./favorites-store.ts";
import { allFavorites, type PageFavorites } from "./late-favorites.ts";
import type { OtherFavoritesProps } from "./other-favorites.tsx";
import { CHILD_NAME_PAGES } from "./saved-favorites.ts";
import type { StorageProblemNoteProps } from "./storage-problem-note.tsx";
import type { TogetherNoteProps } from "./together-note.tsx";
import { usePageFavorites } from "./use-favorites.ts";

const FavoritesList = lazyWithFallback<FavoritesListProps>(
  () => import("./favorites-list.tsx"),
  () => <p className="mt-3 text-sm">Listan kunde inte laddas. Favoriterna finns kvar.</p>,
);

const OtherFavorites = lazyWithFallback<OtherFavoritesProps>(() => import("./other-favorites.tsx"));

const StorageProblemNote = lazyWithFallback<StorageProblemNoteProps>(
  () => import("./storage-problem-note.tsx"),
);

const TogetherNote = lazyWithFallback<TogetherNoteProps>(() => import("./together-note.tsx"));

const UnsavedFavoritesNote = lazyWithFallback(() => import("./unsaved-favorites-note.tsx"));

/** From this many names of children on, it is worth asking someone about them. */
const WORTH_ASKING = 3;

interface FavoritesCardProps {
  /** The page's key in the account. */
  readonly page: string;
  /** A short sentence on how long the favourites are kept. */
  readonly lasting: string;
  /** What can be done with all favourites; rendered once there may be some. */
  readonly tools?: ReactNode;
}

/**
 * The favourites of the page, how many of the places are taken, and how long they are kept; below
 * them those of the other generators, whose code is loaded when there are any.
 */
export function FavoritesCard({ page, lasting, tools }: FavoritesCardProps) {
  const favorites = usePageFavorites(page);
  const { names, problem } = favorites;
  const pages = useStore(allFavorites, { ssr: "initial" })?.pages;
  const others = pages?.filter((it) => it.page !== page);
  const childNames = CHILD_NAME_PAGES.includes(page) ? countChildNames(pages ?? []) : 0;
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
          {childNames >= WORTH_ASKING && <TogetherNote count={childNames} />}
          {hasOthers && <OtherFavorites page={page} />}
          {tools}
        </Suspense>
      )}
    </Panel>
  );
}

/** A name that is saved on several pages counts once. */
function countChildNames(pages: readonly PageFavorites[]): number {
  const names = pages
    .filter(({ page }) => CHILD_NAME_PAGES.includes(page))
    .flatMap((it) => it.names);
  return new Set(names).size;
}
