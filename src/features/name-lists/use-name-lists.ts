import { useQuery } from "@tanstack/react-query";
import { queryClient } from "@/lib/query-client.ts";
import { showError } from "@/ui/toast-store.ts";
import { NAME_LISTS_KEY } from "./cached-lists.ts";
import { fetchNameLists } from "./name-lists-api.ts";

/** The user's lists; says so when they cannot be read. */
export function useNameLists() {
  return useQuery(
    {
      queryKey: NAME_LISTS_KEY,
      queryFn: () =>
        fetchNameLists().catch((error: unknown) => {
          console.error("The name lists cannot be read", error);
          showError("Kunde inte hämta namnlistor");
          throw error;
        }),
    },
    queryClient,
  );
}
