import { firstKeys } from "virtual:name-index";
import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { queryClient } from "@/lib/query-client.ts";
import { partsOf } from "@/names/form/written-name.ts";
import { foldName } from "@/names/search/keys.ts";
import {
  bearersOf,
  type CountedName,
  countedName,
  decodeRecords,
  fileOfKey,
  isMostlyGivenName,
  type NameRecord,
  SUGGESTIONS,
  spansFiles,
} from "@/names/search/name-files.ts";
import { isSameButForCase, pickRecord } from "@/names/search/pick-record.ts";
import { orKept } from "./kept-offline.ts";
import { FROM_FILES, fetchNameFile } from "./name-file.ts";

const startsSchema = v.record(v.string(), v.array(v.tuple([v.string(), v.number(), v.number()])));

/** What the statistics say of a name. */
export interface NameAnswer {
  /** As it was asked for. */
  readonly name: string;
  /** The name as it is spelt in the statistics; null if fewer than two bear it. */
  readonly record: NameRecord | null;
  /** Names that differ from it only in case. */
  readonly caseVariants: readonly NameRecord[];
  /** Of a given name and a surname together, which the statistics count each for itself; else null. */
  readonly parts: NameParts | null;
}

/** What the statistics have of a whole name. */
export interface NameParts {
  readonly given: NameRecord;
  readonly surname: NameRecord;
}

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
  if (folded === "") return { name, record: null, caseVariants: [], parts: null };
  const records = await orKept(name, fetchRecords(folded), (kept) => kept.records);
  const sameLetters = records.filter((record) => foldName(record.name) === folded);
  const record = pickRecord(name, sameLetters);
  if (!record) return { name, record, caseVariants: [], parts: await fetchParts(name) };
  const caseVariants = sameLetters.filter(
    (other) => other !== record && isSameButForCase(other.name, record.name),
  );
  return { name, record, caseVariants, parts: null };
}

/**
 * The records of both parts of a whole name. Null for other names of several words, such as Lisa Marie and Garcia
 * Lopez: the statistics have those as one name if two people bear it.
 */
async function fetchParts(name: string): Promise<NameParts | null> {
  const parts = partsOf(name);
  if (!parts) return null;
  const [{ record: given }, { record: surname }] = await Promise.all([
    queryClient.fetchQuery(nameQuery(parts.given)),
    queryClient.fetchQuery(nameQuery(parts.surname)),
  ]);
  if (!given || !isMostlyGivenName(countedName(given))) return null;
  if (!surname || isMostlyGivenName(countedName(surname))) return null;
  return { given, surname };
}

/** Names that begin with the folded letters: exact matches first, then the most common. */
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

/** The names with these folded letters, and their neighbours in the sorted index. */
export function fetchRecords(folded: string): Promise<readonly NameRecord[]> {
  const file = `names-${fileOfKey(firstKeys.names, folded)}.txt`;
  return queryClient.fetchQuery({
    queryKey: ["name-records", file],
    queryFn: async () => decodeRecords(await fetchNameFile(file)),
    ...FROM_FILES,
  });
}
