import { foldName, reverseKey } from "../../../src/names/search/keys.ts";
import { slugOf } from "../../../src/names/search/name-addresses.ts";
import type { CommonNames } from "../../../src/names/search/name-files.ts";
import {
  COMMON_NAMES,
  COMMON_NAMES_FILE,
  DOCUMENTS,
  FEWEST_RANKED,
  LONGEST_SHORT_NAME,
  SUGGESTIONS,
  spansFiles,
} from "../../../src/names/search/name-files.ts";
import { soundKey, usualReading } from "../../../src/names/search/sound-key.ts";
import { otherSpellings } from "../../../src/names/search/spelling-groups.ts";
import { compareCodePoints, frontCode, sharedPrefixLength } from "../../statistics/encoding.ts";
import { recordOf } from "./name-records.ts";
import type { NameRow } from "./read-names.ts";
import { type RelationsByName, relateNames, relationsText } from "./related-names.ts";
import { almanacNames } from "./told-given-names.ts";
import { worldText } from "./world-files.ts";

/** Most names in a file: about 10 kB with gzip. */
const MOST_NAMES = 1_550;

/** Fewest bearers of a name in the file of short names. */
const FEWEST_OF_SHORT = 100;

/** Longest prefix that one digit can express. */
const LONGEST_SHARED_PREFIX = 9;

/** Files by name, and the first key of each file of an order. */
export interface NameFiles {
  readonly files: ReadonlyMap<string, string>;
  readonly firstKeys: Readonly<Record<"names" | "endings" | "sounds", readonly string[]>>;
  /** The slugs of the names with a document of their own, front-coded. */
  readonly documents: Readonly<Record<"givenNames" | "surnames", string>>;
}

interface KeyedRow extends NameRow {
  /** A set of {@link DOCUMENTS}. */
  readonly documents: number;
  readonly folded: string;
  readonly ending: string;
  readonly sound: string;
}

/** Splits all names into files of three orders: by spelling, by spelling from the end, and by sound. */
export function encodeNames(rows: readonly NameRow[]): NameFiles {
  const ranks = surnameRanks(rows);
  const keyed = rows.map((row) => {
    const folded = foldName(row.name);
    const { name, women, men, surnameBearers } = row;
    const reading = usualReading({ givenNameBearers: women + men, surnameBearers });
    // Written out, as in read-names.ts.
    return {
      name,
      women,
      men,
      surnameBearers,
      girls: row.girls,
      boys: row.boys,
      womenAge: row.womenAge,
      menAge: row.menAge,
      folded,
      ending: reverseKey(folded),
      sound: soundKey(name, reading),
      documents: documentsOf(row, ranks),
    };
  });
  const bySpelling = split(keyed, (row) => row.folded);
  const byEnding = split(keyed, (row) => row.ending);
  const bySound = split(keyed, (row) => row.sound);
  const firstKeys = {
    names: bySpelling.map(([first]) => first?.folded ?? ""),
    endings: byEnding.map(([first]) => first?.ending ?? ""),
    sounds: bySound.map(([first]) => first?.sound ?? ""),
  };
  const related = relateNames(bySpelling, ranks);
  const files = new Map([
    ...bySpelling.map((part, i) => [`names-${i}.txt`, recordsText(part, ranks)] as const),
    ...byEnding.map((part, i) => [`endings-${i}.txt`, endingsText(part)] as const),
    ...bySound.map((part, i) => [`sounds-${i}.txt`, countedText(part)] as const),
    ...related.map((relations, i) => [`related-${i}.json`, relationsText(relations)] as const),
    ...startTexts(bySpelling.flat(), firstKeys.names),
    ["short.txt", countedText(bySpelling.flat().filter(isShort))],
    [COMMON_NAMES_FILE, commonNamesText(keyed, ranks, Object.assign({}, ...related))],
  ]);
  const namesWith = (document: number) =>
    keyed.filter(({ documents }) => (documents & document) !== 0).map(({ name }) => name);
  const documents = {
    // The statistics have not every name of the almanac: two names in one may be no one's name in daily use.
    givenNames: slugsOf([...namesWith(DOCUMENTS.givenName), ...almanacNames]),
    surnames: slugsOf(namesWith(DOCUMENTS.surname)),
  };
  return { files, firstKeys, documents };
}

function slugsOf(names: readonly string[]): string {
  return frontCode([...new Set(names.map(slugOf))].sort(compareCodePoints));
}

/** Splits rows in the order of a key; rows of one key stay in one file. */
function split(rows: readonly KeyedRow[], keyOf: (row: KeyedRow) => string): KeyedRow[][] {
  const byKey = new Map<string, KeyedRow[]>();
  for (const row of rows) {
    const ofKey = byKey.get(keyOf(row));
    if (ofKey) ofKey.push(row);
    else byKey.set(keyOf(row), [row]);
  }
  const files: KeyedRow[][] = [];
  let file: KeyedRow[] = [];
  for (const key of [...byKey.keys()].sort()) {
    const ofKey = byKey.get(key) ?? [];
    if (file.length > 0 && file.length + ofKey.length > MOST_NAMES) {
      files.push(file);
      file = [];
    }
    if (ofKey.length > 1) ofKey.sort((left, right) => compareCodePoints(left.name, right.name));
    file.push(...ofKey);
  }
  return [...files, file];
}

/** Ranks by bearers; names with the same number share the best rank of them. */
export function surnameRanks(rows: readonly NameRow[]): ReadonlyMap<string, number> {
  const sorted = rows
    .filter(({ surnameBearers }) => surnameBearers >= FEWEST_RANKED)
    .sort((left, right) => right.surnameBearers - left.surnameBearers);
  const ranks = new Map<string, number>();
  let rank = 0;
  sorted.forEach(({ name, surnameBearers }, i) => {
    if (surnameBearers !== sorted[i - 1]?.surnameBearers) rank = i + 1;
    ranks.set(name, rank);
  });
  return ranks;
}

