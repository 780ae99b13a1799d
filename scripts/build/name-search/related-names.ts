import { givenNameList } from "../../../src/names/facts/given-name-list.ts";
import { surnameList } from "../../../src/names/facts/late-surnames.ts";
import { allNameFeatures, STYLES } from "../../../src/names/likeness/name-features.ts";
import { relateGivenNames } from "../../../src/names/likeness/related-given-names.ts";
import type { NameRecord } from "../../../src/names/search/name-files.ts";
import type {
  ExplainedSplit,
  GivenNameRelations,
  RelatedName,
  Relations,
  SurnameRelations,
} from "../../../src/names/search/related-names.ts";
import { pronunciationOf } from "../../../src/names/sounds/pronunciation.ts";
import { OLD_SPELLINGS } from "../../statistics/curated/surname-elements.ts";
import { splitSurname } from "../../statistics/surname-splits.ts";
import { recordOf } from "./name-records.ts";
import { originRelations } from "./origins.ts";
import type { NameRow } from "./read-names.ts";
import { secondNameRelations } from "./second-names.ts";

const NEIGHBOURS = 2;
const MOST_SAME_ENDING = 8;

type Records = ReadonlyMap<string, NameRecord>;

/** The relations of names, by name. */
export type RelationsByName = Readonly<Record<string, Relations>>;

/** The relations of the names in each file of names, in the same order. */
export function relateNames(
  files: readonly (readonly NameRow[])[],
  ranks: ReadonlyMap<string, number>,
): RelationsByName[] {
  const listed = new Set([...givenNameList, ...surnameList].map(({ name }) => name));
  const records = new Map(
    files
      .flat()
      .filter(({ name }) => listed.has(name) || ranks.has(name))
      .map((row) => [row.name, recordOf(row, ranks)]),
  );
  const given = givenNameRelations(records);
  const surnames = surnameRelations(records);
  const second = secondNameRelations(
    files
      .flat()
      .filter(isGivenName)
      .map((row) => recordOf(row, ranks)),
  );
  const originOf = originRelations();
  return files.map((rows) => {
    const relations: Record<string, Relations> = {};
    for (const row of rows) {
      const { name, surnameBearers } = row;
      const ofName = {
        pronunciation: given.has(name) ? (pronunciationOf(name) ?? undefined) : undefined,
        origin: isGivenName(row) ? originOf.get(name) : undefined,
        second: isGivenName(row) ? second.get(name) : undefined,
        given: given.get(name),
        surname: surnames.get(name),
        split: surnameBearers > 0 ? explainedSplit(name) : undefined,
      };
      if (Object.values(ofName).some((relation) => relation)) relations[name] = ofName;
    }
    return relations;
  });
}

/** The JSON of relations, without what the schema that reads it fills in: most of them have little. */
export function relationsText(relations: RelationsByName): string {
  return JSON.stringify(relations, function (this: unknown, _key: string, value: unknown) {
    const isNothing =
      value === 0 || value === false || (Array.isArray(value) && value.length === 0);
    // The parts of a list have their places.
    return isNothing && !Array.isArray(this) ? undefined : value;
  });
}

function isGivenName({ women, men, girls, boys }: NameRow): boolean {
  return women + men > 0 || girls !== "" || boys !== "";
}

function givenNameRelations(records: Records): ReadonlyMap<string, GivenNameRelations> {
  const compared = [...allNameFeatures().values()].filter(({ name }) => records.has(name));
  const related = relateGivenNames(compared);
  const toRelated = (name: string): RelatedName => {
    const record = recordIn(records, name);
    return [name, record.women + record.men, record.hasGivenNameDocument ? 1 : 0];
  };
  return new Map(
    compared.map(({ name, styles }) => {
      const { similar = [], siblings = [] } = related.get(name) ?? {};
      return [
        name,
        {
          classes: styles & ~STYLES.nature,
          isNature: (styles & STYLES.nature) !== 0,
          similar: similar.map(toRelated),
          siblings: siblings.map(toRelated),
        },
      ];
    }),
  );
}

/** Of the surnames that have a rank. */
function surnameRelations(records: Records): ReadonlyMap<string, SurnameRelations> {
  const ranked = [...records.values()]
    .filter(({ surnameRank }) => surnameRank !== null)
    .sort((a, b) => b.surnameBearers - a.surnameBearers || (a.name < b.name ? -1 : 1));
  const marks = new Map(surnameList.map((surname) => [surname.name, surname.marks]));
  const lastParts = new Map(ranked.map(({ name }) => [name, splitSurname(name)?.parts[1]]));
  const byEnding = new Map<string, NameRecord[]>();
  for (const record of ranked) {
    const ending = lastParts.get(record.name);
    if (ending === undefined) continue;
    const sameEnding = byEnding.get(ending);
    if (sameEnding) sameEnding.push(record);
    else byEnding.set(ending, [record]);
  }
  return new Map(
    ranked.map(({ name }, i) => {
      const ending = lastParts.get(name);
      const neighbours = [
        ...ranked.slice(Math.max(0, i - NEIGHBOURS), i),
        ...ranked.slice(i + 1, i + 1 + NEIGHBOURS),
      ];
      const sameEnding = (ending === undefined ? [] : (byEnding.get(ending) ?? []))
        .filter((other) => other.name !== name)
        .slice(0, MOST_SAME_ENDING);
      return [
        name,
        {
          kinds: Number(marks.get(name) ?? 0),
          neighbours: neighbours.map(relatedSurname),
          sameEnding: sameEnding.map(relatedSurname),
        },
      ];
    }),
  );
}

/** What the page says of the parts of a surname. */
function explainedSplit(name: string): ExplainedSplit | undefined {
  const split = splitSurname(name);
  if (!split) return undefined;
  const { kind, parts, joined } = split;
  const oldSpellings = parts.flatMap((part) => {
    const word = OLD_SPELLINGS.get(part);
    return word === undefined ? [] : [[part, word] as const];
  });
  return { kind, parts, joined, oldSpellings };
}

function relatedSurname(record: NameRecord): RelatedName {
  return [record.name, record.surnameBearers, record.hasSurnameDocument ? 1 : 0];
}

function recordIn(records: Records, name: string): NameRecord {
  const record = records.get(name);
  if (!record) throw new Error(`${name} is not in the statistics`);
  return record;
}
