import { firstKeys } from "virtual:name-index";
import { foldName, reverseKey } from "@/names/search/keys.ts";
import {
  countedName,
  decodeEndings,
  decodeListedNames,
  fileOfKey,
  type ListedName,
  LONGEST_SHORT_NAME,
  listedName,
  type NameRecord,
} from "@/names/search/name-files.ts";
import { type NearNames, nearNames } from "@/names/search/near-names.ts";
import { pickRecord } from "@/names/search/pick-record.ts";
import { soundKey, usualReading } from "@/names/search/sound-key.ts";
import type { ReadAs } from "@/names/sounds/read-as.ts";
import { fetchNameFile } from "./name-file.ts";
import { fetchRecords } from "./name-files-api.ts";

/**
 * Finds names that are spelt or sound nearly like a name. One that differs near its end is in the file of
 * the name itself, one that differs near its beginning among the names that end alike.
 *
 * @param readAs finds only names of that kind; without it, the name is read as most have it
 * @throws BackendError when a file cannot be fetched
 */
export async function fetchNearNames(
  name: string,
  readAs?: ReadAs,
): Promise<NearNames<ListedName>> {
  const folded = foldName(name);
  if (folded === "") return { sameSound: [], oneSoundApart: [], spelling: [] };
  const records = await fetchRecords(folded);
  const reading = readAs ?? readingOf(name, records);
  const ending = fileOfKey(firstKeys.endings, reverseKey(folded));
  const sound = fileOfKey(firstKeys.sounds, soundKey(name, reading));
  const [inOrderOfSound, ...listed] = await Promise.all([
    fetchListedNames(`sounds-${sound}.txt`),
    fetchNameFile(`endings-${ending}.txt`).then(decodeEndings),
    folded.length <= LONGEST_SHORT_NAME ? fetchListedNames("short.txt") : [],
  ]);
  const isOfKind = ({ givenNameBearers, surnameBearers }: ListedName) =>
    readAs === undefined || (readAs === "surname" ? surnameBearers : givenNameBearers) > 0;
  const candidates = [...records.map(listedName), ...listed.flat()];
  return nearNames(name, reading, candidates.filter(isOfKind), inOrderOfSound.filter(isOfKind));
}

/** What most have a name as. */
function readingOf(name: string, records: readonly NameRecord[]): ReadAs {
  const folded = foldName(name);
  const record = pickRecord(
    name,
    records.filter((each) => foldName(each.name) === folded),
  );
  return record ? usualReading(countedName(record)) : "given name";
}

async function fetchListedNames(file: string): Promise<readonly ListedName[]> {
  return decodeListedNames(await fetchNameFile(file));
}
