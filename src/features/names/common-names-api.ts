import * as v from "valibot";
import {
  COMMON_NAMES_FILE,
  decodeRecords,
  type NameRecord,
} from "@/generators/name-search/name-files.ts";
import type { Relations } from "@/generators/name-search/related-names.ts";
import { queryClient } from "@/lib/query-client.ts";
import { FROM_FILES, fetchNameFile } from "./name-file.ts";
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

/**
 * The names that a browser keeps for when it is offline.
 *
 * @throws BackendError when it has not kept them and they cannot be fetched
 */
export function fetchCommonNames(): Promise<CommonNames> {
  return queryClient.fetchQuery({
    queryKey: ["common-names"],
    queryFn: async () => parseCommonNames(await fetchNameFile(COMMON_NAMES_FILE)),
    ...FROM_FILES,
  });
}
