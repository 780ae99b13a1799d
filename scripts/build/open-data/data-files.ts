import { formatCsv } from "../../../src/lib/csv.ts";
import { givenNameList } from "../../../src/names/facts/given-name-list.ts";
import { surnameList } from "../../../src/names/facts/late-surnames.ts";
import { type DataSetId, dataSets } from "../../../src/names/open-data.ts";
import { decodeOrigins } from "../../../src/names/origins/origins.ts";
import { isCommonGivenName } from "../../../src/names/search/name-addresses.ts";
import type { NameRecord, YearOfNewborns } from "../../../src/names/search/name-files.ts";
import type { SurnameSplit } from "../../../src/names/search/related-names.ts";
import { SPELLING_GROUPS } from "../../../src/names/search/spelling-groups.ts";
import { listYears } from "../../../src/names/series/years.ts";
import { countVowels } from "../../../src/names/sounds/likeness.ts";
import type { ReadAs } from "../../../src/names/sounds/read-as.ts";
import { soundsOf } from "../../../src/names/sounds/sounds.ts";
import { hasMark } from "../../../src/names/word-list.ts";
import { originRows } from "../../../src/words/origins.ts";
import { FIRST_NEWBORN_YEAR, LAST_NEWBORN_YEAR } from "../../../src/words/statistics.ts";
import { splitSurname } from "../../statistics/surname-splits.ts";
import { surnameRanks } from "../name-search/encode-names.ts";
import { recordOf } from "../name-search/name-records.ts";
import type { NameRow } from "../name-search/read-names.ts";

type Cell = string | number | null;
type Row = readonly Cell[];

const SEXES: Readonly<Record<string, string>> = {
  f: "flicknamn",
  p: "pojknamn",
  u: "könsneutralt",
};

const FORMATIONS: Readonly<Record<SurnameSplit["kind"], string>> = {
  compound: "sammansatt",
  ending: "avlett",
  patronymic: "fadersnamn",
};

const LAST_RANK_WITH_SOUNDS = 1000;

const YEARS = listYears({ first: FIRST_NEWBORN_YEAR, last: LAST_NEWBORN_YEAR });

/** A file as it is published. */
export interface DataFile {
  readonly id: DataSetId;
  /** Without the first one. */
  readonly rows: number;
  readonly text: string;
}

/** Every file of /data. */
export function dataFiles(names: readonly NameRow[]): DataFile[] {
  const rowsOf = tables(names);
  return dataSets.map(({ id, columns }) => {
    const rows = rowsOf[id];
    const header = columns.flatMap((column) => column.names);
    return { id, rows: rows.length, text: formatCsv([header, ...rows]) };
  });
}

function tables(names: readonly NameRow[]): Readonly<Record<DataSetId, readonly Row[]>> {
  const ranks = surnameRanks(names);
  const records = names.map((row) => recordOf(row, ranks)).sort(byName);
  const givenNames = records.filter(isCommonGivenName);
  const surnames = records.filter(isAmongMostCommon);
  return {
    klasser: givenNameList.map(({ name, sex, marks }) => [
      name,
      SEXES[sex] ?? null,
      ...[1, 2, 4, 8].map((mark) => flag(marks, mark)),
    ]),
    stavningar: SPELLING_GROUPS.flatMap((group) =>
      group.map((spelling) => [group[0] ?? null, spelling]),
    ),
    ljud: [
      ...givenNames.map(({ name }) => soundRow(name, "given name")),
      ...surnames.map(({ name }) => soundRow(name, "surname")),
    ],
    nyfodda: givenNames.flatMap(newbornRows),
    efternamn: surnameRows(names),
    ursprung: originTable(),
  };
}

/** Of the surnames with sounds: those that have been read one by one. */
function isAmongMostCommon({ surnameRank }: NameRecord): boolean {
  return surnameRank !== null && surnameRank <= LAST_RANK_WITH_SOUNDS;
}

/** In the order of characters, which is the same on every machine. */
function byName(left: { readonly name: string }, right: { readonly name: string }): number {
  return left.name < right.name ? -1 : 1;
}

function flag(marks: string, mark: number): number {
  return hasMark(marks, mark) ? 1 : 0;
}

function soundRow(name: string, readAs: ReadAs): Row {
  const sounds = soundsOf(name, readAs);
  return [name, readAs === "surname" ? "efternamn" : "förnamn", sounds, countVowels(sounds)];
}

function newbornRows({ name, girls, boys }: NameRecord): Row[] {
  const ofSex = (sex: string, years: readonly YearOfNewborns[]) => {
    const children = new Map(years.map((entry) => [entry.year, entry.children]));
    return years.length > 0
      ? [[name, sex, ...YEARS.map((year) => children.get(year) ?? null)]]
      : [];
  };
  return [...ofSex("flickor", girls), ...ofSex("pojkar", boys)];
}

function surnameRows(names: readonly NameRow[]): Row[] {
  const bearers = new Map(names.map(({ name, surnameBearers }) => [name, surnameBearers]));
  return [...surnameList].sort(byName).map(({ name, marks }) => {
    const split = splitSurname(name);
    return [
      name,
      bearers.get(name) ?? null,
      ...[1, 2, 4].map((mark) => flag(marks, mark)),
      split && FORMATIONS[split.kind],
      ...(split?.parts ?? [null, null]),
    ];
  });
}

function originTable(): Row[] {
  return [...decodeOrigins(originRows).values()].map(
    ({ name, classes, certainty, derivation, text, sources }) => [
      name,
      classes.join(" "),
      derivation.kind === "form" ? derivation.of : null,
      certainty,
      derivation.kind === "form" ? null : derivation.senseCertainty,
      text,
      sources.map(({ title, href }) => (href ? `${title} (${href})` : title)).join(" | "),
    ],
  );
}
