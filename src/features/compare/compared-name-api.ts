import { queryOptions } from "@tanstack/react-query";
import { queryClient } from "@/lib/query-client.ts";
import { orKept } from "@/name-parts/files/kept-offline.ts";
import { FROM_FILES, fetchNameFile } from "@/name-parts/files/name-file.ts";
import { nameQuery } from "@/name-parts/files/name-files-api.ts";
import type { Count } from "@/name-parts/spellings/count.ts";
import { fetchTogether } from "@/name-parts/spellings/fetch-together.ts";
import { nameForm, otherScriptMessage } from "@/names/form/name-form.ts";
import { isGivenName, type NameRecord } from "@/names/search/name-files.ts";
import { type Abroad, decodeAbroad } from "@/names/world/abroad.ts";
import { columnsIn, worldFile } from "@/names/world/files.ts";

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
  // Fetched together with the name, since most are typed as they are spelt; a failure is left to the call below, which
  // fetches it again.
  fetchNameFile(worldFile(name)).catch(() => null);
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
  return `”${name}” finns inte bland förnamnen i statistiken. Kontrollera stavningen. Efternamn går inte att jämföra här.`;
}

/** What is compared of a name that most have as a surname. */
export function surnameText(name: string): string {
  return `De flesta som heter ${name} har det som efternamn. Här jämförs det som förnamn.`;
}
