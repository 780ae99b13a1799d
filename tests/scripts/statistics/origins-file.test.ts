import { describe, expect, it } from "vitest";
import { originsFile } from "../../../scripts/statistics/origins-file.ts";
import { sourcesOf } from "../../../scripts/statistics/provenance.ts";
import { decodeOrigins } from "../../../src/names/origins/origins.ts";
import * as statistics from "../../../src/words/statistics.ts";

const HEADER =
  "name,classes,language,form,parts,sense,relation,of,certainty,sense_certainty,sources,sweden,dispute";
const ASK = "Ask,nordiskt,fornnordiska,askr,,ask,,,säker,säker,hellquist:ask,,";
const ASKE =
  "Aske,nordiskt,danska,askr,,en liten ask,dansk form av Ask,Ask,säker,säker,hellquist:ask,,";

const NO_MENDS = { texts: {}, certainForms: [] };

function importRows(
  rows: readonly string[],
  texts: readonly string[],
  mends: Parameters<typeof originsFile>[2] = NO_MENDS,
) {
  const files: Readonly<Record<string, string>> = {
    "origins.csv": [HEADER, ...rows, ""].join("\n"),
    "origin_texts.csv": ["name,text", ...texts, ""].join("\n"),
  };
  const { files: written } = originsFile(
    { files: Object.keys(files), read: (file) => files[file] ?? "" },
    sourcesOf(statistics),
    mends,
  );
  const [, rowsText = ""] = /= `\n(.*)\n`;/s.exec(written.get("origins.ts") ?? "") ?? [];
  return { origins: decodeOrigins(rowsText), classes: written.get("origin-classes.ts") ?? "" };
}

describe("originsFile", () => {
  it("keeps of a form only that it is one: what its base means is said of the base", () => {
    const { origins } = importRows([ASK, ASKE], ["Ask,Ask är *askr*.", "Aske,Aske är danska."]);
    expect(origins.get("Ask")?.derivation).toMatchObject({ form: "askr", sense: "ask" });
    expect(origins.get("Aske")?.derivation).toEqual({
      kind: "form",
      of: "Ask",
      relation: "dansk form av Ask",
    });
  });

  it("lists the names of each set of classes", () => {
    const { classes } = importRows([ASK, ASKE], ["Ask,Ask är *askr*.", "Aske,Aske är danska."]);
    expect(classes).toContain("\nnordiskt: Ask Aske\n");
  });

  it("has the mended text of a name in place of the file's", () => {
    const { origins } = importRows([ASK], ["Ask,Ask är ask."], {
      ...NO_MENDS,
      texts: { Ask: "Ask är trädet *askr*." },
    });
    expect(origins.get("Ask")?.text).toBe("Ask är trädet *askr*.");
  });

  it("doubts the base of a form, and not the form, where only the base is doubted", () => {
    const rows = [ASK, ASKE].map((row) => row.replace("säker,säker", "omstridd,omstridd"));
    const { origins } = importRows(rows, ["Ask,Ask är ask.", "Aske,Aske är danska."], {
      ...NO_MENDS,
      certainForms: ["Aske"],
    });
    expect(origins.get("Aske")?.certainty).toBe("säker");
    expect(origins.get("Ask")?.certainty).toBe("omstridd");
  });

  it.each([
    ["http://www.saob.se/ask", "https://www.saob.se/ask"],
    // It may answer with http only.
    ["http://www.ord.se/ask", "http://www.ord.se/ask"],
  ])("links to %s as %s", (address, href) => {
    const { origins } = importRows(
      [ASK.replace("hellquist:ask", `${address} (Ordbok)`)],
      ["Ask,Ask är ask."],
    );
    expect(origins.get("Ask")?.sources).toEqual([{ title: "Ordbok", href }]);
  });

  it.each([
    ["hellquist:ask", "Elof Hellquist, Svensk etymologisk ordbok (1922): ask"],
    ["strong-H175", "James Strongs hebreiska ordbok till Bibeln (1890): H175"],
    ["strong-G2", "James Strongs grekiska ordbok till Bibeln (1890): G2"],
    ["wikipedia:Ask (norsk)", "Ask (norsk), Wikipedia"],
    ["wikipedia:Ask (Wiktionary)", "Ask (Wiktionary)"],
    // Its pages do not say whose dictionary they reprint.
    ["names.whitepages.com (Oxford): Ask", "Ordboksartikel hos Whitepages Names"],
  ])("names the source %s", (source, title) => {
    const { origins } = importRows([ASK.replace("hellquist:ask", source)], ["Ask,Ask är ask."]);
    expect(origins.get("Ask")?.sources).toEqual([{ title, href: undefined }]);
  });

  it.each([
    ["a row without a text", [ASK], [], "has no text of Ask"],
    ["a text without a row", [ASK], ["Ask,Ask.", "Alm,Alm."], "texts without a row"],
    ["a word that is not closed", [ASK], ["Ask,Ask är *askr."], "origin_texts.csv:2"],
    ["a name twice", [ASK, ASK], ["Ask,Ask är ask."], "a name twice"],
    ["an unknown class", [ASK.replace("nordiskt", "nordisk")], ["Ask,Ask."], '"nordisk"'],
    ["a base without a row", [ASKE], ["Aske,Aske."], "which has no row"],
    [
      "a link to an unknown publisher",
      [ASK.replace("hellquist:ask", "https://mirror.example/ask (Isof)")],
      ["Ask,Ask är ask."],
      "unknown publisher",
    ],
  ])("refuses %s", (_, rows, texts, message) => {
    expect(() => importRows(rows, texts)).toThrow(message);
  });

  it.each([
    ["of a name without one", { Alm: "Alm är alm." }, "no text of Alm"],
    ["that the file has", { Ask: "Ask är ask." }, "mended already"],
    ["with a word that is not closed", { Ask: "Ask är *askr." }, "Ask: an odd asterisk"],
  ])("refuses a mended text %s", (_, texts, message) => {
    const mends = { ...NO_MENDS, texts };
    expect(() => importRows([ASK], ["Ask,Ask är ask."], mends)).toThrow(message);
  });

  it.each([
    ["a name of its own", "Ask"],
    ["a form that its row does not doubt", "Aske"],
    ["a name without a row", "Alm"],
  ])("refuses as a form that is certain after all %s", (_, name) => {
    const texts = ["Ask,Ask är ask.", "Aske,Aske är danska."];
    const mends = { ...NO_MENDS, certainForms: [name] };
    expect(() => importRows([ASK, ASKE], texts, mends)).toThrow(`${name} is no form`);
  });
});
