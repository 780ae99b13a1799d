/** The files of the name search, made from the names that the repository has. */
import { gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { foldName, reverseKey, soundKey } from "@/generators/name-search/keys.ts";
import {
  decodeCountedNames,
  decodeRecords,
  fileOfKey,
  type NameRecord,
} from "@/generators/name-search/name-files.ts";
import { encodeNames, type NameFiles } from "../../../scripts/build/name-search/encode-names.ts";
import { type NameRow, readNames } from "../../../scripts/build/name-search/read-names.ts";

let rows: readonly NameRow[];
let nameFiles: NameFiles;

beforeAll(() => {
  rows = readNames();
  nameFiles = encodeNames(rows);
});

function textOf(file: string): string {
  const text = nameFiles.files.get(file);
  if (text === undefined) throw new Error(`There is no ${file}`);
  return text;
}

/** What the file says in which the search looks for a name. */
function lookUp(name: string): NameRecord | undefined {
  const file = fileOfKey(nameFiles.firstKeys.names, foldName(name));
  return decodeRecords(textOf(`names-${file}.txt`)).find((record) => record.name === name);
}

function largest(kind: string): number {
  const sizes = [...nameFiles.files]
    .filter(([file]) => file.startsWith(kind))
    .map(([, text]) => gzipSync(text).length);
  return Math.max(...sizes);
}

test("all names of the statistics are there", () => {
  expect(rows.filter(({ surnameBearers }) => surnameBearers > 0)).toHaveLength(382_492);
  expect(rows.filter(({ women, men }) => women + men > 0)).toHaveLength(96_611);
});

// Read off the raw files by hand.
test.each([
  ["Astrid", { women: 15_846, men: 5, surnameBearers: 0 }],
  ["Kim", { women: 2560, men: 8356, surnameBearers: 801, surnameRank: 1158 }],
  ["Andersson", { surnameBearers: 223_428, surnameRank: 1 }],
  ["Björk", { surnameBearers: 12_836 }],
  ["von Essen", { surnameBearers: 351 }],
  ["Granevåg", { surnameBearers: 8, surnameRank: null }],
])("%s is found with its figures", (name, figures) => {
  expect(lookUp(name)).toMatchObject(figures);
});

test("newborns have their years, counts and ranks, and a gap is no zero", () => {
  expect(lookUp("Astrid")?.girls).toHaveLength(25);
  expect(lookUp("Astrid")?.girls.at(-1)).toEqual({ year: 2022, children: 603, rank: 1 });
  expect(lookUp("Emma")?.girls[0]).toEqual({ year: 1998, children: 1467, rank: 1 });
  // Fewer than ten boys in 2021 and 2022, which the second file counts.
  expect(lookUp("Kim")?.boys.at(-1)).toEqual({ year: 2022, children: 4 });
  expect(lookUp("Granevåg")?.girls).toEqual([]);
});

test("every name is in the file in which the search looks for it, in each order", () => {
  const { names, endings, sounds } = nameFiles.firstKeys;
  const expected = rows.map(({ name }) => name).sort();
  const inNames = names.flatMap((_, i) =>
    decodeRecords(textOf(`names-${i}.txt`)).filter(
      ({ name }) => fileOfKey(names, foldName(name)) === i,
    ),
  );
  const inEndings = endings.flatMap((_, i) =>
    decodeCountedNames(textOf(`endings-${i}.txt`)).filter(
      ({ name }) => fileOfKey(endings, reverseKey(foldName(name))) === i,
    ),
  );
  const inSounds = sounds.flatMap((_, i) =>
    decodeCountedNames(textOf(`sounds-${i}.txt`)).filter(
      ({ name }) => fileOfKey(sounds, soundKey(foldName(name))) === i,
    ),
  );
  for (const found of [inNames, inEndings, inSounds]) {
    expect(found.map(({ name }) => name).sort()).toEqual(expected);
  }
});

test("a look-up takes 10 kB at most, suggestions and near names together 40 kB", () => {
  expect(largest("names-")).toBeLessThanOrEqual(10_000);
  const others = ["starts-", "endings-", "sounds-", "short."].map(largest);
  expect(others.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(40_000);
});
