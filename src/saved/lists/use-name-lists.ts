import { queryOptions, skipToken, useQuery } from "@tanstack/react-query";
import { useUserId } from "@/access/session/session-store.ts";
import { queryClient } from "@/lib/query-client.ts";
import { showError } from "@/ui/toast-store.ts";
import { fetchNameLists, hasNameLists } from "./name-lists-api.ts";

/** The lists of a user; none are fetched while nobody is signed in. */
export function nameListsQuery(userId: string | null) {
  return queryOptions({
    queryKey: ["name-lists", userId],
    queryFn:
      userId === null
        ? skipToken
        : () =>
            fetchNameLists().catch((error: unknown) => {
              console.error("The name lists cannot be fetched", error);
              showError("Kunde inte hämta namnlistor");
              throw error;
            }),
  });
}

/** Whether a user has any list. */
export function hasListsQuery(userId: string) {
  return queryOptions({
    queryKey: ["name-lists", userId, "exist"],
    queryFn: () =>
      hasNameLists().catch((error: unknown) => {
        console.warn("It cannot be checked whether there are name lists", error);
        throw error;
      }),
  });
}

/** The signed-in user's lists; shows an error toast when they cannot be fetched. */
export function useNameLists() {
  return useQuery(nameListsQuery(useUserId()), queryClient);
}
