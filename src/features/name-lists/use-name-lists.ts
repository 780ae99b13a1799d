import { queryOptions, useQuery } from "@tanstack/react-query";
import { queryClient } from "@/lib/query-client.ts";
import { showError } from "@/ui/toast-store.ts";
import { fetchNameLists } from "./name-lists-api.ts";

export const nameListsQuery = queryOptions({
  // Without a user id: the cache is cleared when another user signs in.
  queryKey: ["name-lists"],
  queryFn: () =>
    fetchNameLists().catch((error: unknown) => {
      console.error("The name lists cannot be fetched", error);
      showError("Kunde inte hämta namnlistor");
      throw error;
    }),
});

/** The user's lists; shows an error toast when they cannot be fetched. */
export function useNameLists() {
  return useQuery(nameListsQuery, queryClient);
}
