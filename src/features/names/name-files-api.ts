import { firstKeys, folder } from "virtual:name-index";
import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { ANSWER_TIMEOUT_MS } from "@/config/limits.ts";
import { foldName } from "@/generators/name-search/keys.ts";
import {
  bearersOf,
  type CountedName,
  countedName,
  decodeRecords,
  fileOfKey,
  type NameRecord,
  SUGGESTIONS,
  spansFiles,
} from "@/generators/name-search/name-files.ts";
import { isSameButForCase, pickRecord } from "@/generators/name-search/pick-record.ts";
import { BackendError } from "@/lib/backend-error.ts";
import { queryClient } from "@/lib/query-client.ts";
import { timeoutSignal } from "@/lib/timeout-signal.ts";

const startsSchema = v.record(v.string(), v.array(v.tuple([v.string(), v.number(), v.number()])));

/** What the statistics say of a name. */
export interface NameAnswer {
  /** As it was asked for. */
  readonly name: string;
  /** The name as it is spelt in the statistics; null if fewer than two bear it. */
  readonly record: NameRecord | null;
  /** Names that differ from it only in case. */
  readonly caseVariants: readonly NameRecord[];
}

/** Of what the files say, which never change: their folder is named for their content. */
export const FROM_FILES = { staleTime: Number.POSITIVE_INFINITY };

export function nameQuery(name: string) {
  return queryOptions({
    queryKey: ["name", name],
    queryFn: () => fetchAnswer(name),
    ...FROM_FILES,
  });
}

export function suggestionsQuery(typed: string) {
  const start = foldName(typed);
  return queryOptions({
    queryKey: ["name-suggestions", start],
    queryFn: () => fetchSuggestions(start),
    ...FROM_FILES,
    enabled: start !== "",
  });
}

/**
 * Looks a name up. Without the very spelling, a name with the same letters is the answer, so that "bjork"
 * finds Björk.
 *
 * @throws BackendError when the file cannot be fetched
 */
async function fetchAnswer(name: string): Promise<NameAnswer> {
  const folded = foldName(name);
  if (folded === "") return { name, record: null, caseVariants: [] };
  const sameLetters = (await fetchRecords(folded)).filter(
    (record) => foldName(record.name) === folded,
  );
  const record = pickRecord(name, sameLetters);
  if (!record) return { name, record, caseVariants: [] };
  const caseVariants = sameLetters.filter(
    (other) => other !== record && isSameButForCase(other.name, record.name),
  );
  return { name, record, caseVariants };
}

/** The most common names that begin with the folded letters, after those that consist of them. */
async function fetchSuggestions(start: string): Promise<readonly CountedName[]> {
  if (spansFiles(firstKeys.names, start)) {
    const starts = v.parse(
      startsSchema,
      JSON.parse(await fetchNameFile(`starts-${start.charAt(0)}.json`)),
    );
    return (starts[start] ?? []).map(([name, givenNameBearers, surnameBearers]) => ({
      name,
      givenNameBearers,
      surnameBearers,
    }));
  }
  const isWhole = ({ name }: CountedName) => foldName(name) === start;
  return (await fetchRecords(start))
    .filter(({ name }) => foldName(name).startsWith(start))
    .map(countedName)
    .sort(
      (left, right) =>
        Number(isWhole(right)) - Number(isWhole(left)) || bearersOf(right) - bearersOf(left),
    )
    .slice(0, SUGGESTIONS);
}

/** The names whose folded letters are next to these, and those that have them. */
export function fetchRecords(folded: string): Promise<readonly NameRecord[]> {
  const file = `names-${fileOfKey(firstKeys.names, folded)}.txt`;
  return queryClient.fetchQuery({
    queryKey: ["name-records", file],
    queryFn: async () => decodeRecords(await fetchNameFile(file)),
    ...FROM_FILES,
  });
}

/**
 * Fetches a file of the names.
 *
 * @throws BackendError when it cannot be fetched in time
 */
export function fetchNameFile(file: string): Promise<string> {
  return queryClient.fetchQuery({
    queryKey: ["name-file", file],
    ...FROM_FILES,
    queryFn: async ({ signal }) => {
      try {
        const response = await fetch(`${folder}/${file}`, {
          signal: timeoutSignal(ANSWER_TIMEOUT_MS, signal),
        });
        if (response.ok) return await response.text();
        throw new BackendError(`${file}: ${response.status}`, "refused");
      } catch (cause) {
        if (cause instanceof BackendError) throw cause;
        throw new BackendError("Failed to fetch", "unreachable", { cause });
      }
    },
  });
}