function recordsText(rows: readonly KeyedRow[], ranks: ReadonlyMap<string, number>): string {
  return [
    frontCodeUnsorted(rows.map(({ name }) => name)),
    numbers(rows.map(({ women }) => women)),
    numbers(rows.map(({ men }) => men)),
    numbers(rows.map(({ surnameBearers }) => surnameBearers)),
    numbers(rows.map(({ name }) => ranks.get(name) ?? 0)),
    numbers(rows.map(({ womenAge }) => womenAge)),
    numbers(rows.map(({ menAge }) => menAge)),
    numbers(rows.map(({ documents }) => documents)),
    ...rows.flatMap(({ name, girls, boys }, i) => {
      const spellings = otherSpellings(name);
      if (!girls && !boys && spellings.length === 0) return [];
      const line = `${i.toString(36)};${girls};${boys}`;
      return [spellings.length === 0 ? line : `${line};${spellings.join(",")}`];
    }),
  ].join("\n");
}

/** All that the pages of the most common names show, but for their origins: these texts would double the file. */
function commonNamesText(
  rows: readonly KeyedRow[],
  ranks: ReadonlyMap<string, number>,
  related: RelationsByName,
): string {
  const common = [...rows]
    .sort((a, b) => bearers(b) - bearers(a))
    .slice(0, COMMON_NAMES)
    .sort((a, b) => compareCodePoints(a.name, b.name));
  const relations = Object.fromEntries(
    common.map(({ name }) => [name, { ...related[name], origin: undefined }]),
  );
  const [records, world] = [
    recordsText(common, ranks),
    worldText(new Set(common.map(({ name }) => name))),
  ].map((text) => JSON.stringify(text));
  return `[${records},${relationsText(relations)},${world}]`;
}

function countedText(rows: readonly KeyedRow[]): string {
  return [frontCodeUnsorted(rows.map(({ name }) => name)), ...countLines(rows)].join("\n");
}

/** The names are spelt from their end: neighbours begin alike. */
function endingsText(rows: readonly KeyedRow[]): string {
  return [frontCodeUnsorted(rows.map(({ name }) => reverseKey(name))), ...countLines(rows)].join(
    "\n",
  );
}

function countLines(rows: readonly KeyedRow[]): string[] {
  return [
    numbers(rows.map(({ women, men }) => women + men)),
    numbers(rows.map(({ surnameBearers }) => surnameBearers)),
    numbers(rows.map(({ documents }) => documents)),
  ];
}

function documentsOf(row: NameRow, ranks: ReadonlyMap<string, number>): number {
  const isGivenName = row.women + row.men > 0 || row.girls !== "" || row.boys !== "";
  if (!isGivenName && !ranks.has(row.name)) return 0;
  const record = recordOf(row, ranks);
  return (
    (record.hasGivenNameDocument ? DOCUMENTS.givenName : 0) |
    (record.hasSurnameDocument ? DOCUMENTS.surname : 0)
  );
}

/** The first suggestions for each start that no single file has, in a file per first letter. */
function startTexts(rows: readonly KeyedRow[], firstKeys: readonly string[]): [string, string][] {
  // Null for a start that one file has.
  const byStart = new Map<string, KeyedRow[] | null>();
  for (const row of rows) {
    for (let length = 1; length <= row.folded.length; length++) {
      const start = row.folded.slice(0, length);
      const known = byStart.get(start);
      const ofStart = known === undefined ? (spansFiles(firstKeys, start) ? [] : null) : known;
      if (ofStart !== known) byStart.set(start, ofStart);
      if (!ofStart) break;
      ofStart.push(row);
    }
  }
  const files = new Map<string, Record<string, CommonNames>>();
  for (const [start, names] of byStart) {
    if (!names) continue;
    const common = names
      .sort(
        (left, right) =>
          Number(right.folded === start) - Number(left.folded === start) ||
          bearers(right) - bearers(left),
      )
      .slice(0, SUGGESTIONS);
    const file = `starts-${start.charAt(0)}.json`;
    const ofFile = files.get(file) ?? {};
    ofFile[start] = common.map((row) => [row.name, row.women + row.men, row.surnameBearers]);
    files.set(file, ofFile);
  }
  return [...files].map(([file, ofFile]) => [file, JSON.stringify(ofFile)]);
}

function isShort(row: KeyedRow): boolean {
  return row.folded.length <= LONGEST_SHORT_NAME && bearers(row) >= FEWEST_OF_SHORT;
}

function bearers({ women, men, surnameBearers }: NameRow): number {
  return Math.max(women + men, surnameBearers);
}

/** Front-codes names in the order of their file, which need not be that of their characters. */
function frontCodeUnsorted(names: readonly string[]): string {
  let previous = "";
  return names
    .map((name) => {
      const longest = Math.min(name.length - 1, LONGEST_SHARED_PREFIX);
      const shared = sharedPrefixLength(previous, name, longest);
      previous = name;
      return `${shared}${name.slice(shared)}`;
    })
    .join("");
}

/** Writes numbers for decodeSparse, which reads those at the end that are left out as zero. */
function numbers(values: readonly number[]): string {
  const entries: string[] = [];
  let zeros = 0;
  for (const value of values) {
    if (value === 0) {
      zeros += 1;
      continue;
    }
    if (zeros > 0) entries.push(zeros === 1 ? "" : `-${zeros.toString(36)}`);
    entries.push(value.toString(36));
    zeros = 0;
  }
  return entries.join(",");
}
