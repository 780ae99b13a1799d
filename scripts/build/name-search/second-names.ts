import {
  fitsBeside,
  isGoodBeside,
} from "../../../src/generators/second-names/second-name-match.ts";
import { lookUpSecondName } from "../../../src/names/facts/second-name-facts.ts";
import { secondNameList } from "../../../src/names/facts/second-name-list.ts";
import { isUnisex } from "../../../src/names/facts/unisex.ts";
import { allNameFeatures } from "../../../src/names/likeness/name-features.ts";
import { basesOf, decodeOrigins } from "../../../src/names/origins/origins.ts";
import { decodeLines } from "../../../src/names/search/all-names.ts";
import type { NameRecord } from "../../../src/names/search/name-files.ts";
import type {
  CarriedRelation,
  SecondNameRelations,
} from "../../../src/names/search/related-names.ts";
import { allCarriedNames } from "../../../src/words/all-names/carried-names.ts";
import { originRows } from "../../../src/words/origins.ts";

/** Second names on the page of a name, at most. */
const MOST_NAMES = 4;

/** A second name is on at most this part of the pages that have any: what is everywhere says nothing of the name. */
const MOST_PAGES = 0.04;

/** Fewest people who carry a name without going by it, for it to be suggested unasked. */
const FEWEST_CARRIERS = 1500;

/** Points of a name that ten times as many carry. */
const MAGNITUDE_POINTS = 1.5;

/** Points that a name loses on its way to {@link MOST_PAGES}, so that the same ones do not come first on every page. */
const WORN_POINTS = 2.5;

/** What the pages of given names with a document of their own say of second names. */
export function secondNameRelations(
  records: readonly NameRecord[],
): ReadonlyMap<string, SecondNameRelations> {
  const columnsOf = new Map(
    Array.from(decodeLines(allCarriedNames), ([name, ...columns]) => [name, columns]),
  );
  const carriedByName = new Map(
    records
      .filter(({ hasGivenNameDocument }) => hasGivenNameDocument)
      .flatMap((record): [NameRecord, CarriedRelation][] => {
        const carried = carriedOf(record, columnsOf.get(record.name) ?? []);
        return carried ? [[record, carried]] : [];
      }),
  );
  const secondNames = chooseSecondNames([...carriedByName.keys()]);
  return new Map(
    Array.from(carriedByName, ([{ name }, carried]) => [
      name,
      { carried, names: secondNames.get(name) ?? [] },
    ]),
  );
}

/**
 * By the sex of those who go by the name: among all who carry it are daughters with their father's name. Null if
 * too few of that sex are known to carry it.
 */
function carriedOf(record: NameRecord, columns: readonly string[]): CarriedRelation | null {
  const [women = 0, womenDaily = 0, men = 0, menDaily = 0] = columns.map((digits) =>
    digits === "" ? 0 : Number.parseInt(digits, 36),
  );
  const relation: CarriedRelation = isUnisex(record.women, record.men)
    ? [women + men, womenDaily + menDaily, "u"]
    : record.women > record.men
      ? [women, womenDaily, "f"]
      : [men, menDaily, "p"];
  return record.women + record.men > 0 && relation[0] > 0 ? relation : null;
}

interface Suggestion {
  readonly second: string;
  readonly score: number;
}

/** The same in every build: the most common given names choose first. */
function chooseSecondNames(records: readonly NameRecord[]): ReadonlyMap<string, readonly string[]> {
  const suggested = records
    .toSorted((one, other) => bearersOf(other) - bearersOf(one) || (one.name < other.name ? -1 : 1))
    .map(({ name }) => ({ name, suggestions: suggestionsFor(name) }))
    .filter(({ suggestions }) => suggestions.length > 0);
  const mostPages = Math.max(1, Math.floor(suggested.length * MOST_PAGES));
  const pages = new Map<string, number>();
  const wornOf = (second: string) => (pages.get(second) ?? 0) / mostPages;
  return new Map(
    suggested.map(({ name, suggestions }) => {
      const names = suggestions
        .filter(({ second }) => wornOf(second) < 1)
        .map(({ second, score }) => ({ second, score: score - WORN_POINTS * wornOf(second) }))
        .sort((one, other) => other.score - one.score)
        .slice(0, MOST_NAMES)
        .map(({ second }) => second);
      for (const second of names) pages.set(second, (pages.get(second) ?? 0) + 1);
      return [name, names];
    }),
  );
}

function suggestionsFor(given: string): readonly Suggestion[] {
  const features = allNameFeatures().get(given);
  if (!features) return [];
  const fitOf = fitsBeside({ given, surname: "" });
  return common
    .filter(({ second }) => isGoodBeside(features, second) && !isSameName(given, second.name))
    .map(({ second: { name }, magnitude }) => ({
      second: name,
      score: fitOf(name).score + MAGNITUDE_POINTS * magnitude,
    }));
}

const origins = decodeOrigins(originRows);

/**
 * Whether one is a form of the other, or both are forms of the same name: Ioannis and Johan; and Hanna is one of the two in
 * Ann-Sofie.
 */
function isSameName(given: string, second: string): boolean {
  const other = rootOf(second);
  return [given, ...given.split("-")].some((name) => rootOf(name) === other);
}

function rootOf(name: string): string {
  const origin = origins.get(name);
  return origin ? (basesOf(origin, origins).at(-1) ?? origin).name : name;
}

/** Second names that are suggested unasked, with the logarithm of those who carry them. */
const common = secondNameList.flatMap((second) => {
  const { all = 0, daily = 0 } = lookUpSecondName(second.name).carried ?? {};
  const carriers = all - daily;
  return carriers < FEWEST_CARRIERS ? [] : [{ second, magnitude: Math.log10(carriers) }];
});

function bearersOf({ women, men }: NameRecord): number {
  return women + men;
}
