import { useCallback } from "react";
import { FREE_FAVORITES_CAP } from "@/config/limits.ts";
import type { NamesStore, StorageProblem } from "@/lib/names-store.ts";
import { showError, showSuccess } from "@/ui/toast-store.ts";
import { useNames } from "@/ui/use-names.ts";

export interface Favorites {
  readonly names: readonly string[];
  /** How many there is room for; null without a limit. */
  readonly cap: number | null;
  readonly problem: StorageProblem | null;
  /** Adds or removes a name and says so; refuses a name beyond the cap. */
  toggle(name: string): void;
}

/**
 * The favourites of a store, with the messages of SPEC section 8.
 * @param fullMessage what is said when the cap is reached
 * @param isUnlimited whether the plan knows no cap
 */
export function useFavorites(
  store: NamesStore,
  fullMessage: string,
  isUnlimited = false,
): Favorites {
  const cap = isUnlimited ? null : FREE_FAVORITES_CAP;
  const { names, problem } = useNames(store);

  const toggle = useCallback(
    (name: string) => {
      store.update((current) => {
        if (current.includes(name)) {
          showSuccess(`${name} borttaget från favoriter`);
          return current.filter((favorite) => favorite !== name);
        }
        if (cap !== null && current.length >= cap) {
          showError(fullMessage);
          return current;
        }
        showSuccess(`${name} tillagt till favoriter`);
        return [...current, name];
      });
    },
    [store, fullMessage, cap],
  );

  return { names, cap, problem, toggle };
}
