import { queryOptions, useQuery } from "@tanstack/react-query";
import { queryClient } from "@/lib/query-client.ts";
import { useIsTogether } from "@/name-parts/files/address-params.ts";
import { FROM_FILES } from "@/name-parts/files/name-file.ts";
import type { NameRecord } from "@/names/search/name-files.ts";
import { type Count, countOf } from "./count.ts";

/** The figures of a name with its other spellings. */
export function togetherQuery(record: NameRecord) {
  return queryOptions({
    queryKey: ["spellings-together", record.name],
    ...FROM_FILES,
    queryFn: async () => (await import("./fetch-together.ts")).fetchTogether(record),
  });
}

/** The name with its other spellings, if the visitor counts them together. */
export function useTogether(record: NameRecord) {
  const enabled = useIsTogether() && record.spellings.length > 0;
  return useQuery({ ...togetherQuery(record), enabled }, queryClient);
}

/** The name by itself, or with its other spellings once they have been fetched. */
export function useCount(record: NameRecord): Count {
  const isTogether = useIsTogether();
  const { data } = useTogether(record);
  return (isTogether && data) || countOf(record);
}
