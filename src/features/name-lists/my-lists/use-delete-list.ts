import { useMutation } from "@tanstack/react-query";
import { queryClient } from "@/lib/query-client.ts";
import {
  deleteNameList,
  insertNameList,
  type NameList,
} from "@/name-ui/name-lists/name-lists-api.ts";
import {
  cancelFetch,
  indexOfCachedList,
  insertCachedList,
  removeCachedList,
  reportFailure,
} from "@/name-ui/name-lists/name-lists-cache.ts";
import { showSuccess, showWithAction } from "@/ui/toast-store.ts";

/**
 * Deletes a list immediately; undoing it creates the list again, as it was stored (decision record
 * 9).
 *
 * @param canUndo whether the plan lets the user create lists
 */
export function useDeleteList({ canUndo }: { readonly canUndo: boolean }) {
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
          run: () => void restore(list, index),
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

async function restore(list: NameList, index: number): Promise<void> {
  try {
    insertCachedList(await insertNameList(list, list.is_public), index);
  } catch (error) {
    console.error("A deleted list cannot be restored", error);
    showWithAction("error", "Kunde inte återställa listan", {
      label: "Försök igen",
      spoken: `Försök igen att återställa listan ${list.title}`,
      run: () => void restore(list, index),
    });
    return;
  }
  showSuccess(
    list.is_public
      ? "Listan är tillbaka, med en ny länk. Den gamla fungerar inte längre."
      : "Listan är tillbaka",
  );
}
