import { FREE_FAVORITES_CAP } from "@/config/limits.ts";
import type { NamesStore, StorageProblem } from "@/lib/names-store.ts";
import { showSuccess, showWithLink } from "@/ui/toast-store.ts";
import { useNamesStore } from "@/ui/use-names-store.ts";
import { useFavoritesStore } from "./favorites-store.ts";

export interface Favorites {
  readonly names: readonly string[];
  /** How many names there is room for; null without a limit. */
  readonly cap: number | null;
  readonly problem: StorageProblem | null;
  /** Adds or removes a name, with a toast; refuses to add one beyond the cap. */
  readonly toggle: (name: string) => void;
}

interface FavoritesOptions {
  /** The error shown when the cap is reached. */
  readonly fullMessage: string;
  /** Whether the user's plan has no cap. */
  readonly isUnlimited: boolean;
}

/**
 * The favourites of a page, with the messages about them.
 *
 * @param page its key in the account: the path without the slash
 * @param local the favourites in this browser
 */
export function useFavorites(
  page: string,
  local: NamesStore,
  { fullMessage, isUnlimited }: FavoritesOptions,
): Favorites {
  const store = useFavoritesStore(page, local);
  const { names, problem } = useNamesStore(store);
  const cap = isUnlimited ? null : FREE_FAVORITES_CAP;

  function toggle(name: string) {
    const current = store.read();
    if (current.includes(name)) {
      store.write(current.filter((favorite) => favorite !== name));
      showSuccess(removedText(name));
    } else if (cap !== null && current.length >= cap) {
      showWithLink("error", fullMessage, { label: "Visa favoriter", to: "/favoriter" });
    } else {
      store.write([...current, name]);
      showSuccess(addedText(name));
    }
  }

  return { names, cap, problem, toggle };
}

export function addedText(name: string): string {
  return `${name} tillagt till favoriter`;
}

export function removedText(name: string): string {
  return `${name} borttaget från favoriter`;
}
