/** The favourites of every generator at once. Loaded late: a page's own favourites need none of it. */
import { useStore } from "@nanostores/react";
import { Heart, type IconNode } from "lucide";
import { atom, computed, onMount } from "nanostores";
import { useEffect } from "react";
import { generators } from "@/generators/registry.ts";
import { formatCount } from "@/lib/format.ts";
import type { StorageProblem } from "@/lib/stored-list.ts";
import { type NamesStore, NO_NAMES } from "@/saved/names-store.ts";
import { accountFavorites } from "./favorites-store.ts";
import { allFavorites, type PageFavorites } from "./late-favorites.ts";
import { SAVED_FAVORITES_PAGE, savedFavoritesOf } from "./saved-favorites.ts";

/** Every page with favourites, by its key in the account: the path without the slash. */
export const FAVORITES_PAGES: readonly string[] = [
  SAVED_FAVORITES_PAGE,
  ...generators.map(({ id }) => id),
];

/** Everything that is saved in this browser, by page. */
export function savedFavoritesByPage(): Readonly<Record<string, readonly string[]>> {
  const all = FAVORITES_PAGES.map((page) => [page, savedFavoritesOf(page).read()] as const);
  return Object.fromEntries(all.filter(([, names]) => names.length > 0));
}

interface PageState extends PageFavorites {
  readonly problem: StorageProblem | null;
}

/** The favourites of every page, those of the combined generator first. */
const pageStates = atom<readonly PageState[]>([]);

onMount(pageStates, () => {
  let stopPages = () => {};
  const stopAccount = accountFavorites.subscribe(() => {
    stopPages();
    const all = computed(
      FAVORITES_PAGES.map((page) => favoritesOf(page).state),
      (...states) => FAVORITES_PAGES.map((page, i) => ({ page, ...(states[i] ?? NO_NAMES) })),
    );
    stopPages = all.subscribe((states) => pageStates.set(states));
  });
  return () => {
    stopAccount();
    stopPages();
  };
});

const favoritesByPage = computed(pageStates, (states): readonly PageFavorites[] =>
  states.filter(({ names }) => names.length > 0),
);

const storageProblem = computed(
  pageStates,
  (states) => states.find(({ problem }) => problem !== null)?.problem ?? null,
);

const NO_PAGES: readonly PageFavorites[] = [];

/** The favourites of every page that has some; none while the page is hydrated. */
export function useFavoritesByPage(): readonly PageFavorites[] {
  return useStore(favoritesByPage, { ssr: () => NO_PAGES });
}

/** Why some favourites cannot be read or kept. */
export function useStorageProblem(): StorageProblem | null {
  return useStore(storageProblem, { ssr: () => null });
}

/** The favourites of a page: in the browser, or there and in the account. */
export function favoritesOf(page: string): NamesStore {
  const local = savedFavoritesOf(page);
  return accountFavorites.get()?.(page, local) ?? local;
}

/** Lets the hearts of every page know the favourites of all; returns a function that stops it. */
export function watchFavorites(): () => void {
  return favoritesByPage.subscribe((pages) =>
    allFavorites.set({
      pages,
      savedText: (name) => savedText(name, pages),
      elsewhereIcon: HALF_HEART,
    }),
  );
}

/** Its left half is filled. */
const HALF_HEART: IconNode = [
  ...Heart,
  ["path", { d: "M12 6C9 2 2 4 2 9.5c0 2.3 1.5 4 3 5.5l7 6z", fill: "currentColor" }],
];

/** Says where a name is saved: "Sparad bland barnnamn och bland hundnamn". Empty where it is not. */
export function savedText(name: string, pages: readonly PageFavorites[]): string {
  const places = pages.filter(({ names }) => names.includes(name)).map(placeOf);
  return places.length > 0 ? `Sparad ${places.join(" och ")}` : "";
}

function placeOf({ page }: PageFavorites): string {
  const entry = generators.find(({ id }) => id === page);
  return entry ? `bland ${entry.label.toLocaleLowerCase("sv")}` : "i namngeneratorn";
}

/** Removes a name wherever it is saved. */
export function removeEverywhere(name: string): void {
  for (const { page, names } of favoritesByPage.get()) {
    if (names.includes(name)) {
      const store = favoritesOf(page);
      store.write(store.read().filter((favorite) => favorite !== name));
    }
  }
}

/**
 * How many favourites there are in all. While it is shown, every heart knows them. Here, since a file of
 * its own would be one more to load on every page.
 */
export function FavoritesCount() {
  const pages = useFavoritesByPage();
  useEffect(watchFavorites, []);
  const count = pages.reduce((sum, { names }) => sum + names.length, 0);
  if (count === 0) return null;
  return (
    <>
      {" "}
      <b>{formatCount(count)}</b>
    </>
  );
}
