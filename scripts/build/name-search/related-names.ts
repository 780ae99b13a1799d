import { childNameList } from "../../../src/generators/child-name-list.ts";
import { givenNameList } from "../../../src/generators/given-name-list.ts";
import { surnameList } from "../../../src/generators/late-surnames.ts";
import {
  isPrerenderedGivenName,
  isPrerenderedSurname,
} from "../../../src/generators/name-search/name-addresses.ts";
import type { NameRecord, YearOfNewborns } from "../../../src/generators/name-search/name-files.ts";
import type {
  ExplainedSplit,
  GivenNameRelations,
  RelatedName,
  Relations,
  SurnameRelations,
} from "../../../src/generators/name-search/related-names.ts";
import {
  type ComparedName,
  relateGivenNames,
} from "../../../src/generators/related-given-names.ts";
import { soundsOf } from "../../../src/generators/sounds/sounds.ts";
import { hasMark } from "../../../src/generators/word-list.ts";
import { OLD_SPELLINGS } from "../../statistics/curated/surname-elements.ts";
import { splitSurname } from "../../statistics/surname-splits.ts";
import { type NameRow, recordOf } from "./read-names.ts";
import { secondNameRelations } from "./second-names.ts";

/** Bits of the marks of a given name that are classes; the other one is for names that rise. */
const CLASSES = 7;

/** Bit of the themes of a child name. */
const NATURE = 8;

/** Fewest newborns of a year that the statistics count in every year. */
const FEWEST_NEWBORNS = 10;

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
  const secondOf = secondNameRelations();
  return files.map((rows) => {
    const relations: Record<string, Relations> = {};
    for (const row of rows) {
      const { name, surnameBearers } = row;
      const ofName = {
        second: isGivenName(row) ? secondOf(recordOf(row, ranks)) : undefined,
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
  const compared = givenNameList.flatMap(({ name, sex, marks, letter }): ComparedName[] => {
    const record = records.get(name);
    if (!record) return [];
    const classes = Number.parseInt(marks, 16) & CLASSES;
    const bearers = record.women + record.men;
    const sounds = soundsOf(name);
    return [{ name, sex, classes, letter, sounds, bearers, ...newbornsOf(record) }];
  });
  const natureNames = new Set(
    childNameList.filter(({ themes }) => hasMark(themes, NATURE)).map(({ name }) => name),
  );
  const related = relateGivenNames(compared);
  const toRelated = (name: string): RelatedName => {
    const record = recordIn(records, name);
    return [name, record.women + record.men, isPrerenderedGivenName(record) ? 1 : 0];
  };
  return new Map(
    compared.map(({ name, classes }) => {
      const { style = [], age = [], siblings = [] } = related.get(name) ?? {};
      return [
        name,
        {
          classes,
          isNature: natureNames.has(name),
          style: style.map(toRelated),
          age: age.map(toRelated),
          siblings: siblings.map(toRelated),
        },
      ];
    }),
  );
}

/** Newborns of the sex that is given the name most, and the year with most of them and how many. */
function newbornsOf({
  girls,
  boys,
}: NameRecord): Pick<ComparedName, "newborns" | "peak" | "peakNewborns"> {
  const [ofGirls, ofBoys] = [girls, boys].map(countedYears);
  const years = total(ofGirls) >= total(ofBoys) ? ofGirls : ofBoys;
  const most = Math.max(0, ...(years ?? []).map(({ children }) => children));
  return {
    newborns: total(years),
    peak: years?.find(({ children }) => children === most)?.year ?? null,
    peakNewborns: most,
  };
}

function countedYears(years: readonly YearOfNewborns[]): YearOfNewborns[] {
  return years.filter(({ children }) => children >= FEWEST_NEWBORNS);
}

function total(years: readonly YearOfNewborns[] = []): number {
  return years.reduce((sum, { children }) => sum + children, 0);
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
  return [record.name, record.surnameBearers, isPrerenderedSurname(record) ? 1 : 0];
}

function recordIn(records: Records, name: string): NameRecord {
  const record = records.get(name);
  if (!record) throw new Error(`${name} is not in the statistics`);
  return record;
}
