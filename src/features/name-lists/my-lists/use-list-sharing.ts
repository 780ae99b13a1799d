import { useMutation } from "@tanstack/react-query";
import { queryClient } from "@/lib/query-client.ts";
import { showSuccess } from "@/ui/toast-store.ts";
import { type NameList, renewShareToken, setNameListPublic } from "../name-lists-api.ts";
import { cancelFetch, patchCachedList, reportFailure } from "../name-lists-cache.ts";

/** Makes a list public or private: an optimistic update, rolled back when the backend refuses. */
export function useSetPublic(list: NameList) {
  return useMutation(
    {
      mutationFn: (isPublic: boolean) => setNameListPublic(list.id, isPublic),
      // One call at a time, so that a late answer cannot undo a later click.
      scope: { id: `name-list ${list.id}` },
      async onMutate(isPublic: boolean) {
        await cancelFetch();
        patchCachedList(list.id, { is_public: isPublic });
      },
      onSuccess: (_list, isPublic) =>
        showSuccess(isPublic ? "Lista gjord offentlig" : "Lista gjord privat"),
      onError(error, isPublic) {
        patchCachedList(list.id, { is_public: !isPublic });
        reportFailure(error, "Kunde inte ändra status");
      },
    },
    queryClient,
  );
}

/** Replaces the link of a list. */
export function useRenewLink(list: NameList) {
  return useMutation(
    {
      mutationFn: () => renewShareToken(list.id),
      onSuccess(shareToken) {
        patchCachedList(list.id, { share_token: shareToken });
        showSuccess("Listan har en ny länk. Den gamla fungerar inte längre.");
      },
      onError: (error) => reportFailure(error, "Kunde inte skapa en ny länk"),
    },
    queryClient,
  );
}
