/** Favourites that follow the user from device to device. */
import { atom, computed } from "nanostores";
import { ACCOUNT_LIMITS, SAVED_NAME_MAX_LENGTH } from "@/config/limits.ts";
import { BackendError } from "@/lib/backend-error.ts";
import { cleanText } from "@/lib/clean-text.ts";
import { formatCount } from "@/lib/format-count.ts";
import type { NamesStore } from "@/lib/names-store.ts";
import { FAVORITES_PAGES } from "@/name-ui/favorites/favorites-by-page.tsx";
import { accountFavorites, unsavedFavorites } from "@/name-ui/favorites/favorites-store.ts";
import { savedFavoritesOf } from "@/name-ui/favorites/saved-favorites.ts";
import { showError, showSuccess } from "@/ui/toast-store.ts";
import { fetchFavorites, removeFavorites, saveFavorites } from "./favorites-api.ts";

const NOT_SAVED = "Vi kunde inte spara i ditt konto.";
const NOT_REMOVED = "Vi kunde inte ta bort favoriten ur ditt konto. Försök igen.";

/**
 * Keeps the favourites of every page in sync with the user's account. Those that the browser already
 * has are moved there only when the user asks for it: a stranger's link may have signed in.
 *
 * @param canSave whether the plan saves favourites in the account; without it the saved ones can be
 *   seen and removed, and new ones stay in the browser
 * @returns a function that stops the sync
 */
