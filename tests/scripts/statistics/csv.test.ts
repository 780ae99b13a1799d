import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { count, optional, readCsv, text } from "../../../scripts/statistics/csv.ts";

function read(csv: string) {
  return readCsv(csv, "test.csv", v.object({ a: v.string(), b: v.string() }));
}

/** The first field of a file with one row. */
function readField<Field>(field: string, schema: v.GenericSchema<unknown, Field>) {
  return readCsv(`a,b\n"${field}",x\n`, "test.csv", v.object({ a: schema }))[0]?.fields.a;
}

describe("readCsv", () => {
  it("reads commas, quotes and line breaks in quoted fields", () => {
    const [row] = read('a,b\n"Väst (""ovanligt"")","x,\ny"\n');
    expect(row?.fields).toEqual({ a: 'Väst ("ovanligt")', b: "x,\ny" });
  });

  it("reads CRLF, a byte order mark and a last line without a line break", () => {
    const rows = read("\uFEFFa,b\r\n1,2\r\n3,4");
    expect(rows.map(({ fields }) => fields.b)).toEqual(["2", "4"]);
  });

  it("keeps names that look like values as text, and normalises letters to NFC", () => {
    const rows = read("a,b\nNull,True\nA\u030Asa,Nan\n");
    expect(rows.map(({ fields }) => fields)).toEqual([
      { a: "Null", b: "True" },
      { a: "\u00C5sa", b: "Nan" },
    ]);
  });

  it.each([
    ["too few fields", "a,b\n1,2\n3\n", "line 3"],
    ["too many fields", "a,b\n1,2,3\n", "line 2"],
    ["an unclosed quote", 'a,b\n1,"2\n', "line 2"],
    ["text after a closing quote", 'a,b\n"1"x,2\n', "line 2"],
    ["a quote inside an unquoted field", 'a,b\n1"x,2\n', "line 2"],
    ["an empty line", "a,b\n\n1,2\n", "line 2"],
    ["two columns with one name", "a,b,a\n1,2,3\n", "Two columns"],
    ["a missing column", "a,c\n1,2\n", 'test.csv:2: "b"'],
  ])("rejects %s", (_, csv, message) => {
    const reading = () => read(csv);
    expect(reading).toThrow("test.csv");
    expect(reading).toThrow(message);
  });
});

describe("fields", () => {
  it.each(["", "-1", "1.5", "1e3", " 1", "01", "NaN", "9999999999"])(
    "reject the count %j",
    (field) => {
      expect(() => readField(field, count)).toThrow('test.csv:2: "a": Expected a whole number');
    },
  );

  it.each(["", " Anna", "Anna ", " "])("reject the text %j", (field) => {
    expect(() => readField(field, text)).toThrow('test.csv:2: "a": Expected text');
  });

  it("read counts, also absent ones", () => {
    expect(readField("0", count)).toBe(0);
    expect(readField("7", optional(count))).toBe(7);
    expect(readField("", optional(count))).toBeNull();
  });
});
