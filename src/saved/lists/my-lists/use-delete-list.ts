import { useMutation } from "@tanstack/react-query";
import { queryClient } from "@/lib/query-client.ts";
import { showSuccess, showWithAction } from "@/ui/toast-store.ts";
import {
  deleteNameList,
  insertNameList,
  type NameList,
  restoreNameList,
} from "../name-lists-api.ts";
import {
  cancelFetch,
  indexOfCachedList,
  insertCachedList,
  removeCachedList,
  reportFailure,
} from "../name-lists-cache.ts";

interface Undo {
  /** Whether the plan lets the user create lists. */
  readonly canUndo: boolean;
  /** Called when a list is back, with its id. */
  readonly onRestored: (id: string) => void;
}

/** Deletes a list immediately; undoing it brings it back with its link (decision record 9). */
export function useDeleteList({ canUndo, onRestored }: Undo) {
  return useMutation(
    {
      mutationFn: ({ id }: NameList) => deleteNameList(id),
      async onMutate(list: NameList) {
        await cancelFetch(list);
        const index = indexOfCachedList(list);
        removeCachedList(list);
        return index;
      },
      onSuccess(stored, shown, index) {
        if (!canUndo) return showSuccess("Lista raderad");
        // Another tab or device may have changed it, or deleted it first.
        const list = stored ?? shown;
        showWithAction("success", "Lista raderad", {
          label: "Ångra",
          spoken: `Ångra raderingen av listan ${list.title}`,
          run: () => void restore(list, index, onRestored),
        });
      },
      onError(error, list, index) {
        if (index !== undefined) insertCachedList(list, index);
        reportFailure(error, "Kunde inte radera lista");
      },
    },
    queryClient,
  );
}

async function restore(
  list: NameList,
  index: number,
  onRestored: Undo["onRestored"],
): Promise<void> {
  let restored: NameList;
  try {
    // What the database has of the link is gone after an hour.
    restored = (await restoreNameList(list)) ?? (await insertNameList(list, list.is_public));
  } catch (error) {
    console.error("A deleted list cannot be restored", error);
    showWithAction("error", "Kunde inte återställa listan", {
      label: "Försök igen",
      spoken: `Försök igen att återställa listan ${list.title}`,
      run: () => void restore(list, index, onRestored),
    });
    return;
  }
  insertCachedList(restored, index);
  onRestored(restored.id);
  const hasNewLink = list.is_public && restored.share_token !== list.share_token;
  showSuccess(
    hasNewLink
      ? "Listan är tillbaka, med en ny länk. Den gamla fungerar inte längre."
      : "Listan är tillbaka",
  );
}
