/** The files of the name search, made from the names that the repository has. */
import { gzipSync } from "node:zlib";
import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { seededRandom } from "@/generators/engine/sample.ts";
import { parseCommonNames } from "@/name-parts/files/common-names-api.ts";
import { parseRelations } from "@/name-parts/files/relations.ts";
import { calendarMonths } from "@/names/days/name-day-calendar.ts";
import { listFile } from "@/names/lists/definition.ts";
import { listPages } from "@/names/lists/registry.ts";
import { foldName, reverseKey } from "@/names/search/keys.ts";
import { givenNameAddress, nameOfSlug, slugOf } from "@/names/search/name-addresses.ts";
import {
  COMMON_NAMES,
  COMMON_NAMES_FILE,
  decodeEndings,
  decodeListedNames,
  decodeRecords,
  fileOfKey,
  type NameRecord,
} from "@/names/search/name-files.ts";
import { nearNames } from "@/names/search/near-names.ts";
import type { RelatedName, Relations } from "@/names/search/related-names.ts";
import { soundKey, usualReading } from "@/names/search/sound-key.ts";
import { otherSpellings } from "@/names/search/spelling-groups.ts";
import { decodeNames } from "@/names/word-list.ts";
import { columnsIn, worldFile } from "@/names/world/files.ts";
import { originRows } from "@/words/origins.ts";
import { encodeNames, type NameFiles } from "../../scripts/build/name-search/encode-names.ts";
import { listFiles } from "../../scripts/build/name-search/list-files.ts";
import { topListFiles } from "../../scripts/build/name-search/name-lists.ts";
import { type NameRow, readNames } from "../../scripts/build/name-search/read-names.ts";
import { worldFiles } from "../../scripts/build/name-search/world-files.ts";
import { compareCodePoints } from "../../scripts/statistics/encoding.ts";
import { isReviewed } from "../../scripts/statistics/surname-splits.ts";

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

/** What the page of a name shows besides its own figures. */
function relationsOf(name: string): Relations {
  const file = fileOfKey(nameFiles.firstKeys.names, foldName(name));
  return parseRelations(textOf(`related-${file}.json`))[name] ?? {};
}

function relationsOfAll(): ReadonlyMap<string, Relations> {
  const relations = nameFiles.firstKeys.names.map((_, i) =>
    parseRelations(textOf(`related-${i}.json`)),
  );
  return new Map(relations.flatMap((ofFile) => Object.entries(ofFile)));
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
  expect(rows.filter(({ women, men }) => women + men > 0)).toHaveLength(99_654);
});

// Read off the raw files by hand.
test.each([
  ["Astrid", { women: 16_184, men: 11, surnameBearers: 0 }],
  [
    "Kim",
    {
      women: 2606,
      men: 8389,
      meanAge: { women: 39.7, men: 36.3 },
      surnameBearers: 801,
      surnameRank: 1158,
    },
  ],
  ["Andersson", { surnameBearers: 223_428, surnameRank: 1 }],
  ["Björk", { surnameBearers: 12_836 }],
  ["von Essen", { surnameBearers: 351 }],
  ["Granevåg", { surnameBearers: 8, surnameRank: null }],
])("%s is found with its figures", (name, figures) => {
  expect(lookUp(name)).toMatchObject(figures);
});

test("every given name with a document says how many go by it", () => {
  const all = relationsOfAll();
  expect(all.get("Maria")?.second?.carried).toEqual([444_524, 82_731, "f"]);
  expect(all.get("Olof")?.second?.carried).toEqual(expect.arrayContaining(["p"]));
  expect(all.get("Kim")?.second?.carried).toEqual([4805 + 12_212, 2560 + 8356, "u"]);
  expect(all.get("Mohamed")?.second?.carried).toEqual([18_876, 10_067, "p"]);
  expect(all.get("Abdirahman")?.second?.carried).toEqual([2894, 1914, "p"]);
  expect([...all.values()].filter(({ second }) => second).length).toBeGreaterThan(2_000);
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
    decodeEndings(textOf(`endings-${i}.txt`)).filter(
      ({ name }) => fileOfKey(endings, reverseKey(foldName(name))) === i,
    ),
  );
  const inSounds = sounds.flatMap((_, i) =>
    decodeListedNames(textOf(`sounds-${i}.txt`)).filter(
      (listed) => fileOfKey(sounds, soundKey(listed.name, usualReading(listed))) === i,
    ),
  );
  for (const found of [inNames, inEndings, inSounds]) {
    expect(found.map(({ name }) => name).sort()).toEqual(expected);
  }
});

