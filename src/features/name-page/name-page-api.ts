import { firstKeys } from "virtual:name-index";
import { queryOptions } from "@tanstack/react-query";
import { queryClient } from "@/lib/query-client.ts";
import { orKept } from "@/name-parts/files/kept-offline.ts";
import { FROM_FILES, fetchNameFile } from "@/name-parts/files/name-file.ts";
import { type NameParts, nameQuery } from "@/name-parts/files/name-files-api.ts";
import { parseRelations } from "@/name-parts/files/relations.ts";
import { nameIn } from "@/names/form/name-form.ts";
import { foldName } from "@/names/search/keys.ts";
import { fileOfKey, type NameRecord } from "@/names/search/name-files.ts";
import type { Relations } from "@/names/search/related-names.ts";
import { type Abroad, decodeAbroad } from "@/names/world/abroad.ts";
import { columnsIn, worldFile } from "@/names/world/files.ts";

/** What the page of a name shows. */
export interface NamePageData {
  /** As the address has it, unless the statistics have it in another case. */
  readonly name: string;
  /** Null if fewer than two bear the name in this spelling. */
  readonly record: NameRecord | null;
  /** Names that differ from it only in case, and have the same page. */
  readonly caseVariants: readonly NameRecord[];
  /** The most common name with the same letters, where this spelling has no record. */
  readonly otherSpelling: NameRecord | null;
  readonly parts: NameParts | null;
  readonly relations: Relations;
}

/** What the page of a given name shows. */
export interface GivenNamePageData extends NamePageData {
  readonly abroad: Abroad;
}

export function namePageQuery(name: string) {
  return queryOptions({
    queryKey: ["name-page", name],
    queryFn: () => fetchNamePage(name),
    ...FROM_FILES,
  });
}

export function givenNamePageQuery(name: string) {
  return queryOptions({
    queryKey: ["given-name-page", name],
    queryFn: () => fetchGivenNamePage(name),
    ...FROM_FILES,
  });
}

async function fetchGivenNamePage(name: string): Promise<GivenNamePageData> {
  const [data, world] = await Promise.all([
    queryClient.fetchQuery(namePageQuery(name)),
    orKept(name, fetchNameFile(worldFile(name)), (kept) => kept.world),
  ]);
  return { ...data, abroad: decodeAbroad(columnsIn(world, data.name)) };
}

async function fetchNamePage(name: string): Promise<NamePageData> {
  const [{ record, caseVariants, parts }, relations] = await Promise.all([
    queryClient.fetchQuery(nameQuery(name)),
    orKept(name, fetchRelations(name), (kept) => kept.related),
  ]);
  if (record && isSameName(record, name)) {
    const ofName = relations[record.name] ?? {};
    return {
      name: record.name,
      record,
      caseVariants,
      otherSpelling: null,
      parts,
      relations: ofName,
    };
  }
  return { name, record: null, caseVariants: [], otherSpelling: record, parts, relations: {} };
}

/** An apostrophe at the end may be of the name, as in Nicolo', or of the text around it. */
function isSameName(record: NameRecord, name: string): boolean {
  const known = nameIn(record.name).toLowerCase();
  const asked = name.toLowerCase();
  return known === asked || `${known}'` === asked;
}

/** The relations of all names in the file of a name. */
async function fetchRelations(name: string): Promise<Readonly<Record<string, Relations>>> {
  const file = `related-${fileOfKey(firstKeys.names, foldName(name))}.json`;
  return queryClient.fetchQuery({
    queryKey: ["relations", file],
    ...FROM_FILES,
    queryFn: async () => parseRelations(await fetchNameFile(file)),
  });
}
