/** Optimistic updates of the user's lists in the query cache; changes keep their order. */
import { ACCOUNT_LIMITS } from "@/config/limits.ts";
import { BackendError } from "@/lib/backend-error.ts";
import { formatCount } from "@/lib/format-count.ts";
import { queryClient } from "@/lib/query-client.ts";
import { showError } from "@/ui/toast-store.ts";
import type { NameList } from "./name-lists-api.ts";
import { nameListsQuery } from "./use-name-lists.ts";

const { queryKey } = nameListsQuery;

/** Cancels a fetch in flight, whose result would overwrite an optimistic update. */
export function cancelFetch(): Promise<void> {
  return queryClient.cancelQueries({ queryKey });
}

/** Fetches the lists again, where they are shown. */
export function invalidateLists(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey });
}

/** The position of a list, for putting it back there; the first when it is not cached. */
export function indexOfCachedList(id: string): number {
  const lists = queryClient.getQueryData(queryKey) ?? [];
  return Math.max(
    lists.findIndex((list) => list.id === id),
    0,
  );
}

export function insertCachedList(list: NameList, index: number): void {
  update((lists) => [...lists.slice(0, index), list, ...lists.slice(index)]);
}

export function patchCachedList(id: string, patch: Partial<NameList>): void {
  update((lists) => lists.map((list) => (list.id === id ? { ...list, ...patch } : list)));
}

export function removeCachedList(id: string): void {
  update((lists) => lists.filter((list) => list.id !== id));
}

function update(change: (lists: readonly NameList[]) => readonly NameList[]): void {
  queryClient.setQueryData(queryKey, (lists) => lists && change(lists));
}

/** Logs why a change failed, and shows an error toast with the text, or with a clearer reason. */
export function reportFailure(error: unknown, text: string): void {
  console.error(text, error);
  showError(reasonOf(error) ?? text);
}

function reasonOf(error: unknown): string | null {
  if (!(error instanceof BackendError)) return null;
  if (error.failure === "signed-out") return "Du måste vara inloggad";
  if (error.message.includes("too_many_lists")) {
    return `Ett konto rymmer högst ${formatCount(ACCOUNT_LIMITS.nameLists)}\u00a0namnlistor. Radera en som du inte behöver.`;
  }
  return null;
}