test("a name with each letter and sign of the statistics is found by its address", () => {
  const withLetter = new Map<string, string>();
  for (const { name } of rows) {
    for (const letter of name) if (!withLetter.has(letter)) withLetter.set(letter, name);
  }
  // Both cases of a to z, å, ä, ö and É, and more.
  expect(withLetter.size).toBeGreaterThan(70);
  const lost = [...withLetter.values()].filter((name) => {
    const { pathname } = new URL(givenNameAddress(name, false), "https://namnfynd.se");
    const asked = nameOfSlug(decodeURIComponent(pathname.split("/").at(-1) ?? ""));
    const file = fileOfKey(nameFiles.firstKeys.names, foldName(asked));
    return !decodeRecords(textOf(`names-${file}.txt`)).some(
      (record) => record.name === name && record.name.toLowerCase() === asked,
    );
  });
  expect(lost).toEqual([]);
});

test.each(["al", "an", "mi"])("%s is suggested first when it is typed whole", (typed) => {
  const file: Record<string, [string][]> = JSON.parse(textOf(`starts-${typed.charAt(0)}.json`));
  const [[first] = [""], [second] = [""]] = file[typed] ?? [];
  expect(foldName(first)).toBe(typed);
  expect(foldName(second).startsWith(typed)).toBe(true);
});

