import { readFileSync } from "node:fs";
import {
  getDocument,
  OPS,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import { type ExportedGroup, loadGroups } from "@/saved/export/export-content.ts";
import { groupOfPage } from "@/saved/export/export-groups.ts";
import { makePdf, type PdfOptions } from "@/saved/export/export-pdf.ts";
import { ASTRID, bareName, group } from "./exported-names.ts";

function font(file: string): ArrayBuffer {
  const bytes = readFileSync(`node_modules/@expo-google-fonts/fraunces/${file}`);
  return Uint8Array.from(bytes).buffer;
}

const FONTS = {
  regular: font("400Regular/Fraunces_400Regular.ttf"),
  bold: font("600SemiBold/Fraunces_600SemiBold.ttf"),
};

async function makeBytes(
  groups: readonly ExportedGroup[],
  options: Partial<PdfOptions> = {},
): Promise<Uint8Array> {
  const parts = await makePdf(groups, {
    title: "Favoriter",
    day: new Date(2026, 10, 22),
    fonts: FONTS,
    signal: new AbortController().signal,
    onProgress: () => {},
    ...options,
  });
  return Uint8Array.from(Buffer.concat(parts));
}

/** The document as another program reads it. */
async function readBack(...made: Parameters<typeof makeBytes>): Promise<PDFDocumentProxy> {
  return getDocument({ data: await makeBytes(...made), verbosity: 0 }).promise;
}

/** The texts of a page, with plain spaces. */
async function textsOf(pdf: PDFDocumentProxy, page: number): Promise<string[]> {
  const { items } = await (await pdf.getPage(page)).getTextContent();
  return items.flatMap((item) => ("str" in item ? [item.str.replaceAll("\u00a0", " ")] : []));
}

type StructNode = Awaited<ReturnType<PDFPageProxy["getStructTree"]>>;
type StructContent = StructNode["children"][number];

function isNode(content: StructContent): content is StructNode {
  return "role" in content;
}

/** The roles of a page's structure, each with those within it: "L(LI(LBody(P)))". */
function rolesOf({ role, children }: StructNode): string {
  const within = children.filter(isNode).map(rolesOf);
  return within.length > 0 ? `${role}(${within.join(" ")})` : role;
}

const SPECIAL = ["Åke", "Ärla", "Örjan", "André", "Łukasz", "Şirin", "Željko", "Nguyễn"];

test("names, facts, date and sources can be read back, whatever their letters", async () => {
  const pdf = await readBack([group("Förnamn", ASTRID, ...SPECIAL.map(bareName))]);
  const texts = await textsOf(pdf, 1);
  for (const name of SPECIAL) expect(texts).toContain(name);
  expect(texts).toEqual(
    expect.arrayContaining([
      "Favoriter",
      "Förnamn · 9 namn · 22 november 2026",
      "Astrid",
      "15 851 bär namnet, i snitt 37 år · namnsdag 27 november",
      "2013: 439",
      "2022: 603",
      "Sida 1 av 1",
    ]),
  );
  expect(texts.join(" ")).toContain(
    "Antal bärare: SCB, 31 december 2022. Medelålder: SCB, 31 december 2022. Namnsdagar:",
  );
  expect(texts.join(" ")).toContain("Källa: SCB, per stavning, 2013–2022.");
});

test("the fonts are Fraunces, embedded with the letters that are used", async () => {
  const pdf = await readBack([group("Förnamn", ASTRID, bareName("Łukasz"))]);
  const page = await pdf.getPage(1);
  const { fnArray, argsArray } = await page.getOperatorList();
  const ids = new Set(
    argsArray.flatMap((args, i) => (fnArray[i] === OPS.setFont ? [String(args[0])] : [])),
  );
  const fonts = [...ids].map((id) => page.commonObjs.get(id));
  expect(fonts.map(({ name }) => name).sort()).toEqual([
    // A font that is not whole has a name that begins so.
    expect.stringMatching(/^[A-Z]{6}\+Fraunces-SemiBold$/),
    expect.stringMatching(/^[A-Z]{6}\+Fraunces-Regular$/),
  ]);
  for (const { name, missingFile } of fonts) expect(missingFile, name).toBe(false);
  // Both fonts as a whole have 145 kB.
  expect((await pdf.getData()).length).toBeLessThan(40_000);
});

test("a screen reader learns title, language and structure", async () => {
  const pdf = await readBack([group("Förnamn", ASTRID), group("Efternamn", bareName("Lind"))]);
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: "Favoriter", Language: "sv-SE", Author: "Namnfynd" });
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
  const tree = await (await pdf.getPage(1)).getStructTree();
  expect(rolesOf(tree)).toBe(
    "Root(Document(H1 P H2 L(LI(LBody(P P Figure))) H2 L(LI(LBody(P))) P))",
  );
  expect(JSON.stringify(tree)).toContain('"alt":"Nyfödda flickor: 439 2013, 603 2022."');
});

test("a document of a single group has no heading for it", async () => {
  const pdf = await readBack([group("Förnamn", bareName("Bo"))]);
  expect(rolesOf(await (await pdf.getPage(1)).getStructTree())).toBe(
    "Root(Document(H1 P L(LI(LBody(P)))))",
  );
});

