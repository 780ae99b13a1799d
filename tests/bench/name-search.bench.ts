import { bench } from "vitest";
import { foldName, reverseKey } from "@/names/search/keys.ts";
import {
  type CountedName,
  countedName,
  decodeEndings,
  decodeListedNames,
  decodeRecords,
  fileOfKey,
} from "@/names/search/name-files.ts";
import { nearNames } from "@/names/search/near-names.ts";
import { soundKey } from "@/names/search/sound-key.ts";
import type { ReadAs } from "@/names/sounds/read-as.ts";
import { encodeNames } from "../../scripts/build/name-search/encode-names.ts";
import { readNames } from "../../scripts/build/name-search/read-names.ts";

/** A common name, one of the longest, and one whose consonants most names share. */
const NAMES: readonly (readonly [name: string, readAs: ReadAs])[] = [
  ["Kristina", "given name"],
  ["Wachtmeister af Johannishus", "surname"],
  ["Sana", "given name"],
];

const { files, firstKeys } = encodeNames(readNames());

function fileOf(kind: "names" | "endings" | "sounds", key: string): string {
  return files.get(`${kind}-${fileOfKey(firstKeys[kind], key)}.txt`) ?? "";
}

for (const [name, readAs] of NAMES) {
  const folded = foldName(name);
  const records = fileOf("names", folded);
  const endings = fileOf("endings", reverseKey(folded));
  const sounds = fileOf("sounds", soundKey(name, readAs));

  bench(`/sok?namn=${name}`, () => {
    decodeRecords(records).find((record) => record.name === name);
  });

  bench(`/sok?namn=${name} (near names)`, () => {
    const candidates: CountedName[] = [
      ...decodeRecords(records).map(countedName),
      ...decodeEndings(endings),
    ];
    nearNames(name, readAs, candidates, decodeListedNames(sounds));
  });
}