test("a look-up takes 10 kB at most, suggestions and near names together 40 kB", () => {
  expect(largest("names-")).toBeLessThanOrEqual(10_000);
  const others = ["starts-", "endings-", "sounds-", "short."].map(largest);
  expect(others.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(40_000);
});

test("a file of related names and origins takes 16 kB at most", () => {
  expect(largest("related-")).toBeLessThanOrEqual(16_000);
});

const seed = Math.floor(Math.random() * 2 ** 31);
test(`500 names say what their source says (seed ${seed})`, () => {
  const random = seededRandom(seed);
  for (let drawn = 0; drawn < 500; drawn++) {
    const row = rows[Math.floor(random() * rows.length)];
    if (!row) throw new Error("There are no names");
    const { name, women, men, surnameBearers } = row;
    const record = lookUp(name);
    expect(record).toMatchObject({ name, women, men, surnameBearers });
    expect(record?.girls.map(asInSource)).toEqual(valuesIn(row.girls));
    expect(record?.boys.map(asInSource)).toEqual(valuesIn(row.boys));
  }
});

/** "1999 14:d2" for 40 newborns and rank 470 in the second column. */
function asInSource({ year, children, rank }: NameRecord["girls"][number]): string {
  const value = children.toString(36);
  return `${year} ${rank === undefined ? value : `${value}:${rank.toString(36)}`}`;
}

function valuesIn(columns: string): string[] {
  return columns
    .split(",")
    .map((value, i) => `${1998 + i} ${value}`)
    .filter((value) => !value.endsWith(" "));
}

function namesOf(related: readonly RelatedName[] = []): string[] {
  return related.map(([name]) => name);
}

describe("the common names", () => {
  test("are the 1,000 with most bearers, with all that their files say", () => {
    const { records, related, world } = parseCommonNames(textOf(COMMON_NAMES_FILE));
    const byName = new Map(records.map((record) => [record.name, record]));
    const mostCommon = rows
      .map(({ name, women, men, surnameBearers }) => ({
        name,
        bearers: Math.max(women + men, surnameBearers),
      }))
      .sort((a, b) => b.bearers - a.bearers)
      .slice(0, COMMON_NAMES);
    for (const { name } of mostCommon) {
      expect(byName.get(name), name).toEqual(lookUp(name));
      expect(related[name], name).toEqual({ ...relationsOf(name), origin: undefined });
    }
    const files = new Map(worldFiles());
    for (const name of ["Astrid", "Mohamed", "Lindqvist"]) {
      const text = files.get(worldFile(name)) ?? "";
      expect(columnsIn(world, name), name).toEqual(columnsIn(text, name));
    }
  });

  test("are fetched at the cost of a picture", () => {
    expect(gzipSync(textOf(COMMON_NAMES_FILE)).length).toBeLessThan(150_000);
  });
});

describe("related given names", () => {
  test("a related name says how many bear it and whether it has a document of its own", () => {
    const { records, relations } = readAll();
    const related = Object.values(relations).flatMap(({ given }) =>
      given ? [...given.similar, ...given.siblings] : [],
    );
    const wrong = related.filter(([name, bearers, hasDocument]) => {
      const record = records.get(name);
      return (
        !record ||
        bearers !== record.women + record.men ||
        (hasDocument === 1) !== record.hasGivenNameDocument
      );
    });
    expect(wrong).toEqual([]);
    expect(new Set(related.map(([, , hasDocument]) => hasDocument))).toEqual(new Set([0, 1]));
  });

  test("a page lists no name twice, nor itself", () => {
    let pages = 0;
    const repeated = [...relationsOfAll()].flatMap(([name, { given }]) => {
      if (!given) return [];
      pages += 1;
      const related = [...given.siblings, ...given.similar].map(([other, givenNameBearers]) => ({
        name: other,
        givenNameBearers,
        surnameBearers: 0,
      }));
      const inOrderOfSound = related
        .map((other) => ({ other, key: soundKey(other.name, "given name") }))
        .sort((a, b) => compareCodePoints(a.key, b.key))
        .map(({ other }) => other);
      const { sameSound, oneSoundApart } = nearNames(name, "given name", related, inOrderOfSound);
      const listed = [...related, ...sameSound, ...oneSoundApart].map((other) => other.name);
      const seen = new Set([name, ...otherSpellings(name)]);
      return listed.flatMap((other) => {
        if (seen.has(other)) return [`${name}: ${other}`];
        seen.add(other);
        return [];
      });
    });
    expect(repeated).toEqual([]);
    expect(pages).toBeGreaterThan(5_000);
  });
});

/** Every file of records and of relations. */
function readAll() {
  const parts = nameFiles.firstKeys.names.map((_, i) => ({
    records: decodeRecords(textOf(`names-${i}.txt`)),
    relations: parseRelations(textOf(`related-${i}.json`)),
  }));
  const records = parts.flatMap((part) =>
    part.records.map((record) => [record.name, record] as const),
  );
  const relations: Readonly<Record<string, Relations>> = Object.assign(
    {},
    ...parts.map((part) => part.relations),
  );
  return { records: new Map(records), relations };
}

describe("related surnames", () => {
  test("are the neighbours by bearers", () => {
    expect(relationsOf("Andersson").surname?.neighbours).toEqual([
      ["Johansson", 222_581, 1],
      ["Karlsson", 166_115, 1],
    ]);
    expect(namesOf(relationsOf("Karlsson").surname?.neighbours)).toEqual([
      "Andersson",
      "Johansson",
      "Nilsson",
      "Eriksson",
    ]);
  });

  test("share the last part of the name", () => {
    expect(namesOf(relationsOf("Lindqvist").surname?.sameEnding)).toEqual(
      expect.arrayContaining(["Lundqvist", "Blomqvist"]),
    );
    expect(namesOf(relationsOf("Svensson").surname?.sameEnding)).toEqual(
      expect.arrayContaining(["Andersson", "Johansson"]),
    );
    // Of the divided names only: the end of a single word is no part.
    expect(namesOf(relationsOf("Sundin").surname?.sameEnding)).not.toContain("Levin");
    expect(relationsOf("Söder").surname).toMatchObject({ sameEnding: [] });
  });

  test("are left out for names that have no rank", () => {
    expect(relationsOf("Granevåg").surname).toBeUndefined();
  });
});

describe("the parts of a surname", () => {
  test.each([
    ["Lindahl", "compound", ["lind", "dahl"], true, [["dahl", "dal"]]],
    [
      "Löfqvist",
      "compound",
      ["löf", "qvist"],
      false,
      [
        ["löf", "löv"],
        ["qvist", "kvist"],
      ],
    ],
    ["Sundin", "ending", ["sund", "in"], false, []],
    ["Larsson", "patronymic", ["lars", "son"], false, []],
    // Six bearers.
    ["Granhall", "compound", ["gran", "hall"], false, []],
  ])("of %s are those of a %s", (name, kind, parts, joined, oldSpellings) => {
    expect(relationsOf(name).split).toEqual({ kind, parts, joined, oldSpellings });
  });

  test("are not told of a name that is not divided, or that nobody is known to bear", () => {
    expect(relationsOf("Söder").split).toBeUndefined();
    expect(relationsOf("Lindxqvist").split).toBeUndefined();
  });

  test("of the thousand most common names were decided by hand", () => {
    const { records } = readAll();
    const own = [...records.values()].filter(({ surnameRank }) => (surnameRank ?? 1001) <= 1000);
    expect(own.length).toBeGreaterThanOrEqual(1000);
    expect(own.filter(({ name }) => !isReviewed(name)).map(({ name }) => name)).toEqual([]);
  });

  test("are told only of names with the class svenska", () => {
    const { relations } = readAll();
    const divided = Object.entries(relations).filter(([, { split }]) => split);
    const notSwedish = divided.filter(([, { surname }]) => surname && (surname.kinds & 1) === 0);
    expect(divided.length).toBeGreaterThan(20_000);
    expect(notSwedish.map(([name]) => name)).toEqual([]);
  });
});

describe("the names with a document of their own", () => {
  const given = () => new Set(decodeNames(nameFiles.documents.givenNames));

  test.each<[string, () => readonly string[]]>([
    [
      "the names of the almanac",
      () =>
        calendarMonths()
          .flat()
          .flatMap(({ names }) => names.map(({ name }) => name)),
    ],
    ["the names whose origin is told", () => originRows.trim().split("\n").map(firstColumn)],
    ["the given names that lists link to", listedGivenNames],
    ["the most given names of each year", mostGivenNames],
  ])("are all %s", (_, names) => {
    const slugs = names().map(slugOf);
    expect(slugs.length).toBeGreaterThan(500);
    const known = given();
    expect(slugs.filter((slug) => !known.has(slug))).toEqual([]);
  });

  test("are the surnames that at least 500 bear", () => {
    const common = rows.filter(({ surnameBearers }) => surnameBearers >= 500);
    expect(new Set(decodeNames(nameFiles.documents.surnames))).toEqual(
      new Set(common.map(({ name }) => slugOf(name))),
    );
  });

  test("are those whose records say so, but for two names of the almanac in one", () => {
    const records = [...readAll().records.values()];
    const slugs = records
      .filter(({ hasGivenNameDocument }) => hasGivenNameDocument)
      .map(({ name }) => slugOf(name));
    expect([...given()].filter((slug) => !slugs.includes(slug))).toEqual(["gustav_adolf"]);
  });

  test("are a small part of all, which a static host can serve", () => {
    expect(given().size).toBeLessThan(5000);
    expect(decodeNames(nameFiles.documents.surnames).length).toBeLessThan(5000);
    expect(given().has("abbygail")).toBe(false);
  });
});

function firstColumn(row: string): string {
  return row.split("\t")[0] ?? "";
}

const listedNames = v.array(v.object({ entries: v.array(v.object({ name: v.string() })) }));

function listedGivenNames(): string[] {
  const files = new Map(listFiles(rows));
  return listPages
    .filter(({ nameKind }) => nameKind === "given name")
    .flatMap(({ id }) => v.parse(listedNames, JSON.parse(files.get(listFile(id)) ?? "")))
    .flatMap(({ entries }) => entries.map(({ name }) => name));
}

const topNames = v.array(v.object({ name: v.string() }));

function mostGivenNames(): string[] {
  return topListFiles(rows)
    .map(([, text]) => v.parse(v.object({ girls: topNames, boys: topNames }), JSON.parse(text)))
    .flatMap(({ girls, boys }) => [...girls, ...boys].map(({ name }) => name));
}
