import { expect, test } from "vitest";
import { givenNameHead, headOf, surnameHead } from "@/features/name-page/name-heads.ts";
import type { NameRecord } from "@/names/search/name-files.ts";
import { recordOf } from "../../../scripts/build/name-search/name-records.ts";
import { originRelations } from "../../../scripts/build/name-search/origins.ts";
import { readNames } from "../../../scripts/build/name-search/read-names.ts";

const origins = originRelations();
const rows = readNames();
const records = new Map(rows.map((row) => [row.name, recordOf(row, new Map())]));

/** Those with a document of their own. */
const givenNames = [...records.values()].filter(({ hasGivenNameDocument }) => hasGivenNameDocument);
const surnames = [...records.values()]
  .filter(({ hasSurnameDocument }) => hasSurnameDocument)
  .sort((a, b) => b.surnameBearers - a.surnameBearers)
  .map((record, i) => ({ ...record, surnameRank: i + 1 }));

function recordNamed(name: string): NameRecord {
  const record = records.get(name);
  if (!record) throw new Error(`No ${name}`);
  return record;
}

function dataOf(record: NameRecord) {
  return {
    name: "",
    record,
    parts: null,
    relations: { ...LISTS_SIMILAR, origin: origins.get(record.name) },
  };
}

/** Of a page that lists names like its own. */
const LISTS_SIMILAR = {
  given: { classes: 0, isNature: false, similar: [["Alma", 9000, 1]], siblings: [] },
  surname: { kinds: 0, neighbours: [["Ek", 5000, 1]], sameEnding: [["Lindberg", 16000, 1]] },
  split: { kind: "compound", parts: ["lind", "qvist"], joined: false, oldSpellings: [] },
} as const;

/** With ordinary spaces. */
function plain(text: string): string {
  return text.replaceAll("\u00a0", " ");
}

test("the head of a given name answers what people search for", () => {
  const { title, description } = givenNameHead({
    name: "Astrid",
    record: recordNamed("Astrid"),
    parts: null,
  });
  expect(title).toBe("Astrid: hur många heter så, namnsdag och statistik");
  expect(plain(description)).toMatch(
    /^Den 31 december 2022 hette 16 184 kvinnor och 11 män i Sverige Astrid\. Flest nyfödda sedan 1998: 625 flickor 2019\. Namnsdag 27 november\./,
  );
});

test("the head of a name whose origin is told says so, and what it is where there is room", () => {
  const { title, description } = givenNameHead(dataOf(recordNamed("Astrid")));
  expect(title).toBe("Astrid – betydelse, ursprung och hur många som heter så");
  expect(plain(description)).toContain(
    "i Sverige Astrid. Ursprung: fornnordiskt, áss gud + fríðr vacker. Namnsdag 27 november.",
  );
  const { title: ofUnknownSense } = givenNameHead(dataOf(recordNamed("Rebecka")));
  expect(ofUnknownSense).toBe("Rebecka – ursprung och hur många som heter så – Namnfynd");
});

test("the years with as many newborns are all in the head", () => {
  const { description } = givenNameHead({
    name: "Maria",
    record: recordNamed("Maria"),
    parts: null,
  });
  expect(plain(description)).toContain("Flest nyfödda sedan 1998: 227 flickor 1998 och 2017.");
});

test.each([
  ["Kim", "Kim: hur många heter så, namnsdag och statistik – Namnfynd"],
  ["Aaliyah", "Aaliyah: hur många heter så, kurva och statistik – Namnfynd"],
  ["Abdirahim", "Abdirahim: hur många heter så, kurva och statistik"],
])("the title of %s says what there is, and the site where there is room", (name, title) => {
  expect(givenNameHead({ name, record: recordNamed(name), parts: null }).title).toBe(title);
});

test("the head of a surname answers what people search for", () => {
  const record = { ...recordNamed("Lindqvist"), surnameRank: 40 };
  const { title, description } = surnameHead({ name: "Lindqvist", record, parts: null });
  expect(title).toBe("Efternamnet Lindqvist – hur många heter så? – Namnfynd");
  expect(plain(description)).toMatch(
    /^Den 31 december 2020 hade 15 395 personer i Sverige efternamnet Lindqvist\. Det är det 40:e vanligaste efternamnet\./,
  );
});

test("only a page that lists names like its own promises them", () => {
  const aaliyah = { name: "Aaliyah", record: recordNamed("Aaliyah"), parts: null };
  const ax = { name: "Ax", record: recordNamed("Ax"), parts: null };
  const { given, surname, split } = LISTS_SIMILAR;
  expect(givenNameHead({ ...aaliyah, relations: { given } }).description).toMatch(
    /lik(?:nar|nande)/,
  );
  expect(surnameHead({ ...ax, relations: { surname, split } }).description).toContain("liknande");
  const alone = [
    givenNameHead(aaliyah),
    givenNameHead({ ...aaliyah, relations: { given: { ...given, similar: [] } } }),
    givenNameHead({ name: "gustav adolf", record: null, parts: null }),
    surnameHead(ax),
    surnameHead({ ...ax, relations: { surname } }),
    surnameHead({ ...ax, relations: { surname: { ...surname, sameEnding: [] }, split } }),
  ];
  for (const { description } of alone) expect(description).not.toMatch(/lik(?:nar|nande)/);
  expect(alone[4]?.description).toContain("grannarna i listan");
});

