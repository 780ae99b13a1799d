import { useMutation } from "@tanstack/react-query";
import { queryClient } from "@/lib/query-client.ts";
import { showSuccess } from "@/ui/toast-store.ts";
import { holdReading, putChange } from "./cached-lists.ts";
import { type NameList, renewShareToken, setNameListPublic } from "./name-lists-api.ts";
import { reportFailure } from "./report-failure.ts";

/** Makes a list public or private: shown at once, taken back should the backend refuse. */
export function useSetPublic(list: NameList) {
  return useMutation(
    {
      mutationFn: (isPublic: boolean) => setNameListPublic(list.id, isPublic),
      // One after the other, so that a late answer never undoes a later press.
      scope: { id: `name-list ${list.id}` },
      async onMutate(isPublic: boolean) {
        await holdReading();
        putChange(list.id, { is_public: isPublic });
      },
      onSuccess: (_list, isPublic) =>
        showSuccess(isPublic ? "Lista gjord offentlig" : "Lista gjord privat"),
      onError(error, isPublic) {
        putChange(list.id, { is_public: !isPublic });
        reportFailure(error, "Kunde inte ändra status");
      },
    },
    queryClient,
  );
}

/** Gives a list a new link in place of the one that is out. */
export function useRenewLink(list: NameList) {
  return useMutation(
    {
      mutationFn: () => renewShareToken(list.id),
      onSuccess(shareToken) {
        putChange(list.id, { share_token: shareToken });
        showSuccess("Listan har en ny länk. Den gamla fungerar inte längre.");
      },
      onError: (error) => reportFailure(error, "Kunde inte skapa en ny länk"),
    },
    queryClient,
  );
}
