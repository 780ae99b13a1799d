/** Favourites that follow a user: what the account has, and what only this browser has. */
import { SAVED_NAME_MAX_LENGTH } from "@/config/limits.ts";
import type { NamesState, NamesStore } from "@/lib/names-store.ts";
import { showError } from "@/ui/toast-store.ts";
import { fetchFavorites, removeFavorites, saveFavorites } from "./favorites-api.ts";
import { type AccountFavorites, setAccountFavorites } from "./favorites-source.ts";

const NOT_SAVED =
  "Vi kunde inte spara i ditt konto. Favoriten finns kvar i den här webbläsaren så länge.";
const NOT_REMOVED = "Vi kunde inte ta bort favoriten ur ditt konto. Försök igen.";

/**
 * Shows the favourites of a user on every page, until the answer is called.
 *
 * @param canSave whether the plan keeps favourites in the cloud; without, those that are there can
 *   be seen and removed, and new ones stay in the browser
 * @param known pages whose favourites in the browser are moved to the account at once
 */
export function followAccountFavorites(
  userId: string,
  canSave: boolean,
  known: readonly { readonly page: string; readonly local: NamesStore }[],
): () => void {
  let isStopped = false;
  let saved = new Map<string, readonly string[]>();
  const stores = new Map<string, AccountNames>();
  // One call after the other, so that the last press has the last word.
  let calls: Promise<void> = Promise.resolve();

  function enqueue(call: () => Promise<void>): void {
    calls = calls.then(call);
  }

  function namesOn(page: string): readonly string[] {
    return saved.get(page) ?? [];
  }

  function setNames(page: string, names: readonly string[]): void {
    saved.set(page, names);
    stores.get(page)?.changed();
  }

  function save(page: string, local: NamesStore, names: readonly string[]): void {
    setNames(page, union(namesOn(page), names));
    enqueue(async () => {
      try {
        await saveFavorites(userId, page, names);
        // Kept in the browser until the account has them.
        local.update((current) => without(current, names));
      } catch (error) {
        console.error("Favourites cannot be saved", error);
        local.update((current) => union(current, names));
        setNames(page, without(namesOn(page), names));
        showError(NOT_SAVED);
      }
    });
  }

  function remove(page: string, names: readonly string[]): void {
    setNames(page, without(namesOn(page), names));
    enqueue(async () => {
      try {
        await removeFavorites(userId, page, names);
      } catch (error) {
        console.error("Favourites cannot be removed", error);
        setNames(page, union(namesOn(page), names));
        showError(NOT_REMOVED);
      }
    });
  }

  const storeOf: AccountFavorites = (page, local) => {
    const existing = stores.get(page);
    if (existing) return existing.store;
    const created = accountNames(local, () => namesOn(page), {
      add: (names) => {
        if (canSave) save(page, local, names);
        else local.update((current) => union(current, names));
      },
      remove: (names) => {
        const inAccount = names.filter((name) => namesOn(page).includes(name));
        local.update((current) => without(current, names));
        if (inAccount.length > 0) remove(page, inAccount);
      },
    });
    stores.set(page, created);
    // The account takes no longer names; such a one stays here.
    const onlyHere = local.getState().names.filter((name) => name.length <= SAVED_NAME_MAX_LENGTH);
    if (canSave && onlyHere.length > 0) save(page, local, onlyHere);
    return created.store;
  };

  async function read(): Promise<void> {
    try {
      const fetched = await fetchFavorites(userId);
      if (isStopped) return;
      saved = fetched;
      for (const { changed } of stores.values()) changed();
    } catch (error) {
      // The favourites in the browser go on working.
      console.error("The favourites of the account cannot be read", error);
    }
  }

  function readAgain(): void {
    if (document.visibilityState === "visible") enqueue(read);
  }

  enqueue(async () => {
    await read();
    if (isStopped) return;
    for (const { page, local } of known) storeOf(page, local);
    setAccountFavorites(storeOf);
    // Another device may have saved more meanwhile.
    document.addEventListener("visibilitychange", readAgain);
  });
  return () => {
    isStopped = true;
    document.removeEventListener("visibilitychange", readAgain);
    setAccountFavorites(null);
  };
}

interface AccountNames {
  readonly store: NamesStore;
  /** Tells the store's listeners that the account's names have changed. */
  readonly changed: () => void;
}

/** The names of account and browser as one list, each once. */
function accountNames(
  local: NamesStore,
  inAccount: () => readonly string[],
  change: Record<"add" | "remove", (names: readonly string[]) => void>,
): AccountNames {
  const listeners = new Set<() => void>();
  let stopFollowing: (() => void) | null = null;
  let state: NamesState = read();

  function read(): NamesState {
    const { names, problem } = local.getState();
    return { names: union(inAccount(), names), problem };
  }

  function changed(): void {
    state = read();
    for (const listener of listeners) listener();
  }

  return {
    changed,
    store: {
      subscribe(listener) {
        listeners.add(listener);
        stopFollowing ??= local.subscribe(changed);
        state = read();
        return () => {
          listeners.delete(listener);
          if (listeners.size > 0) return;
          stopFollowing?.();
          stopFollowing = null;
        };
      },
      getState: () => state,
      update(apply) {
        const before = read().names;
        const after = apply(before);
        const added = without(after, before);
        const removed = without(before, after);
        if (added.length > 0) change.add(added);
        if (removed.length > 0) change.remove(removed);
        changed();
      },
    },
  };
}

function union(first: readonly string[], second: readonly string[]): readonly string[] {
  return [...new Set([...first, ...second])];
}

function without(names: readonly string[], taken: readonly string[]): readonly string[] {
  return names.filter((name) => !taken.includes(name));
}
