import { describe, expect, it } from "vitest";
import {
  type CsvRow,
  count,
  oneOf,
  optionalCount,
  optionalText,
  parseCsv,
  text,
} from "../../../scripts/statistics/csv.ts";

function only(body: string): CsvRow {
  const [row] = parseCsv(`a,b\n${body}`, "test.csv", ["a", "b"]);
  if (row === undefined) throw new Error("no row");
  return row;
}

describe("parseCsv", () => {
  it("reads quoted fields with commas, quotes and line breaks in them", () => {
    const row = only('"Väst (""ovanligt"")","x,\ny"\n');
    expect(text(row, "a")).toBe('Väst ("ovanligt")');
    expect(optionalText(row, "b")).toBe("x,\ny");
  });

  it("reads CRLF, a byte order mark and a last line without a break", () => {
    const rows = parseCsv("\uFEFFa,b\r\n1,2\r\n3,4", "test.csv", ["a"]);
    expect(rows.map((row) => count(row, "b"))).toEqual([2, 4]);
  });

  it("keeps names that look like something else as text, and brings letters to NFC", () => {
    for (const name of ["Nan", "Null", "True"]) expect(text(only(`${name},1`), "a")).toBe(name);
    expect(text(only("A\u030Asa,1"), "a")).toBe("\u00C5sa");
  });

  it("numbers lines as the file does, past fields of several lines", () => {
    const rows = parseCsv('a,b\n"x\ny",1\nz,2\n', "test.csv", ["a"]);
    expect(rows.map((row) => row.line)).toEqual([2, 4]);
  });

  it.each([
    ["too few fields", "a,b\n1,2\n3\n", "test.csv:3: 1 fields where the header has 2"],
    ["too many fields", "a,b\n1,2,3\n", "test.csv:2: 3 fields"],
    ["an unclosed quote", 'a,b\n1,"2\n', "test.csv:2: a quoted field that never ends"],
    ["text after a quote", 'a,b\n"1"x,2\n', "test.csv:2: text after a closing quote"],
    ["a quote in plain text", 'a,b\n1"x,2\n', "test.csv:2: a quote inside an unquoted field"],
    ["a lone carriage return", "a,b\n1\r,2\n", "test.csv:2: a carriage return"],
    ["a missing column", "a,c\n1,2\n", 'test.csv:1: no column "b"'],
    ["a column twice", "a,b,a\n1,2,3\n", "test.csv:1: a column stands twice"],
    ["no header", "", "test.csv:1: no header line"],
    ["an empty line", "a,b\n\n", "test.csv:2: 1 fields"],
  ])("refuses %s", (_, body, message) => {
    expect(() => parseCsv(body, "test.csv", ["a", "b"])).toThrow(message);
  });
});

describe("fields", () => {
  it.each(["", "-1", "1.5", "1e3", " 1", "01", "NaN", "9999999999"])(
    "refuses %j as a count",
    (value) => {
      expect(() => count(only(`"${value}",x`), "a")).toThrow('test.csv:2: "a" is no whole number');
    },
  );

  it("reads counts, absent counts and choices", () => {
    expect(count(only("0,x"), "a")).toBe(0);
    expect(optionalCount(only(",x"), "a")).toBeNull();
    expect(optionalCount(only("7,x"), "a")).toBe(7);
    expect(oneOf(only("F,x"), "a", ["F", "M"])).toBe("F");
    expect(() => oneOf(only("K,x"), "a", ["F", "M"])).toThrow("none of F, M");
  });

  it("refuses empty text and text with space around it", () => {
    expect(() => text(only(",x"), "a")).toThrow('"a" is empty');
    expect(() => text(only(" Anna,x"), "a")).toThrow("space around");
    expect(() => text(only("1,x"), "c")).toThrow('no column "c"');
  });
});
