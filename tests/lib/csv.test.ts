import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { formatCsv } from "@/lib/csv.ts";

/** The rows as another program reads them. */
function readBack(csv: string): string[][] {
  return parse(csv, { bom: true, delimiter: ";", record_delimiter: "\r\n" });
}

test("another parser reads back every text as it was", () => {
  const texts = [
    "Åke",
    "Łukasz",
    "Şirin",
    'Kalle "Kula" Ek',
    "a;b",
    "två\r\nrader",
    "en\nrad",
    "",
    "'",
  ];
  expect(
    readBack(
      formatCsv([
        ["Namn", ...texts],
        [...texts, "sist"],
      ]),
    ),
  ).toEqual([
    ["Namn", ...texts],
    [...texts, "sist"],
  ]);
});

test("the file has what Excel needs to recognize it", () => {
  expect(
    formatCsv([
      ["Namn", "Antal"],
      ["Åke", 13345],
      ["Ärla", null],
    ]),
  ).toBe("\ufeffNamn;Antal\r\nÅke;13345\r\nÄrla;\r\n");
});

test("a comma splits no text, not even one of the header, in a spreadsheet of another language", () => {
  const csv = formatCsv([
    ["Namn", "Kvinnor, 2020"],
    ["Åke, Åsa", 12],
  ]);
  expect(csv).toBe('\ufeffNamn;"Kvinnor, 2020"\r\n"Åke, Åsa";12\r\n');
});

test.each([
  '=HYPERLINK("https://example.org";"Klicka")',
  "=1+1",
  "+46701234567",
  "-2+3",
  "@SUM(A1:A9)",
  "\t=1+1",
  "\r=1+1",
  "\n=1+1",
  "  =1+1",
  "\u00a0=1+1",
  "＝1+1",
  "＠SUM(A1)",
  "\tAstrid",
])("%j cannot run as a formula", (text) => {
  expect(readBack(formatCsv([["Astrid", text]]))).toEqual([["Astrid", `'${text}`]]);
});

test("a text that only contains such characters stays as it is", () => {
  const texts = ["Anna-Karin", "O=O", "a@b", "1+1", "’Astrid"];
  expect(readBack(formatCsv([texts]))).toEqual([texts]);
});

test("quotes and separators in a formula open no cell of their own", () => {
  expect(readBack(formatCsv([['=1";=2;"', "Bo"]]))).toEqual([['\'=1";=2;"', "Bo"]]);
});

test("decimals have a comma, and are negative as numbers", () => {
  expect(readBack(formatCsv([[-29.5, 7.25, 1000]]))).toEqual([["-29,5", "7,25", "1000"]]);
});
