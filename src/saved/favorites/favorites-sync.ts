/** Favourites that follow the user from device to device. */
import { atom, computed } from "nanostores";
import { ACCOUNT_LIMITS, SAVED_NAME_MAX_LENGTH } from "@/config/limits.ts";
import { BackendError, isUnreachable } from "@/lib/backend-error.ts";
import { cleanText } from "@/lib/clean-text.ts";
import { formatCount } from "@/lib/format.ts";
import { whenReachable } from "@/lib/when-reachable.ts";
import type { NamesStore } from "@/saved/names-store.ts";
import { showError, showSuccess } from "@/ui/toast-store.ts";
import { fetchFavorites, removeFavorites, saveFavorites } from "./favorites-api.ts";
import { FAVORITES_PAGES } from "./favorites-by-page.tsx";
import { accountFavorites, unsavedFavorites } from "./favorites-store.ts";
import {
  type FavoritesByPage,
  type PendingChange,
  pendingFavoritesOf,
  withChange,
} from "./pending-favorites.ts";
import { savedFavoritesOf } from "./saved-favorites.ts";

const NOT_SAVED = "Vi kunde inte spara i ditt konto.";
const NOT_REACHED = "Vi når inte ditt konto just nu. Ändringen sparas så snart det går.";
const NOT_REMOVED = "Vi kunde inte ta bort favoriten ur ditt konto. Försök igen.";

/**
 * Keeps the favourites of every page in sync with the user's account. Those that the browser already
 * has are moved there only when the user asks for it: a stranger's link may have signed in.
 *
 * What the account was last seen to have and what is on its way there are kept apart, and the hearts show their sum.
 * What is on its way is in the browser's storage until the server has it.
 *
 * @param canSave whether the plan saves favourites in the account; without it the saved ones can be
 *   seen and removed, and new ones stay in the browser
 * @returns a function that stops the sync
 */
export function startFavoritesSync(userId: string, canSave: boolean): () => void {
  let isStopped = false;
  const fetched = atom<FavoritesByPage>(new Map());
  const pending = pendingFavoritesOf(userId);
  /** The favourites in the account, once what is on its way has arrived. */
  const saved = computed([fetched, pending.state], (inAccount, changes) =>
    changes.reduce(withChange, inAccount),
  );
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

  function change(page: string, kind: PendingChange["kind"], names: readonly string[]): void {
    pending.add({ page, kind, names });
    enqueue(sendPending);
  }

  /** Sends what is on its way, in order; what cannot be sent now waits for the next time, and what follows it too. */
  async function sendPending(): Promise<void> {
    let [next] = pending.read();
    while (next && !isStopped && (await send(next))) {
      pending.remove(next);
      [next] = pending.read();
    }
  }

  /** Returns whether the server has answered; names that it does not save stay in the browser. */
  async function send(sent: PendingChange): Promise<boolean> {
    const { page, kind, names } = sent;
    try {
      if (kind === "add") await saveFavorites(userId, page, names);
      else await removeFavorites(userId, page, names);
      fetched.set(withChange(fetched.get(), sent));
      if (kind === "add") removeLocal(page, names);
    } catch (error) {
      if (isStopped || failureOf(error) === "signed-out") return false;
      console.error("Favourites cannot be changed", error);
      if (isUnreachable(error)) {
        showError(NOT_REACHED);
        whenReachable(catchUp);
        return false;
      }
      if (kind === "add") {
        const local = savedFavoritesOf(page);
        local.write(union(local.read(), names));
        showError(`${isAccountFull(error) ? accountFullText() : NOT_SAVED} ${keptText(names)}`);
      } else {
        showError(NOT_REMOVED);
      }
    }
    return true;
  }

  function removeLocal(page: string, names: readonly string[]): void {
    const local = savedFavoritesOf(page);
    if (names.some((name) => local.read().includes(name)))
      local.write(without(local.read(), names));
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
        if (savable.length > 0) change(page, "add", savable);
        if (unsavable.length > 0) local.write(union(local.read(), unsavable));
        if (removed.length > 0) local.write(without(local.read(), removed));
        if (removedFromAccount.length > 0) change(page, "remove", removedFromAccount);
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
    for (const added of pages) pending.add({ ...added, kind: "add" });
    enqueue(async () => {
      await sendPending();
      const isSaved = pages.every(({ page, names }) =>
        names.every((name) => fetched.get().get(page)?.includes(name)),
      );
      if (isSaved) showSuccess("Favoriterna är sparade i ditt konto.");
    });
  }

  /** Saves what was added while the account's favourites were being fetched. */
  function addRecent(): void {
    for (const page of FAVORITES_PAGES) {
      const recent = without(unsavedOn(page), earlier.get(page) ?? []);
      if (recent.length > 0) change(page, "add", recent);
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
      const inAccount = await fetchFavorites(userId);
      if (!isStopped) fetched.set(inAccount);
    } catch (error) {
      // The session has ended: the account was deleted, and its page is still open.
      if (failureOf(error) === "signed-out") return stop();
      // The favourites in the browser are still there.
      console.error("The account's favourites cannot be fetched", error);
      if (isUnreachable(error)) whenReachable(catchUp);
    }
  }

  function catchUp(): void {
    if (isStopped || document.visibilityState !== "visible") return;
    enqueue(sendPending);
    enqueue(fetchSaved);
  }

  let stopTracking = () => {};

  function stop(): void {
    isStopped = true;
    stopTracking();
    unsavedFavorites.set(null);
    document.removeEventListener("visibilitychange", catchUp);
    window.removeEventListener("online", catchUp);
    accountFavorites.set(null);
  }

  // What an earlier visit has not sent.
  enqueue(sendPending);
  enqueue(async () => {
    await fetchSaved();
    if (isStopped) return;
    accountFavorites.set(storeOf);
    if (canSave) {
      addRecent();
      stopTracking = trackUnsaved();
    }
    // Another device may have saved more while the page was in the background.
    document.addEventListener("visibilitychange", catchUp);
    window.addEventListener("online", catchUp);
  });
  return stop;
}

/** Whether the account takes the name; others stay in the browser. */
function isSavable(name: string): boolean {
  return name.length <= SAVED_NAME_MAX_LENGTH && name === cleanText(name);
}

function failureOf(error: unknown) {
  return error instanceof BackendError ? error.failure : null;
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
