/** Optimistic updates of the lists of a list's owner in the query cache; changes keep their order. */
import { ACCOUNT_LIMITS } from "@/config/limits.ts";
import { BackendError } from "@/lib/backend-error.ts";
import { formatCount } from "@/lib/format.ts";
import { queryClient } from "@/lib/query-client.ts";
import { showError } from "@/ui/toast-store.ts";
import type { NameList } from "./name-lists-api.ts";
import { nameListsQuery } from "./use-name-lists.ts";

/** Cancels a fetch in flight, whose result would overwrite an optimistic update. */
export function cancelFetch({ user_id }: NameList): Promise<void> {
  return queryClient.cancelQueries({ queryKey: nameListsQuery(user_id).queryKey });
}

/** Fetches the lists of the owner of a list again, where they are shown. */
export function invalidateLists({ user_id }: NameList): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: nameListsQuery(user_id).queryKey });
}

/** The position of a list, for putting it back there; the first when it is not cached. */
export function indexOfCachedList({ id, user_id }: NameList): number {
  const lists = queryClient.getQueryData(nameListsQuery(user_id).queryKey) ?? [];
  return Math.max(
    lists.findIndex((list) => list.id === id),
    0,
  );
}

export function insertCachedList(list: NameList, index: number): void {
  update(list, (lists) => [...lists.slice(0, index), list, ...lists.slice(index)]);
}

export function patchCachedList(list: NameList, patch: Partial<NameList>): void {
  update(list, (lists) =>
    lists.map((each) => (each.id === list.id ? { ...each, ...patch } : each)),
  );
}

export function removeCachedList(list: NameList): void {
  update(list, (lists) => lists.filter(({ id }) => id !== list.id));
}

function update(
  { user_id }: NameList,
  change: (lists: readonly NameList[]) => readonly NameList[],
): void {
  queryClient.setQueryData(nameListsQuery(user_id).queryKey, (lists) => lists && change(lists));
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
  if (error.message.includes("too_much_text")) {
    return "Kontots listor rymmer inte mer text. Radera en som du inte behöver.";
  }
  return null;
}
