import { entitledFeatures, useEntitledFeatures } from "@/access/entitlement/entitlement-store.ts";
import { FREE_FAVORITES_CAP } from "@/config/limits.ts";
import type { StorageProblem } from "@/lib/stored-list.ts";
import type { NamesStore } from "@/saved/names-store.ts";
import { useNamesStore } from "@/saved/use-names-store.ts";
import { showSuccess, showWithLink } from "@/ui/toast-store.ts";
import { useFavoritesStore } from "./favorites-store.ts";
import { SAVED_FAVORITES_PAGE, savedFavoritesOf } from "./saved-favorites.ts";

export interface Favorites {
  readonly names: readonly string[];
  /** How many names there is room for; null without a limit. */
  readonly cap: number | null;
  readonly problem: StorageProblem | null;
  /** Adds or removes a name, with a toast; refuses to add one beyond the cap. */
  readonly toggle: (name: string) => void;
}

/**
 * The favourites of a generator, with the messages about them. Used where they are shown: what uses them is rendered again
 * at every heart.
 *
 * @param page its key in the account
 */
export function usePageFavorites(page: string): Favorites {
  const store = useFavoritesStore(page, savedFavoritesOf(page));
  const { names, problem } = useNamesStore(store);
  return {
    names,
    cap: capOf(useEntitledFeatures()),
    problem,
    toggle: (name) => toggleFavorite(page, store, name),
  };
}

/**
 * Adds or removes a favourite of a generator, with a toast; refuses to add one beyond the cap.
 *
 * @param page the generator's key in the account
 * @param store its favourites
 */
export function toggleFavorite(page: string, store: NamesStore, name: string): void {
  const current = store.read();
  const cap = capOf(entitledFeatures.get());
  if (current.includes(name)) {
    store.write(current.filter((favorite) => favorite !== name));
    showSuccess(removedText(name));
  } else if (cap !== null && current.length >= cap) {
    showWithLink("error", fullMessage(page), { label: "Visa favoriter", to: "/favoriter" });
  } else {
    store.write([...current, name]);
    showSuccess(addedText(name));
  }
}

/** @param features those of the visitor's plan; null until it is known */
function capOf(features: ReadonlySet<string> | null): number | null {
  return features?.has("unlimited_favorites") ? null : FREE_FAVORITES_CAP;
}

function fullMessage(page: string): string {
  return page === SAVED_FAVORITES_PAGE
    ? `Du kan bara ha ${FREE_FAVORITES_CAP} favoriter i gratisversionen. Uppgradera för fler!`
    : `Du kan bara spara ${FREE_FAVORITES_CAP} favoriter åt gången`;
}

export function addedText(name: string): string {
  return `${name} tillagt till favoriter`;
}

export function removedText(name: string): string {
  return `${name} borttaget från favoriter`;
}
