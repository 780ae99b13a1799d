import { cats } from "../../../src/names/facts/cat-list.ts";
import { dogs } from "../../../src/names/facts/dog-list.ts";
import { givenNameList } from "../../../src/names/facts/given-name-list.ts";
import { newSurnameList, surnameList } from "../../../src/names/facts/late-surnames.ts";
import { type ListData, listFile } from "../../../src/names/lists/definition.ts";
import { listPages } from "../../../src/names/lists/registry.ts";
import { originGroups } from "../../../src/names/origins/name-origins.ts";
import {
  isPrerenderedGivenName,
  isPrerenderedSurname,
} from "../../../src/names/search/name-addresses.ts";
import type { CountryId } from "../../../src/names/world/countries.ts";
import { isUsedIn } from "../../../src/names/world/names-abroad.ts";
import { petTopNames } from "../../../src/words/pet-top-names.ts";
import { DOGS_DATE } from "../../../src/words/statistics.ts";
import { surnameRanks } from "./encode-names.ts";
import { type NameRow, recordOf } from "./read-names.ts";

const NEIGHBOURS: readonly CountryId[] = ["norge", "danmark", "finland"];

/** All that the lists are made from. */
export function listData(rows: readonly NameRow[]): ListData {
  const ranks = surnameRanks(rows);
  const suggested = new Map(givenNameList.map((given) => [given.name, given]));
  const surnameMarks = new Map(surnameList.map(({ name, marks }) => [name, marks]));
  const dogCounts = new Map<string, number | null>(
    petTopNames.dogs
      .filter(({ asOf, area }) => asOf === DOGS_DATE && area === "SE")
      .map(({ name, count }) => [name, count]),
  );
  const records = rows.map((row) => recordOf(row, ranks));
  return {
    givenNames: records
      .filter(({ women, men, girls, boys }) => women + men + girls.length + boys.length > 0)
      .map((record) => ({
        name: record.name,
        women: record.women,
        men: record.men,
        girls: record.girls,
        boys: record.boys,
        hasDocument: isPrerenderedGivenName(record),
        sex: suggested.get(record.name)?.sex ?? "",
        marks: suggested.get(record.name)?.marks ?? "",
        origins: originGroups.get(record.name) ?? [],
        isUsedInNeighbours: NEIGHBOURS.every((country) => isUsedIn(record.name, country)),
      })),
    surnames: records
      .filter(({ surnameBearers }) => surnameBearers > 0)
      .map((record) => ({
        name: record.name,
        bearers: record.surnameBearers,
        hasDocument: isPrerenderedSurname(record),
        marks: surnameMarks.get(record.name) ?? "",
      })),
    newSurnames: newSurnameList.map(({ name }) => name),
    dogs: dogs.map(({ name, sexes }) => ({ name, sexes, count: dogCounts.get(name) ?? null })),
    cats: cats.map(({ name, sexes }) => ({ name, sexes, count: null })),
  };
}

/** A file with the names of each page. */
export function listFiles(rows: readonly NameRow[]): [file: string, text: string][] {
  const data = listData(rows);
  return listPages.map(({ id, select }) => [listFile(id), JSON.stringify(select(data))]);
}
