import type { NameRecord } from "@/names/search/name-files.ts";

/** Figures of a name. */
export interface Count {
  /** With the bearers and newborns of all that is counted. */
  readonly record: NameRecord;
  /** What is counted, the most common spelling first: several where they are counted together. */
  readonly spellings: readonly string[];
}

/** The figures of one spelling. */
export function countOf(record: NameRecord): Count {
  return { record, spellings: [record.name] };
}