test("the head of a name that only the calendar has promises no statistics of it", () => {
  const { title, description } = givenNameHead({ name: "gustav adolf", record: null, parts: null });
  expect(title).toBe("Gustav Adolf: hur många heter så, och namnsdag – Namnfynd");
  expect(description).toContain("när namnet har namnsdag");
});

test("a common given name has its own picture, with the text of it", () => {
  const { picture } = givenNameHead({ name: "Åsa", record: recordNamed("Åsa"), parts: null });
  expect(picture?.path).toBe("/delning/namn/%C3%A5sa.png");
  expect(plain(picture?.alt ?? "")).toBe(
    "Åsa: 26 859 hade det som tilltalsnamn den 31 december 2022. Namnsdag 12 september. Namnfynd.",
  );
  const { picture: ofAstrid } = givenNameHead({
    name: "Astrid",
    record: recordNamed("Astrid"),
    parts: null,
  });
  expect(ofAstrid?.alt).toContain("Kurva över nyfödda flickor per år 2013–2022.");
});

test("a surname has its own picture up to rank 300", () => {
  const lindqvist = recordNamed("Lindqvist");
  const headOf = (surnameRank: number) =>
    surnameHead({ name: "Lindqvist", record: { ...lindqvist, surnameRank }, parts: null });
  expect(headOf(300).picture?.path).toBe("/delning/efternamn/lindqvist.png");
  expect(headOf(301).picture).toBeUndefined();
});

test.each([
  [
    "given names",
    () =>
      givenNames.map((record) => givenNameHead({ ...dataOf(record), relations: LISTS_SIMILAR })),
  ],
  [
    "given names with their origins",
    () => givenNames.map((record) => givenNameHead(dataOf(record))),
  ],
  ["surnames", () => surnames.map((record) => surnameHead(dataOf(record)))],
  [
    "surnames with no other like them",
    () =>
      surnames.map((record) =>
        surnameHead({
          ...dataOf(record),
          relations: { surname: { ...LISTS_SIMILAR.surname, sameEnding: [] } },
        }),
      ),
  ],
] as const)("search engines show the heads of common %s whole", (_, makeHeads) => {
  const heads = makeHeads();
  expect(heads.length).toBeGreaterThan(900);
  const unfit = heads.filter(
    ({ title, description }) =>
      title.length > 60 || description.length < 120 || description.length > 155,
  );
  expect(unfit).toEqual([]);
  const short = heads.filter(({ title }) => title.length < 50);
  expect(short.length / heads.length).toBeLessThan(0.1);
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
});

test("no head and no share picture has a day without “den”, or a name before its day", () => {
  const heads = [
    ...givenNames.map((record) => ({ record, ...givenNameHead(dataOf(record)) })),
    ...surnames.map((record) => ({ record, ...surnameHead({ name: "", record, parts: null }) })),
  ];
  const texts = heads.flatMap(({ record, description, picture }) =>
    [description, picture?.alt ?? ""].map((text) => ({ name: record.name, text: plain(text) })),
  );
  const faults = texts.filter(({ text }) => /(?<!\bden |\d)\d+ december \d{4}/i.test(text));
  expect(faults.slice(0, 5)).toEqual([]);
  const named = texts.filter(({ text }) => /^Den \d+ december/.test(text));
  expect(named.length).toBe(heads.length);
  const early = named.filter(({ name, text }) => !text.includes(` ${name}.`));
  expect(early.slice(0, 5)).toEqual([]);
});

test("the head of a name of older people leads with their age", () => {
  const { description } = givenNameHead({ name: "", record: recordNamed("Barbro"), parts: null });
  expect(plain(description)).toMatch(/ i Sverige Barbro\. I snitt var de \d\d år\./);
  expect(
    givenNameHead({ name: "", record: recordNamed("Astrid"), parts: null }).description,
  ).not.toContain("I snitt");
});

test("the longest names still have a head", () => {
  const [longest] = [...records.keys()].sort((a, b) => b.length - a.length);
  if (!longest) throw new Error("No names");
  const named = { name: longest, record: recordNamed(longest) };
  expect(givenNameHead({ ...named, parts: null }).title).toContain(longest);
  expect(surnameHead({ ...named, parts: null }).title).toContain(longest);
});

test("a name that is not in the statistics is never said to have no bearers", () => {
  const { title, description } = givenNameHead({ name: "x-ärling", record: null, parts: null });
  expect(title).toContain("X-Ärling");
  expect(plain(description)).toMatch(
    /^Den 31 december 2022 hade färre än två i Sverige förnamnet X-Ärling\./,
  );
  expect(surnameHead({ name: "x-ärling", record: null, parts: null }).description).toMatch(
    /^Den 31\u00a0december 2020 hade färre än två i Sverige efternamnet X-Ärling\./,
  );
});

test("the head of what is no name says nothing of it, and of a whole name no figure", async () => {
  const ofName = async (name: string) => givenNameHead({ name, record: null, parts: null });
  for (const slug of ["12", "%", "ольга"]) {
    const { title, description } = await headOf(slug, ofName);
    expect(title).toBe("Hur många heter …? – Namnfynd");
    expect(description).not.toMatch(/färre än två/i);
  }
  const parts = { given: recordNamed("Astrid"), surname: recordNamed("Andersson") };
  const data = { name: "astrid andersson", record: null, parts };
  expect(givenNameHead(data).description).toMatch(
    /^SCB räknar förnamn och efternamn var för sig\./,
  );
  expect(surnameHead(data).description).not.toMatch(/färre än två/i);
});
