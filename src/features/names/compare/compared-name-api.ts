import { queryOptions } from "@tanstack/react-query";
import { isGivenName, type NameRecord } from "@/generators/name-search/name-files.ts";
import { type Abroad, decodeAbroad } from "@/generators/world/abroad.ts";
import { columnsIn, worldFile } from "@/generators/world/files.ts";
import { queryClient } from "@/lib/query-client.ts";
import { nameForm, otherScriptMessage } from "@/names/name-form.ts";
import { FROM_FILES, fetchNameFile } from "../name-file.ts";
import { nameQuery } from "../name-files-api.ts";
import { orKept } from "../or-kept.ts";
import type { Count } from "../spellings/count.ts";
import { fetchTogether } from "../spellings/fetch-together.ts";

/** What is known of a given name that is compared. */
export interface ComparedName {
  readonly record: NameRecord;
  readonly abroad: Abroad;
  /** With its other spellings; null for a name that has none. */
  readonly together: Count | null;
}

/** A given name of the statistics, in whatever case and accents it is asked for; null if there is none. */
export function comparedNameQuery(name: string) {
  return queryOptions({
    queryKey: ["compared-name", name],
    queryFn: () => fetchComparedName(name),
    ...FROM_FILES,
  });
}

async function fetchComparedName(name: string): Promise<ComparedName | null> {
  const { record } = await queryClient.fetchQuery(nameQuery(name));
  if (!record || !isGivenName(record)) return null;
  const [world, together] = await Promise.all([
    orKept(record.name, fetchNameFile(worldFile(record.name)), (kept) => kept.world),
    record.spellings.length > 0 ? fetchTogether(record) : null,
  ]);
  return { record, abroad: decodeAbroad(columnsIn(world, record.name)), together };
}

/** Why a name is not compared. */
export function unknownText(name: string): string {
  const form = nameForm(name);
  if (form.kind === "other-script") return otherScriptMessage(form);
  return `”${name}” finns inte bland förnamnen i statistiken. Kontrollera stavningen.`;
}
