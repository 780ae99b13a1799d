import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import type { NameFacts } from "@/names/facts/facts.ts";
import { lookUpSurname } from "@/names/facts/surname-facts.ts";
import { loadGroups } from "@/saved/export/export-content.ts";
import { makeCsv } from "@/saved/export/export-csv.ts";
import { groupOfPage } from "@/saved/export/export-groups.ts";
import { ASTRID, bareName, group } from "./exported-names.ts";

/** The file as another program reads it: a record a name, by heading. */
function readBack(csv: string): Record<string, string>[] {
  const records: Record<string, string>[] = parse(csv, {
    bom: true,
    columns: true,
    delimiter: ";",
  });
  return records.map((record) =>
    Object.fromEntries(
      Object.entries(record).map(([heading, text]) => [heading, text.replaceAll("\u00a0", " ")]),
    ),
  );
}

function named(name: string, facts: NameFacts) {
  return { ...bareName(name), facts };
}

test("every fact has a column of its own", () => {
  const [astrid] = readBack(makeCsv([group("Förnamn", ASTRID)]));
  expect(astrid).toEqual({
    Namn: "Astrid",
    Från: "Förnamn",
    "Kvinnor med tilltalsnamnet 2022": "15840",
    "Män med tilltalsnamnet 2022": "11",
    "Medelålder 2022, år": "37",
    Namnsdag: "27 november",
    "Nyfödda, kön": "flickor",
    "Nyfödda 2013": "439",
    "Nyfödda 2014": "450",
    "Nyfödda 2015": "färre än 10",
    "Nyfödda 2016": "480",
    "Nyfödda 2017": "500",
    "Nyfödda 2018": "520",
    "Nyfödda 2019": "560",
    "Nyfödda 2020": "570",
    "Nyfödda 2021": "600",
    "Nyfödda 2022": "603",
  });
});

test("the mean age is exported with the number of bearers, though cards do not show it", async () => {
  const groups = await loadGroups([
    groupOfPage("fornamn", ["Gun"]),
    groupOfPage("barnnamn", ["Alma"]),
  ]);
  expect(groups.map(({ names: [first] }) => first?.facts.meanAge)).toEqual([77, undefined]);
});

test("names of several kinds share the columns, and leave those empty that are not theirs", () => {
  const csv = makeCsv([
    group("Efternamn", named("Lind", { surnameBearers: 1200 })),
    group(
      "Hundnamn",
      named("Bosse", { pets: [{ kind: "hundar", count: 900, asOf: "2024-12-31" }] }),
    ),
    group("Fantasynamn", bareName("Ylwen Dimdotter")),
  ]);
  expect(readBack(csv)).toEqual([
    expect.objectContaining({ Namn: "Lind", "Personer med efternamnet 2020": "1200", Hundar: "" }),
    expect.objectContaining({ Namn: "Bosse", Hundar: "900", "Hundarna räknade": "2024-12-31" }),
    {
      Namn: "Ylwen Dimdotter",
      Från: "Fantasynamn",
      "Personer med efternamnet 2020": "",
      Hundar: "",
      "Hundarna räknade": "",
    },
  ]);
});

test("fewer than two bearers are no number, and a note says so", () => {
  const csv = makeCsv([
    group(
      "Förnamn",
      named("Alma", { bearers: { women: 1200, men: 0 } }),
      named("Nyhet", { bearers: { women: 0, men: 0 } }),
      named("Kim", { bearers: { women: 2560, men: 8356 } }),
    ),
    group("Efternamn", named("Ekhav", { surnameBearers: 0 }), named("Lind", { surnameBearers: 2 })),
  ]);
  const rows = readBack(csv).map(({ Namn, Från, ...figures }) => Object.values(figures));
  expect(rows).toEqual([
    ["1200", "", "", "färre än två män med tilltalsnamnet 2022"],
    [
      "",
      "",
      "",
      "färre än två kvinnor med tilltalsnamnet 2022, färre än två män med tilltalsnamnet 2022",
    ],
    ["2560", "8356", "", ""],
    ["", "", "", "färre än två personer med efternamnet 2020"],
    ["", "", "2", ""],
  ]);
});

test("newborns of both sexes and of different years are kept apart", () => {
  const csv = makeCsv([
    group(
      "Barnnamn",
      named("Charlie", {
        newborns: [
          { sex: "flickor", count: 41, year: 2022, rank: 250 },
          { sex: "pojkar", count: 421, year: 2022, rank: 17 },
        ],
      }),
      named("Nyhet", { newborns: [{ sex: "flickor", count: 12, year: 2021, rank: null }] }),
    ),
  ]);
  expect(readBack(csv)).toEqual([
    {
      Namn: "Charlie",
      Från: "Barnnamn",
      "Nyfödda flickor 2021": "",
      "Nyfödda flickor 2022": "41",
      "Plats bland flickor 2022": "250",
      "Nyfödda pojkar 2022": "421",
      "Plats bland pojkar 2022": "17",
    },
    expect.objectContaining({ Namn: "Nyhet", "Nyfödda flickor 2021": "12" }),
  ]);
});

test("names without facts have no columns but their own", () => {
  expect(readBack(makeCsv([group("Namnlista", bareName("=1+1"))]))).toEqual([
    { Namn: "'=1+1", Från: "Namnlista" },
  ]);
});

test("the facts are those of the group, and curves are only for groups that have them", async () => {
  const names = ["Astrid", "Andersson"];
  const [surnames, children] = await loadGroups([
    { label: "Efternamn", names, loadFacts: async () => lookUpSurname, hasCurves: false },
    { label: "Barnnamn", names, hasCurves: true },
  ]);
  expect(surnames?.names).toEqual([
    bareName("Astrid"),
    named("Andersson", { surnameBearers: 223428 }),
  ]);
  expect(children?.names.map(({ facts, series }) => [facts, series?.sex])).toEqual([
    [{}, "flickor"],
    [{}, undefined],
  ]);
});
