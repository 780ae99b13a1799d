import { showError, showSuccess } from "@/ui/toast-store.ts";
import {
  insertNameList,
  type ListContent,
  type NameList,
  type UpdateResult,
  updateNameList,
} from "../name-lists-api.ts";
import {
  insertCachedList,
  invalidateLists,
  patchCachedList,
  removeCachedList,
  reportFailure,
} from "../name-lists-cache.ts";
import { useSingleMutation } from "../use-single-mutation.ts";
import { discardDraft } from "./drafts.ts";

interface Save {
  readonly id: string;
  readonly content: ListContent;
  /** The list as the user has seen it; null to create one. */
  readonly read: NameList | null;
}

/**
 * Creates or changes a list. Its draft is discarded only once it has been saved.
 *
 * @param key of the draft
 * @param isFormShown whether the form is still there, to be replaced by both versions of the list
 */
export function useSaveList(key: string, isFormShown: () => boolean) {
  return useSingleMutation({
    mutationFn: async ({ id, content, read }: Save): Promise<UpdateResult> =>
      read
        ? updateNameList(read, content)
        : { status: "updated", list: await insertNameList({ id, ...content }) },
    onSuccess(result, { read }) {
      if (result.status === "conflict") {
        if (result.current) patchCachedList(result.current, result.current);
        else if (read) removeCachedList(read);
        if (!isFormShown()) {
          showError("Listan är inte sparad, för den har ändrats någon annanstans.");
        }
        return;
      }
      discardDraft(key);
      if (read) {
        patchCachedList(read, result.list);
        showSuccess(`Listan ${result.list.title} är sparad`);
        return;
      }
      showSuccess("Namnlista skapad!");
      // The lists may not be fetched again in time, and the user would create a missing list twice.
      insertCachedList(result.list, 0);
      return invalidateLists(result.list);
    },
    onError: (error, { read }) =>
      reportFailure(error, read ? "Kunde inte spara namnlista" : "Kunde inte skapa namnlista"),
  });
}
