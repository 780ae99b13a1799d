import { listPath } from "@/names/lists/definition.ts";
import { listPages } from "@/names/lists/registry.ts";
import {
  isPrerenderedGivenName,
  isPrerenderedSurname,
  slugOf,
} from "@/names/search/name-addresses.ts";
import { decodeRecords, type NameRecord } from "@/names/search/name-files.ts";
import { TOP_LIST_YEARS, topListPath } from "@/names/search/name-lists.ts";

/**
 * The addresses of each pattern with a parameter that have a document of their own, not encoded.
 *
 * @param nameFiles the files of the name search by name
 */
export function addressesByPattern(
  nameFiles: ReadonlyMap<string, string>,
): ReadonlyMap<string, readonly string[]> {
  const records = [...nameFiles]
    .filter(([file]) => file.startsWith("names-"))
    .flatMap(([, text]) => decodeRecords(text));
  return new Map([
    ["/namn/:slug", pathsOf("/namn", records.filter(isPrerenderedGivenName))],
    ["/namn/topplista/:year", TOP_LIST_YEARS.map(topListPath)],
    ["/namn/lista/:list", listPages.map(({ id }) => listPath(id))],
    ["/efternamn/:slug", pathsOf("/efternamn", records.filter(isPrerenderedSurname))],
  ]);
}

/** Names that differ only in case share an address. */
function pathsOf(folder: string, records: readonly NameRecord[]): string[] {
  return [...new Set(records.map(({ name }) => `${folder}/${slugOf(name)}`))].sort();
}
