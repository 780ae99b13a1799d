import { useMutation } from "@tanstack/react-query";
import { queryClient } from "@/lib/query-client.ts";
import { showError, showSuccess } from "@/ui/toast-store.ts";
import {
  type NameList,
  publishNameList,
  renewShareToken,
  type UpdateResult,
  unpublishNameList,
} from "../name-lists-api.ts";
import {
  cancelFetch,
  patchCachedList,
  removeCachedList,
  reportFailure,
} from "../name-lists-cache.ts";
import { useSingleMutation } from "../use-single-mutation.ts";

/** Makes a list public or private: an optimistic update, rolled back when the backend refuses. */
export function useSetPublic(list: NameList) {
  return useMutation(
    {
      mutationFn: async (isPublic: boolean): Promise<UpdateResult> => {
        if (isPublic) return publishNameList(list);
        await unpublishNameList(list.id);
        return { status: "updated", list: { ...list, is_public: false } };
      },
      // One call at a time, so that a late answer cannot undo a later click.
      scope: { id: `name-list ${list.id}` },
      async onMutate(isPublic: boolean) {
        await cancelFetch(list);
        patchCachedList(list, { is_public: isPublic });
      },
      onSuccess(result, isPublic) {
        if (result.status === "updated") {
          showSuccess(isPublic ? "Lista gjord offentlig" : "Lista gjord privat");
        } else if (result.current) {
          patchCachedList(list, result.current);
          showError(
            "Listan har ändrats någon annanstans, och är inte offentlig än. Titta igenom den först.",
          );
        } else {
          removeCachedList(list);
          showError("Kunde inte ändra status");
        }
      },
      onError(error, isPublic) {
        patchCachedList(list, { is_public: !isPublic });
        reportFailure(error, "Kunde inte ändra status");
      },
    },
    queryClient,
  );
}

/** Replaces the link of a list, after which the old one leads nowhere. */
export function useRenewLink(list: NameList) {
  return useSingleMutation({
    mutationFn: () => renewShareToken(list.id),
    onSuccess(shareToken) {
      patchCachedList(list, { share_token: shareToken });
      showSuccess("Listan har en ny länk. Den gamla fungerar inte längre.");
    },
    onError: (error) => reportFailure(error, "Kunde inte skapa en ny länk"),
  });
}
