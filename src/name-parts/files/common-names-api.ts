import { folder } from "virtual:name-index";
import * as v from "valibot";
import { queryClient } from "@/lib/query-client.ts";
import { COMMON_NAMES_FILE, decodeRecords, type NameRecord } from "@/names/search/name-files.ts";
import type { Relations } from "@/names/search/related-names.ts";
import { relationsSchema } from "./relations.ts";

/** All that the pages of the most common names show. */
export interface CommonNames {
  readonly records: readonly NameRecord[];
  readonly related: Readonly<Record<string, Relations>>;
  /** Lines of other countries. */
  readonly world: string;
}

const schema = v.tuple([v.string(), relationsSchema, v.string()]);

/** Reads the file of common names. */
export function parseCommonNames(text: string): CommonNames {
  const [records, related, world] = v.parse(schema, JSON.parse(text));
  return { records: decodeRecords(records), related, world };
}

/** The names that the worker keeps for when there is no network; null where it has not kept them. */
export function readCommonNames(): Promise<CommonNames | null> {
  return queryClient.fetchQuery({
    queryKey: ["common-names"],
    queryFn: async () => {
      // Missing where the connection is not secure.
      if (!("caches" in window)) return null;
      const kept = await caches.match(`${folder}/${COMMON_NAMES_FILE}`);
      return kept ? parseCommonNames(await kept.text()) : null;
    },
    staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : 0),
  });
}
