/** The lists as they have been read and changed in this tab; changes keep their order. */
import { queryClient } from "@/lib/query-client.ts";
import type { NameList } from "./name-lists-api.ts";

/** Key of the user's lists in the query client, which is cleared when the user changes. */
export const NAME_LISTS_KEY = ["name-lists"] as const;

/** Stops a reading that is under way, so that it does not undo what is shown next. */
export function holdReading(): Promise<void> {
  return queryClient.cancelQueries({ queryKey: NAME_LISTS_KEY });
}

/** The place of a list that is shown. */
export function placeOf(id: string): number {
  const lists = queryClient.getQueryData<readonly NameList[]>(NAME_LISTS_KEY) ?? [];
  return Math.max(
    lists.findIndex((list) => list.id === id),
    0,
  );
}

/** Shows a list at a place, the first unless told otherwise. */
export function putAt(list: NameList, place = 0): void {
  update((all) => [...all.slice(0, place), list, ...all.slice(place)]);
}

/** Shows some of a list otherwise. */
export function putChange(id: string, change: Partial<NameList>): void {
  update((all) => all.map((list) => (list.id === id ? { ...list, ...change } : list)));
}

/** Reads all anew, where they are shown. */
export function readAnew(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: NAME_LISTS_KEY });
}

/** Takes a list away. */
export function takeAway(id: string): void {
  update((all) => all.filter((list) => list.id !== id));
}

function update(change: (lists: readonly NameList[]) => readonly NameList[]): void {
  queryClient.setQueryData<readonly NameList[]>(NAME_LISTS_KEY, (all) => all && change(all));
}