/** The lines of each page that name one of these names, as they are drawn. */
async function namesByPage(
  pdf: PDFDocumentProxy,
  isName: (text: string) => boolean,
): Promise<string[][]> {
  const pages: string[][] = [];
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const texts = await textsOf(pdf, page);
    expect(texts).toContain(`Sida ${page} av ${pdf.numPages}`);
    pages.push(texts.filter(isName));
  }
  return pages;
}

function numbered(count: number): string[] {
  return Array.from({ length: count }, (_, i) => `Namn ${i}`);
}

test.each([
  [12, 1],
  [13, 1],
  [14, 2],
  [24, 2],
  [25, 2],
  [26, 3],
  [60, 5],
  [200, 16],
])(
  "%i names with curves have %i pages, and none has only one or two of them",
  async (count, pages) => {
    const names = numbered(count);
    const pdf = await readBack([group("Namnlista", ...names.map((name) => ({ ...ASTRID, name })))]);
    const byPage = await namesByPage(pdf, (text) => text.startsWith("Namn "));
    expect(byPage).toHaveLength(pages);
    expect(byPage.flat()).toEqual(names);
    for (const onPage of byPage) expect(onPage.length).toBeGreaterThan(2);
  },
);

test("twelve names fit on one page with a surname and everything that is known of them", async () => {
  const names = "Ann-Christine Alexandra Lill Linn Bo Kim Iris Isak Lo Elsa Lisbet Lena".split(" ");
  const [exported] = await loadGroups([
    { ...groupOfPage("fornamn", names), beside: { given: "", surname: "Lindqvist" } },
  ]);
  const pdf = await readBack(exported ? [exported] : []);
  expect(pdf.numPages).toBe(1);
  const texts = await textsOf(pdf, 1);
  expect(texts).toEqual(expect.arrayContaining(names.map((name) => `${name} Lindqvist`)));
  const lines = texts.join(" ");
  expect(lines).toContain("A-C.L. · ");
  expect(lines).toContain("L.L. · att tänka på: börjar lika · ");
});

test("no page ends with a heading, or has a single name of a list that goes on elsewhere", async () => {
  // Wherever the end of the first page is.
  for (let count = 1; count <= 16; count += 1) {
    const dogs = ["Zack", "Zelda", "Zeus", "Zigge", "Zita", "Zorro"];
    const pdf = await readBack([
      group("Förnamn", ...numbered(count).map((name) => ({ ...ASTRID, name }))),
      group("Hundnamn", ...dogs.map((name) => ({ ...ASTRID, name }))),
      group("Kattnamn", ...["Måns", "Sigge", "Selma", "Tusse"].map(bareName)),
    ]);
    const byPage = await namesByPage(pdf, (text) => text === "Hundnamn" || dogs.includes(text));
    expect(byPage.flat(), String(count)).toEqual(["Hundnamn", ...dogs]);
    for (const onPage of byPage) {
      const names = onPage.filter((text) => text !== "Hundnamn");
      if (onPage.length > 0) expect(names.length, String(count)).toBeGreaterThan(1);
    }
  }
});

test("a document says where characters are missing, and keeps the whole title for its reader", async () => {
  const pdf = await readBack([group("Namnlista", ...["Юрий", "Bo 🐼", "Łukasz"].map(bareName))], {
    title: "Våra namn 🐶",
  });
  const texts = await textsOf(pdf, 1);
  expect(texts).toEqual(expect.arrayContaining(["Våra namn", "[?]", "Bo", "Łukasz"]));
  expect(texts.join(" ").replaceAll("  ", " ")).toContain(
    "Typsnittet saknar tecken i rubriken och 2 namn. Emojier är utelämnade, och andra tecken är ersatta med [?]. I en CSV-fil kommer alla tecken med.",
  );
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: "Våra namn 🐶" });
});

test("five hundred names fill numbered pages, each name once and in order", async () => {
  const names = numbered(500);
  const progress: number[] = [];
  const pdf = await readBack([group("Namnlista", ...names.map((name) => ({ ...ASTRID, name })))], {
    onProgress: (done) => progress.push(done),
  });
  expect(pdf.numPages).toBeGreaterThan(30);
  const byPage = await namesByPage(pdf, (text) => text.startsWith("Namn "));
  expect(byPage.flat()).toEqual(names);
  expect(progress[0]).toBe(0);
  for (const [i, done] of progress.entries()) {
    expect(done - (progress[i - 1] ?? 0)).toBeLessThanOrEqual(10);
  }
  expect(progress.at(-1)).toBeGreaterThan(480);
});

test("a text too long for its line goes on below, within the page", async () => {
  const title = "Favoriter till det nya barnet som snart kommer hem till oss på Lindgatan";
  const name = `${"Maximiliana-".repeat(8)}Rosenborg`;
  const pdf = await readBack([group("Förnamn", { ...ASTRID, name })], { title });
  const page = await pdf.getPage(1);
  const { items } = await page.getTextContent();
  expect(items.length).toBeGreaterThan(10);
  for (const item of items) {
    if (!("str" in item)) continue;
    expect(item.transform[4] + item.width, item.str).toBeLessThan(540);
  }
});

test("the work stops when it is cancelled", async () => {
  const cancelling = new AbortController();
  const made = makeBytes([group("Namnlista", ...Array(500).fill(ASTRID))], {
    signal: cancelling.signal,
    onProgress: (done) => {
      if (done >= 100) cancelling.abort();
    },
  });
  await expect(made).rejects.toThrow(expect.objectContaining({ name: "AbortError" }));
});
