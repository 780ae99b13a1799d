import { queryOptions, useQuery } from "@tanstack/react-query";
import { queryClient } from "@/lib/query-client.ts";
import type { NameList } from "../name-lists-api.ts";
import { fetchTakedowns } from "./takedowns-api.ts";

function takedownsQuery(userId: string) {
  return queryOptions({
    queryKey: ["list-takedowns", userId],
    queryFn: () =>
      fetchTakedowns().catch((error: unknown) => {
        console.warn("It cannot be checked which lists are taken down", error);
        throw error;
      }),
  });
}

/** Why a list of the user was taken down; undefined for one that was not, and while that is not known. */
export function useTakedown({ id, user_id }: NameList) {
  const { data } = useQuery(takedownsQuery(user_id), queryClient);
  return data?.find(({ list_id }) => list_id === id);
}
