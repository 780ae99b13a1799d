import { useMutation } from "@tanstack/react-query";
import { queryClient } from "@/lib/query-client.ts";
import { showSuccess } from "@/ui/toast-store.ts";
import { insertNameList, type ListContent, updateNameList } from "../name-lists-api.ts";
import { invalidateLists, patchCachedList, reportFailure } from "../name-lists-cache.ts";
import { discardDraft, NEW_LIST } from "./drafts.ts";

/**
 * Creates or changes a list. Its draft is discarded only once it has been saved.
 *
 * @param id of the list to change; null to create one
 */
export function useSaveList(id: string | null) {
  return useMutation(
    {
      mutationFn: (content: ListContent) =>
        id === null ? insertNameList(content) : updateNameList(id, content),
      onSuccess(list) {
        discardDraft(id ?? NEW_LIST);
        if (id !== null) {
          patchCachedList(id, list);
          showSuccess(`Listan ${list.title} är sparad`);
          return;
        }
        showSuccess("Namnlista skapad!");
        return invalidateLists();
      },
      onError: (error) =>
        reportFailure(
          error,
          id === null ? "Kunde inte skapa namnlista" : "Kunde inte spara namnlista",
        ),
    },
    queryClient,
  );
}