export function startFavoritesSync(userId: string, canSave: boolean): () => void {
  let isStopped = false;
  /** The favourites in the account, by page. */
  const saved = atom<ReadonlyMap<string, readonly string[]>>(new Map());
  const stores = new Map<string, NamesStore>();
  /** What the browser has had before, by page. */
  const earlier = new Map(FAVORITES_PAGES.map((page) => [page, savedFavoritesOf(page).read()]));
  // One call at a time, in the order of the clicks, so that the last click decides.
  let queue: Promise<unknown> = Promise.resolve();

  function enqueue(call: () => Promise<unknown>): void {
    queue = queue.then(call);
  }

  function savedOn(page: string): readonly string[] {
    return saved.get().get(page) ?? [];
  }

  function setSaved(page: string, names: readonly string[]): void {
    saved.set(new Map(saved.get()).set(page, names));
  }

  function add(page: string, local: NamesStore, names: readonly string[]): void {
    setSaved(page, union(savedOn(page), names));
    enqueue(() => upload(page, local, names));
  }

  /** Returns whether it worked; the browser keeps the names until it has. */
  async function upload(
    page: string,
    local: NamesStore,
    names: readonly string[],
  ): Promise<boolean> {
    try {
      await saveFavorites(userId, page, names);
      local.write(without(local.read(), names));
      return true;
    } catch (error) {
      console.error("Favourites cannot be saved", error);
      local.write(union(local.read(), names));
      setSaved(page, without(savedOn(page), names));
      showError(`${isAccountFull(error) ? accountFullText() : NOT_SAVED} ${keptText(names)}`);
      return false;
    }
  }

  function remove(page: string, names: readonly string[]): void {
    setSaved(page, without(savedOn(page), names));
    enqueue(async () => {
      try {
        await removeFavorites(userId, page, names);
      } catch (error) {
        console.error("Favourites cannot be removed", error);
        setSaved(page, union(savedOn(page), names));
        showError(NOT_REMOVED);
      }
    });
  }

  function createStore(page: string, local: NamesStore): NamesStore {
    const read = () => union(savedOn(page), local.read());
    return {
      state: computed([saved, local.state], (inAccount, { names, problem }) => ({
        names: union(inAccount.get(page) ?? [], names),
        problem,
      })),
      read,
      write(names) {
        const before = read();
        const added = without(names, before);
        const removed = without(before, names);
        const removedFromAccount = removed.filter((name) => savedOn(page).includes(name));
        const savable = canSave ? added.filter(isSavable) : [];
        const unsavable = without(added, savable);
        if (savable.length > 0) add(page, local, savable);
        if (unsavable.length > 0) local.write(union(local.read(), unsavable));
        if (removed.length > 0) local.write(without(local.read(), removed));
        if (removedFromAccount.length > 0) remove(page, removedFromAccount);
      },
    };
  }

  /** What only the browser has of a page, and the account takes. */
  function unsavedOn(page: string): readonly string[] {
    return without(savedFavoritesOf(page).read().filter(isSavable), savedOn(page));
  }

  function saveUnsaved(): void {
    const pages = FAVORITES_PAGES.map((page) => ({ page, names: unsavedOn(page) })).filter(
      ({ names }) => names.length > 0,
    );
    for (const { page, names } of pages) setSaved(page, union(savedOn(page), names));
    enqueue(async () => {
      let isSaved = true;
      for (const { page, names } of pages) {
        isSaved = (await upload(page, savedFavoritesOf(page), names)) && isSaved;
      }
      if (isSaved) showSuccess("Favoriterna är sparade i ditt konto.");
    });
  }

  /** Saves what was added while the account's favourites were being fetched. */
  function addRecent(): void {
    for (const page of FAVORITES_PAGES) {
      const recent = without(unsavedOn(page), earlier.get(page) ?? []);
      if (recent.length > 0) add(page, savedFavoritesOf(page), recent);
    }
  }

  /** Keeps `unsavedFavorites` up to date. Returns a function that stops it. */
  function trackUnsaved(): () => void {
    const local = FAVORITES_PAGES.map((page) => savedFavoritesOf(page).state);
    const count = computed([saved, ...local], () =>
      FAVORITES_PAGES.reduce((sum, page) => sum + unsavedOn(page).length, 0),
    );
    return count.subscribe((current) =>
      unsavedFavorites.set(current === 0 ? null : { count: current, save: saveUnsaved }),
    );
  }

  function storeOf(page: string, local: NamesStore): NamesStore {
    const existing = stores.get(page);
    if (existing) return existing;
    const store = createStore(page, local);
    stores.set(page, store);
    return store;
  }

  async function fetchSaved(): Promise<void> {
    try {
      const fetched = await fetchFavorites(userId);
      if (!isStopped) saved.set(fetched);
    } catch (error) {
      // The session has ended: the account was deleted, and its page is still open.
      if (error instanceof BackendError && error.failure === "signed-out") return stop();
      // The favourites in the browser are still there.
      console.error("The account's favourites cannot be fetched", error);
    }
  }

  function fetchWhenVisible(): void {
    if (document.visibilityState === "visible") enqueue(fetchSaved);
  }

  let stopTracking = () => {};

  function stop(): void {
    isStopped = true;
    stopTracking();
    unsavedFavorites.set(null);
    document.removeEventListener("visibilitychange", fetchWhenVisible);
    accountFavorites.set(null);
  }

  enqueue(async () => {
    await fetchSaved();
    if (isStopped) return;
    accountFavorites.set(storeOf);
    if (canSave) {
      addRecent();
      stopTracking = trackUnsaved();
    }
    // Another device may have saved more while the page was in the background.
    document.addEventListener("visibilitychange", fetchWhenVisible);
  });
  return stop;
}

/** Whether the account takes the name; others stay in the browser. */
function isSavable(name: string): boolean {
  return name.length <= SAVED_NAME_MAX_LENGTH && name === cleanText(name);
}

function isAccountFull(error: unknown): boolean {
  return error instanceof BackendError && error.message.includes("too_many_favorites");
}

function accountFullText(): string {
  return `Ditt konto rymmer högst ${formatCount(ACCOUNT_LIMITS.favorites)}\u00a0favoriter.`;
}

function keptText(names: readonly string[]): string {
  const subject = names.length === 1 ? "Favoriten" : "Favoriterna";
  return `${subject} finns kvar i den här webbläsaren så länge.`;
}

function union(first: readonly string[], second: readonly string[]): readonly string[] {
  return [...new Set([...first, ...second])];
}

function without(names: readonly string[], excluded: readonly string[]): readonly string[] {
  return names.filter((name) => !excluded.includes(name));
}
