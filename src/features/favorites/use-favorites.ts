import { useCallback, useSyncExternalStore } from "react";
import { FREE_FAVORITES_CAP } from "@/config/limits.ts";
import type { NamesStore, StorageProblem } from "@/lib/names-store.ts";
import { showError, showSuccess } from "@/ui/toast-store.ts";

export interface Favorites {
  readonly names: readonly string[];
  readonly cap: number;
  readonly problem: StorageProblem | null;
  /** Adds or removes a name and says so; refuses a name beyond the cap. */
  toggle(name: string): void;
}

/**
 * The favourites of a store, with the messages of SPEC section 8.
 * @param fullMessage what is said when the cap is reached
 */
export function useFavorites(store: NamesStore, fullMessage: string): Favorites {
  const { names, problem } = useSyncExternalStore(store.subscribe, store.getState);

  const toggle = useCallback(
    (name: string) => {
      store.update((current) => {
        if (current.includes(name)) {
          showSuccess(`${name} borttaget från favoriter`);
          return current.filter((favorite) => favorite !== name);
        }
        if (current.length >= FREE_FAVORITES_CAP) {
          showError(fullMessage);
          return current;
        }
        showSuccess(`${name} tillagt till favoriter`);
        return [...current, name];
      });
    },
    [store, fullMessage],
  );

  return { names, cap: FREE_FAVORITES_CAP, problem, toggle };
}
