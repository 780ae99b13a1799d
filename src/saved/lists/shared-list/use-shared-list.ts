import { queryOptions, skipToken, useQuery } from "@tanstack/react-query";
import { type BackendAddress, backendAddress } from "@/lib/env.ts";
import { queryClient } from "@/lib/query-client.ts";
import { showError } from "@/ui/toast-store.ts";
import { fetchSharedList } from "./shared-list-api.ts";

function sharedListQuery(address: BackendAddress | null, token: string) {
  return queryOptions({
    queryKey: ["shared-list", token],
    queryFn: address
      ? ({ signal }) =>
          fetchSharedList(address, token, signal).catch((error: unknown) => {
            if (!signal.aborted) {
              console.error("The shared list cannot be fetched", error);
              showError("Kunde inte hämta listan");
            }
            throw error;
          })
      : skipToken,
    // Fetched on each visit, since its owner may have made it private.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The public list with a token: "taken down" by the operator, null when there is none, undefined while it is not known. */
export function useSharedList(token: string) {
  const { data, isLoading, isError, refetch } = useQuery(
    sharedListQuery(backendAddress, token),
    queryClient,
  );
  return { list: data, isLoading, isError, refetch };
}
