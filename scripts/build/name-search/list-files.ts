import { cats } from "../../../src/names/facts/cat-list.ts";
import { dogs } from "../../../src/names/facts/dog-list.ts";
import { givenNameList } from "../../../src/names/facts/given-name-list.ts";
import { newSurnameList, surnameList } from "../../../src/names/facts/late-surnames.ts";
import { allNameFeatures } from "../../../src/names/likeness/name-features.ts";
import { siblingNamesOf } from "../../../src/names/likeness/related-given-names.ts";
import { type ListData, listFile, type SiblingNames } from "../../../src/names/lists/definition.ts";
import { listPages } from "../../../src/names/lists/registry.ts";
import { originGroups } from "../../../src/names/origins/name-origins.ts";
import { isCommonGivenName, isCommonSurname } from "../../../src/names/search/name-addresses.ts";
import { decodeYears } from "../../../src/names/search/name-files.ts";
import { LATEST_LISTS } from "../../../src/names/series/latest-newborns.ts";
import { readMarkedNames } from "../../../src/names/word-list.ts";
import type { CountryId } from "../../../src/names/world/countries.ts";
import { figureIn, isUsedIn } from "../../../src/names/world/names-abroad.ts";
import { petTopNames } from "../../../src/words/pet-top-names.ts";
import { smallPetNames } from "../../../src/words/small-pet-names.ts";
import { DOGS_DATE } from "../../../src/words/statistics.ts";
import { isNatureGivenName } from "../../statistics/curated/nature-given-names.ts";
import type { NameRow } from "./read-names.ts";

const NEIGHBOURS: readonly CountryId[] = ["norge", "danmark", "finland"];

const ENGLISH_SPEAKING: readonly CountryId[] = ["england", "irland", "usa"];

/** All that the lists are made from. */
export function listData(rows: readonly NameRow[]): ListData {
  const suggested = new Map(givenNameList.map((given) => [given.name, given]));
  const surnameMarks = new Map(surnameList.map(({ name, marks }) => [name, marks]));
  const dogCounts = new Map<string, number | null>(
    petTopNames.dogs
      .filter(({ asOf, area }) => asOf === DOGS_DATE && area === "SE")
      .map(({ name, count }) => [name, count]),
  );
  return {
    givenNames: rows
      .filter(({ women, men, girls, boys }) => women + men > 0 || girls !== "" || boys !== "")
      .map(({ name, women, men, girls, boys }) => {
        const figures = { women, men, girls: decodeYears(girls), boys: decodeYears(boys) };
        return {
          name,
          ...figures,
          isCommon: isCommonGivenName(figures),
          sex: suggested.get(name)?.sex ?? "",
          marks: suggested.get(name)?.marks ?? "",
          origins: originGroups.get(name) ?? [],
          isUsedInNeighbours: NEIGHBOURS.every((country) => isUsedIn(name, country)),
          isUsedInEnglish: ENGLISH_SPEAKING.every(
            (country) => figureIn(name, country)?.spelling === null,
          ),
          isNature: isNatureGivenName(name),
        };
      }),
    surnames: rows
      .filter(({ surnameBearers }) => surnameBearers > 0)
      .map(({ name, surnameBearers }) => ({
        name,
        bearers: surnameBearers,
        isCommon: isCommonSurname({ surnameBearers }),
        marks: surnameMarks.get(name) ?? "",
      })),
    newSurnames: newSurnameList.map(({ name }) => name),
    dogs: dogs.map(({ name, sexes }) => ({ name, sexes, count: dogCounts.get(name) ?? null })),
    cats: cats.map(({ name, sexes }) => ({ name, sexes, count: null })),
    rabbits: readMarkedNames(smallPetNames.kanin).map(({ name }) => name),
    siblings: siblingsOfNewborns(new Set(rows.map(({ name }) => name))),
  };
}

/** Sibling names of the names on the newest list, as the pages of those names have them. */
function siblingsOfNewborns(recorded: ReadonlySet<string>): SiblingNames[] {
  const { girls = [], boys = [] } = LATEST_LISTS.at(-1) ?? {};
  const features = allNameFeatures();
  const compared = [...features.values()].filter(({ name }) => recorded.has(name));
  return [...girls, ...boys].flatMap(({ name }) => {
    const given = features.get(name);
    return given ? [{ name, names: siblingNamesOf(given, compared) }] : [];
  });
}

/** A file with the names of each page. */
export function listFiles(rows: readonly NameRow[]): [file: string, text: string][] {
  const data = listData(rows);
  return listPages.map(({ id, select }) => [listFile(id), JSON.stringify(select(data))]);
}
