import { useMutation } from "@tanstack/react-query";
import { queryClient } from "@/lib/query-client.ts";
import { showSuccess } from "@/ui/toast-store.ts";
import { putChange, readAnew } from "./cached-lists.ts";
import { forgetDraft, NEW_LIST } from "./drafts.ts";
import { insertNameList, type ListContent, updateNameList } from "./name-lists-api.ts";
import { reportFailure } from "./report-failure.ts";

/**
 * Makes a list, or saves one that was changed. What was typed is forgotten once it is saved, and
 * not before.
 *
 * @param id of the list that is changed; null for a new one
 */
export function useSaveList(id: string | null) {
  return useMutation(
    {
      mutationFn: (content: ListContent) =>
        id === null ? insertNameList(content) : updateNameList(id, content),
      onSuccess(list) {
        forgetDraft(id ?? NEW_LIST);
        if (id !== null) {
          putChange(id, list);
          showSuccess(`Listan ${list.title} är sparad`);
          return;
        }
        showSuccess("Namnlista skapad!");
        return readAnew();
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
