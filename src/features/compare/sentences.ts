/** What a comparison shows, in a few sentences (docs/specification.md, "Names side by side"). */

import { numberWord } from "@/lib/number-word.ts";
import { CLASS, chanceOfNamesake } from "@/names/facts/class-chance.ts";
import { meanAgeOf } from "@/names/facts/mean-age.ts";
import { isUnisex } from "@/names/facts/unisex.ts";
import { joinWords } from "@/names/form/join-words.ts";
import type { NameRecord } from "@/names/search/name-files.ts";
import type { Course } from "@/names/series/newborn-trend.ts";
import { yearsText } from "@/names/series/years.ts";
import { LAST_NEWBORN_YEAR } from "@/words/statistics.ts";
import { chanceText } from "./chance-text.ts";

/** Most sentences above the numbers. */
const MOST_SENTENCES = 4;

/** Least difference of two mean ages that is of interest, in years. */
const AGE_DIFFERENCE = 5;

/** A name, and how it has fared among the newborns. */
export interface DescribedName {
  readonly record: NameRecord;
  /** Null where there is nothing to say, see src/names/series/newborn-trend.ts. */
  readonly course: Course | null;
}

/** Sentences about two names or more, the most interesting first. */
export function sentencesOf(names: readonly DescribedName[]): string[] {
  if (names.length < 2) return [];
  const most = mostCommon(names);
  return [
    commonest(names, most),
    coursesOf(names.filter((name) => name !== most)),
    agesOf(names),
    chancesOf(names),
    mixedOf(names),
  ]
    .filter((sentence) => sentence !== null)
    .slice(0, MOST_SENTENCES);
}

/** The name with most bearers, if there is one. */
function mostCommon(names: readonly DescribedName[]): DescribedName | null {
  const [first, second] = [...names].sort((left, right) => bearersOf(right) - bearersOf(left));
  if (!first || !second || bearersOf(first) === bearersOf(second)) return null;
  return first;
}

/** "Astrid är vanligast av de tre och låg stadigt bland nyfödda 2013–2022." */
function commonest(names: readonly DescribedName[], most: DescribedName | null): string {
  const highest = Math.max(...names.map(bearersOf));
  if (highest === 0) return `Färre än två bär ${wordsOf(names, "eller")}.`;
  if (!most) {
    const equal = names.filter((name) => bearersOf(name) === highest);
    return `${wordsOf(equal)} är lika vanliga${equal.length < names.length ? ", och vanligast" : ""}.`;
  }
  const [other] = names.filter((name) => name !== most);
  const start =
    names.length === 2 && other
      ? `${most.record.name} är vanligare än ${other.record.name}`
      : `${most.record.name} är vanligast av de ${numberWord(names.length)}`;
  return `${start}${most.course === null ? "" : courseText(most.course)}.`;
}

/** "ökade bland nyfödda fram till 2022", "minskade 2023–2025" */
const VERBS: Readonly<Record<Course["kind"], string>> = {
  stiger: "ökade",
  faller: "minskade",
  stadigt: "låg stadigt",
};

function whenOf({ kind, years }: Course): string {
  if (years.last !== LAST_NEWBORN_YEAR) return yearsText(years);
  return kind === "stadigt" ? yearsText(years) : `fram till ${years.last}`;
}

function courseText(course: Course): string {
  const joint = course.kind === "faller" ? ", men" : " och";
  return `${joint} ${VERBS[course.kind]} bland nyfödda ${whenOf(course)}`;
}

/** "Vera och Alva ökade bland nyfödda fram till 2022. Alma minskade 2023–2025." */
function coursesOf(names: readonly DescribedName[]): string | null {
  const clauses = KINDS.flatMap((kind) => {
    const those = names.filter(({ course }) => course?.kind === kind);
    const times = new Set(those.flatMap(({ course }) => (course ? [whenOf(course)] : [])));
    return [...times].map((when) => {
      const named = those.filter(({ course }) => course && whenOf(course) === when);
      return `${wordsOf(named)} ${VERBS[kind]} ${when}`;
    });
  });
  // A clause may have an "och" of its own.
  return clauses.length > 0 ? `Bland nyfödda: ${clauses.join(", ")}.` : null;
}

const KINDS = ["stiger", "faller", "stadigt"] as const;

/** "De som heter Alma är yngst, i snitt 15 år, och de som heter Gunilla äldst, 68 år." */
function agesOf(names: readonly DescribedName[]): string | null {
  const ages = names.flatMap(({ record }) => {
    const age = meanAgeOf(record);
    return age !== null && "all" in age ? [{ name: record.name, age: Math.round(age.all) }] : [];
  });
  const [youngest, ...others] = ages.sort((left, right) => left.age - right.age);
  const oldest = others.at(-1);
  if (!youngest || !oldest || oldest.age - youngest.age < AGE_DIFFERENCE) return null;
  // Several may be as young or as old.
  if (others[0]?.age === youngest.age || others.at(-2)?.age === oldest.age) return null;
  return `De som heter ${youngest.name} är yngst, i snitt ${youngest.age}\u00a0år, och de som heter ${oldest.name} äldst, ${oldest.age}\u00a0år.`;
}

/** "I en klass på 25 är chansen till en till som heter Alma 14 %, störst av dem." */
function chancesOf(names: readonly DescribedName[]): string | null {
  const chances = names.flatMap(({ record }) => {
    const chance = chanceOfNamesake(record, CLASS);
    return chance ? [{ name: record.name, chance, text: chanceText(chance) }] : [];
  });
  const [most, next] = chances.sort((left, right) => right.chance.share - left.chance.share);
  if (!most || !next) return null;
  const group = `I en klass på ${CLASS} födda ${LAST_NEWBORN_YEAR}`;
  if (most.chance.share < 0.01) {
    return `${group} är chansen mindre än 1\u00a0% för vart och ett av namnen att någon till heter så.`;
  }
  if (most.text === next.text) return null;
  return `${group} är chansen störst att någon till heter ${most.name}: ${most.text}.`;
}

/** "Kim bärs av både kvinnor och män." */
function mixedOf(names: readonly DescribedName[]): string | null {
  const mixed = names.filter(({ record: { women, men } }) => isUnisex(women, men));
  return mixed.length > 0 && mixed.length < names.length
    ? `${wordsOf(mixed)} bärs av både kvinnor och män.`
    : null;
}

function bearersOf({ record: { women, men } }: DescribedName): number {
  return women + men;
}

function wordsOf(names: readonly DescribedName[], word = "och"): string {
  return joinWords(
    names.map(({ record }) => record.name),
    word,
  );
}
