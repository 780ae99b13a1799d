/**
 * Compares names drawn from the raw files of the statistics with what the built files of the name search
 * say of them, which is what the search and the pages of names show:
 *
 *   npx tsx scripts/compare-names.ts <folder of the raw files> [rows per file] [seed]
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { foldName } from "@/generators/name-search/keys.ts";
import { decodeRecords, fileOfKey, type NameRecord } from "@/generators/name-search/name-files.ts";
import { seededRandom } from "@/generators/sample.ts";
import { encodeNames } from "./build/name-search/encode-names.ts";
import { readNames } from "./build/name-search/read-names.ts";
import { count, readCsv, text } from "./statistics/csv.ts";

const [folder, rowsPerFile = "500", seed = String(Math.floor(Math.random() * 2 ** 31))] =
  process.argv.slice(2);
if (!folder) throw new Error("Usage: compare-names.ts <folder> [rows per file] [seed]");
const random = seededRandom(Number(seed));
const { files, firstKeys } = encodeNames(readNames());

const bearers = v.object({ name: text, persons: count });
const newborns = v.object({ name: text, year: count, sex: v.picklist(["F", "M"]), n: count });
const ranked = v.object({ ...newborns.entries, rank: count });

const wrong = [
  ...compare("bearers_women_2020.csv", bearers, (row, record) => row.persons === record.women),
  ...compare("bearers_men_2020.csv", bearers, (row, record) => row.persons === record.men),
  ...compare(
    "surnames_2020_all.csv",
    bearers,
    (row, record) => row.persons === record.surnameBearers,
  ),
  ...compare(
    "newborns_2021_2022_min2.csv",
    newborns,
    (row, record) => row.n === yearOf(row, record)?.children,
  ),
  ...compare("newborns_1998_2022.csv", ranked, (row, record) => {
    const year = yearOf(row, record);
    return row.n === year?.children && row.rank === year.rank;
  }),
];
for (const row of wrong) console.error(`Differs: ${row}`);
console.log(`${wrong.length} differ; ${rowsPerFile} rows of each of 5 files, seed ${seed}`);
if (wrong.length > 0) process.exitCode = 1;

/** Positions of the drawn rows of a file that a record contradicts. */
function compare<Row extends { readonly name: string }>(
  file: string,
  schema: v.GenericSchema<unknown, Row>,
  isSame: (row: Row, record: NameRecord) => boolean,
): string[] {
  const rows = readCsv(readFileSync(path.join(folder ?? "", file), "utf8"), file, schema);
  const drawn = Array.from({ length: Number(rowsPerFile) }, () => {
    return rows[Math.floor(random() * rows.length)];
  });
  return drawn.flatMap((row) => {
    if (!row) return [];
    const record = lookUp(row.fields.name);
    return record && isSame(row.fields, record) ? [] : [`${row.position} ${row.fields.name}`];
  });
}

function lookUp(name: string): NameRecord | undefined {
  const file = files.get(`names-${fileOfKey(firstKeys.names, foldName(name))}.txt`) ?? "";
  return decodeRecords(file).find((record) => record.name === name);
}

function yearOf({ year, sex }: v.InferOutput<typeof newborns>, { girls, boys }: NameRecord) {
  return (sex === "F" ? girls : boys).find((each) => each.year === year);
}
