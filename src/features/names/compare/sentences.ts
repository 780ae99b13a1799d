/** What a comparison shows, in a few sentences (docs/specification.md, "Names side by side"). */
import { CLASS, chanceOfNamesake } from "@/generators/class-chance.ts";
import { meanAgeOf } from "@/generators/mean-age.ts";
import type { NameRecord } from "@/generators/name-search/name-files.ts";
import type { Course } from "@/generators/newborn-trend.ts";
import { isUnisex } from "@/generators/unisex.ts";
import { joinWords } from "@/lib/join-words.ts";
import { chanceText } from "./chance-text.ts";

/** Most sentences above the numbers. */
const MOST_SENTENCES = 4;

/** Least difference of two mean ages that is of interest, in years. */
const AGE_DIFFERENCE = 5;

const NUMBERS = ["noll", "ett", "två", "tre", "fyra", "fem", "sex", "sju", "åtta"];

/** A name, and how it has fared among the newborns. */
export interface DescribedName {
  readonly record: NameRecord;
  /** Null where there is nothing to say, see src/generators/newborn-trend.ts. */
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

/** "Astrid är vanligast av de tre och har varit stadigt i tio år." */
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
      : `${most.record.name} är vanligast av de ${NUMBERS[names.length]}`;
  return `${start}${most.course === null ? "" : COURSES[most.course]}.`;
}

const COURSES: Readonly<Record<Course, string>> = {
  stiger: ", och ökar bland nyfödda",
  faller: ", men minskar bland nyfödda",
  stadigt: " och har legat stadigt i tio år",
};

/** "Vera ökar bland nyfödda, Emma minskar och Ester ligger stadigt." */
function coursesOf(names: readonly DescribedName[]): string | null {
  const clauses = (
    [
      ["stiger", "ökar"],
      ["faller", "minskar"],
      ["stadigt", "ligger stadigt"],
    ] as const
  ).flatMap(([course, verb]) => {
    const those = names.filter((name) => name.course === course);
    return those.length > 0 ? [{ subject: wordsOf(those), verb }] : [];
  });
  if (clauses.length === 0) return null;
  const texts = clauses.map(
    ({ subject, verb }, i) => `${subject} ${verb}${i === 0 ? " bland nyfödda" : ""}`,
  );
  // A clause may have an "och" of its own.
  return `${texts.join(", ")}.`;
}

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
  const group = `I en klass på ${CLASS}`;
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
