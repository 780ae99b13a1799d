import { parse } from "csv-parse/sync";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { type DataSetId, dataSets } from "@/names/open-data.ts";
import { readNames } from "../../../scripts/build/name-search/read-names.ts";
import { dataFiles } from "../../../scripts/build/open-data/data-files.ts";

const Rows = v.array(v.record(v.string(), v.string()));

/** Each file, read by another program. */
const tables = new Map(
  dataFiles(readNames()).map(({ id, rows, text }) => {
    const records = v.parse(Rows, parse(text, { bom: true, columns: true, delimiter: ";" }));
    return [id, { rows, records }];
  }),
);

function recordsOf(id: DataSetId): Record<string, string>[] {
  return tables.get(id)?.records ?? [];
}

/** The rows in which the columns have the values. */
function find(id: DataSetId, values: Readonly<Record<string, string>>): Record<string, string>[] {
  return recordsOf(id).filter((record) =>
    Object.entries(values).every(([column, value]) => record[column] === value),
  );
}

describe.each(dataSets)("the file $id", ({ id, columns }) => {
  test("has the columns that are described, and as many rows as it states", () => {
    const names = columns.flatMap((column) => column.names);
    expect(Object.keys(recordsOf(id)[0] ?? {}).sort()).toEqual([...names].sort());
    expect(new Set(names).size).toBe(names.length);
    expect(recordsOf(id)).toHaveLength(tables.get(id)?.rows ?? 0);
    expect(recordsOf(id).length).toBeGreaterThan(500);
  });

  test("has no row twice", () => {
    const rows = recordsOf(id).map((record) => Object.values(record).join(";"));
    expect(new Set(rows).size).toBe(rows.length);
  });
});

// Read off the raw statistics and the rules of /kallor by hand.
test.each<[id: DataSetId, row: Record<string, string>]>([
  ["klasser", { Namn: "Astrid", Kön: "flicknamn", Klassiskt: "1", Modernt: "0", Nordiskt: "1" }],
  ["klasser", { Namn: "Kim", Kön: "könsneutralt" }],
  ["stavningar", { Grupp: "Karin", Stavning: "Carin" }],
  ["ljud", { Namn: "Sjöberg", Slag: "efternamn", Ljud: "ʃ'Öb,erj", Stavelser: "2" }],
  ["nyfodda", { Namn: "Maja", Kön: "flickor", "2022": "448" }],
  [
    "efternamn",
    {
      Namn: "Lindberg",
      Svenskt: "1",
      Bildning: "sammansatt",
      "Första delen": "lind",
      "Sista delen": "berg",
    },
  ],
  [
    "ursprung",
    { Namn: "Astrid", Klasser: "nordiskt", "Form av": "", Härledning: "säker", Betydelse: "säker" },
  ],
  [
    "ursprung",
    {
      Namn: "Elsa",
      "Form av": "Elisabet",
      Härledning: "säker",
      Betydelse: "",
      Text: "Elsa är en svensk kortform av Elisabet, belagd 1422.",
    },
  ],
  ["efternamn", { Namn: "Svensson", Bildning: "fadersnamn", "Första delen": "svens" }],
])("%s.csv has %j", (id, row) => {
  expect(find(id, row)).toHaveLength(1);
});

test("a number that is not published is empty, never zero", () => {
  const cells = recordsOf("nyfodda").flatMap((record) => Object.values(record));
  expect(cells).toContain("");
  expect(cells).not.toContain("0");
});
